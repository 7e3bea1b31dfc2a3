import { instant } from "../core/bangkok-time.ts";
import { run } from "./run.ts";

// The streams are looked up when they are used: Node builds each one at its first mention, which `--help` can do without.
process.exitCode = await run(process.argv.slice(2), {
  clock: () => instant(Date.now()),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  get stdout() {
    return patient(process.stdout);
  },
  get stderr() {
    return patient(process.stderr);
  },
  get stdin() {
    return process.stdin;
  },
  env: process.env,
  untilStopped: () =>
    new Promise((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
    }),
});

/** Whoever reads us may stop early (`| head`): what was done is done, and the exit code still tells it. */
function patient(stream: NodeJS.WriteStream): NodeJS.WriteStream {
  if (stream.listenerCount("error") === 0) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
  return stream;
}
