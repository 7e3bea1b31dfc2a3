import { isJsonObject, type JsonObject } from "../../../contracts/operator-files/fields.ts";
import { LANGUAGES, type Language } from "../../../core/sentences/sentences.ts";
import type { Brand } from "../../../web/brand/brand.ts";
import { SITE_TEXTS } from "../../../web/brand/fields/text-fields.ts";
import type { BrandNote } from "../../runtime/brands.ts";

type Note = Omit<BrandNote, "file">;

/** What a right brand file does not say in each of its languages, and what it says for nobody. `data` is the file's. */
export function languageNotes(data: JsonObject, { languages }: Pick<Brand, "languages">): readonly Note[] {
  const own = new Map(LANGUAGES.map((language) => [language, textsIn(data, language)]));
  const unseen = LANGUAGES.filter((language) => !languages.includes(language) && (own.get(language)?.size ?? 0) > 0);
  return [
    ...unseen.map((language) => ({
      path: pathOf(language),
      note: `nobody reads these texts: languages leaves out ${language}`,
    })),
    ...languages.flatMap((language) =>
      [...(own.get(language) ?? [])].flatMap((key) => {
        const missing = languages.filter((other) => !own.get(other)?.has(key));
        return missing.map((other) => ({ path: `${pathOf(language)}.${key}`, note: fallBack(key, other) }));
      }),
    ),
  ];
}

function fallBack(key: string, language: Language): string {
  const usual = SITE_TEXTS[language].get(key)?.usual;
  // Some words of another language are no text that could be replaced.
  if (usual === undefined) return `falls back to ours in ${language}, which a brand cannot change`;
  return `falls back to ours in ${language}, ${JSON.stringify(usual)}: ${pathOf(language)} has no such text`;
}

function pathOf(language: Language): string {
  return language === LANGUAGES[0] ? "texts" : `translations.${language}`;
}

function textsIn(data: JsonObject, language: Language): ReadonlySet<string> {
  const { texts, translations } = data;
  const own = language === LANGUAGES[0] ? texts : isJsonObject(translations) ? translations[language] : undefined;
  return new Set(isJsonObject(own) ? Object.keys(own) : []);
}
