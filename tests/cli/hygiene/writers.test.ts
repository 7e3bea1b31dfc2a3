import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../../cli/boot/root.mjs";

const CLI = join(ROOT, "cli");
/** They start other programs, before any secret is read. */
const BOOT = /^boot\//;

function filesWith(pattern: RegExp): readonly string[] {
  return readdirSync(CLI, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !BOOT.test(path) && pattern.test(readFileSync(join(CLI, path), "utf8")))
    .toSorted();
}

test("only these print: what they print is clean, or is asked of a person", () => {
  expect(filesWith(/\b(stdout|stderr)\.write\(|\bconsole\./)).toEqual([
    "output/print.ts",
    "runtime/ask-hidden.ts",
    "runtime/ask.ts",
    "runtime/create-command-context.ts",
    "runtime/progress-line.ts",
    "runtime/run.ts",
  ]);
});

test("only the entry touches the streams of the process, and hands them to what cleans them", () => {
  expect(filesWith(/process\.(stdout|stderr)\b/)).toEqual(["sanam.ts"]);
});
