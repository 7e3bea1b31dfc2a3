import { brand } from "./active-brand.ts";
import { mergeTexts } from "./merge-texts.ts";

/** The build calls it below every table of texts (vite/override-texts-plugin.ts), before anybody reads the table. */
export function overrideTexts(table: string, texts: object): void {
  mergeTexts(texts, brand.texts?.tables[table]);
}

/** The build makes it the tag of every template in a table: the brand's own sentence with the template's values. */
export function sentence(key: string) {
  return (parts: readonly string[], ...values: readonly unknown[]): string =>
    brand.texts?.sentences[key]?.replace(/\{(\d)\}/g, (_, place: number) => String(values[place - 1])) ??
    String.raw({ raw: parts }, ...values);
}
