import type { Language } from "../../core/sentences/sentences.ts";
import type { Brand } from "./brand.ts";
import type { BrandTexts } from "./fields/text-fields.ts";

/** The brand's own texts in a language. */
export function ownTexts(
  { texts, translations }: Pick<Brand, "texts" | "translations">,
  language: Language = "th",
): BrandTexts | undefined {
  return language === "th" ? texts : translations?.[language];
}
