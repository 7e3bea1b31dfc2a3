import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { readBrand } from "../../../web/brand/brand.ts";
import rimnam from "../../../web/brand/brands/rimnam/rimnam.json" with { type: "json" };
import sanam from "../../../web/brand/brands/sanam/sanam.json" with { type: "json" };
import { brandSchema } from "../../../web/vite/brand-schema.ts";
import { textKeys } from "../../../web/vite/text-keys.ts";

const folder = resolve(import.meta.dirname, "../../../web/brand");
const stored = (file: string): unknown => JSON.parse(readFileSync(resolve(folder, file), "utf8"));

test("the keys of the texts and the published schema are fresh; `npm run brand-schema` writes them", () => {
  expect(stored("fields/text-keys.json")).toEqual(textKeys());
  expect(stored("brand.schema.json")).toEqual(JSON.parse(JSON.stringify(brandSchema())));
});

const isValid = new Ajv2020({ strict: false, unicodeRegExp: false }).compile(stored("brand.schema.json") as object);

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
  { inputRules: { username: { min: "4" } } },
  { hostnames: ["https://play.example"] },
  { help: { label: "1323" } },
])("the schema and the check refuse %o", (change) => {
  const brand = { ...sanam, ...change };
  expect(isValid(brand)).toBe(false);
  expect(readBrand(brand).ok).toBe(false);
});
