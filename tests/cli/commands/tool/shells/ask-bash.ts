import { runShell } from "./run-shell.ts";

/** bash cuts a command line into words also at `=`. */
const DRIVER = `
while IFS= read -r line; do
  IFS=$'\\t' read -r -a COMP_WORDS <<< "$line"
  case $line in *$'\\t') COMP_WORDS+=("") ;; esac
  COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
  _sanam
  printf '%s\\t' "\${COMPREPLY[@]}"
  printf '\\n'
done
`;

/** What bash offers for the last word of each command line. Words are separated by one space; the last one may be empty. */
export function askBash(script: string, lines: readonly string[]): readonly (readonly string[])[] {
  const typed = lines.map((line) =>
    line
      .replace(/(--[\w-]+)=/, "$1 = ")
      .split(" ")
      .join("\t"),
  );
  const answer = runShell("bash", ["--noprofile", "--norc", "-c", script + DRIVER], `${typed.join("\n")}\n`);
  return answer
    .split("\n")
    .slice(0, -1)
    .map((line) => line.split("\t").filter((word) => word !== ""));
}
