import { PassThrough, Readable } from "node:stream";
import { describeCommand } from "../../cli/command-line/describe-command.ts";
import { readCommandLine } from "../../cli/command-line/read-command-line.ts";
import { COMMANDS } from "../../cli/command-table.ts";
import type { ExitCode } from "../../cli/output/exit-codes.ts";
import { run } from "../../cli/runtime/run.ts";
import type { After, Clock } from "../../core/platform/device.ts";
import { instant } from "../../core/shared/bangkok-time.ts";

export interface CliResult {
  readonly exit: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The text of a pipe to stdin. */
  readonly stdin?: string;
  /** What is typed at a terminal, which stdin is then. */
  readonly typed?: string;
  readonly untilStopped?: () => Promise<void>;
  readonly untilCrashed?: () => Promise<unknown>;
  /** Called after each write to stdout. */
  readonly onStdout?: () => void;
  /** Runs tasks at once by default. */
  readonly after?: After;
  /** Called with what is printed on stdout. */
  readonly onPrint?: (text: string) => void;
  /** Returns `NOON` by default. */
  readonly clock?: Clock;
}

const NEVER = () => new Promise<void>(() => undefined);

/** 2026-11-20 12:00 in Bangkok. */
export const NOON = instant(Date.UTC(2026, 10, 20, 5));

/** A test does not wait, but tasks that limit others do. A cancelled task does not run. */
const atOnce: After = (ms, task) => {
  const timer = setTimeout(task, ms > 20_000 ? ms : 0);
  return () => clearTimeout(timer);
};

/** Somebody may type more, unless nothing is typed: Ctrl-D. */
function terminal(typed: string) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  if (typed === "") return stdin.end();
  stdin.write(typed);
  return stdin;
}

/** Runs a command line in this process. */
export async function runCli(argv: readonly string[], options: RunOptions = {}): Promise<CliResult> {
  const {
    env = {},
    stdin = "",
    typed,
    untilStopped = NEVER,
    clock = () => NOON,
    after = atOnce,
    onPrint = () => undefined,
  } = options;
  const printed = { stdout: "", stderr: "" };
  const sink = (name: keyof typeof printed) => ({
    write: (text: string) => {
      printed[name] += text;
      if (name === "stdout") onPrint(text);
      if (name === "stdout") options.onStdout?.();
    },
  });
  const exit = await run(argv, {
    clock,
    after,
    stdout: sink("stdout"),
    stderr: sink("stderr"),
    stdin: typed === undefined ? Readable.from(stdin === "" ? [] : [stdin]) : terminal(typed),
    env,
    untilStopped,
    ...(options.untilCrashed && { untilCrashed: options.untilCrashed }),
  });
  if (!isAlwaysDescribed(exit)) expectDescribed(argv, env, exit);
  return { exit, ...printed };
}

/** Of the exit codes that every command lists, nothing is to be checked. Reading a command line takes milliseconds. */
function isAlwaysDescribed(exit: ExitCode): boolean {
  shared ??= COMMANDS.map((command) => describeCommand(command).exitCodes).reduce((some, more) =>
    some.filter((code) => more.includes(code)),
  );
  return shared.includes(exit);
}
let shared: readonly ExitCode[] | undefined;

/** Throws for an exit code that `sanam commands` does not list for the command, so that every test holds its list. */
function expectDescribed(argv: readonly string[], env: Readonly<Record<string, string>>, exit: ExitCode): void {
  const read = readCommandLine(argv, env);
  if (!read.ok || read.value.asked !== "command") return;
  const { path, exitCodes } = describeCommand(read.value.call.command);
  if (!exitCodes.includes(exit))
    throw new Error(`${path.join(" ")} exits with ${exit}: its definition's exits lack it`);
}

/** A JSON answer as a script sees it, without the product's types. */
export interface JsonAnswer {
  readonly ok: boolean;
  readonly data?: Record<string, unknown>;
  readonly error?: Record<string, unknown>;
}

/** Runs with `-o json`; throws unless stdout is exactly one line of JSON. */
export async function runJson(argv: readonly string[], options?: RunOptions): Promise<CliResult & JsonAnswer> {
  const result = await runCli([...argv, "-o", "json"], options);
  return { ...result, ...parseAnswer(result.stdout) };
}

export function parseAnswer(stdout: string): JsonAnswer {
  if (!/^[^\n]+\n$/.test(stdout)) throw new Error(`not one line: ${JSON.stringify(stdout)}`);
  return JSON.parse(stdout);
}
