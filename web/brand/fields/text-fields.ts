import * as v from "valibot";
import { isJsonObject, type JsonObject } from "../../../contracts/operator-files/fields.ts";
import { LANGUAGES, type Language } from "../../../core/sentences/sentences.ts";
import { nearestKey } from "../../../core/shared/nearest-key.ts";
import { thaiBreaks } from "../../text/thai-breaks.ts";
import { fieldsOf } from "./fields-of.ts";
import textKeys from "./text-keys.json" with { type: "json" };

interface SiteText {
  readonly table: string;
  readonly path: readonly string[];
  /** `{1}` stands for the first value of a sentence. */
  readonly usual: string;
}

/** Texts within texts: `{ menu: { contact: "…" } }`. */
export interface TextTree {
  readonly [step: string]: string | TextTree;
}

/** The operator's own words in one language. */
export interface BrandTexts {
  /** Plain texts, by table. */
  readonly tables: Readonly<Record<string, TextTree>>;
  /** Texts with values, by their whole key. */
  readonly sentences: Readonly<Record<string, string>>;
}

const LONGEST_TEXT = 500;
const notAText = "must be a text that is not empty";
const tooLong = `must have at most ${LONGEST_TEXT} characters`;
const notAnObject = 'must be an object with texts by their keys, like {"shell.menu.contact": "…"}';
/** Texts that leave the page as files and messages: they get no invisible characters. */
const PLAIN = new Set(["csvHead", "fileName", "shareMessage", "description"]);

/** Every text of the site that a brand may override in a language, by its key. The keys are those of the first language. */
export const SITE_TEXTS = forEach(LANGUAGES, siteTexts);

function siteTexts(language: Language): ReadonlyMap<string, SiteText> {
  const keys: Partial<Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>>> =
    textKeys;
  return new Map(
    Object.entries(keys[language] ?? {}).flatMap(([table, texts]) =>
      Object.entries(texts).map(
        ([path, usual]) => [`${table}.${path}`, { table, path: path.split("."), usual }] as const,
      ),
    ),
  );
}

const [MODEL, ...OTHERS] = LANGUAGES;

/** Texts of the site in the operator's own words. An amount or a name keeps its place by `{1}`. */
export const texts = textsIn(MODEL);

/** The same in the other languages. */
export const translations = v.optional(
  fieldsOf(
    forEach(OTHERS as Exclude<Language, "th">[], textsIn),
    'must be an object with texts by language, like {"en": {"shell.menu.contact": "…"}}',
  ),
);

function forEach<Each extends Language, T>(
  languages: readonly Each[],
  make: (language: Each) => T,
): Readonly<Record<Each, T>> {
  return Object.fromEntries(languages.map((each) => [each, make(each)])) as Record<Each, T>;
}

function textsIn(language: Language) {
  return v.optional(
    v.pipe(
      v.custom<JsonObject>(isJsonObject, notAnObject),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        for (const [key, value] of Object.entries(dataset.value)) {
          const message = problemOf(key, value, language);
          if (message !== undefined) {
            addIssue({
              message,
              input: value,
              path: [{ type: "object", origin: "value", input: dataset.value, key, value }],
            });
          }
        }
      }),
      v.transform((given) => brandTexts(Object.entries(given as Readonly<Record<string, string>>), language)),
    ),
  );
}

function problemOf(key: string, value: unknown, language: Language): string | undefined {
  const usual = SITE_TEXTS[language].get(key)?.usual;
  if (usual === undefined) {
    // A word that follows its number, such as "1 day", is no text to replace.
    if (SITE_TEXTS[MODEL].has(key)) return `is no text that a brand can change in ${language}`;
    const nearest = nearestKey(key, SITE_TEXTS[language].keys());
    return nearest === undefined ? "is no text of the site" : `is no text of the site; did you mean ${nearest}?`;
  }
  if (typeof value !== "string" || value.trim() === "") return notAText;
  if (value.length > LONGEST_TEXT) return tooLong;
  const known = placesOf(usual);
  const unknown = [...placesOf(value)].find((place) => !known.has(place));
  if (unknown !== undefined) return `must not hold ${unknown}: the site's text is ${JSON.stringify(usual)}`;
  // An amount, a limit or a name that is left out could mislead a player.
  const missing = [...known].find((place) => !placesOf(value).has(place));
  return missing === undefined ? undefined : `must hold ${missing}, as in ${JSON.stringify(usual)}`;
}

function placesOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/\{\d+\}/g) ?? []);
}

function brandTexts(given: readonly (readonly [string, string])[], language: Language): BrandTexts {
  const tables: Record<string, TextTree> = {};
  const sentences: Record<string, string> = {};
  for (const [key, typed] of given) {
    const known = SITE_TEXTS[language].get(key);
    if (!known) continue;
    const { table, path, usual } = known;
    const isThai = language === "th" && !path.some((step) => PLAIN.has(step));
    const text = isThai ? thaiBreaks(typed) : typed;
    if (placesOf(usual).size > 0) sentences[key] = text;
    else tables[table] = withText(tables[table], path, text);
  }
  return { tables, sentences };
}

function withText(tree: TextTree | string | undefined, [step, ...rest]: readonly string[], text: string): TextTree {
  const before = typeof tree === "object" ? tree : {};
  if (step === undefined) return before;
  return { ...before, [step]: rest.length === 0 ? text : withText(before[step], rest, text) };
}
