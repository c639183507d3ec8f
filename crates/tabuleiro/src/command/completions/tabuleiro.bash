# Completions of tabuleiro for bash. The program itself says what can come next.
_tabuleiro() {
    local line word before="" count=0 IFS=$'\n'
    local words=()
    # Bash splits words at `=`: they are put together again, and only what follows it is completed.
    for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if ((count)) && [[ $word == "=" || ${words[count - 1]} == *= ]]; then
            words[count - 1]+=$word
        else
            words[count++]=$word
        fi
    done
    word=${words[count - 1]}
    [[ $word == *=* ]] && before="${word%%=*}="
    COMPREPLY=()
    while read -r line; do
        line=${line%%$'\t'*}
        COMPREPLY+=("$(printf '%q' "${line#"$before"}")")
    done < <("${COMP_WORDS[0]}" complete -- "${words[@]}" 2>/dev/null)
    [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=:] ]] && compopt -o nospace 2>/dev/null
}
complete -o default -F _tabuleiro tabuleiro
