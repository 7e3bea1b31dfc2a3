/** Control characters, line separators, and characters that nobody sees: they turn, join or hide what is around them. */
const INVISIBLE = "\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}";

/** Invisible characters that ordinary texts have: a Thai word break, and what joins and colours pictographs. */
const ORDINARY = [
  "(?<=\\p{Script=Thai})\\u200b(?=\\p{Script=Thai})",
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})",
  "(?<=\\p{Emoji})[\\ufe0e\\ufe0f]",
].join("|");

const LINE_BREAKS = /[\r\n\t\u2028\u2029]+/g;
const UNSAFE = new RegExp(`(?!${ORDINARY})[${INVISIBLE}]|[\\ufffe\\uffff]`, "gu");
/** Thai has two marks on a letter. A tower of them covers the lines above. */
const TOWER = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;
/** JSON has escaped the control characters below space already. */
const UNSAFE_IN_JSON = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Makes a backend's text safe: line breaks would break a table, and escape codes could control the terminal. */
export function printable(text: string): string {
  return text.replace(LINE_BREAKS, " ").replace(UNSAFE, "\ufffd").replace(TOWER, "$1\ufffd");
}

/** One line of JSON that a terminal shows as it is. It means the same as the plain one. */
export function printableJson(value: unknown): string {
  return escapeInvisible(JSON.stringify(value));
}

/** Writes invisible characters as `\u202e`, for texts in quotes that know this spelling. */
export function escapeInvisible(quoted: string): string {
  return quoted.replace(UNSAFE_IN_JSON, (character) =>
    // Two units for a character outside the basic plane.
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text for one line of XML and HTML, also in an attribute. */
export function escapeMarkup(text: string): string {
  return printable(text).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
