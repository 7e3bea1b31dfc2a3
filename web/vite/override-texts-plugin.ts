import { basename, resolve } from "node:path";
import type { Plugin } from "vite";
import { type TextTable, textTables } from "./text-tables.ts";

const TEXTS = /\/web\/text\/th\/[^/]+\/([^/]+)\.ts$/;
const OVERRIDE = resolve(import.meta.dirname, "../brand/override-texts.ts");

/** Lets a brand override the texts of the site: no module of texts says anything about it. */
export function overrideTextsPlugin(): Plugin {
  return {
    name: "sanam-override-texts",
    enforce: "post",
    transform(code, id) {
      const path = id.split("?")[0] ?? "";
      if (!TEXTS.test(path)) return undefined;
      const tables = textTables(this.parse(code), basename(path, ".ts"));
      return tables.length === 0 ? undefined : { code: withOverrides(code, tables, OVERRIDE), map: null };
    },
  };
}

/** `override` is the module of `overrideTexts` and `sentence`. */
function withOverrides(code: string, tables: readonly TextTable[], override: string): string {
  const inserts = tables.flatMap(({ name, constant, end, texts }) => [
    ...texts.flatMap(({ path, template }) =>
      template === undefined ? [] : [{ at: template, text: `sentence(${JSON.stringify(`${name}.${path}`)})` }],
    ),
    { at: end, text: `\noverrideTexts(${JSON.stringify(name)}, ${constant});` },
  ]);
  const edited = inserts
    .sort((one, other) => other.at - one.at)
    .reduce((before, { at, text }) => before.slice(0, at) + text + before.slice(at), code);
  return `import { overrideTexts, sentence } from ${JSON.stringify(override)};\n${edited}`;
}
