import { join, resolve } from "node:path";
import type { Language } from "../../../core/sentences/sentences.ts";
import { textModules } from "../../../web/vite/text-packs.ts";

export const TEXTS = resolve(import.meta.dirname, "../../../web/text");

/** The texts of a language and the functions that say one, by their places: `wallet/withdraw withdrawText.left.times`. */
export type TextTable = ReadonlyMap<string, unknown>;

export async function textTable(language: Language): Promise<TextTable> {
  const modules = await Promise.all(textModules().map(async (name) => [name, await moduleOf(language, name)] as const));
  return new Map(modules.flatMap(([name, module]) => leavesOf(module, name, " ")));
}

/** What a module of texts exports. */
export async function moduleOf(language: Language, name: string): Promise<Readonly<Record<string, unknown>>> {
  const file = join(TEXTS, language, `${name}.ts`);
  const module: unknown = await import(file);
  return { ...(module as Readonly<Record<string, unknown>>) };
}

/** What an object or a list holds at every depth, by its places. */
export function leavesOf(value: unknown, place: string, between = "."): readonly (readonly [string, unknown])[] {
  if (typeof value !== "object" || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${place}${between}${key}`));
}
