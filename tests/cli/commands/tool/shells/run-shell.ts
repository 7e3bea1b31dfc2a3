import { spawnSync } from "node:child_process";

/** Whether a shell is installed here. */
export function hasShell(name: string): boolean {
  return spawnSync(name, ["--version"]).status === 0;
}

/** Runs a shell to its end and returns what it printed; throws when it complained. */
export function runShell(name: string, args: readonly string[], stdin: string): string {
  const { status, stdout, stderr } = spawnSync(name, args, { encoding: "utf8", input: stdin, timeout: 60_000 });
  if (status !== 0 || stderr !== "") throw new Error(`${name} ended with ${status}: ${stderr}`);
  return stdout;
}
