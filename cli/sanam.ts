import { instant } from "../core/shared/bangkok-time.ts";
import { directOutput } from "./boot/direct-output.mjs";
import { run } from "./runtime/run.ts";

process.exitCode = await run(process.argv.slice(2), {
  clock: () => instant(Date.now()),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  stdout: directOutput(1, () => process.stdout),
  stderr: directOutput(2, () => process.stderr),
  // Node creates its stream at the first access, and most commands need none.
  get stdin() {
    return process.stdin;
  },
  env: process.env,
  untilStopped: () =>
    new Promise((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
    }),
});
