import {
  argumentCases,
  type CaseStyle,
  type CompletedTool,
  kindOf,
  LISTS_WITH_COMMAS,
  valueCases,
} from "./completed-tool.ts";

/** Completion for fish 3: to be saved as `sanam.fish` in its folder of completions. */
export function fishScript(tool: CompletedTool): string {
  const { version, commands, options, groups, lists } = tool;
  const all = commands.map(({ path, options: own }) => ({ path: path.join(" "), own }));
  return `# Completion of sanam ${version} for fish. Load it with: sanam completion fish | source

function __sanam_next # the words that may follow the words $argv[1], and what they mean
    switch $argv[1]
${groups.map(({ path, next }) => `        case '${path}'\n${printed(next.map(({ word, about }) => [word, about]))}`).join("\n")}
    end
end

function __sanam_options # the options of the command $argv[1]
    switch $argv[1]
${all
  .filter(({ own }) => own.length > 0)
  .map(({ path, own }) => `        case '${path}'\n${printed(own.map(({ name, about }) => [name, about]))}`)
  .join("\n")}
    end
${printed(options.map(({ name, about }) => [name, about]))}
end

function __sanam_value # what the value of the option $argv[2] of the command $argv[1] is; fails for an option without one
    switch "$argv[1] $argv[2]"
${valueCases(tool, CASES)}
        case '*'
            return 1
    end
end

function __sanam_argument # the option that the argument $argv[2] of the command $argv[1] stands for
    switch "$argv[1] $argv[2]"
${argumentCases(tool, (path, place, name) => `        case '${path} ${place}'\n            echo '${name}'`)}
        case '*'
            return 1
    end
end

function __sanam_offer # offers what the value $argv[2] of the kind $argv[1] may become, behind the text $argv[3]
    switch $argv[1]
        case :files
            printf "$argv[3]%s\\n" (__fish_complete_path $argv[2])
        case :folders
            printf "$argv[3]%s\\n" (__fish_complete_directories $argv[2])
${Object.entries(lists)
  .map(([name, values]) => {
    const before = LISTS_WITH_COMMAS.has(name as keyof typeof lists)
      ? "(string match -r '.*,' -- $argv[2] | string collect -a)"
      : "";
    const files = name === "flows" ? `\n            printf "$argv[3]%s\\n" (__fish_complete_path $argv[2])` : "";
    return `        case :${name}\n            printf "$argv[3]%s\\n" ${before}{${values.join(",")}}${files}`;
  })
  .join("\n")}
        case ''
        case '*'
            printf "$argv[3]%s\\n" (string split ' ' -- $argv[1])
    end
end

function __sanam_complete
    set -l words (commandline -opc)[2..-1]
    set -l cur (commandline -ct)
    set -l typed ''
    set -l args 0
    set -l option ''
    for word in $words
        if test -n "$option"
            set option ''
            continue
        end
        switch $word
            case '-*=*'
            case '-*'
                # Passes over the value of an option. The one that is typed now stays.
                if __sanam_value "$typed" $word >/dev/null
                    set option $word
                end
            case '*'
                if __sanam_next "$typed" | string match -q -- $word\\t'*'
                    set typed (string trim -- "$typed $word")
                else
                    set args (math $args + 1)
                end
        end
    end
    if test -n "$option"
        __sanam_offer (__sanam_value "$typed" $option) "$cur" ''
        return
    end
    switch $cur
        case '-*=*'
            set -l parts (string split -m 1 = -- $cur)
            if set -l kind (__sanam_value "$typed" $parts[1])
                __sanam_offer "$kind" "$parts[2]" "$parts[1]="
            end
            return
        case '-*'
            __sanam_options "$typed"
            return
    end
    if test "$typed" = help
        __sanam_next (string join ' ' -- $words[2..-1])
        return
    end
    set -l next (__sanam_next "$typed")
    if test (count $next) -gt 0
        printf '%s\\n' $next
    else if set -l name (__sanam_argument "$typed" $args)
        __sanam_offer "$(__sanam_value "$typed" $name)" "$cur" ''
    end
end

complete -c sanam -f -a '(__sanam_complete)'
`;
}

/** Lines that print words with their meanings. */
function printed(words: readonly (readonly [word: string, about: string])[]): string {
  return words.map(([word, about]) => `            printf '%s\\t%s\\n' ${word} ${quoted(about)}`).join("\n");
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

const CASES: CaseStyle = {
  one: (pattern, option) => `        case ${pattern}\n            echo '${kindOf(option)}'`,
  ofAll: (name) => `'* ${name}'`,
  or: " ",
};
