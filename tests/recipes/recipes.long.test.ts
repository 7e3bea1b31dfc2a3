import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";

// Each step starts the compiler or the test runner on a whole copy of the project.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const COPIED = ["core", "contracts", "adapters", "web", "cli", "tests", "package.json", "tsconfig.json", ".biome.json"];

interface Filled {
  readonly kind: string;
  readonly name: string;
  readonly test: readonly string[];
  /** The edit that makes the failing test pass. */
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

const RECIPES: readonly Filled[] = [
  {
    kind: "rule",
    name: "bonus-cap",
    test: ["tests/core/rules/bonus-cap.test.ts"],
    file: "core/rules/bonus-cap.ts",
    from: /throw new Error\([^;]*;/,
    to: "return amountSatang > 0;",
  },
  {
    kind: "screen",
    name: "rewards/bonus-cap",
    test: ["tests/web/screens/bonus-cap/bonus-cap-screen.test.tsx"],
    file: "web/screens/bonus-cap/bonus-cap-screen.tsx",
    from: "{null}",
    to: "<p>{bonusCapText.intro}</p>",
  },
  {
    kind: "command",
    name: "rewards/bonus-cap",
    test: ["tests/cli/commands/rewards/bonus-cap.test.ts"],
    file: "cli/commands/rewards/bonus-cap.ts",
    from: /run: \(\) => err\([\s\S]*?\),\n/,
    to: "run: () => ({ ok: true, value: { data: { open: true }, view: [] } }),\n",
  },
  {
    kind: "endpoint",
    name: "rewards/bonus-cap",
    test: ["tests/adapters/memory/ports.test.ts", "tests/adapters/server/ports.test.ts"],
    file: "adapters/house/rewards/reward.ts",
    from: /Promise\.reject\(new Error\("bonusCap is not written"\)\)/,
    to: "Promise.resolve({ value: 7 })",
  },
];

/** The suites of the ports have many tests of other endpoints. */
const OWN_TESTS = "^(?!ports over)|bonus cap";

interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

const LANGUAGE = "lo";

let copy = "";

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), "recipes-")));
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"), "junction");
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

describe("npm run new", () => {
  test("writes code that compiles, for every kind", () => {
    const kinds = [...RECIPES, { kind: "language", name: LANGUAGE }];
    for (const { kind, name } of kinds) expect(node("tests/recipes/new.ts", kind, name)).toMatchObject({ status: 0 });
    // Each more checker would check most of the same types again.
    const types = ["node_modules/typescript/bin/tsc", "-p", "tsconfig.json", "--checkers", "1"];
    expect(node(...types)).toMatchObject({ status: 0 });
  });

  test("each test fails at first, and passes once its recipe is filled in", () => {
    const files = RECIPES.flatMap((recipe) => recipe.test);
    expect(runTests(files)).toEqual(Object.fromEntries(files.map((file) => [file, "failed"])));
    RECIPES.forEach(fill);
    expect(runTests(files)).toEqual(Object.fromEntries(files.map((file) => [file, "passed"])));
  });

  test("a new language is Thai until it is translated, and the built site can speak it", () => {
    const listed = node("tests/languages/run-untranslated.ts", LANGUAGE);
    expect(listed.output).toMatch(/^web\/text\/lo\/wallet\/deposit\.ts depositText\.title$/m);
    expect(listed).toMatchObject({ status: 1, output: expect.stringContaining(`${LANGUAGE}: `) });
    const build = ["node_modules/vite/bin/vite.js", "build", "--config", "web/vite.config.ts", "--logLevel", "warn"];
    expect(node(...build)).toMatchObject({ status: 0 });
    const files = readdirSync(join(copy, "build/web/assets"));
    expect(files.filter((file) => /^lo-first-[\w-]+\.js$/.test(file))).toHaveLength(1);
  });

  test("refuses a second file of the same name, and writes nothing", () => {
    const before = readFileSync(join(copy, "cli/command-table.ts"), "utf8");
    const again = node("tests/recipes/new.ts", "command", "rewards/bonus-cap");
    expect(again.status).toBe(2);
    expect(again.output).toContain("cli/commands/rewards/bonus-cap.ts exists already.");
    expect(readFileSync(join(copy, "cli/command-table.ts"), "utf8")).toBe(before);
  });

  test.each([
    ["rule", "BonusCap", "is not a name in kebab-case"],
    ["screen", "bonus-cap", "is not CONTEXT/NAME"],
    ["command", "money/bonus-cap", "is not CONTEXT/NAME"],
    ["endpoint", "site/bonus-cap", "the site context has none"],
    ["language", "TH1", "is not a code of two small letters"],
    ["language", "en", "The site speaks English (en) already."],
  ])("refuses a %s with the name %s", (kind, name, sentence) => {
    const refused = node("tests/recipes/new.ts", kind, name);
    expect(refused.status).toBe(2);
    expect(refused.output).toContain(sentence);
  });
});

function fill({ file, from, to }: Filled): void {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  const filled = text.replace(from, to);
  expect(filled).not.toBe(text);
  writeFileSync(path, filled);
}

/** Runs the recipes' own tests of these files and returns what each file came to. */
function runTests(files: readonly string[]): Readonly<Record<string, string>> {
  const report = join(copy, "report.json");
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", "--project", "unit*"];
  node(...vitest, "--reporter=json", `--outputFile=${report}`, "-t", OWN_TESTS, ...files);
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as TestReport;
  return Object.fromEntries(
    testResults.map(({ name, assertionResults }) => {
      const has = (status: string) => assertionResults.some((test) => test.status === status);
      return [relative(copy, name), has("failed") ? "failed" : has("passed") ? "passed" : "not run"];
    }),
  );
}

function node(...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
  return { status, output: stdout + stderr };
}
