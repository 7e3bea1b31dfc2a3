import { type Plugin, parseAst } from "vite";

/** The modules of the English texts and sentences. */
const TEXTS = /\/(?:web\/text\/en\/.+|core\/sentences\/english[\w-]*)\.ts$/;

/** Makes English the made-up language: each of its texts is a third longer, with accents, and in brackets. */
export function longTextsPlugin(): Plugin {
  return {
    name: "sanam-long-texts",
    enforce: "pre",
    transform: (code, id) => (TEXTS.test(id) ? { code: withLongTexts(code), map: null } : undefined),
  };
}

const ACCENTS = new Map(
  Array.from("AÅaåCÇcçEÉeéIÍiíNÑnñOÖoöUÜuüYÝyý".matchAll(/(.)(.)/gu), ([, plain, accent]) => [plain, accent]),
);
const LETTERS = /\p{Script=Latin}/u;
/** What the padding is made of: words that a line may break between. */
const PADDING = "öñé ";
const SHORT = 3;

/** `Deposit now` becomes `[Dépösít ñöw öñ]`; a short text, such as a day's, has no place for brackets. */
export function longText(text: string): string {
  return text.length <= SHORT ? `${accented(text)}é` : `[${accented(text)}${paddingFor(text)}]`;
}

/** With its accents, save in addresses and in escapes of the source. */
function accented(text: string): string {
  return text.replace(/\\u\{?[0-9a-f]+\}?|\\.|\S*[@/]\S*|./giu, (part) => ACCENTS.get(part) ?? part);
}

/** The brackets are a part of the third. */
function paddingFor(text: string): string {
  const length = Math.ceil(text.length / 3) - 2;
  return length < 2
    ? ""
    : ` ${PADDING.repeat(length)
        .slice(0, length - 1)
        .trimEnd()}`;
}

/** The parts of a syntax tree that are used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A module of English texts with longer ones. What names something for code or for a file stays. */
export function withLongTexts(source: string): string {
  return [...editsOf(parseAst(source, { lang: "ts" }), undefined)]
    .sort((one, other) => other.start - one.start)
    .reduce((before, { start, end, text }) => before.slice(0, start) + text + before.slice(end), source);
}

/** The values of these keys are no texts. */
const NAMES = new Set(["locale", "language", "size", "file", "fileName"]);
/** Types, modules, and what is compared. */
const NO_TEXTS = /^(TS(?!As|Satisfies)|ImportDeclaration|BinaryExpression|MemberExpression)/;
/** How dates are written. */
const FORM = /^(?:D+|d+|M+|Y+|HH|mm|ss|[ ,:])+$/;

function* editsOf(node: unknown, key: string | undefined): Generator<Edit> {
  if (Array.isArray(node)) {
    for (const each of node) yield* editsOf(each, key);
    return;
  }
  if (!isNode(node)) return;
  const { type, start, end } = node;
  if (NO_TEXTS.test(type) || isName(node)) return;
  if (type === "Literal") {
    const { value } = node;
    if (typeof value === "string" && isText(value, key)) yield { start, end, text: JSON.stringify(longText(value)) };
    return;
  }
  if (type === "TemplateLiteral") yield* editsOfTemplate(nodesOf(node, "quasis"));
  const isTable = type === "Property" || type === "ArrayExpression";
  // `plural` gets a word.
  const isWord = type === "CallExpression" && /^(plural|counted)$/.test(nameOf(node["callee"]));
  for (const [part, child] of Object.entries(node)) {
    if (part === "key" || part === "test") continue;
    yield* editsOf(child, isTable || isWord ? "text" : isNode(child) || part === "arguments" ? undefined : key);
  }
}

/** What stands in a table is a text, and else what has two words or begins like a sentence. */
function isText(value: string, key: string | undefined): boolean {
  if (!LETTERS.test(value) || FORM.test(value)) return false;
  return key !== undefined || / /.test(value) || /^\p{Lu}/u.test(value);
}

function editsOfTemplate(quasis: readonly Node[]): readonly Edit[] {
  const raws = quasis.map(({ value }) => (value as { readonly raw: string }).raw);
  const whole = raws.join("");
  if (!LETTERS.test(whole)) return [];
  return quasis.map(({ start, end, tail }, index) => {
    const [first, last] = [index === 0 ? "[" : "", tail ? `${paddingFor(whole)}]` : ""];
    // The signs around a part belong to it: a quote, or the bracket before and after a value.
    return { start: start + 1, end: end - (tail ? 1 : 2), text: first + accented(raws[index] ?? "") + last };
  });
}

/** Whether it names something for code or for a file. */
function isName({ type, key, value }: Node): boolean {
  return type === "Property" && NAMES.has(nameOf(key)) && !(isNode(value) && value.type === "ObjectExpression");
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node["name"] ?? node["value"]) : "";
}

function nodesOf(node: Node, part: string): readonly Node[] {
  const nodes = node[part];
  return Array.isArray(nodes) ? nodes.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
