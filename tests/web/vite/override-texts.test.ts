import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../../core/sentences/sentences.ts";
import { type Brand, readBrand } from "../../../web/brand/brand.ts";
import { SITE_TEXTS } from "../../../web/brand/fields/text-fields.ts";
import { mergeTexts } from "../../../web/brand/override-texts.ts";
import { overrideTextsPlugin } from "../../../web/vite/text-tables.ts";
import { plainBrand as sanam } from "../brand/plain-brand.ts";

const web = resolve(import.meta.dirname, "../../../web");
const modules = readdirSync(resolve(web, "text/th"), { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".ts"),
);
let server: ViteDevServer;
/** The page's brand, in the next load of the modules. */
let own: Pick<Brand, "texts" | "translations">;

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
          id.endsWith("/brand/active-brand.ts") ? `export const brand = ${JSON.stringify(own)};` : undefined,
      },
    ],
  });
});
afterAll(() => server.close());

/** Every exported table of a language with these overrides, by the beginning of its keys. */
async function tablesWith(
  overrides: Readonly<Record<string, string>>,
  language: Language = "th",
): Promise<Readonly<Record<string, object>>> {
  const fields = language === "th" ? { texts: overrides } : { translations: { [language]: overrides } };
  const brand = readBrand({ ...sanam, ...fields });
  if (!brand.ok) throw new Error(brand.error.join("\n"));
  own = { texts: brand.value.texts, translations: brand.value.translations };
  server.moduleGraph.invalidateAll();
  const loaded = await Promise.all(modules.map((module) => server.ssrLoadModule(`/text/${language}/${module}`)));
  const exported = loaded.flatMap((module) => Object.entries(module as Record<string, object>));
  return Object.fromEntries(
    exported.filter(([name]) => name.endsWith("Text")).map(([name, table]) => [name.slice(0, -"Text".length), table]),
  );
}

/** The text or function at a key of the site, undefined where the table is inside its module. */
function entryOf(tables: Readonly<Record<string, object>>, key: string): unknown {
  const { table, path } = SITE_TEXTS.th.get(key) ?? { table: "", path: [] };
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

test.each(LANGUAGES)(
  "any choice of texts in %s is the operator's, and every other text stays as it was",
  { timeout: 60_000 },
  async (language) => {
    const site = SITE_TEXTS[language];
    const usual = await tablesWith({}, language);
    const usualSaid = new Map([...site.keys()].map((key) => [key, said(entryOf(usual, key))]));
    const keys = [...site.keys()].filter((key) => entryOf(usual, key) !== undefined);
    expect(keys.length).toBeGreaterThan(900);
    let sentences = 0;
    await fc.assert(
      fc.asyncProperty(fc.subarray(keys, { minLength: 200 }), fc.nat(9), async (chosen, seed) => {
        const ownText = (key: string) => {
          const places = site.get(key)?.usual.match(/\{\d+\}/g) ?? [];
          return `ของเรา ${seed} ${[...new Set(places)].join(" และ ")}`.trim();
        };
        const tables = await tablesWith(Object.fromEntries(chosen.map((key) => [key, ownText(key)])), language);
        const isChosen = new Set(chosen);
        for (const key of keys) {
          const entry = entryOf(tables, key);
          if (typeof entry === "string") {
            const expected = isChosen.has(key) ? ownText(key) : undefined;
            if (expected === undefined) expect(site.get(key)?.usual, key).toBe(entry);
            else expect(visible(entry), key).toBe(expected);
          } else if (!isChosen.has(key)) {
            // A sentence may name another text, which then is the operator's.
            if (said(entry) !== usualSaid.get(key)) expect(said(entry), key).toContain("ของเรา");
          } else if (said(entry) !== undefined) {
            sentences++;
            const pattern = ownText(key).replace(/\{\d+\}/g, "[^]*");
            expect(visible(said(entry) ?? ""), key).toMatch(new RegExp(`^${pattern}$`));
          }
        }
      }),
      // A random choice may have no sentence.
      { numRuns: 2, examples: [[keys, 0]] },
    );
    expect(sentences).toBeGreaterThan(20);
  },
);

test("a language has no text of another one, and line breaks are prepared in Thai only", async () => {
  const thai = await tablesWith({ "signIn.welcome": "ไม่หายไปไหน", "share.homeTitle": "ของ {1}" });
  expect(entryOf(thai, "signIn.welcome")).not.toBe("ไม่หายไปไหน");
  const english = await tablesWith({ "signIn.welcome": "ไม่หายไปไหน {}", "share.homeTitle": "The house of {1}" }, "en");
  expect(entryOf(english, "signIn.welcome")).toBe("ไม่หายไปไหน {}");
  expect((entryOf(english, "share.homeTitle") as (site: string) => string)("$&")).toBe("The house of $&");
  expect(entryOf(await tablesWith({ "signIn.welcome": "กลับมาแล้ว" }), "signIn.welcome")).toBe("กลับมาแล้ว");
  own = { texts: own.texts, translations: { en: { tables: {}, sentences: {} } } };
  server.moduleGraph.invalidateAll();
  const { signInText } = await server.ssrLoadModule("/text/en/session/sign-in.ts");
  expect((signInText as { welcome: string }).welcome).toBe(SITE_TEXTS.en.get("signIn.welcome")?.usual);
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
