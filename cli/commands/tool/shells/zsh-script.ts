import {
  argumentCases,
  type CaseStyle,
  type CompletedTool,
  kindOf,
  LISTS_WITH_COMMAS,
  valueCases,
} from "./completed-tool.ts";

/** Completion for zsh: to be sourced after `compinit`, or saved as `_sanam` in a folder of `$fpath`. */
export function zshScript(tool: CompletedTool): string {
  const { version, commands, options, groups, lists } = tool;
  const all = commands.map(({ path, options: own }) => ({ path: path.join(" "), own }));
  return `#compdef sanam
# Completion of sanam ${version} for zsh. Load it with: source <(sanam completion zsh)

_sanam_next() { # the words that may follow the words $1, and what they mean
  case $1 in
${groups.map(({ path, next }) => `    '${path}') reply=(${next.map(({ word, about }) => described(word, about)).join(" ")}) ;;`).join("\n")}
    *) reply=() ;;
  esac
}

_sanam_options() { # the options of the command $1
  case $1 in
${all.map(({ path, own }) => `    '${path}') reply=(${own.map(({ name, about }) => described(name, about)).join(" ")}) ;;`).join("\n")}
    *) reply=() ;;
  esac
  reply+=(${options.map(({ name, about }) => described(name, about)).join(" ")})
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

_sanam_offer() { # offers values of the kind $1
  case $1 in
    '') return 1 ;;
    :files) _files ;;
    :folders) _files -/ ;;
${Object.entries(lists)
  .map(([name, values]) => {
    const commas = LISTS_WITH_COMMAS.has(name as keyof typeof lists) ? "compset -P '*,'; " : "";
    return `    :${name}) ${commas}compadd -- ${values.join(" ")}${name === "flows" ? "; _files" : ""} ;;`;
  })
  .join("\n")}
    *) compadd -- \${=1} ;;
  esac
}

_sanam() {
  local REPLY typed= word option= at=2 args=0
  local -a reply
  while (( at < CURRENT )); do
    word=\${words[at]}
    (( at++ ))
    case $word in
      -*=*) ;;
      -*)
        # Passes over the value of an option. The one that is typed now stays.
        if _sanam_value "$typed" "$word"; then
          (( at == CURRENT )) && option=$word
          (( at++ ))
        fi
        ;;
      *)
        _sanam_next "$typed"
        if (( \${reply[(I)$word:*]} )); then typed="\${typed:+$typed }$word"; else (( args++ )); fi
        ;;
    esac
  done
  word=\${words[CURRENT]}
  if [[ -z $option && $word == -*=* ]]; then
    option=\${word%%=*}
    compset -P '*='
  fi
  if [[ -n $option ]]; then
    _sanam_value "$typed" "$option" && _sanam_offer "$REPLY"
    return
  fi
  if [[ $word == -* ]]; then
    _sanam_options "$typed"
    _describe -o option reply
    return
  fi
  [[ $typed == help ]] && typed="\${(j: :)words[3,CURRENT-1]}"
  _sanam_next "$typed"
  if (( \${#reply} )); then
    _describe command reply
  else
    _sanam_argument "$typed" "$args" && _sanam_value "$typed" "$REPLY" && _sanam_offer "$REPLY"
  fi
}

if [[ \${funcstack[1]} == _sanam ]]; then
  _sanam "$@"
else
  compdef _sanam sanam
fi
`;
}

/** A word with its meaning as `_describe` reads it. */
function described(word: string, about: string): string {
  return `'${word}:${about.replace(/[\\]/g, "\\\\").replaceAll("'", "'\\''")}'`;
}

const CASES: CaseStyle = {
  one: (pattern, option) => `    ${pattern}) REPLY='${kindOf(option)}' ;;`,
  ofAll: (name) => `*' ${name}'`,
  or: "|",
};
