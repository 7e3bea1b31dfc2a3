import type { Language } from "../../core/sentences/sentences.ts";
import { brand } from "./active-brand.ts";
import type { TextTree } from "./fields/text-fields.ts";
import { ownTexts } from "./own-texts.ts";

/** The build calls it below every table of texts (vite/text-tables.ts), before anybody reads the table. */
export function overrideTexts(table: string, texts: object, language?: Language): void {
  mergeTexts(texts, ownTexts(brand, language)?.tables[table]);
}

/** The build makes it the tag of every template in a table: the brand's own sentence with the template's values. */
export function sentence(key: string, language?: Language) {
  return (parts: readonly string[], ...values: readonly unknown[]): string =>
    ownTexts(brand, language)?.sentences[key]?.replace(/\{(\d)\}/g, (_, place: number) => String(values[place - 1])) ??
    String.raw({ raw: parts }, ...values);
}

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
