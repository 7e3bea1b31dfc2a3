import type { Command } from "./command.ts";
import { didYouMean, nearWord } from "./did-you-mean.ts";

/** No command has more words. */
const MOST_WORDS = 4;

/** `. Did you mean wallet credit?`, or nothing when no command is near the words of a command line. */
export function suggestCommand(argv: readonly string[], commands: readonly Command[]): string {
  const typed = firstWords(argv);
  const paths = commands.map(({ path }) => path.join(" "));
  // `sanam credit` and `sanam login gold`: the group is missing.
  const ends = paths.filter((path) => typed.some((_, at) => path.endsWith(` ${typed.slice(0, at + 1).join(" ")}`)));
  if (ends.length > 0) return `. Did you mean ${ends.slice(0, 3).join(" or ")}?`;
  for (let count = typed.length; count > 0; count--) {
    const words = typed.slice(0, count);
    const near = nearPath(words, commands);
    if (near === words.join(" ")) return `. After ${near} comes one of ${nextWords(words, commands).join(", ")}`;
    if (near !== undefined) return `. Did you mean ${near}?`;
  }
  return didYouMean(typed.join(" "), paths);
}

function nextWords(words: readonly string[], commands: readonly Command[]): readonly string[] {
  const below = commands.filter(({ path }) => words.every((word, at) => path[at] === word));
  return [...new Set(below.flatMap(({ path }) => path[words.length] ?? []))];
}

/** The word of a command line where it leaves every command, although it asks for help. */
export function unknownWord(argv: readonly string[], commands: readonly Command[]): string | undefined {
  let left = commands;
  for (const [at, word] of firstWords(argv).entries()) {
    // What follows a whole command are its arguments.
    if (left.length === 1 && left[0]?.path.length === at) return undefined;
    left = left.filter(({ path }) => path[at] === word);
    if (left.length === 0) return word;
  }
  return undefined;
}

/** The beginning of a command whose words are all like the typed ones. */
function nearPath(words: readonly string[], commands: readonly Command[]): string | undefined {
  let left = commands;
  for (const [at, word] of words.entries()) {
    const known = [...new Set(left.flatMap(({ path }) => path[at] ?? []))];
    const meant = known.includes(word) ? word : nearWord(word, known);
    if (meant === undefined) return undefined;
    left = left.filter(({ path }) => path[at] === meant);
  }
  return left[0]?.path.slice(0, words.length).join(" ");
}

/** The words before the first option; one in front of them has its value taken away. */
function firstWords(argv: readonly string[]): readonly string[] {
  const start = argv.findIndex((word, at) => !word.startsWith("-") && !takesValue(argv[at - 1]));
  if (start < 0) return [];
  const rest = argv.slice(start, start + MOST_WORDS);
  const end = rest.findIndex((word) => word.startsWith("-"));
  return end < 0 ? rest : rest.slice(0, end);
}

function takesValue(word: string | undefined): boolean {
  return word !== undefined && /^(-o|--(?!verbose$|no-keys$)[\w-]+)$/.test(word);
}
