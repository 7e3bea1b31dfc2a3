/** Where a text stops being JSON: line and column from 1, and what the parser says. Undefined for sound JSON. */
export function jsonPlace(
  text: string,
): { readonly line: number; readonly column: number; readonly message: string } | undefined {
  const message = problemOf(text);
  if (message === undefined) return undefined;
  // A text that is wrong at a place stays wrong whatever follows, so the place is found by halving.
  let sound = 0;
  let wrong = text.length + 1;
  while (wrong - sound > 1) {
    const middle = Math.floor((sound + wrong) / 2);
    if (isBeginning(text.slice(0, middle))) sound = middle;
    else wrong = middle;
  }
  const before = text.slice(0, sound).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message };
}

function problemOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/ in JSON at position.*$| \(line.*$|, \.{0,3}".*$/s, "");
  }
}

/** Whether more text could make it JSON: the parser has no complaint, or only about the end. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const position = /at position (\d+)/.exec(message)?.[1];
    return /end of JSON|Unterminated/.test(message) || Number(position) === text.length || isStartOfWord(text);
  }
}

/** `tru`, `-` and the like: the parser names no position. */
function isStartOfWord(text: string): boolean {
  const word = /[a-z]+$/.exec(text)?.[0];
  if (word === undefined) return false;
  const rest = ["true", "false", "null"].find((whole) => whole.startsWith(word) && whole !== word)?.slice(word.length);
  return rest !== undefined && isBeginning(text + rest);
}
