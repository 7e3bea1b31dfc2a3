import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBrand } from "../../../web/brand/brand.ts";
import { SITE_TEXTS } from "../../../web/brand/fields/text-fields.ts";
import { mergeTexts } from "../../../web/brand/override-texts.ts";
import { overrideTextsPlugin } from "../../../web/vite/text-tables.ts";
import { plainBrand as sanam } from "../brand/plain-brand.ts";

const web = resolve(import.meta.dirname, "../../../web");
const modules = readdirSync(resolve(web, "text/th"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => `/text/th/${name}`);
let server: ViteDevServer;
/** What the page's brand holds, in the next load of the modules. */
let texts: unknown;

beforeAll(async () => {
  server = await createServer({
    root: web,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      overrideTextsPlugin(),
      {
        name: "brand-of-the-test",
        enforce: "pre",
        load: (id) =>
          id.endsWith("/brand/active-brand.ts")
            ? `export const brand = { texts: ${JSON.stringify(texts)} };`
            : undefined,
      },
    ],
  });
});
afterAll(() => server.close());

/** Every exported table with these overrides, by the beginning of its keys. */
async function tablesWith(overrides: Readonly<Record<string, string>>): Promise<Readonly<Record<string, object>>> {
  const brand = readBrand({ ...sanam, texts: overrides });
  if (!brand.ok) throw new Error(brand.error.join("\n"));
  texts = brand.value.texts;
  server.moduleGraph.invalidateAll();
  const loaded = await Promise.all(modules.map((module) => server.ssrLoadModule(module)));
  const exported = loaded.flatMap((module) => Object.entries(module as Record<string, object>));
  return Object.fromEntries(
    exported.filter(([name]) => name.endsWith("Text")).map(([name, table]) => [name.slice(0, -"Text".length), table]),
  );
}

/** The text or function at a key of the site, undefined where the table is inside its module. */
function entryOf(tables: Readonly<Record<string, object>>, key: string): unknown {
  const { table, path } = SITE_TEXTS.get(key) ?? { table: "", path: [] };
  return path.reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], tables[table]);
}

/** What a sentence says with fives for all its values; undefined where it takes values of another kind. */
function said(entry: unknown): string | undefined {
  try {
    return typeof entry === "function" ? String(entry(5, 5, 5, 5)) : undefined;
  } catch {
    return undefined;
  }
}

const visible = (text: string) => text.replace(/[\u200b\u2060]/g, "").replace(/\u00a0/g, " ");

test("any choice of texts is the operator's, and every other text stays as it was", { timeout: 60_000 }, async () => {
  const usual = await tablesWith({});
  const usualSaid = new Map([...SITE_TEXTS.keys()].map((key) => [key, said(entryOf(usual, key))]));
  const keys = [...SITE_TEXTS.keys()].filter((key) => entryOf(usual, key) !== undefined);
  expect(keys.length).toBeGreaterThan(900);
  let sentences = 0;
  await fc.assert(
    fc.asyncProperty(fc.subarray(keys, { minLength: 200 }), fc.nat(9), async (chosen, seed) => {
      const own = (key: string) => {
        const places = SITE_TEXTS.get(key)?.usual.match(/\{\d+\}/g) ?? [];
        return `ของเรา ${seed} ${[...new Set(places)].join(" และ ")}`.trim();
      };
      const tables = await tablesWith(Object.fromEntries(chosen.map((key) => [key, own(key)])));
      const isChosen = new Set(chosen);
      for (const key of keys) {
        const entry = entryOf(tables, key);
        if (typeof entry === "string") {
          const expected = isChosen.has(key) ? own(key) : undefined;
          if (expected === undefined) expect(SITE_TEXTS.get(key)?.usual, key).toBe(entry);
          else expect(visible(entry), key).toBe(expected);
        } else if (!isChosen.has(key)) {
          // A sentence may name another text, which then is the operator's.
          if (said(entry) !== usualSaid.get(key)) expect(said(entry), key).toContain("ของเรา");
        } else if (said(entry) !== undefined) {
          sentences++;
          const pattern = own(key).replace(/\{\d+\}/g, "[^]*");
          expect(visible(said(entry) ?? ""), key).toMatch(new RegExp(`^${pattern}$`));
        }
      }
    }),
    // A random choice may have no sentence.
    { numRuns: 5, examples: [[keys, 0]] },
  );
  expect(sentences).toBeGreaterThan(20);
});

test("an amount keeps its form inside the operator's sentence", async () => {
  const tables = await tablesWith({ "prize.points": "{1} เหรียญ", "checkIn.count": "ครบ {2} วัน ได้แล้ว {1}" });
  const { points } = tables["prize"] as { points: (count: number) => string };
  const { count } = tables["checkIn"] as { count: (done: number, all: number) => string };
  expect(visible(points(12_500))).toBe("12,500 เหรียญ");
  expect(visible(count(3, 30))).toBe("ครบ 30 วัน ได้แล้ว 3");
});

test("texts of another release are left out", () => {
  const table = { menu: { contact: "ติดต่อ" }, age: (years: number) => `${years}` };
  mergeTexts(table, { menu: { contact: "คุย", gone: "x", deep: { gone: "x" } }, age: "x", other: "x" });
  expect(table.menu).toEqual({ contact: "คุย" });
  expect(table.age(20)).toBe("20");
});
