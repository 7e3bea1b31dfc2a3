/** Marks that turn the direction of a text and could show an account number backwards, and line separators. */
const DIRECTIONS = "\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff";

const LINE_BREAKS = /[\r\n\t\u2028\u2029]+/g;
const UNSAFE = new RegExp(`[\\p{Cc}${DIRECTIONS}]`, "gu");
/** JSON has escaped the control characters below space already. */
const UNSAFE_IN_JSON = new RegExp(`[\\u007f-\\u009f${DIRECTIONS}]`, "g");

/** Makes a backend's text safe: line breaks would break a table, and escape codes could control the terminal. */
export function printable(text: string): string {
  return text.replace(LINE_BREAKS, " ").replace(UNSAFE, "\ufffd");
}

/** One line of JSON that a terminal shows as it is. It means the same as the plain one. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE_IN_JSON, escape);
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
