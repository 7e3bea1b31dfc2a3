import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { aptInstall, canAptInstall } from "../support/apt-install.ts";
import { FLOOR_BROWSER, findFloorBrowser, hasFloorBrowser } from "./find-floor-browser.ts";

/**
 * The package that contains Chromium 79.0.3945. Only the tests download it: as a dependency it would add 42 MB and an
 * old puppeteer to every installation.
 */
const PACKAGE = "chrome-aws-lambda@2.0.2";
const INTEGRITY = "sha512-Aqgq5F93eJARkO+O/wD+2bCCFOVQNfA329sdPNl8ib0gsRjS00bAgTc9f5Mvto7H7yDuBcy0V3xJQZwMvmILUg==";
const HINT = "The test of the oldest browser needs it; FLOOR_CHROME_PATH may name another Chrome 79.";

function ensureFloorBrowser(): string {
  const found = findFloorBrowser();
  if (found !== undefined) return found;
  if (!hasFloorBrowser) return "none for this machine: its test runs in the current browser, which proves less";
  console.log("Downloading Chromium 79 (42 MB), the oldest Chrome that is supported …");
  downloadBrowser(FLOOR_BROWSER);
  return FLOOR_BROWSER;
}

function downloadBrowser(target: string): void {
  const folder = dirname(target);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run("npm", ["pack", PACKAGE, "--silent", "--pack-destination", folder]);
  const archive = join(folder, `${PACKAGE.replace("@", "-")}.tgz`);
  const integrity = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
  if (integrity !== INTEGRITY) throw new Error(`${PACKAGE} has another checksum than expected: ${integrity}`);
  const packed = run("tar", ["-xzOf", archive, "package/bin/chromium.br"]);
  const partial = `${target}.partial`;
  writeFileSync(partial, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(partial, target);
  rmSync(archive);
}

function run(command: string, args: readonly string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync(command, args, { maxBuffer: 100_000_000 });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? stderr.toString().trim()}`);
  return stdout;
}

/** Starts the browser once, so that a missing library fails here and does not make a test hang. */
function ensureItStarts(browser: string): void {
  const start = () => spawnSync(browser, ["--version", "--no-sandbox"], { encoding: "utf8", timeout: 20_000 });
  let { status, stderr } = start();
  if (status === 127 && stderr.includes("libnss3") && canAptInstall()) {
    console.log("Installing libnss3, which Chromium 79 needs …");
    aptInstall("libnss3");
    ({ status, stderr } = start());
  }
  if (status === 127) throw new Error(`Chromium 79 does not start: ${stderr.trim()}`);
}

try {
  console.log(`oldest browser: ${ensureFloorBrowser()}`);
  const browser = findFloorBrowser();
  if (browser !== undefined) ensureItStarts(browser);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${HINT}`);
  process.exitCode = 1;
}
