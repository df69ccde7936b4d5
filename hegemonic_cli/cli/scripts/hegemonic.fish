# Completion of hegemonic for fish. Put it into a completions folder (~/.config/fish/completions) or source it.
function __hegemonic_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l candidates (env _HEGEMONIC_COMPLETE=":$current" $words 2>/dev/null)
    if test "$candidates[1]" = ":files"
        __fish_complete_path "$current"
    else
        printf '%s\n' $candidates
    end
end
complete -c hegemonic -f -a "(__hegemonic_complete)"
