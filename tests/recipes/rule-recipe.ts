import { camelCase, kebabName, pascalCase, words } from "./names.ts";
import type { Recipe } from "./recipe.ts";

/** A rule: one pure function in core/rules, and its property test. */
export const ruleRecipe: Recipe = {
  nameHelp: "the rule in kebab-case, such as bonus-cap",
  changes: (given) => {
    const name = kebabName(given);
    return [
      { path: `core/rules/${name}.ts`, create: ruleFile(name) },
      { path: `tests/core/rules/${name}.test.ts`, create: testFile(name) },
    ];
  },
  nextSteps: (name) => [
    `Write the rule in core/rules/${name}.ts. Clock and randomness are arguments; money is Satang.`,
    "A rule that can refuse gets its sentence in core/shared/refusal.ts.",
    `Replace the example and the property in tests/core/rules/${name}.test.ts with the laws of the rule.`,
    "A decision that says why and is asked often gets a pair in tests/bench/rules.ts.",
  ],
};

const ruleFile = (name: string): string => `import type { Satang } from "../shared/money.ts";

/** What the ${words(name)} rule knows. */
export interface ${pascalCase(name)}Input {
  readonly amountSatang: Satang;
}

/** Says whether the ${words(name)} rule allows the amount; name the section of the spec here. */
export function ${camelCase(name)}({ amountSatang }: ${pascalCase(name)}Input): boolean {
  throw new Error(\`the rule ${name} is not written, so it cannot judge \${amountSatang} satang\`);
}
`;

const testFile = (name: string): string => `import fc from "fast-check";
import { expect, test } from "vitest";
import { ${camelCase(name)} } from "../../../core/rules/${name}.ts";
import { satang } from "../../../core/shared/money.ts";
import { always } from "../../always.ts";

test("allows an amount of one satang", () => {
  expect(${camelCase(name)}({ amountSatang: satang(1) })).toBe(true);
});

test("gives the same answer to the same question", () => {
  always([fc.nat().map(satang)], (amountSatang) => {
    expect(${camelCase(name)}({ amountSatang })).toBe(${camelCase(name)}({ amountSatang }));
  });
});
`;
