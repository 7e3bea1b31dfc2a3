import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type InLanguages, inLanguage, LANGUAGES, type Language } from "../../../core/sentences/sentences.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import schema from "../../../web/brand/brand.schema.json" with { type: "json" };
import { brandProblems } from "../../../web/brand/brand.ts";
import { SITE_TEXTS } from "../../../web/brand/fields/text-fields.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { BrandChoices, NewBrand, WrittenBrand } from "../../runtime/brands.ts";
import { writeOutput } from "../files.ts";

const SCHEMA = "brand.schema.json";

const HOTLINE: InLanguages<string> = {
  th: "สายด่วนสุขภาพจิต 1323",
  en: "Mental health hotline 1323",
};

/** Texts that an operator changes first, as the site has them. */
const EXAMPLES = ["heroTitle1", "heroTitle2", "heroLine1", "heroLine2"].map((name) => `shell.served.${name}`);

function examplesIn(language: Language) {
  return Object.fromEntries(EXAMPLES.map((key) => [key, SITE_TEXTS[language].get(key)?.usual]));
}

function textsOf(language: Language) {
  const [model, ...others] = LANGUAGES;
  const inEach = (each: Language) => (each === language ? examplesIn(language) : {});
  return { texts: inEach(model), translations: Object.fromEntries(others.map((each) => [each, inEach(each)])) };
}

/** The fields that every brand file needs, with the chosen values. */
function starterOf({ hostname, contactChatId, language, ...chosen }: BrandChoices) {
  return {
    $schema: `./${SCHEMA}`,
    id: chosen.id,
    name: chosen.name,
    themeColor: chosen.themeColor,
    scheme: chosen.scheme,
    languages: [language, ...LANGUAGES.filter((each) => each !== language)],
    backendUrl: chosen.backendUrl,
    imageHost: "",
    ...(hostname !== undefined && { hostnames: [hostname], siteUrl: `https://${hostname}` }),
    sessionEndsOn: "unauthorised",
    refundTable: "standard",
    platinumBasis: "cumulative",
    sendIdempotencyKey: true,
    bottomBarShortcut: "media",
    publicLayout: "top-bar",
    ...(contactChatId !== undefined && { contactChatId }),
    minimumAge: 20,
    help: { label: inLanguage(HOTLINE, language), url: "tel:1323" },
    features: {},
    ...textsOf(language),
  };
}

const CHOICES: BrandChoices = {
  id: "brand",
  name: "Brand",
  themeColor: "#1fbf75",
  scheme: "dark",
  backendUrl: "",
  hostname: undefined,
  contactChatId: undefined,
  language: LANGUAGES[0],
};

/** What is wrong with one choice for a new brand; undefined for a right one. */
export function choiceProblem(choice: Partial<BrandChoices>): string | undefined {
  return brandProblems(starterOf({ ...CHOICES, ...choice }))[0]?.message;
}

/** Writes a starter that passes the check, and the schema for editors beside it. */
export function newBrand({ file, force, ...chosen }: NewBrand): Result<WrittenBrand, Failure> {
  const brand = starterOf(chosen);
  const [problem] = brandProblems(brand);
  if (problem) return err(usage(`${problem.path}: ${problem.message}`));
  if (existsSync(file) && !force) return err(usage(`${file} exists already; --force writes over it`));
  const schemaFile = join(dirname(file), SCHEMA);
  for (const [name, content] of [
    [file, brand],
    [schemaFile, schema],
  ] as const) {
    const written = writeOutput(name, `${JSON.stringify(content, null, 2)}\n`);
    if (!written.ok) return written;
  }
  return ok({ file, schema: schemaFile });
}
