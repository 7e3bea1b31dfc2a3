import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { conform } from "../../cli/conform/engine/conform.ts";
import { instant } from "../../core/shared/bangkok-time.ts";
import { sendTo } from "../cli/conform/tested-house.ts";

/** What the compiler says first about a copy's sources. What did not change since the last call is not checked again. */
export function complaintOfTypes(copy: string): string | undefined {
  const settings = {
    extends: "./tsconfig.json",
    // Who makes such a mistake does not leave a name behind that nothing uses any more.
    compilerOptions: { incremental: true, tsBuildInfoFile: ".types", noUnusedLocals: false, noUnusedParameters: false },
    // The copy lacks what some tests import.
    include: ["core", "contracts", "adapters", "web", "cli"],
  };
  writeFileSync(join(copy, "tsconfig.sources.json"), JSON.stringify(settings));
  const tsc = ["node_modules/typescript/bin/tsc", "-p", "tsconfig.sources.json", "--pretty", "false"];
  const { status, stdout } = spawnSync(process.execPath, tsc, { cwd: copy, encoding: "utf8" });
  return status === 0 ? undefined : stdout.split("\n")[0] || "it does not compile";
}

/** The verdict's own tests run the verdict, and other folders check the sources' texts or start whole processes. */
const NO_UNIT_TESTS = [
  "tests/cli/{conform,boot}/**",
  "tests/{defects,architecture,recipes,cluster,kills,postgres,budgets,deploy}/**",
  "tests/**/*{kill,shared-database,two-processes,fail-over,rolling}*",
];

/** The nearest tests of a file, which find most defects in seconds, and then all tests that import it. */
export function failureOfTests(copy: string, file: string): string | undefined {
  const folder = `tests/${file.split("/").slice(0, 3).join("/")}/`;
  const ofHouse = ["tests/adapters/memory/ports.test.ts", "tests/adapters/house/laws/"];
  const near = [folder, ...(file.startsWith("adapters/house/") ? ofHouse : [])];
  const there = near.filter((path) => existsSync(join(copy, path)));
  return (
    (there.length > 0 ? firstFailure(copy, ["run", ...there]) : undefined) ??
    firstFailure(copy, ["related", file, "--run"])
  );
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The first failure of the unit tests that `words` name, as `file: test`. */
export function firstFailure(copy: string, words: readonly string[]): string | undefined {
  const output = join(copy, "tests-of-a-defect.json");
  rmSync(output, { force: true });
  const vitest = [
    "node_modules/vitest/vitest.mjs",
    ...words,
    "--config",
    "tests/vitest.config.ts",
    "--project",
    "unit*",
  ];
  const options = ["--bail", "1", "--passWithNoTests", "--reporter", "json", "--outputFile", output];
  // A busy machine must not look like a defect.
  const patience = ["--testTimeout", "180000", "--hookTimeout", "180000"];
  const excluded = NO_UNIT_TESTS.flatMap((pattern) => ["--exclude", pattern]);
  const { stdout, stderr } = spawnSync(process.execPath, [...vitest, ...options, ...patience, ...excluded], {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!existsSync(output)) throw new Error(stdout + stderr);
  const { testResults } = JSON.parse(readFileSync(output, "utf8")) as Report;
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.find((result) => result.status === "failed");
    const title = failed?.fullName ?? (status === "failed" && message !== "" ? message.split("\n")[0] : undefined);
    if (title !== undefined) return `${relative(copy, name)}: ${title}`;
  }
  return undefined;
}

/** How the house of a copy differs from the model of the contract. */
export function differenceFromModel(copy: string): string | undefined {
  const child = [join(copy, "tests/defects/compare-model.ts"), "20000"];
  const { status, signal, stdout } = spawnSync(process.execPath, child, { encoding: "utf8" });
  // Ctrl-C ends the child, too, and is no finding.
  if (signal) throw new Error(`stopped by ${signal}`);
  if (status !== 0) return "it does not start";
  return stdout === "" ? undefined : stdout;
}

/** The law or row of the verdict from which the house of a copy deviates first. */
export async function deviationInVerdict(copy: string): Promise<string | undefined> {
  const child = spawn(process.execPath, [join(copy, "tests/defects/serve-house.ts")], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const lines = createInterface({ input: child.stdout });
    const first = await Promise.race([once(lines, "line"), once(child, "exit")]);
    const url = String(first[0]);
    // A house that does not start is found by anybody.
    if (!url.startsWith("http")) return "it does not start";
    // Laws find most defects, and rows take longest.
    return (
      (await firstDeviation(url, (id) => id.includes("/"))) ?? (await firstDeviation(url, (id) => !id.includes("/")))
    );
  } finally {
    child.kill();
  }
}

async function firstDeviation(url: string, only: (id: string) => boolean): Promise<string | undefined> {
  let found: string | undefined;
  const report = await conform({
    send: sendTo(url),
    session: undefined,
    sandboxToken: undefined,
    allowWrites: true,
    only,
    seed: 1,
    forMs: 60_000,
    now: () => instant(Date.now()),
    wait: (ms) => setTimeout(ms),
    say: (line) => {
      const [verdict, id] = line.split("  ");
      if (verdict === "deviates") found ??= id;
    },
    isStopped: () => found !== undefined,
  });
  if (!report.ok) return report.error.message;
  // A house that dies is found by anybody.
  return (
    found ??
    report.value.loss?.sentence ??
    report.value.rows.find(({ verdict }) => verdict === "deviates" || verdict === "not-implemented")?.name
  );
}
