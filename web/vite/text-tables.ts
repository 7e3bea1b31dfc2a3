import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { type Plugin, parseAst } from "vite";
import { isLanguage, LANGUAGES, type Language } from "../../core/sentences/sentences.ts";

const THAI = /[\u0e01-\u0e4e]/;

/** The parts of a syntax tree that are used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** A constant of a module with texts. */
interface TextTable {
  /** The beginning of its keys in a brand file. */
  readonly name: string;
  /** The constant's name in the module. */
  readonly constant: string;
  /** Where its declaration ends. */
  readonly end: number;
  readonly texts: readonly TableText[];
}

/** One text of a table. */
export interface TableText {
  /** Like `menu.contact`, below the table's name. */
  readonly path: string;
  /** `{1}` stands for the first value of a sentence. */
  readonly text: string;
  /** Where the template of a sentence with values starts; undefined for a plain text. */
  readonly template: number | undefined;
}

/** Whether a brand may override a text, by its key and by the text. */
type IsOpen = (key: string, text: string) => boolean;

/** A text of the model is one with Thai letters. */
const isThai: IsOpen = (_, text) => THAI.test(text);

/**
 * The texts of a module that a brand may override: those in a constant object or list, and every function in it that
 * returns one template.
 * @param program the module's syntax tree
 * @param file the module's name without its ending
 */
function textTables(program: unknown, file: string, isOpen: IsOpen): readonly TextTable[] {
  const module = camelCase(file);
  return nodesOf(program, "body").flatMap((statement): TextTable[] => {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement["declaration"] : statement;
    if (!isNode(declaration) || declaration.type !== "VariableDeclaration") return [];
    const [declarator, ...others] = nodesOf(declaration, "declarations");
    const id = declarator?.["id"];
    if (!declarator || others.length > 0 || !isNode(id)) return [];
    const constant = String(id["name"]);
    const name = tableName(module, constant);
    const texts = [...textsOf(declarator["init"], "")].filter(({ path, text }) => isOpen(`${name}.${path}`, text));
    return texts.length === 0 ? [] : [{ name, constant, end: statement.end, texts }];
  });
}

/** `secondFactorText` is `secondFactor`; a constant of another name is part of its module, like `inbox.actions`. */
function tableName(module: string, constant: string): string {
  if (constant.endsWith("Text")) return constant.slice(0, -"Text".length);
  return `${module}.${/^[A-Z_]+$/.test(constant) ? camelCase(constant.toLowerCase()) : constant}`;
}

function camelCase(name: string): string {
  return name.replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function* textsOf(node: unknown, path: string): Generator<TableText> {
  if (!isNode(node)) return;
  // `as const` and `satisfies`, where the module still has its types.
  if (node.type.startsWith("TS")) return yield* textsOf(node["expression"], path);
  const below = (key: string) => (path === "" ? key : `${path}.${key}`);
  if (node.type === "ObjectExpression") {
    for (const property of nodesOf(node, "properties")) {
      const key = property["key"];
      if (property.type !== "Property" || property["computed"] === true || !isNode(key)) continue;
      yield* textsOf(property["value"], below(String(key["name"] ?? key["value"])));
    }
  } else if (node.type === "ArrayExpression") {
    for (const [index, element] of nodesOf(node, "elements").entries()) yield* textsOf(element, below(String(index)));
  } else if (node.type === "Literal" && typeof node["value"] === "string") {
    if (path !== "") yield { path, text: node["value"], template: undefined };
  } else if (node.type === "ArrowFunctionExpression") {
    const body = node["body"];
    if (isNode(body) && body.type === "TemplateLiteral") {
      const parts = nodesOf(body, "quasis").map(({ value }) => (value as { readonly cooked: string }).cooked);
      const text = parts.reduce((before, part, index) => `${before}{${index}}${part}`);
      yield { path, text, template: body.start };
    }
  }
}

function nodesOf(node: unknown, part: string): readonly Node[] {
  const nodes = isNode(node) ? node[part] : undefined;
  return Array.isArray(nodes) ? nodes.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

const TEXTS = resolve(import.meta.dirname, "../text");
/** The language whose texts have the keys. */
const [MODEL] = LANGUAGES;

/** Texts by their paths, by table, in the order of the names. */
type TextKeys = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every text that a brand may override, by language. Another language leaves out what is no text or template in it. */
export function textKeys(): Readonly<Record<Language, TextKeys>> {
  const files = readdirSync(resolve(TEXTS, MODEL), { recursive: true, encoding: "utf8" }).filter(isTextFile);
  const keysOf = (language: Language) => {
    const tables = files.flatMap((file) => tablesOf(language, file));
    return sorted(tables.map(({ name, texts }) => [name, sorted(texts.map(({ path, text }) => [path, text]))]));
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, keysOf(language)])) as Record<Language, TextKeys>;
}

function sorted<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  const names = new Set(entries.map(([name]) => name));
  if (names.size < entries.length) throw new Error("two texts have one key");
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A module below a context. Those beside the contexts hold forms of dates and sentences of the core. */
const isTextFile = (file: string) => /^[^/\\]+[/\\][^/\\]+\.ts$/.test(file);

/** `file` is the module's path below the folder of the language. */
function tablesOf(language: Language, file: string): readonly TextTable[] {
  const program = parseAst(readFileSync(resolve(TEXTS, language, file), "utf8"), { lang: "ts" });
  return textTables(program, basename(file, ".ts"), openTexts(language, file));
}

/** What may be overridden in a module: Thai texts, and those of another language that have the key of a Thai one. */
function openTexts(language: Language, file: string): IsOpen {
  if (language === MODEL) return isThai;
  const keys = new Set(tablesOf(MODEL, file).flatMap(({ name, texts }) => texts.map(({ path }) => `${name}.${path}`)));
  return (key) => keys.has(key);
}

const TEXT_MODULES = new RegExp(`/web/text/(${LANGUAGES.join("|")})/([^/]+/([^/]+)\\.ts)$`);
const OVERRIDE = resolve(import.meta.dirname, "../brand/override-texts.ts");

/** Lets a brand override the texts of the site: no module of texts says anything about it. */
export function overrideTextsPlugin(): Plugin {
  return {
    name: "sanam-override-texts",
    enforce: "post",
    transform(code, id) {
      const [, language = "", file = "", name = ""] = TEXT_MODULES.exec(id.split("?")[0] ?? "") ?? [];
      if (!isLanguage(language) || !existsSync(resolve(TEXTS, MODEL, file))) return undefined;
      const tables = textTables(this.parse(code), name, openTexts(language, file));
      return tables.length === 0 ? undefined : { code: withOverrides(code, tables, language), map: null };
    },
  };
}

function withOverrides(code: string, tables: readonly TextTable[], language: Language): string {
  // Without a language, the helpers take the brand's Thai texts.
  const more = language === MODEL ? "" : `, ${JSON.stringify(language)}`;
  const inserts = tables.flatMap(({ name, constant, end, texts }) => [
    ...texts.flatMap(({ path, template }) =>
      template === undefined ? [] : [{ at: template, text: `sentence(${JSON.stringify(`${name}.${path}`)}${more})` }],
    ),
    { at: end, text: `\noverrideTexts(${JSON.stringify(name)}, ${constant}${more});` },
  ]);
  const edited = inserts
    .sort((one, other) => other.at - one.at)
    .reduce((before, { at, text }) => before.slice(0, at) + text + before.slice(at), code);
  return `import { overrideTexts, sentence } from ${JSON.stringify(OVERRIDE)};\n${edited}`;
}
