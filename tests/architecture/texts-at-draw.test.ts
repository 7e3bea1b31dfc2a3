import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { projectFiles } from "./project-files.ts";
import { textsReadTooEarly } from "./texts-at-draw.ts";

const MENU = "web/layouts/menu.ts";
/** What is wrong in a module that imports `shellText`. */
const wrongIn = (code: string, more: Readonly<Record<string, string>> = {}) =>
  textsReadTooEarly(
    new Map([
      ["web/screens/made-up.tsx", `import { shellText, type Words } from "#text/site/shell.ts";\n${code}`],
      ...Object.entries(more),
    ]),
  );

describe("the texts", () => {
  test.each([
    ["an alias", "const text = shellText.menu;"],
    ["an alias of its parts", "const { menu, ...others } = shellText;"],
    ["a list", "export const columns = [{ key: 'net', label: shellText.net }] satisfies readonly Column[];"],
    ["a list that is made of another", "const options = KINDS.map((kind) => ({ kind, label: shellText.kind[kind] }));"],
    ["a text with values", "const count = shellText.count(8);"],
    ["a part of the page", "const skeleton = <Skeleton label={shellText.loading} />;"],
    ["a field of every object", "class Store {\n  label = shellText.net; }"],
    ["a function that runs at once", "const text = (() => shellText.menu)();"],
  ])("may not be read by %s while a module loads", (_, code) => {
    expect(wrongIn(code)).toEqual([
      `web/screens/made-up.tsx:${code.includes("\n") ? 3 : 2} reads shellText while the module loads: read it where it is drawn`,
    ]);
  });

  test("may not be read by a function that is called meanwhile, also through others", () => {
    const menu = `import { shellText as words } from "#text/site/shell.ts";
      const labelOf = (key) => words.menu[key];
      export function menu() { return KEYS.map(labelOf); }`;
    const code = "import { menu } from '../layouts/menu.ts';\nconst own = () => menu();\nconst entries = own();";
    expect(wrongIn(code, { [MENU]: menu })).toEqual([
      "web/screens/made-up.tsx:4 calls own while the module loads, which reads words: call it where it is drawn",
    ]);
  });

  test.each([
    ["a function", "export function label() { return shellText.net; }\nexport const columns = () => [shellText.net];"],
    ["a component", "export const Page = observer(function Page() { return <h1>{shellText.title}</h1>; });"],
    [
      "a component that is named, not drawn",
      "function Page() { return shellText.title; }\nconst SCREENS = { a: Page };",
    ],
    ["a getter", "const entry = { key: 'a', get label() { return shellText.net; } };"],
    ["a function that is given away", "const entry = menuEntry(() => shellText.net, { key: 'a' });"],
    ["a type", "type Key = keyof typeof shellText;\nconst KEYS: readonly (keyof typeof shellText)[] = ['net'];"],
    ["a module that passes them on", "export { shellText };"],
    ["a key of the same name", "const tables = { shellText: 1 };\nconst one = tables.shellText;"],
  ])("may be used by %s", (_, code) => {
    expect(wrongIn(code)).toEqual([]);
  });

  test("are read by the site only when it is drawn", () => {
    const paths = projectFiles().filter((path) => /^web\/(?!text\/|vite\/).*\.tsx?$/.test(path));
    const sources = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
    // Otherwise the rule would look for imports that no longer exist.
    expect([...sources.values()].filter((source) => source.includes('"#text/')).length).toBeGreaterThan(50);
    expect(textsReadTooEarly(sources)).toEqual([]);
  });
});
