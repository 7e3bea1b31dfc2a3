const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Not allowed in XML, or able to turn a text's direction. */
const UNSAFE =
  /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text for XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(UNSAFE, "\ufffd").replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
