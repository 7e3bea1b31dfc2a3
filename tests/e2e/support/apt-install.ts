import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether `aptInstall` can work: on Debian or a system based on it, as root. */
export function canAptInstall(): boolean {
  return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}

/** Installs a package of the distribution; throws with the message of apt. */
export function aptInstall(name: string): void {
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const { status, stderr } = spawnSync("apt-get", ["-qq", ...args], { env, encoding: "utf8" });
    if (status !== 0) throw new Error(`apt-get ${args[0]} failed: ${stderr.trim()}`);
  }
}
