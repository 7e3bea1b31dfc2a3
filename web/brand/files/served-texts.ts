import { servedText } from "../../text/th/site/served.ts";
import { shellText } from "../../text/th/site/shell.ts";
import type { Brand } from "../brand.ts";

/** The texts of the page before its script runs, by their places in index.html. */
export function servedTexts(brand: Brand) {
  const { served, shell } = brand.texts?.tables ?? {};
  return { name: brand.name, ...servedText, ...shellText.served, ...served, ...(shell?.["served"] as object) };
}
