import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import { COMPILE_CACHE } from "../run/compile-cache.ts";

export interface ProcessResult {
  readonly exit: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ProcessOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  /** Never ends stdin. */
  readonly keepsStdinOpen?: boolean;
  /** Closes stdout after the first bytes, as `head` does. */
  readonly closesStdout?: boolean;
  /** Pauses after each read, so that the pipe fills up. */
  readonly readsSlowly?: boolean;
  /** Gets the first line of stdout and returns the signal to send. */
  readonly onLine?: (line: string) => Promise<NodeJS.Signals>;
  /** Resolves to the signal to send. */
  readonly signal?: Promise<NodeJS.Signals>;
}

/** Runs the command line tool in a process of its own, from its sources. */
export function runProcess(argv: readonly string[], options: ProcessOptions = {}): Promise<ProcessResult> {
  const { env = {}, stdin = "", closesStdout = false, readsSlowly = false, onLine, signal } = options;
  const child = spawn(process.execPath, [join(ROOT, "cli/sanam.ts"), ...argv], {
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
  });
  child.stdin.on("error", () => {
    // The process may end without reading.
  });
  if (options.keepsStdinOpen === true) child.stdin.write(stdin);
  else child.stdin.end(stdin);
  void signal?.then((name) => child.kill(name));
  let [stdout, stderr, lineSeen] = ["", "", false];
  // A letter may come in two parts.
  child.stderr.setEncoding("utf8");
  child.stdout.setEncoding("utf8");
  child.stderr.on("data", (chunk) => {
    stderr += String(chunk);
  });
  child.stdout.on("data", (chunk) => {
    stdout += String(chunk);
    if (closesStdout) child.stdout.destroy();
    if (readsSlowly) {
      child.stdout.pause();
      setTimeout(() => child.stdout.resume(), 50);
    }
    if (lineSeen || !onLine || !stdout.includes("\n")) return;
    lineSeen = true;
    onLine(stdout).then(
      (signal) => child.kill(signal),
      (error: unknown) => {
        stderr += String(error);
        child.kill("SIGKILL");
      },
    );
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exit, signal) => resolve({ exit, signal, stdout, stderr }));
  });
}
