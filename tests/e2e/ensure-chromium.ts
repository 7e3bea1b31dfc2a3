import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./find-chromium.ts";

const HINT = "Install Chromium or Chrome, or name one in CHROME_PATH; the journeys are not skipped.";

/** Makes sure that a browser is there; on Debian, as root, it installs the distribution's own. */
function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) throw new Error(`No browser was found. ${HINT}`);
  console.log("No browser was found; installing Debian's chromium …");
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const { status, stderr } = spawnSync("apt-get", ["-qq", ...args], { env, encoding: "utf8" });
    if (status !== 0) throw new Error(`apt-get ${args[0]} failed: ${stderr.trim()}\n${HINT}`);
  }
  const installed = findChromium();
  if (installed === undefined) throw new Error(`chromium was installed and still cannot be found. ${HINT}`);
  return installed;
}

try {
  console.log(`browser: ${ensureChromium()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
