import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";

export interface Exited {
  readonly exit: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ProcessSettings {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  /** Stops reading stdout after its first bytes, as `head` does. */
  readonly readsLittle?: boolean;
  /** Told of stdout as it grows; returns a signal to send, once. */
  readonly onStdout?: (stdout: string) => NodeJS.Signals | undefined;
}

/** Runs the command line tool as a process of its own, from its sources. */
export function runProcess(argv: readonly string[], settings: ProcessSettings = {}): Promise<Exited> {
  const { env = {}, stdin = "", readsLittle = false, onStdout } = settings;
  const child = spawn(process.execPath, [join(ROOT, "cli/sanam.ts"), ...argv], {
    env: { PATH: process.env["PATH"], ...env },
  });
  child.stdin.on("error", () => {
    // It may end without reading.
  });
  child.stdin.end(stdin);
  let [stdout, stderr, signalled] = ["", "", false];
  child.stderr.on("data", (chunk) => {
    stderr += String(chunk);
  });
  child.stdout.on("data", (chunk) => {
    stdout += String(chunk);
    if (readsLittle) child.stdout.destroy();
    const signal = signalled ? undefined : onStdout?.(stdout);
    if (signal) signalled = child.kill(signal);
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exit, signal) => resolve({ exit, signal, stdout, stderr }));
  });
}
