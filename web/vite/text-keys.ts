import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseAst } from "vite";
import { textTables } from "./text-tables.ts";

const TEXTS = resolve(import.meta.dirname, "../text/th");

/** Every text that a brand may override: its path, by table, in the order of the names. */
export function textKeys(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const files = readdirSync(TEXTS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const tables = files.flatMap((file) => {
    const program = parseAst(readFileSync(resolve(TEXTS, file), "utf8"), { lang: "ts" });
    return textTables(program, basename(file, ".ts"));
  });
  return sorted(tables.map(({ name, texts }) => [name, sorted(texts.map(({ path, text }) => [path, text]))]));
}

function sorted<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  const names = new Set(entries.map(([name]) => name));
  if (names.size < entries.length) throw new Error("two texts have one key");
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}
