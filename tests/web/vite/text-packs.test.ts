import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../core/sentences/sentences.ts";
import {
  firstPackOf,
  isPack,
  isText,
  packOf,
  packsOfChunk,
  TEXT_GROUPS,
  textModules,
  textPacks,
} from "../../../web/vite/text-packs.ts";
import { moduleOf } from "../text/text-tables.ts";

type Hook = (this: unknown, ...values: readonly unknown[]) => unknown;

/** What a hook of the plugin returns; `this` is the bundler's context. */
function run(name: "resolveId" | "load" | "generateBundle", context: unknown, ...values: readonly unknown[]): unknown {
  const hook = textPacks()[name];
  if (typeof hook !== "function") throw new Error(`no ${name}`);
  return (hook as Hook).apply(context, [...values]);
}

const idOf = (source: string) => String(run("resolveId", undefined, source));
const codeOf = (source: string) => String(run("load", undefined, idOf(source)));

const packs = [...new Set(textModules().map(packOf))];
const live = (module: string) => `/x/web/text/th/${module}.ts?live`;
const pack = (language: string, name: string) => `\0virtual:text-packs/${language}/${name}`;

test("every module has a pack, by the longest beginning that fits; without one, the build fails", () => {
  expect(packs.sort()).toEqual(["account", "first", "later", "member", "money", "play", "visitor"]);
  expect([packOf("wallet/withdraw"), packOf("wallet/money"), packOf("site/shell")]).toEqual([
    "money",
    "member",
    "first",
  ]);
  expect(() => packOf("fun/jokes")).toThrow("names no pack for the texts fun/jokes");
});

test("code imports bindings in place of a module: all that it exports, functions and what it passes on, too", async () => {
  for (const module of textModules()) {
    const code = codeOf(`#text/${module}.ts`);
    const names = Object.keys(await moduleOf("th", module)).sort();
    expect([module, /export let (.*);/.exec(code)?.[1]?.split(", ").sort()]).toEqual([module, names]);
    for (const name of names) expect(code).toContain(`${name} = texts.${name};`);
    expect(code).toContain(`liveTexts("${module}", "${packOf(module)}", `);
  }
});

test("the packs of a language hold each module once, from its own folder, with all that it exports", async () => {
  for (const language of LANGUAGES) {
    const code = packs.map((name) => codeOf(`virtual:text-packs/${language}/${name}`)).join("\n");
    expect([...code.matchAll(/"([^"]+)": \{/g)].map(([, module = ""]) => module).sort()).toEqual(textModules());
    for (const module of textModules()) {
      const [, names = ""] =
        new RegExp(`import \\{ ([^}]*) \\} from "[^"]*/web/text/${language}/${module}\\.ts";`).exec(code) ?? [];
      const imported = names.split(", ").map((each) => each.replace(/ as .*/, ""));
      expect([module, imported.sort()]).toEqual([module, Object.keys(await moduleOf(language, module)).sort()]);
    }
  }
});

test("a page knows where every pack of every language is", () => {
  const code = codeOf("virtual:text-packs");
  for (const language of LANGUAGES)
    for (const name of packs) expect(code).toContain(`${name}: () => import("virtual:text-packs/${language}/${name}")`);
  expect(run("resolveId", undefined, "virtual:text-packs/xx/money")).toBeUndefined();
  expect(run("load", undefined, "/x/web/main.tsx")).toBeUndefined();
});

test("a chunk is named by the packs that it needs besides the first one", () => {
  expect(packsOfChunk([live("site/shell"), "/x/web/main.tsx"])).toEqual([]);
  const modules = ["affiliate/affiliate", "wallet/withdraw", "site/shell", "wallet/deposit", "wallet/money"];
  expect(packsOfChunk(modules.map(live))).toEqual(["member", "money", "account"]);
});

test("the texts of a pack are one chunk for each language, and what they share is none of them", () => {
  const chunksOf = (id: string) => TEXT_GROUPS.flatMap(({ name }) => name(id) ?? []);
  for (const language of LANGUAGES) {
    for (const name of packs) expect(chunksOf(pack(language, name))).toEqual([`${language}-${name}`]);
    for (const module of textModules())
      expect(chunksOf(`/x/web/text/${language}/${module}.ts`)).toEqual([`${language}-${packOf(module)}`]);
  }
  for (const id of ["/x/web/text/en/plural.ts", "/x/web/text/dates.ts", live("site/shell")])
    expect(chunksOf(id)).toEqual([]);
});

test("packs and texts are told from other modules", () => {
  expect([pack("en", "money"), "/x/web/text/en/forms.ts", live("forms")].map(isText)).toEqual([true, true, false]);
  expect([pack("en", "money"), "/x/web/text/en/forms.ts"].map(isPack)).toEqual([true, false]);
  expect(firstPackOf([pack("en", "money"), "/x/a.ts", pack("en", "first")])).toBeUndefined();
  expect(firstPackOf([pack("en", "money"), "/x/a.ts", pack("th", "first")])).toBe("first");
});

describe("a build whose first pages need a second pack", () => {
  const landing = {
    type: "chunk",
    facadeModuleId: "/x/web/screens/landing/landing-screen.tsx",
    imports: ["base.js"],
    moduleIds: [live("site/landing")],
  };
  const other = { type: "chunk", facadeModuleId: null, imports: ["landing.js"], moduleIds: [live("site/shell")] };
  const problemsOf = (moduleIds: readonly string[]) => {
    const problems: string[] = [];
    const bundle = { "landing.js": landing, "base.js": { ...other, moduleIds } };
    run("generateBundle", { error: (problem: string) => problems.push(problem) }, {}, bundle);
    return problems;
  };

  test("fails, also where a shared chunk needs it", () => {
    expect(problemsOf(other.moduleIds)).toEqual([]);
    expect(problemsOf([live("wallet/withdraw")])).toEqual([expect.stringContaining("first pack: wallet/withdraw")]);
  });
});

test("in development a language is one pack, which hands on what a developer changes", () => {
  const plugin = textPacks() as unknown as Readonly<Record<"configResolved" | "resolveId" | "load", Hook>>;
  plugin.configResolved({ command: "serve", plugins: [] });
  const codeInDevelopment = (source: string) => String(plugin.load(plugin.resolveId(source)));
  for (const language of LANGUAGES) {
    expect(codeInDevelopment("virtual:text-packs")).toContain(
      `whole: () => import("virtual:text-packs/${language}/whole")`,
    );
    const code = codeInDevelopment(`virtual:text-packs/${language}/whole`);
    expect([...code.matchAll(/"([^"]+)": \{/g)].map(([, module = ""]) => module).sort()).toEqual(textModules());
    expect(code).toContain(`renewTexts("${language}", "whole", next.pack)`);
  }
  expect(codeInDevelopment("#text/wallet/withdraw.ts")).toContain('liveTexts("wallet/withdraw", "whole", ');
});
