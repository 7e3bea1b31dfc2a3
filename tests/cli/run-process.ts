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
  /** Lets stdout fill up before it reads on. */
  readonly readsSlowly?: boolean;
  /** Told of the first line of stdout; gives the signal to send then. */
  readonly onLine?: (line: string) => Promise<NodeJS.Signals>;
}

/** Runs the command line tool as a process of its own, from its sources. */
export function runProcess(argv: readonly string[], settings: ProcessSettings = {}): Promise<Exited> {
  const { env = {}, stdin = "", readsLittle = false, readsSlowly = false, onLine } = settings;
  const child = spawn(process.execPath, [join(ROOT, "cli/sanam.ts"), ...argv], {
    env: { PATH: process.env["PATH"], ...env },
  });
  child.stdin.on("error", () => {
    // It may end without reading.
  });
  child.stdin.end(stdin);
  let [stdout, stderr, told] = ["", "", false];
  child.stderr.on("data", (chunk) => {
    stderr += String(chunk);
  });
  child.stdout.on("data", (chunk) => {
    stdout += String(chunk);
    if (readsLittle) child.stdout.destroy();
    if (readsSlowly) {
      child.stdout.pause();
      setTimeout(() => child.stdout.resume(), 50);
    }
    if (told || !onLine || !stdout.includes("\n")) return;
    told = true;
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
