# Completions of tabuleiro for fish. The program itself says what can come next.
function __tabuleiro_complete
    set -l words (commandline -opc)
    set -l program $words[1]
    set -e words[1]
    $program complete -- $words (commandline -ct) 2>/dev/null
end
complete -c tabuleiro -a '(__tabuleiro_complete)'
