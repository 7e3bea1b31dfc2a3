import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_INPUT_RULES } from "../../../../core/rules/input-rules.ts";
import { readBrand } from "../../../../web/brand/brand.ts";
import brand from "../../../../web/brand/brands/sanam/sanam.json" with { type: "json" };

function inputRulesOf(inputRules: unknown) {
  const result = readBrand({ ...brand, inputRules });
  if (!result.ok) throw new Error(result.error.join("\n"));
  return result.value.inputRules;
}

function problemsOf(inputRules: unknown): readonly string[] {
  const result = readBrand({ ...brand, inputRules });
  return result.ok ? [] : result.error;
}

describe("the input rules of a brand", () => {
  test("may be left out", () => {
    expect(inputRulesOf(undefined)).toBeUndefined();
  });

  test("have a default for every part that is left out", () => {
    expect(inputRulesOf({})).toEqual(DEFAULT_INPUT_RULES);
    expect(inputRulesOf({ password: { min: 12 }, affiliateMinimumBaht: 50.5 })).toEqual({
      ...DEFAULT_INPUT_RULES,
      password: { minimum: 12, maximum: 64 },
      affiliateMinimumSatang: 5050,
    });
  });

  test("leave the smallest deposit and withdrawal to the backend, unless the brand names them", () => {
    expect(inputRulesOf({ depositMinimumBaht: 300, withdrawalMinimumBaht: 500.5 })).toEqual({
      ...DEFAULT_INPUT_RULES,
      depositMinimumSatang: 30_000,
      withdrawalMinimumSatang: 50_050,
    });
    expect(problemsOf({ depositMinimumBaht: 0, withdrawalMinimumBaht: "1" })).toEqual([
      "inputRules.depositMinimumBaht: must be an amount from 0.01 to 100000 with at most two decimals",
      "inputRules.withdrawalMinimumBaht: must be an amount from 0.01 to 100000 with at most two decimals",
    ]);
  });

  test.each([
    ["username", 1, 200],
    ["password", 6, 200],
    ["bankAccountNumber", 6, 20],
  ])("accept any %s lengths in order from %i to %i, and no others", (field, least, most) => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 250 }), fc.integer({ min: -5, max: 250 }), (min, max) => {
        const isAllowed = min >= least && max <= most && min <= max;
        expect(problemsOf({ [field]: { min, max } }).length === 0).toBe(isAllowed);
      }),
    );
  });

  test.each<readonly [inputRules: unknown, sentence: string]>([
    [
      [],
      "inputRules: must be an object with username, password, bankAccountNumber or minimums like depositMinimumBaht",
    ],
    [{ pin: { min: 4, max: 6 } }, "inputRules.pin: is no field of a brand"],
    [{ username: 4 }, 'inputRules.username: must be an object like {"min": 4, "max": 20}'],
    [{ username: { min: 4, maximum: 6 } }, "inputRules.username.maximum: is no field of a brand"],
    [{ username: { min: "4" } }, "inputRules.username.min: must be a whole number from 1 to 200"],
    [{ username: { min: 21 } }, "inputRules.username: min 21 must not be greater than max 20"],
    [{ password: { min: 5 } }, "inputRules.password.min: must be a whole number from 6 to 200"],
    [{ password: { min: 8.5 } }, "inputRules.password.min: must be a whole number from 6 to 200"],
    [{ password: { min: 30, max: 20 } }, "inputRules.password: min 30 must not be greater than max 20"],
    [{ bankAccountNumber: { max: 21 } }, "inputRules.bankAccountNumber.max: must be a whole number from 6 to 20"],
    ...[0, -100, 0.001, 99.999, 100_001, "100", null].map(
      (affiliateMinimumBaht) =>
        [
          { affiliateMinimumBaht },
          "inputRules.affiliateMinimumBaht: must be an amount from 0.01 to 100000 with at most two decimals",
        ] as const,
    ),
  ])("refuse %j with a sentence that names the field", (inputRules, sentence) => {
    expect(problemsOf(inputRules)).toEqual([sentence]);
  });
});
