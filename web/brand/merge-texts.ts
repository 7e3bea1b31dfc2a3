import type { TextTree } from "./fields/text-fields.ts";

/** Writes a brand's own texts over those of a table. Leaves out what the table does not have: it may be of another release. */
export function mergeTexts(texts: object, own: TextTree | undefined): void {
  const into = texts as Record<string, string | object>;
  for (const [key, text] of Object.entries(own ?? {})) {
    const before = into[key];
    if (typeof text === "string") {
      if (typeof before === "string") into[key] = text;
    } else if (typeof before === "object") mergeTexts(before, text);
  }
}
