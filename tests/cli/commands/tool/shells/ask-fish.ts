import { runShell } from "./run-shell.ts";

const DRIVER = `
while read -l line
    complete -C "$line" | string replace -r '\\t.*' '' | string join \\t
    echo
end
`;

/** What fish offers for the last word of each command line. */
export function askFish(script: string, lines: readonly string[]): readonly (readonly string[])[] {
  const answer = runShell("fish", ["--no-config", "-c", script + DRIVER], `${lines.join("\n")}\n`);
  // A line with nothing to offer has one line break, any other one two.
  const offers: string[][] = [];
  let words: string[] = [];
  for (const line of answer.split("\n").slice(0, -1)) {
    if (line !== "") words = line.split("\t");
    else {
      offers.push(words);
      words = [];
    }
  }
  return offers;
}
