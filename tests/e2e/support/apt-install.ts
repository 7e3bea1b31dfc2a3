import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Two processes of tests may install at once, and apt waits for no other one. */
const LOCK = join(tmpdir(), "sanam-apt.lock");

/** Installs packages of the distribution, on Debian or a system based on it, as root; throws a sentence that says why it cannot. */
export function aptInstall(...names: readonly string[]): void {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) {
    throw new Error(`This test needs ${names.join(" and ")}, which it can install on Debian as root only.`);
  }
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...names]]) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const { status, stderr } = spawnSync("flock", [LOCK, "apt-get", "-qq", ...args], { env, encoding: "utf8" });
    if (status !== 0) throw new Error(`apt-get ${args[0]} failed: ${stderr.trim()}`);
  }
}
