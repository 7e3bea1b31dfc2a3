/** JSON for programs, one object a line; text for people. */
export type LogForm = "json" | "text";

export type LogLevel = "info" | "warn" | "error";

/** Characters that could break a line or change how a terminal shows it: controls, line separators, direction marks. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/gu;
/** What looks like a phone number, an account number or a token in an error's message. Ids of members and requests stay. */
const SECRET =
  /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b|\d(?:[ -]?\d){7,}|(?=[A-Za-z_-]*\d)[\w-]{24,}/g;
/** What JSON holds under such a name, also when it is cut off. */
const SECRET_FIELD = /("\w*(?:password|token|secret|code|launch|ticket)\w*"\s*:\s*")[^"]*/gi;
const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** A JSON object without a line break. Fields that are undefined are left out. */
export function jsonLine(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(fields).replace(UNPRINTABLE, escapeCharacter);
}

/** A text of one line. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, escapeCharacter);
}

/** Replaces what an error's message may have taken from a request. */
export function withoutSecrets(text: string): string {
  return text.replace(SECRET_FIELD, "$1[…]").replace(SECRET, (found) => (ID.test(found) ? found : "[…]"));
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
