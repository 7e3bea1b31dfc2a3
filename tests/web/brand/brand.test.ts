import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readBrand } from "../../../web/brand/brand.ts";
import brand from "../../../web/brand/brands/sanam/sanam.json" with { type: "json" };
import { COLOR_EXAMPLES } from "../../../web/brand/oklch.ts";

const folder = resolve(import.meta.dirname, "../../../web/brand/brands");
const shipped = readdirSync(folder);
const read = (id: string): unknown => JSON.parse(readFileSync(resolve(folder, id, `${id}.json`), "utf8"));

function problemsOf(change: Record<string, unknown>): readonly string[] {
  const result = readBrand({ ...brand, ...change });
  return result.ok ? [] : result.error;
}

test("accepts the four brands that we ship, which share no choice of their look that shows their character", () => {
  expect(shipped).toHaveLength(4);
  const brands = shipped.map((id) => readBrand(read(id)));
  for (const brand of brands) expect(brand).toMatchObject({ ok: true });
  const looks = brands.map((brand) => (brand.ok ? brand.value.look : undefined));
  for (const field of ["corners", "shadows", "tiles", "motion", "pattern", "centre", "card"] as const) {
    expect(new Set(looks.map((look) => look?.[field])).size, field).toBe(4);
  }
});

test("has two shipped brands that differ in every choice", () => {
  const [one, other] = ["sanam", "rimnam"].map(read) as [Record<string, unknown>, Record<string, unknown>];
  const choices = ["themeColor", "sessionEndsOn", "refundTable", "platinumBasis", "sendIdempotencyKey"];
  for (const field of [...choices, "bottomBarShortcut", "publicLayout", "contactChatId"]) {
    expect(one[field], field).not.toBe(other[field]);
  }
});

test.each([
  [{ themeColor: "greenish" }, `themeColor: ${COLOR_EXAMPLES}`],
  [{ look: { corners: "oval" } }, "look.corners: must be one of sharp, soft, round, pill"],
  [{ look: { groundColor: "#ggg" } }, `look.groundColor: ${COLOR_EXAMPLES}`],
  [{ scheme: "auto" }, "scheme: must be one of dark, light, device"],
  [{ sessionEndsOn: "never" }, "sessionEndsOn: must be one of unauthorised, any-failure"],
  [{ sendIdempotencyKey: "yes" }, "sendIdempotencyKey: must be true or false"],
  [
    { backendUrl: "javascript:alert(1)" },
    "backendUrl: must be an http(s) address like https://api.example without a password, ? and #, or empty",
  ],
  [
    { backendUrl: "https://a.example;script-src" },
    "backendUrl: must be an http(s) address like https://api.example without a password, ? and #, or empty",
  ],
  [
    { backendUrl: "https://a.example?x" },
    "backendUrl: must be an http(s) address like https://api.example without a password, ? and #, or empty",
  ],
  [{ terms: { version: "" } }, "terms.version: must be a text that is not empty"],
  [{ privacy: { version: "1", url: "javascript:alert(1)" } }, "privacy.url: must be an https address"],
  [{ licence: "MGA" }, "licence: must be an object with a name"],
  [{ siteUrl: "https://play.example/" }, "siteUrl: must be an origin like https://play.example"],
  [
    { imageHost: "img.example" },
    "imageHost: must be an http(s) address like https://api.example without a password, ? and #, or empty",
  ],
  [{ chatScriptUrl: "http://chat.example/w.js" }, "chatScriptUrl: must be an https address of a script"],
  [{ chatScriptUrl: "https://chat.example" }, "chatScriptUrl: must be an https address of a script"],
  [
    { chatHosts: ["https://a.example", "https://*"] },
    "chatHosts.1: must be a host like https://a.example or https://*.b.example",
  ],
  [{ contentHosts: "https://a.example" }, "contentHosts: must be a list of hosts"],
  [{ openMenuEntries: ["lotto"] }, "openMenuEntries.0: must be one of casino, slot, sport"],
  [
    { specialHostnames: ["https://a.example"] },
    "specialHostnames.0: must be a hostname in lower case like play.example",
  ],
  [{ minimumAge: 16 }, "minimumAge: must be a whole number from 18 to 99"],
  [{ name: " " }, "name: must be a text that is not empty"],
  [{ help: { label: "1323", url: "javascript:alert(1)" } }, "help.url: must be like https://… or tel:…"],
  [{ help: { url: "tel:1323" } }, "help.label: must be a text that is not empty"],
  [{ help: { ...brand.help, link: "/" } }, "help.link: is no field of a brand"],
  [{ help: "1323" }, "help: must be an object with a label and a url"],
  [{ themeColour: "#1fbf75" }, "themeColour: is no field of a brand; did you mean themeColor?"],
  [{ terms: { version: "1", from: "2026-02-30" } }, "terms.from: must be a day like 2026-11-01"],
  [{ contactChatId: "a b" }, "contactChatId: must be a LINE id like @sanam, not an address"],
])("refuses %o with a sentence that names the field", (change, sentence) => {
  expect(problemsOf(change)).toEqual([sentence]);
});

test("lists every problem at once", () => {
  expect(problemsOf({ scheme: 1, minimumAge: "x", name: null })).toHaveLength(3);
});

test("returns a brand or a list of problems for any JSON", () => {
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

test("lists every missing field with what it must be", () => {
  const result = readBrand({});
  const optional = ["$schema", "languages", "look", "logo", "background", "pictures"];
  optional.push("contactChatId", "licence", "company", "terms", "privacy", "texts", "translations", "sounds");
  const required = Object.keys(brand).filter((field) => !optional.includes(field));
  const sentences = result.ok ? [] : result.error;
  expect(new Set(sentences.map((sentence) => sentence.split(":")[0]))).toEqual(new Set(required));
  expect(sentences).toContain(`themeColor: ${COLOR_EXAMPLES}`);
});

test("accepts a brand without the optional chat id", () => {
  const { contactChatId: _, ...rest } = brand;
  expect(readBrand(rest).ok).toBe(true);
});
