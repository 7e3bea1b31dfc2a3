const TYPED = "input:not([type=checkbox]):not([type=radio]):not([type=hidden]):not([type=search]), textarea";
/** A question that waits for an answer, and a page of somebody else, such as a game. */
const OPEN = "dialog[open], iframe";

/** Whether nothing that a person began would be lost with the page: a typed text, an open dialog, a game. */
export function isFreeToReload(document: Document): boolean {
  if (document.querySelector(OPEN)) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return Array.from(fields).every(({ value }) => value === "");
}
