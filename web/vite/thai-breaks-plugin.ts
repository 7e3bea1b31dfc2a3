import type { Plugin } from "vite";
import { thaiBreaks } from "../text/thai-breaks.ts";

/** The modules with the sentences that people read. */
const TEXTS = /\/web\/text\/(th\/.*|dates)\.ts$|\/core\/sentences\/thai(-visitors)?\.ts$/;
/** Texts that leave the page: files and messages get no invisible characters. */
const PLAIN = new Set(["csvHead", "fileName", "shareMessage"]);
/** Stands for an expression of a template. */
const GAP = "\u{E000}";

/** The parts of a syntax tree that are used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly key?: { readonly name?: string };
  readonly quasis?: readonly (Node & { readonly value: { readonly raw: string } })[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Prepares the line breaks of all Thai texts in the build. */
export function thaiBreaksPlugin(): Plugin {
  return {
    name: "sanam-thai-breaks",
    enforce: "post",
    apply: "build",
    transform(code, id) {
      if (!TEXTS.test(id.split("?")[0] ?? "")) return undefined;
      const edits = [...editsOf(this.parse(code))].sort((one, other) => other.start - one.start);
      let edited = code;
      for (const { start, end, text } of edits) edited = edited.slice(0, start) + text + edited.slice(end);
      return { code: edited, map: null };
    },
  };
}

function* editsOf(node: unknown): Generator<Edit> {
  if (Array.isArray(node)) {
    for (const each of node) yield* editsOf(each);
  } else if (isNode(node)) {
    const { type, start, end, value, key, quasis } = node;
    if (type === "Property" && PLAIN.has(key?.name ?? "")) return;
    if (type === "Literal" && typeof value === "string") yield { start, end, text: JSON.stringify(thaiBreaks(value)) };
    else if (quasis) yield* editsOfTemplate(quasis);
    for (const child of Object.values(node)) yield* editsOf(child);
  }
}

function editsOfTemplate(quasis: NonNullable<Node["quasis"]>): Edit[] {
  const texts = thaiBreaks(quasis.map(({ value }) => value.raw).join(GAP)).split(GAP);
  return quasis.map(({ start, end, value }, index) => ({ start, end, text: texts[index] ?? value.raw }));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
