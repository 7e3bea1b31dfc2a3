import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_ORIGINS } from "../../../core/delivery/page-origins.ts";
import { brand } from "../../../web/brand/active-brand.ts";
import { readBrand } from "../../../web/brand/brand.ts";
import { brandCss } from "../../../web/brand/brand-css.ts";
import { brandOrigins } from "../../../web/brand/brand-origins.ts";
import { contrast } from "../../../web/brand/oklch.ts";
import { type Palette, palette } from "../../../web/brand/palette.ts";
import { servedPage } from "../../../web/vite/served-page.ts";

const folder = resolve(import.meta.dirname, "../../../web/brand");
const shipped = readdirSync(folder).filter((name) => name.endsWith(".json"));
const read = (name: string): unknown => JSON.parse(readFileSync(resolve(folder, name), "utf8"));

function problemsOf(change: Record<string, unknown>): readonly string[] {
  const result = readBrand({ ...brand, ...change });
  return result.ok ? [] : result.error;
}

describe("brandOrigins", () => {
  test("names what the pages of a brand need, and no chat's hosts without a chat", () => {
    expect(brandOrigins(brand)).toEqual(NO_ORIGINS);
    const hosts = { chatHosts: ["https://*.chat.example"], contentHosts: ["https://maker.example"] };
    const elsewhere = { ...brand, ...hosts, backendUrl: "https://api.example/v1", imageHost: "https://img.example/x" };
    expect(brandOrigins(elsewhere)).toEqual({
      backend: ["https://api.example"],
      content: ["https://img.example", "https://maker.example"],
      chat: [],
    });
    expect(brandOrigins({ ...elsewhere, chatScriptUrl: "https://w.example/a/b.js" }).chat).toEqual([
      "https://w.example",
      "https://*.chat.example",
    ]);
  });
});

describe("readBrand", () => {
  test("at least two brands are shipped, and each is accepted", () => {
    expect(shipped.length).toBeGreaterThanOrEqual(2);
    for (const name of shipped) expect(readBrand(read(name)), name).toMatchObject({ ok: true });
  });

  test("the shipped brands differ in every choice that a brand has", () => {
    const [one, other] = ["sanam.json", "rimnam.json"].map(read) as [Record<string, unknown>, Record<string, unknown>];
    const choices = ["themeColor", "scheme", "sessionEndsOn", "refundTable", "platinumBasis", "sendIdempotencyKey"];
    for (const field of [...choices, "bottomBarShortcut", "publicLayout", "contactChatId"]) {
      expect(one[field], field).not.toBe(other[field]);
    }
  });

  test.each([
    [{ themeColor: "green" }, "themeColor: must be a colour like #1fbf75"],
    [{ scheme: "auto" }, "scheme: must be one of dark, light, device"],
    [{ sessionEndsOn: "never" }, "sessionEndsOn: must be one of unauthorised, any-failure"],
    [{ sendIdempotencyKey: "yes" }, "sendIdempotencyKey: must be true or false"],
    [{ backendUrl: "javascript:alert(1)" }, "backendUrl: must be an http(s) address or empty"],
    [{ backendUrl: "https://a.example;script-src" }, "backendUrl: must be an http(s) address or empty"],
    [{ backendUrl: "https://a.example?x" }, "backendUrl: must be an http(s) address or empty"],
    [{ imageHost: "img.example" }, "imageHost: must be an http(s) address or empty"],
    [{ chatScriptUrl: "http://chat.example/w.js" }, "chatScriptUrl: must be an https address of a script"],
    [{ chatScriptUrl: "https://chat.example" }, "chatScriptUrl: must be an https address of a script"],
    [
      { chatHosts: ["https://a.example", "https://*"] },
      "chatHosts.1: must be a host like https://a.example or https://*.b.example",
    ],
    [{ contentHosts: "https://a.example" }, "contentHosts: must be a list of hosts"],
    [{ minimumAge: 16 }, "minimumAge: must be a whole number from 18 to 99"],
    [{ name: " " }, "name: must be a text that is not empty"],
    [{ help: { label: "1323", url: "javascript:alert(1)" } }, "help.url: must be like https://… or tel:…"],
    [{ help: { url: "tel:1323" } }, "help.label: must be a text that is not empty"],
    [{ help: { ...brand.help, link: "/" } }, "help.link: is no field of a brand"],
    [{ help: "1323" }, "help: must be an object with a label and a url"],
    [{ themeColour: "#1fbf75" }, "themeColour: is no field of a brand"],
    [{ contactChatId: "a b" }, "contactChatId: must be a Line id"],
  ])("%o is refused with a sentence that names the field", (change, sentence) => {
    expect(problemsOf(change)).toEqual([sentence]);
  });

  test("every problem is told at once", () => {
    expect(problemsOf({ scheme: 1, minimumAge: "x", name: null })).toHaveLength(3);
  });

  test("whatever the file holds, the answer is a brand or a list of problems", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const result = readBrand(data);
        if (!result.ok) expect(result.error.length).toBeGreaterThan(0);
      }),
    );
  });

  test("asks for one JSON object", () => {
    for (const data of [null, [], [brand], "sanam", 1]) {
      expect(readBrand(data)).toEqual({ ok: false, error: ["the brand file must hold one JSON object"] });
    }
  });

  test("names every field that is missing and what it must be", () => {
    const result = readBrand({});
    const optional = ["contactChatId", "chatScriptUrl", "chatHosts", "contentHosts", "inputRules"];
    const required = Object.keys(brand).filter((field) => !optional.includes(field));
    const sentences = result.ok ? [] : result.error;
    expect(new Set(sentences.map((sentence) => sentence.split(":")[0]))).toEqual(new Set(required));
    expect(sentences).toContain("themeColor: must be a colour like #1fbf75");
  });

  test("the optional chat id may be left out", () => {
    const { contactChatId: _, ...rest } = brand;
    expect(readBrand(rest).ok).toBe(true);
  });
});

