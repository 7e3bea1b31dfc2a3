import { RecipeError } from "./recipe.ts";

const CLOSING: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/**
 * Inserts lines before the bracket that closes the block that `opening` ends with, such as
 * `export const paths = {`. Brackets in strings and comments of that block must be in pairs. Throws a RecipeError when the
 * text has no such block.
 */
export function appendToBlock(text: string, opening: string, lines: string): string {
  const start = text.indexOf(opening);
  if (start < 0) throw new RecipeError(`The recipe found no "${opening}".`);
  const open = opening.slice(-1);
  const close = CLOSING[open];
  let depth = 0;
  for (let index = start + opening.length - 1; index < text.length; index += 1) {
    if (text[index] === open) depth += 1;
    if (text[index] === close) depth -= 1;
    if (depth === 0) return `${text.slice(0, index).trimEnd()}\n${lines}\n${text.slice(index)}`;
  }
  throw new RecipeError(`The block of "${opening}" has no end.`);
}

/** Adds an import at the top; the formatter sorts it. An import of the same names is kept once. */
export function addImport(text: string, statement: string): string {
  return text.includes(statement) ? text : `${statement}\n${text}`;
}

/** Inserts lines before a line of the text. Throws a RecipeError when the text has no such line. */
export function insertBefore(text: string, line: string, lines: string): string {
  const at = text.indexOf(line);
  if (at < 0) throw new RecipeError(`The recipe found no "${line}".`);
  return `${text.slice(0, at)}${lines}\n${text.slice(at)}`;
}
