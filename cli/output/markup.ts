import { printable } from "./printable.ts";

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