describe("brandCss", () => {
  test("light and dark set the same colours, and a brand can follow the device", () => {
    const [dark = "", light = "", device = ""] = brandCss(brand).split("\n");
    const names = (css: string) => [...css.matchAll(/--(?!brand-\d)[\w-]+(?=:)/g)].map(([name]) => name);
    expect(names(light).length).toBeGreaterThan(20);
    expect(names(dark)).toEqual(names(light));
    expect(names(device)).toEqual(names(light));
    expect(device).toContain('[data-scheme="device"]');
  });
});

describe("tokens.css", () => {
  const css = readFileSync(resolve(folder, "tokens.css"), "utf8");
  const [base = "", light = "", device = ""] = css.split(/:root[^{]*\{/).slice(1);
  const token = (block: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? "missing";

  test("the light set is the same whether chosen or followed", () => {
    const declared = (block: string) => [...block.matchAll(/--[\w-]+: [^;]+;/g)].map(([line]) => line);
    expect(declared(light).length).toBeGreaterThan(8);
    expect(declared(device)).toEqual(declared(light));
  });

  test.each([
    ["dark", base],
    ["light", light],
  ] as const)(
    "gold, bad and info can be read on every surface of the %s scheme, whatever the brand",
    (scheme, block) => {
      const surfaces = ["ink-0", "ink-1", "ink-2", "ink-3"] satisfies (keyof Palette)[];
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 0xffffff }), (bits) => {
          const colors = palette(`#${bits.toString(16).padStart(6, "0")}`, scheme);
          for (const name of ["gold", "bad", "info"]) {
            const grounds = [...surfaces.map((surface) => colors[surface]), token(block, `${name}-wash`)];
            for (const ground of grounds) {
              expect(contrast(token(block, name), ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
            }
          }
        }),
      );
      expect(contrast(token(block, "bad-ink"), token(block, "bad-fill"))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe("servedPage", () => {
  test("brand and texts are escaped into the page", () => {
    const html = servedPage("<title>%name%</title>", { ...brand, name: `<b>"A&B"` });
    expect(html).toBe("<title>&#60;b&#62;&#34;A&#38;B&#34;</title>");
  });

  test("a placeholder nobody fills is an error", () => {
    expect(() => servedPage("%nonsense%", brand)).toThrow("%nonsense%");
  });

  test("the page as it stands has a value for each of its placeholders", () => {
    const html = servedPage(readFileSync(resolve(folder, "../index.html"), "utf8"), brand);
    expect(html).toContain(brand.name);
    expect(html).not.toMatch(/%\w+%/);
    expect(html).not.toMatch(/\sstyle=|<style|<script>/);
  });
});
