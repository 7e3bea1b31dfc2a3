import { servedText } from "../../text/th/site/served.ts";
import { shellText } from "../../text/th/site/shell.ts";
import type { Brand } from "../brand.ts";
import { mergeTexts } from "../merge-texts.ts";

/** The texts of the page before its script runs, by their places in index.html. */
export function servedTexts(brand: Brand) {
  const texts = { served: { ...servedText }, shell: { served: { ...shellText.served } } };
  mergeTexts(texts, brand.texts?.tables);
  return { name: brand.name, ...texts.served, ...texts.shell.served };
}
