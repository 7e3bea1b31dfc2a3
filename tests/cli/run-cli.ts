import { Readable } from "node:stream";
import type { ExitCode } from "../../cli/output/exit-codes.ts";
import { run } from "../../cli/runtime/run.ts";
import type { Clock } from "../../core/platform/clock.ts";
import { instant } from "../../core/shared/bangkok-time.ts";

export interface Ran {
  readonly exit: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  /** What a pipe brings. */
  readonly stdin?: string;
  readonly untilStopped?: () => Promise<void>;
  /** 2026-11-20 12:00 in Bangkok, unless told. */
  readonly clock?: Clock;
}

export const NOON = instant(Date.UTC(2026, 10, 20, 5));

/** Runs a command line in this process, with a world of its own. */
export async function runCli(argv: readonly string[], surroundings: Surroundings = {}): Promise<Ran> {
  const { env = {}, stdin = "", untilStopped = () => Promise.resolve(), clock = () => NOON } = surroundings;
  const said = { stdout: "", stderr: "" };
  const sink = (name: keyof typeof said) => ({
    write: (text: string) => {
      said[name] += text;
    },
  });
  const exit = await run(argv, {
    clock,
    // Nobody waits in a test; what is called off is still called off.
    after: (_, task) => {
      const soon = setTimeout(task, 0);
      return () => clearTimeout(soon);
    },
    stdout: sink("stdout"),
    stderr: sink("stderr"),
    stdin: Readable.from(stdin === "" ? [] : [stdin]),
    env,
    untilStopped,
  });
  return { exit, ...said };
}

/** What a JSON answer looks like to a script that knows nothing of our types. */
export interface JsonAnswer {
  readonly ok: boolean;
  readonly data?: Record<string, unknown>;
  readonly error?: Record<string, unknown>;
}

/** Runs with `-o json`; throws unless stdout is exactly one line of JSON. */
export async function runJson(argv: readonly string[], surroundings?: Surroundings): Promise<Ran & JsonAnswer> {
  const ran = await runCli([...argv, "-o", "json"], surroundings);
  return { ...ran, ...parseAnswer(ran.stdout) };
}

export function parseAnswer(stdout: string): JsonAnswer {
  if (!/^[^\n]+\n$/.test(stdout)) throw new Error(`not one line: ${JSON.stringify(stdout)}`);
  return JSON.parse(stdout);
}
