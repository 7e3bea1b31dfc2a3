import { spawnSync } from "node:child_process";
import { ROOT } from "../../../cli/boot/root.mjs";
import { ensureBrowsers } from "./ensure-browsers.ts";

/** Runs every journey in every browser; a browser that is not there is skipped, named and counted. */
function run(program: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}): number {
  return spawnSync(program, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...settings } }).status ?? 1;
}

const VITEST = ["run", "--config", "tests/vitest.config.ts", "--project", "e2e", "--reporter=verbose"];
const FOLDERS = ["tests/e2e/browsers", "tests/e2e/browser-floor"];

const prepared =
  run("node", ["cli/boot/build-all.mjs"]) +
  run("node", ["tests/e2e/support/ensure-chromium.ts"]) +
  run("node", ["tests/e2e/browser-floor/ensure-floor-browser.ts"]);
const missing = ensureBrowsers();
// One browser at a time: a slow machine must not decide about a browser.
const failed = prepared + run("vitest", [...VITEST, "--maxWorkers=1", ...FOLDERS], { BROWSERS: "all" });
const skipped = missing.length === 0 ? "" : `: ${missing.join(", ")}`;
console.log(`${4 - missing.length} browsers ran, ${missing.length} skipped${skipped}`);
process.exitCode = failed === 0 ? 0 : 1;
