import { err, ok, type Result } from "../../core/shared/result.ts";
import type { FileProblem } from "./fields.ts";

export interface FileData {
  readonly data: unknown;
  /** Keys that the file has twice: JSON takes the last one without a word. */
  readonly problems: readonly FileProblem[];
}

const AS_UTF8 = "Save it as UTF-8 without a byte order mark.";

/** The data of an operator's file, or why its bytes are no JSON. `toStart` says how to begin with an empty one. */
export function fileData(bytes: Uint8Array, toStart: string): Result<FileData, FileProblem> {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return err({ path: "", problem: "is not written in UTF-8", remedy: AS_UTF8 });
  }
  if (text.startsWith("\ufeff")) {
    return err({ path: "", problem: "begins with a byte order mark", remedy: AS_UTF8 });
  }
  if (text.trim() === "") {
    return err({ path: "", problem: "is empty", remedy: toStart });
  }
  const place = jsonPlace(text);
  if (place) {
    const problem = `line ${place.line}, column ${place.column}: ${place.message}`;
    return err({ path: "", problem, remedy: "Correct the JSON there: a comma, a quote or a bracket." });
  }
  const problems = repeatedKeys(text).map((path) => ({
    path,
    problem: "is in the file twice",
    remedy: "Remove one of the two.",
  }));
  return ok({ data: JSON.parse(text), problems });
}

/** Where a text stops being JSON: line and column from 1, and what the parser says. Undefined for sound JSON. */
function jsonPlace(
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
  return { line: before.length, column: (before[before.length - 1]?.length ?? 0) + 1, message };
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

/** A text with its quotes, or a character that opens, closes or divides. Numbers and words say nothing about keys. */
const PIECES = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

interface Open {
  readonly isObject: boolean;
  readonly keys: Set<string>;
  /** The key or the index of the value that is being read. */
  step: string;
  index: number;
}

/** The paths of keys that an object of a sound JSON text has more than once. */
function repeatedKeys(json: string): readonly string[] {
  const repeated = new Set<string>();
  const open: Open[] = [];
  let text = "";
  for (const piece of json.match(PIECES) ?? []) {
    const inner = open[open.length - 1];
    if (piece === "{" || piece === "[") {
      open.push({ isObject: piece === "{", keys: new Set(), step: "0", index: 0 });
    } else if (piece === "}" || piece === "]") {
      open.pop();
    } else if (piece === "," && inner && !inner.isObject) {
      inner.index++;
      inner.step = String(inner.index);
    } else if (piece === ":" && inner) {
      inner.step = String(JSON.parse(text));
      if (inner.keys.has(inner.step)) repeated.add(open.map(({ step }) => step).join("."));
      inner.keys.add(inner.step);
    } else {
      text = piece;
    }
  }
  return [...repeated];
}
