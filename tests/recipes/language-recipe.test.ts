import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { textModules } from "../../web/vite/text-packs.ts";
import { languageRecipe } from "./language-recipe.ts";

const CODE = "lo";
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const written = new Map(
  languageRecipe
    .changes(CODE)
    .map((change) => [
      change.path,
      "create" in change ? change.create : change.edit(read("copyOf" in change ? change.copyOf : change.path)),
    ]),
);
const textOf = (path: string) => written.get(path) ?? "";

test.each(textModules())(
  "%s is written for the language, with the same names and the type of the Thai one",
  (module) => {
    const text = textOf(`web/text/${CODE}/${module}.ts`);
    expect(namesIn(text)).toEqual(namesIn(read(`web/text/th/${module}.ts`)));
    expect(text).not.toMatch(/^export (type|interface)/m);
    expect(text).not.toMatch(/^import (?!type).* from "[./]*\/th\/|core\/sentences\/thai/m);
    for (const [, table = "", type = ""] of text.matchAll(/^export const (\w+): Texts<typeof th\.(\w+)>/gm))
      expect(type).toBe(table);
  },
);

test("the sentences are those of the language", () => {
  const text = textOf(`core/sentences/${CODE}.ts`);
  expect(text).toContain("export const loSentences: Sentences = {");
  expect(namesIn(text)).toEqual(["loSentences"]);
  expect(textOf(`web/text/${CODE}/sentences.ts`)).toContain(`core/sentences/${CODE}`);
});

test("the language is in each list", () => {
  expect(textOf("core/sentences/sentences.ts")).toMatch(/LANGUAGE_NAMES = \{[^}]*\n {2}lo: "ລາວ",\n\} as const;/);
  expect(textOf("core/sentences/every-language.ts")).toMatch(/\n {2}lo: loSentences,\n\};/);
  expect(textOf("web/brand/files/brand-page.ts")).toMatch(/\n {2}lo: \{ \.\.\.loServed\.servedText, /);
  expect(textOf("web/brand/files/share-file-of.ts")).toMatch(/\n {2}lo: loText,\n\};/);
  expect(textOf("web/public/play/texts.js")).toMatch(
    /^const lo = \{\n {2}game: "เกม",[\s\S]*TEXTS = \{ th, en, lo \};/m,
  );
});

test.each([
  ["TH1", '"TH1" is not a code of two small letters, such as lo.'],
  ["lao", '"lao" is not a code of two small letters, such as lo.'],
  ["en", "The site speaks English (en) already."],
])("refuses %s", (code, sentence) => {
  expect(() => languageRecipe.changes(code)).toThrow(sentence);
});

/** The names of the values that a module exports. */
function namesIn(source: string): readonly string[] {
  return parseAst(source, { lang: "ts" }).body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.exportKind === "type") return [];
    const { declaration, specifiers } = statement;
    if (declaration?.type === "VariableDeclaration")
      return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
    if (declaration?.type === "FunctionDeclaration") return [declaration.id?.name ?? ""];
    return specifiers.flatMap(({ exported }) => (exported.type === "Identifier" ? [exported.name] : []));
  });
}
