import { aptInstall, canAptInstall } from "./apt-install.ts";
import { findChromium } from "./find-chromium.ts";

const HINT = "Install Chromium or Chrome, or set CHROME_PATH to one. The journeys are not skipped.";

/** The path of a browser. On Debian, as root, it installs the distribution's own when there is none. */
function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  if (!canAptInstall()) throw new Error("No browser was found.");
  console.log("No browser was found; installing Debian's chromium …");
  aptInstall("chromium");
  installShell();
  const installed = findChromium();
  if (installed === undefined) throw new Error("chromium was installed, but no browser was found after that.");
  return installed;
}

/** The shell only makes the journeys faster, so a Debian without it is good enough. */
function installShell(): void {
  try {
    aptInstall("chromium-headless-shell");
  } catch {
    console.log("This Debian has no chromium-headless-shell; the journeys take longer.");
  }
}

try {
  console.log(`browser: ${ensureChromium()}`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${HINT}`);
  process.exitCode = 1;
}
