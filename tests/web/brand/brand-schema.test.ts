import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BRAND_FIELDS, readBrand } from "../../../web/brand/brand.ts";
import rimnam from "../../../web/brand/brands/rimnam/rimnam.json" with { type: "json" };
import sanam from "../../../web/brand/brands/sanam/sanam.json" with { type: "json" };
import { brandSchema } from "../../../web/vite/brand-schema.ts";
import { textKeys } from "../../../web/vite/text-tables.ts";

const folder = resolve(import.meta.dirname, "../../../web/brand");
const stored = (file: string): unknown => JSON.parse(readFileSync(resolve(folder, file), "utf8"));

test("the keys of the texts and the published schema are fresh; `npm run tool -- brand-schema` writes them", () => {
  expect(stored("fields/text-keys.json")).toEqual(textKeys());
  expect(stored("brand.schema.json")).toEqual(JSON.parse(JSON.stringify(brandSchema())));
});

// All errors: else the check of each text is nested in that of the one before, too deep for the stack.
const isValid = new Ajv2020({ strict: false, unicodeRegExp: false, allErrors: true }).compile(
  stored("brand.schema.json") as object,
);

test("the schema accepts our brands and names itself in them", () => {
  for (const brand of [sanam, rimnam]) {
    expect(isValid(brand), JSON.stringify(isValid.errors)).toBe(true);
    expect(brand).toMatchObject({ $schema: "../../brand.schema.json" });
  }
});

test.each([
  { themeColour: "#1fbf75" },
  { scheme: "auto" },
  { features: { wheels: false } },
  { features: { wheel: "off" } },
  { pictures: { tiles: { wheels: "wheel.webp" } } },
  { texts: { "shell.menu.contacts": "x" } },
  { translations: { en: { "shell.menu.contacts": "x" } } },
  { translations: { fr: {} } },
  { languages: ["en", "fr"] },
  { inputRules: { username: { min: "4" } } },
  { hostnames: ["https://play.example"] },
  { help: { label: "1323" } },
])("the schema and the check refuse %o", (change) => {
  const brand = { ...sanam, ...change };
  expect(isValid(brand)).toBe(false);
  expect(readBrand(brand).ok).toBe(false);
});

/** Right and wrong values of all fields: each field gets each of them, alone or below a key. */
const VALUES: readonly unknown[] = (
  [
    [null, true, false, 0, 1, -1, 18, 20.5, 1e9, "", " ", "x", "a-b", "dark", "month", "classic", "casino", "on"],
    ["#fff", "red", "nonsense", "logo.png", "Logo.SVG", "../a.png", "play.example", "A.example", "@line", "a b"],
    ["https://a.example", "https://me:secret@a.example", "https://a.example/b.js", "http://a.example", "tel:1323"],
    ["javascript:alert(1)", "/api/telemetry", "//a.example", "%page% %name%", "x".repeat(600), "ไทย", "\u202e"],
    [[], {}, [null], [1], ["a.example"], ["a.example", "a.example"], ["https://*.co.th"], ["slot", "slot"], [[]]],
  ] as readonly (readonly unknown[])[]
).flat();
const KEYS = [
  ["min", "max", "username", "password", "bankAccountNumber", "affiliateMinimumBaht", "label", "url", "version"],
  ["name", "number", "sample", "wheel", "hero", "share", "tiles", "movies", "corners", "card", "groundColor", "0"],
  ["shell.menu.contact", "prize.points", "constructor", "toString", "unknown", "en"],
].flat();

test("what the schema refuses, the check refuses: no editor marks a right file", () => {
  const base = fc.constantFrom(...VALUES);
  const below = (inside: fc.Arbitrary<unknown>) =>
    fc.dictionary(fc.constantFrom(...KEYS), inside, { minKeys: 1, maxKeys: 3, noNullPrototype: true });
  const value = fc.oneof(base, below(base), below(below(base)));
  const change = fc.dictionary(fc.constantFrom(...Object.keys(BRAND_FIELDS), "unknown"), value, {
    minKeys: 1,
    maxKeys: 1,
    noNullPrototype: true,
  });
  const seen = { both: 0, neither: 0, checkOnly: 0 };
  fc.assert(
    fc.property(change, (changed) => {
      const brand: unknown = JSON.parse(JSON.stringify({ ...sanam, ...changed }));
      const [bySchema, byCheck] = [isValid(brand), readBrand(brand).ok];
      if (byCheck) expect(bySchema, JSON.stringify(isValid.errors)).toBe(true);
      seen[byCheck ? "neither" : bySchema ? "checkOnly" : "both"]++;
    }),
    { numRuns: 1500 },
  );
  // The samples are of all kinds, so the property says something.
  expect(Math.min(seen.both, seen.neither, seen.checkOnly), JSON.stringify(seen)).toBeGreaterThan(10);
});

test.each(Object.keys(BRAND_FIELDS))("of the right values of %s, the schema refuses none", (field) => {
  for (const value of VALUES) {
    const brand: unknown = { ...sanam, [field]: value };
    if (readBrand(brand).ok)
      expect(isValid(brand), `${JSON.stringify(value)} ${JSON.stringify(isValid.errors)}`).toBe(true);
  }
});
