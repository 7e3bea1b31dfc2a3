/** A command line of this tool as a shell would read it. */
export interface ShellLine {
  /** The variables that are set in front of it. */
  readonly env: Readonly<Record<string, string>>;
  /** What follows `sanam`. */
  readonly argv: readonly string[];
}

/** A word in quotes or without; `>` and `|` are words of their own. */
const WORD = /(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'|>\\])+|[|>]/g;

/** Reads a line of the shell that calls `sanam` or `npx sanam`, maybe behind a pipe and with its output in a file. */
export function readShellLine(line: string): ShellLine {
  const words = [...line.matchAll(WORD)].map(([word]) => (word === "|" || word === ">" ? word : unquoted(word)));
  const called = words.slice(words.lastIndexOf("|") + 1);
  const env: Record<string, string> = {};
  while (/^[A-Z_]+=/.test(called[0] ?? "")) {
    const [name = "", ...value] = (called.shift() ?? "").split("=");
    env[name] = value.join("=");
  }
  if (called[0] === "npx") called.shift();
  if (called.shift() !== "sanam") throw new Error(`this line calls no sanam: ${line}`);
  const end = called.indexOf(">");
  return { env, argv: end < 0 ? called : called.slice(0, end) };
}

function unquoted(word: string): string {
  return word.replace(/"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)/g, (_, double, single, escaped) =>
    String(double ?? single ?? escaped),
  );
}
