import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readActiveBrand } from "../../../web/brand/active-brand.ts";
import { builtInBrand } from "../../../web/brand/built-in-brand.ts";

/** The parts of a page that are read. */
function pageWith(id: string | null, data: string | null) {
  const attributes = new Map<string, string | null>([["data-brand", id]]);
  const page = {
    documentElement: {
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
    },
    getElementById: () => (data === null ? null : { textContent: data }),
  };
  return { page: page as unknown as Document, attributes };
}

const OTHER = { ...builtInBrand, id: "other", name: "อื่น", licence: { name: "ก" } };

/** What a field may be confused with. */
function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}

function expectBuiltIn(damaged: object): void {
  expect(readActiveBrand(pageWith("other", JSON.stringify([damaged])).page)).toBe(builtInBrand);
}

describe("the brand of the page", () => {
  test("is the one that the page names, with all of its fields", () => {
    const { page, attributes } = pageWith("other", JSON.stringify([builtInBrand, OTHER]));
    expect(readActiveBrand(page)).toEqual(JSON.parse(JSON.stringify(OTHER)));
    expect(attributes.get("data-brand")).toBe("other");
  });

  test("is the built-in one where the data is missing, truncated or names another brand", () => {
    const data = JSON.stringify([OTHER]);
    for (const [id, given] of [
      ["other", null],
      ["other", ""],
      ["other", data.slice(0, -1)],
      ["other", "null"],
      ["other", "[null]"],
      ["another", data],
      [null, data],
    ] as const) {
      const { page, attributes } = pageWith(id, given);
      expect(readActiveBrand(page)).toBe(builtInBrand);
      expect(attributes.get("data-brand")).toBe(builtInBrand.id);
      expect(attributes.get("data-scheme")).toBe(builtInBrand.scheme);
    }
    expect(readActiveBrand(undefined)).toBe(builtInBrand);
  });

  test("is the built-in one where a field that every brand has is missing or has another type", () => {
    const fields = fc.constantFrom(...Object.keys(JSON.parse(JSON.stringify(builtInBrand)) as object));
    fc.assert(
      fc.property(fields, fc.jsonValue(), (field, value) => {
        const known = (builtInBrand as Record<string, unknown>)[field];
        fc.pre(kindOf(value) !== kindOf(known));
        expectBuiltIn({ ...OTHER, [field]: value });
      }),
    );
    for (const help of [{}, { label: "ก" }, { label: "ก", url: 7 }]) expectBuiltIn({ ...OTHER, help });
  });

  test("is the built-in one where a field that only some brands have has another type", () => {
    const samples = {
      closedPaths: "^/x",
      titleTemplate: "%page%",
      contactChatId: "@a",
      chatScriptUrl: "https://a.example/b.js",
      configuration: {},
      inputRules: {},
      licence: {},
      terms: {},
      privacy: {},
      telemetry: {},
      texts: { tables: {}, sentences: {} },
      translations: { en: { tables: {}, sentences: {} } },
      fairPlay: { leaveOut: [] },
    };
    for (const [field, sample] of Object.entries(samples)) {
      const right = { ...OTHER, [field]: sample };
      expect(readActiveBrand(pageWith("other", JSON.stringify([right])).page)).toEqual(right);
      for (const value of [null, 7, true, [], "a", {}]) {
        if (kindOf(value) !== kindOf(sample)) expectBuiltIn({ ...OTHER, [field]: value });
      }
    }
    for (const fairPlay of [{}, { leaveOut: "month" }]) expectBuiltIn({ ...OTHER, fairPlay });
    for (const texts of [{}, { tables: {} }, { tables: {}, sentences: [] }]) {
      expectBuiltIn({ ...OTHER, texts });
      expectBuiltIn({ ...OTHER, translations: { en: texts } });
    }
  });

  test("throws for no text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (data) => {
        expect(readActiveBrand(pageWith("other", data).page)).toBe(builtInBrand);
      }),
    );
  });
});
