# Completion of hegemonic for PowerShell: put `hegemonic completion powershell | Out-String | Invoke-Expression`
# into $PROFILE. Not tested: none of us has a PowerShell at hand.
Register-ArgumentCompleter -Native -CommandName hegemonic -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
        ForEach-Object { $_.Extent.Text })
    $rest = @($words | Select-Object -Skip 1)
    $env:_HEGEMONIC_COMPLETE = ":$wordToComplete"
    try {
        & $words[0] @rest 2>$null | ForEach-Object {
            if ($_ -eq ':files') {
                Get-ChildItem -Path "$wordToComplete*" -Name | ForEach-Object {
                    [System.Management.Automation.CompletionResult]::new($_)
                }
            } elseif ($_) {
                $value, $meaning = $_ -split "`t", 2
                if (-not $meaning) { $meaning = $value }
                [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $meaning)
            }
        }
    } finally {
        Remove-Item Env:_HEGEMONIC_COMPLETE
    }
}
