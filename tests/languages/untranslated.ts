import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { ROOT } from "../../cli/boot/root.mjs";
import { isThaiText, type Language } from "../../core/sentences/sentences.ts";

/** Where a text of a language is still Thai, or missing: `web/text/lo/wallet/deposit.ts depositText.step.asked`. */
export function untranslated(language: Language): readonly string[] {
  const name = NAMES[language] ?? language;
  const own = new RegExp(`^(web/text/${language}/.*|core/sentences/${name}(-\\w+)?)\\.ts$`);
  return FOLDERS.flatMap(filesIn).flatMap((file) => {
    const source = readFileSync(join(ROOT, file), "utf8");
    const places = own.test(file)
      ? thaiPlaces(source)
      : placesWithout(source, language, file.endsWith("x") ? "tsx" : "ts");
    return places.map((place) => `${file} ${place}`);
  });
}

const FOLDERS = ["core", "contracts", "adapters", "cli", "web"];
/** The files of the first two languages have their names. */
const NAMES: Partial<Readonly<Record<Language, string>>> = { th: "thai", en: "english" };

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|tsx|js)$/.test(name))
    .map((name) => `${folder}/${name.split("\\").join("/")}`)
    .sort();
}

/**
 * The places of a module at which a text stands in Thai and English, `{ th: "…", en: "…" }`, and not in the language, or still
 * in Thai.
 */
export function placesWithout(source: string, language: Language, lang: "ts" | "tsx" = "ts"): readonly string[] {
  // Most files have none, and a parse takes time.
  if (!/\bth\b/.test(source) || !/\ben\b/.test(source)) return [];
  const program = parseAst(source, { lang });
  const missing = [...placesIn(program, "", (node) => isSaid(node) && !keysOf(node).includes(language))];
  const thai = [...placesIn(program, "", isThai)].filter((place) => place.split(".").includes(language));
  return [...new Set([...missing, ...thai])];
}

function isSaid(node: Node): boolean {
  return node.type === "ObjectExpression" && ["th", "en"].every((each) => keysOf(node).includes(each));
}

function keysOf({ properties }: Node): readonly string[] {
  return Array.isArray(properties) ? properties.flatMap(({ key }: Node) => (isNode(key) ? [nameOf(key)] : [])) : [];
}

/** The places of a module at which it says something in Thai, or writes as one does in Thailand. */
export function thaiPlaces(source: string): readonly string[] {
  return [...new Set(placesIn(parseAst(source, { lang: "ts" }), "", isThai))];
}

function* placesIn(node: unknown, place: string, matches: (node: Node) => boolean): Generator<string> {
  if (Array.isArray(node)) {
    for (const each of node) yield* placesIn(each, place, matches);
    return;
  }
  if (!isNode(node)) return;
  const { type, id, key, elements } = node;
  if (type === "ImportDeclaration" || type.startsWith("TSType")) return;
  if (matches(node)) yield place;
  if (Array.isArray(elements)) {
    for (const [index, each] of elements.entries()) yield* placesIn(each, below(place, String(index)), matches);
    return;
  }
  const own = isNode(id) ? nameOf(id) : type === "Property" && isNode(key) ? nameOf(key) : "";
  for (const [part, child] of Object.entries(node)) {
    if (part !== "key" && part !== "id") yield* placesIn(child, own === "" ? place : below(place, own), matches);
  }
}

/** A text, a locale, or a function that says a date or a name in Thai. */
function isThai({ type, value, name }: Node): boolean {
  if (type === "Literal") return typeof value === "string" && (isThaiText(value) || /^th(-|$)/.test(value));
  if (type === "TemplateElement") return isThaiText((value as { readonly raw: string }).raw);
  return type === "Identifier" && /^thai[A-Z]/.test(String(name));
}

function below(place: string, name: string): string {
  return place === "" ? name : `${place}.${name}`;
}

function nameOf({ name, value }: Node): string {
  return String(name ?? value);
}

/** The parts of a syntax tree that are used here. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
