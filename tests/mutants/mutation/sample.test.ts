import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../../cli/boot/root.mjs";
import { readOptions } from "./options.ts";

const FILES = ["core/rules/dice.ts", "core/money-action/latch.ts"];

function mutation(...args: readonly string[]) {
  // A test runner inside a test runner must not take itself for the outer one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$)/.test(name)));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, "tests/mutants/mutation/run.ts"), ...args],
    { encoding: "utf8", env, cwd: ROOT },
  );
  return { status, stdout, stderr };
}

test("finds every mutation of a sample, except one that no test can find", () => {
  const { status, stdout, stderr } = mutation("--files", FILES.join(","), "--sample", "40", "--seed", "3", "--again");
  expect([status, stderr.replace(/^\d+ of 40 in \d+ s$/gm, "").trim()]).toEqual([0, ""]);
  const [, all = 0, killed = 0, types = 0, survived, unreached, explained] =
    stdout.trim().split("\n").at(-1)?.split(/\s+/).map(Number) ?? [];
  expect({ all, survived, unreached, explained }).toEqual({ all: 40, survived: 0, unreached: 0, explained: 1 });
  expect(killed + types).toBe(39);
  expect(killed).toBeGreaterThan(30);
}, 120_000);

test.each([
  [["--files", "web/**/*.ts"], "No file of core/ or adapters/house/ is named web/**/*.ts."],
  [["--files", "core/rules/dcie.ts"], "No file of core/ or adapters/house/ is named core/rules/dcie.ts."],
  [["--sample", "many"], "--sample takes a whole number from 1, not many."],
  [["--sample", "0"], "--sample takes a whole number from 1, not 0."],
  [["--since", "no-such-commit"], "git knows no commit no-such-commit."],
  [["--fiels", "a"], "Unknown option '--fiels'"],
])("says in one sentence what is wrong with %j", (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
