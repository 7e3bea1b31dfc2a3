import { runShell } from "./run-shell.ts";

/** An interactive zsh at a pseudo-terminal: its line editor completes at the Tab, and Ctrl-X s prints the line. */
const DRIVER = `
zmodload zsh/zpty
zpty z zsh -f
zpty -w z "PS1= PS2=; stty -echo; setopt no_beep; autoload -Uz compinit; compinit -D -u; source $1; show() { print -r -- \\"<\\$BUFFER>\\"; zle kill-buffer }; zle -N show; bindkey '^Xs' show; print RE''ADY"
zpty -r -m z out '*READY*'
while IFS= read -r line; do
  zpty -n -w z "$line"$'\\t\\C-Xs'
  zpty -r -m z out '*<sanam*>*'
  print -r -- "\${\${out##*<}%%>*}"
done
zpty -d z
`;

/** What becomes of each command line when Tab is pressed after it. */
export function askZsh(scriptFile: string, lines: readonly string[]): readonly string[] {
  return runShell("zsh", ["-f", "-c", DRIVER, "zsh", scriptFile], `${lines.join("\n")}\n`)
    .split("\n")
    .slice(0, -1)
    .map((line) => line.trimEnd());
}
