# Completion of hegemonic for bash (3.2 and later). Source it, or install it as
# share/bash-completion/completions/hegemonic.
_hegemonic() {
    local line=${COMP_LINE:0:COMP_POINT} words current kept candidates candidate
    # Not COMP_WORDS: there bash breaks red:agent@B2 and red=assault apart.
    read -r -a words <<< "$line"
    words=("${words[@]/#\~\//$HOME/}")
    current=
    if [[ $line != *[[:space:]] ]]; then
        current=${words[${#words[@]}-1]}
        unset "words[${#words[@]}-1]"
    fi
    # What bash puts in place of the word is only what follows its last break.
    kept=${current%"${current##*["$COMP_WORDBREAKS"]}"}
    COMPREPLY=()
    candidates=$(_HEGEMONIC_COMPLETE=":$current" "${words[@]}" 2> /dev/null)
    if [[ $candidates == :files ]]; then
        compopt -o filenames 2> /dev/null
        candidates=$(compgen -f -- "${current#"$kept"}")
        kept=
    fi
    while IFS= read -r candidate; do
        candidate=${candidate%%$'\t'*}
        [[ -n $candidate ]] && COMPREPLY+=("${candidate#"$kept"}")
    done <<< "$candidates"
}
complete -F _hegemonic hegemonic
