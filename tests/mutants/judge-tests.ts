import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { Mutant } from "./mutant.ts";

/** The verdict's own tests run the verdict, and other folders check the sources' texts or start whole processes. */
const NO_UNIT_TESTS = [
  "tests/cli/{conform,boot}/**",
  "tests/{mutants,architecture,recipes,cluster,kills,postgres,budgets,deploy}/**",
  "tests/**/*{kill,shared-database,two-processes,fail-over,rolling}*",
];
/** Journals of other kinds decide nothing, and a database takes long to start. */
const NOT_FIRST = ["tests/adapters/house/journals/**"];

/** A busy machine must not look like a defect. */
const PATIENT = ["--testTimeout", "180000", "--hookTimeout", "180000"];

/** For files below each folder, the tests that say the most in the least time. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  "adapters/house/": ["adapters/memory/ports.test.ts"],
  "adapters/server/": ["ports", "bodies", "routing", "site", "money"].map((name) => `adapters/server/${name}.test.ts`),
  "core/rules/": ["core/rules/"],
  "core/wallet/": ["core/wallet/", "adapters/memory/ports.test.ts"],
};

/** `near` runs the named and the nearest tests only. They find nearly every defect, in seconds. */
export type Reach = "near" | "all";

export interface TestsJudge {
  /** The first test that fails with the defect in the copy; undefined for none. */
  readonly firstFailure: (mutant: Mutant, reach: Reach) => string | undefined;
  /** Whether the test file of a failure passes without the defect. */
  readonly passesClean: (failure: string) => boolean;
}

/** Runs the unit tests of a copy, those that are nearest to a defect first, until one fails. */
export function createTestsJudge(copy: string): TestsJudge {
  const clean = new Set<string>();
  return {
    firstFailure(mutant, reach) {
      const { near, wide } = stagesOf(copy, mutant);
      for (const words of reach === "near" ? near : [...near, ...wide]) {
        const failure = run(copy, words);
        if (failure !== undefined) return failure;
      }
      return undefined;
    },
    passesClean(failure) {
      const [file = ""] = failure.split(": ");
      if (!clean.has(file) && run(copy, ["run", file]) === undefined) clean.add(file);
      return clean.has(file);
    },
  };
}

/** What to run one after another: the named test, the nearest ones, those of the same context, all that import the file. */
function stagesOf(
  copy: string,
  { law, file }: Mutant,
): Readonly<Record<"near" | "wide", readonly (readonly string[])[]>> {
  const folder = (parts: number) => `tests/${file.split("/").slice(0, parts).join("/")}/`;
  const existing = (paths: readonly string[]) => paths.filter((path) => existsSync(join(copy, path)));
  const first = Object.entries(FIRST).flatMap(([below, tests]) => (file.startsWith(below) ? tests : []));
  const near = [...first.map((test) => [`tests/${test}`]), [folder(3)]].map(existing);
  const laws = existing(file.startsWith("adapters/house/") ? ["tests/adapters/house/laws/"] : []);
  const around = existing([folder(2), ...(file.startsWith("adapters/house/") ? ["tests/adapters/server/"] : [])]);
  return {
    near: [
      ...(law.endsWith(".ts") ? [["run", `tests/${law}`]] : []),
      ...near.filter((paths) => paths.length > 0).map((paths) => ["run", ...paths]),
    ],
    wide: [
      ...(laws.length > 0 ? [["run", ...laws]] : []),
      ...(around.length > 0 ? [["run", ...around, ...excluding(NOT_FIRST)]] : []),
      ["related", file, "--run"],
    ],
  };
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The first failure, as `file: test`. */
function run(copy: string, [command = "run", ...words]: readonly string[]): string | undefined {
  const vitest = ["node_modules/vitest/vitest.mjs", command, ...words];
  const options = [
    "--config",
    "tests/vitest.config.ts",
    "--project",
    "unit*",
    "--bail",
    "1",
    "--passWithNoTests",
    ...PATIENT,
  ];
  const file = join(copy, "tests-of-a-defect.json");
  rmSync(file, { force: true });
  const reporter = ["--reporter", "json", "--outputFile", file, ...excluding(NO_UNIT_TESTS)];
  const { stdout, stderr } = spawnSync(process.execPath, [...vitest, ...options, ...reporter], {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  // A defect that does not parse would be found by any test.
  if (text === "" || /SyntaxError|Transform failed/.test(text)) throw new Error(stdout + stderr);
  const { testResults } = JSON.parse(text) as Report;
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.find((result) => result.status === "failed");
    const title = failed?.fullName ?? (status === "failed" && message !== "" ? message.split("\n")[0] : undefined);
    if (title !== undefined) return `${relative(copy, name)}: ${title}`;
  }
  return undefined;
}

function excluding(patterns: readonly string[]): readonly string[] {
  return patterns.flatMap((pattern) => ["--exclude", pattern]);
}
