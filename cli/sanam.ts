import { instant } from "../core/shared/bangkok-time.ts";
import { directOutput } from "./boot/direct-output.mjs";
import { EXIT } from "./output/exit-codes.ts";
import { run } from "./runtime/run.ts";

const LAST_MS = 1000;

// A parent that was killed reads no answer any more. The channel itself must not keep this process alive.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

let isTimeUp = false;

// Holds until the run ends. A top-level await would keep the bundle from being one file: the lazy files import this one.
process.exitCode = EXIT.unexpected;
void run(process.argv.slice(2), {
  clock: () => instant(Date.now()),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  stdout: {
    ...directOutput(1, () => process.stdout),
    // Only wide tables ask.
    get columns() {
      return process.stdout.isTTY ? process.stdout.columns : undefined;
    },
  },
  stderr: {
    ...directOutput(2, () => process.stderr),
    // Only long works ask.
    get isTTY() {
      return process.stderr.isTTY;
    },
  },
  // Node creates its stream at the first access, and most commands need none.
  get stdin() {
    return process.stdin;
  },
  env: process.env,
  untilStopped: () =>
    new Promise((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
    }),
  onTimeUp: () => {
    isTimeUp = true;
  },
  untilCrashed: () => new Promise((resolve) => process.once("uncaughtException", resolve)),
}).then((code) => {
  process.exitCode = code;
  // What was stopped or crashed may still hold a connection open.
  if (code === EXIT.interrupted || code === EXIT.unexpected || isTimeUp)
    setTimeout(() => process.exit(), LAST_MS).unref();
});
