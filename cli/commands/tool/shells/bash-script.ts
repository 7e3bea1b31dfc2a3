import {
  argumentCases,
  type CaseStyle,
  type CompletedTool,
  kindOf,
  LISTS_WITH_COMMAS,
  valueCases,
} from "./completed-tool.ts";

/** Completion for bash 3.2 and later, without the package bash-completion. */
export function bashScript(tool: CompletedTool): string {
  const { version, commands, options, groups, lists } = tool;
  const all = commands.map(({ path, options: own }) => ({ path: path.join(" "), own }));
  return `# Completion of sanam ${version} for bash. Load it with: source <(sanam completion bash)

_sanam_next() { # the words that may follow the words $1
  case $1 in
${groups.map(({ path, next }) => `    '${path}') REPLY='${next.map(({ word }) => word).join(" ")}' ;;`).join("\n")}
    *) REPLY= ;;
  esac
}

_sanam_options() { # the options of the command $1
  case $1 in
${all.map(({ path, own }) => `    '${path}') REPLY='${own.map(({ name }) => name).join(" ")}' ;;`).join("\n")}
    *) REPLY= ;;
  esac
  REPLY="$REPLY ${options.map(({ name }) => name).join(" ")}"
}

_sanam_value() { # what the value of the option $2 of the command $1 is; fails for an option without a value
  case "$1 $2" in
${valueCases(tool, CASES)}
    *) return 1 ;;
  esac
}

_sanam_argument() { # the option that the argument $2 of the command $1 stands for
  case "$1 $2" in
${argumentCases(tool, (path, place, name) => `    '${path} '${place}) REPLY='${name}' ;;`)}
    *) return 1 ;;
  esac
}

_sanam_list() { # the names of a list
  case $1 in
${Object.entries(lists)
  .map(([name, values]) => `    :${name}) REPLY='${values.join(" ")}' ;;`)
  .join("\n")}
    *) REPLY=$1 ;;
  esac
}

_sanam_offer() { # offers what the value $2 of the kind $1 may become
  local kind=$1 cur=$2 before= line
  COMPREPLY=()
  case $kind in
    :files | :folders | :flows)
      compopt -o filenames 2>/dev/null
      local action=-f
      [ "$kind" = :folders ] && action=-d
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen $action -- "$cur")
      [ "$kind" = :flows ] || return 0
      ;;
${[...LISTS_WITH_COMMAS].map((name) => `    :${name}) case $cur in *,*) before=\${cur%,*}, ;; esac ;;`).join("\n")}
  esac
  _sanam_list "$kind"
  while IFS= read -r line; do COMPREPLY+=("$before$line"); done < <(compgen -W "$REPLY" -- "\${cur#"$before"}")
}

_sanam() {
  local REPLY path= args=0 at=1 word next last=$COMP_CWORD cur=\${COMP_WORDS[COMP_CWORD]} option=
  COMPREPLY=()
  # bash cuts --option=value into three words.
  if [ "$cur" = = ]; then
    cur= option=\${COMP_WORDS[COMP_CWORD-1]} last=$((COMP_CWORD - 1))
  elif [ "\${COMP_WORDS[COMP_CWORD-1]}" = = ]; then
    option=\${COMP_WORDS[COMP_CWORD-2]} last=$((COMP_CWORD - 2))
  fi
  while [ $at -lt $last ]; do
    word=\${COMP_WORDS[at]}
    at=$((at + 1))
    case $word in
      -*)
        # Passes over the value of an option. The one that is typed now stays.
        if [ "\${COMP_WORDS[at]}" = = ]; then
          at=$((at + 2))
        elif _sanam_value "$path" "$word"; then
          if [ $at -eq $last ] && [ -z "$option" ]; then option=$word; fi
          at=$((at + 1))
        fi
        ;;
      *)
        next="\${path:+$path }$word"
        _sanam_next "$path"
        case " $REPLY " in
          *" $word "*) path=$next ;;
          *) args=$((args + 1)) ;;
        esac
        ;;
    esac
  done
  if [ -n "$option" ]; then
    _sanam_value "$path" "$option" && _sanam_offer "$REPLY" "$cur"
    return 0
  fi
  case $cur in
    -*)
      _sanam_options "$path"
      _sanam_offer "$REPLY" "$cur"
      return 0
      ;;
  esac
  _sanam_next "$path"
  if [ -n "$REPLY" ]; then
    _sanam_offer "$REPLY" "$cur"
  elif [ "$path" = help ]; then
    path=
    for word in "\${COMP_WORDS[@]:2:COMP_CWORD-2}"; do path="\${path:+$path }$word"; done
    _sanam_next "$path"
    _sanam_offer "$REPLY" "$cur"
  elif _sanam_argument "$path" "$args" && _sanam_value "$path" "$REPLY"; then
    _sanam_offer "$REPLY" "$cur"
  fi
  return 0
}

complete -o nosort -F _sanam sanam 2>/dev/null || complete -F _sanam sanam
`;
}

const CASES: CaseStyle = {
  one: (pattern, option) => `    ${pattern}) REPLY='${kindOf(option)}' ;;`,
  ofAll: (name) => `*' ${name}'`,
  or: " | ",
};
