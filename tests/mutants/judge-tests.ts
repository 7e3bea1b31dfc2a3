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

export interface TestsJudge {
  /** The first test that fails with the defect in the copy; undefined for none. */
  readonly firstFailure: (mutant: Mutant) => string | undefined;
  /** Throws where the test file fails without a defect, too. */
  readonly mustPass: (file: string) => void;
}

/** Runs the unit tests of a copy, those that are nearest to a defect first, until one fails. */
export function createTestsJudge(copy: string): TestsJudge {
  const clean = new Set<string>();
  return {
    firstFailure(mutant) {
      for (const words of stagesOf(copy, mutant)) {
        const failure = run(copy, words);
        if (failure !== undefined) return failure;
      }
      return undefined;
    },
    mustPass(failure) {
      const [file = ""] = failure.split(": ");
      if (clean.has(file)) return;
      const other = run(copy, ["run", file]);
      if (other !== undefined) throw new Error(`Without any defect, this fails: ${other}`);
      clean.add(file);
    },
  };
}

/** What to run one after another: the named test, the tests of the same folder, every test that imports the file. */
function stagesOf(copy: string, { law, file }: Mutant): readonly (readonly string[])[] {
  const folder = `tests/${file.split("/").slice(0, 2).join("/")}/`;
  const [named, near] = [`tests/${law}`, existsSync(join(copy, folder)) ? folder : "tests/core/"];
  const isFile = named.endsWith(".ts");
  return [
    ...(isFile ? [["run", named]] : []),
    ["run", ...new Set([near, ...(isFile ? [] : [named])]), ...excluding(NOT_FIRST)],
    ["related", file, "--run"],
  ];
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
  const options = ["--config", "tests/vitest.config.ts", "--project", "unit*", "--bail", "1", "--passWithNoTests"];
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
