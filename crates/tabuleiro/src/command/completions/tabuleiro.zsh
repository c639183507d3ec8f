#compdef tabuleiro
# Completions of tabuleiro for zsh. The program itself says what can come next.
_tabuleiro() {
    local line
    local -a names texts
    for line in ${(f)"$($words[1] complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)"}; do
        names+=("${line%%$'\t'*}")
        texts+=("${line/$'\t'/  -- }")
    done
    if (( $#names )); then
        compadd -d texts -a names
    else
        _files
    fi
}
compdef _tabuleiro tabuleiro
