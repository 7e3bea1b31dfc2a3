import { isLanguage, LANGUAGES } from "../../core/sentences/sentences.ts";
import type { Problem } from "../../core/shared/fault.ts";
import { err } from "../../core/shared/result.ts";
import type { CommandResult } from "../command-line/command.ts";
import { type Globals, type OutputFormat, readGlobals } from "../command-line/globals.ts";
import type { CommandCall } from "../command-line/program.ts";
import { readCommandLine, wantedFormat } from "../command-line/read-command-line.ts";
import { EXIT, EXIT_OF_KIND, type ExitCode } from "../output/exit-codes.ts";
import { type Failure, failureOf, stoppedBeforeAnswer, tookTooLong, unexpected, usage } from "../output/failure.ts";
import { type Paper, printAnswer, printFailure } from "../output/print.ts";
import { printable } from "../output/printable.ts";
import { speak } from "../output/sentences.ts";
import { withTarget } from "../output/with-target.ts";
import { createCommandContext } from "./create-command-context.ts";
import { type GuardedIo, guardIo, type ProcessIo } from "./process-io.ts";

/**
 * Runs one command line to its end and returns the exit code. Never rejects.
 * @param argv the arguments after the program's name
 */
export async function run(argv: readonly string[], outside: ProcessIo): Promise<ExitCode> {
  const format = wantedFormat(argv);
  const io = guardIo(outside);
  const crash = outside.untilCrashed?.().then((error) => Promise.reject(error));
  try {
    return await Promise.race([runLine(argv, format, io), ...(crash ? [crash] : [])]);
  } catch (error) {
    if (argv.includes("--verbose") && error instanceof Error) {
      for (const line of (error.stack ?? "").split("\n")) io.stderr.write(`${printable(io.secrets.clean(line))}\n`);
    }
    // A second document would spoil the first.
    return fail(unexpected(error), io.hasAnswered() ? "table" : format, io);
  }
}

async function runLine(argv: readonly string[], format: OutputFormat, io: GuardedIo): Promise<ExitCode> {
  const request = readCommandLine(argv, io.env);
  if (!request.ok) {
    if (request.error.help !== undefined) io.stderr.write(request.error.help);
    return fail(request.error, format, io);
  }
  if (request.value.asked === "command") return await runCommand(request.value.call, format, io);
  const { asked: key, text } = request.value;
  io.stdout.write(format !== "table" ? `${JSON.stringify({ ok: true, data: { [key]: text.trimEnd() } })}\n` : text);
  return EXIT.success;
}

async function runCommand(
  { globals: raw, ...call }: CommandCall,
  format: OutputFormat,
  io: GuardedIo,
): Promise<ExitCode> {
  const { command } = call;
  learnContacts(call.texts, io);
  const language = io.env["SANAM_LANG"] || "en";
  if (!isLanguage(language)) return fail(usage(`SANAM_LANG must be ${LANGUAGES.join(" or ")}`), format, io);
  await speak(language);
  const globals = readGlobals(raw, io.env);
  if (!globals.ok) return fail(globals.error, format, io);
  if (format === "ndjson" && command.streams !== true) {
    return fail(usage("--output ndjson is for commands that follow something, such as tail"), format, io);
  }
  const { traceFile } = globals.value;
  if (traceFile === undefined) return callCommand(call, globals.value, format, io);
  const { openTrace } = await import("../compose/trace/open-trace.ts");
  const opened = openTrace(traceFile, io, (line) => void io.stderr.write(`${printable(line)}\n`));
  if (!opened.ok) return fail(opened.error, format, io);
  const { trace, write } = opened.value;
  return callCommand(call, { ...globals.value, trace }, format, io, write);
}

/** @param onEnd called when everything that the command began is over, before the answer is printed */
async function callCommand(
  { command, texts, args }: Omit<CommandCall, "globals">,
  globals: Globals,
  format: OutputFormat,
  io: GuardedIo,
  onEnd?: () => void,
): Promise<ExitCode> {
  const { context, openedBackend } = createCommandContext(globals, io);
  // One that is still opened when the time is over is not waited for.
  const backend = () => Promise.race([openedBackend(), io.untilOverdue()]);
  const { deadlineMs } = globals;
  const endLimit = deadlineMs === undefined ? undefined : io.stopAfter(deadlineMs);
  const inTime = <T extends Problem | Failure>(problem: T): T | Failure =>
    deadlineMs !== undefined && io.isTimeUp() && problem.kind === "interrupted"
      ? tookTooLong(deadlineMs, problem)
      : problem;
  let result: CommandResult | undefined;
  try {
    try {
      const ending = command.start(texts, context, args);
      const stopped = Promise.race([io.untilUnhandledStop(), io.untilOverdue()]);
      result = (await Promise.race([ending, stopped])) ?? err(stoppedBeforeAnswer());
      if (!result.ok && isSessionOver(result.error)) (await backend())?.sessionStorage.clear();
    } finally {
      // Before the answer is printed: what it reports as done must be stored by then.
      const closing = (await backend())?.close(isInterrupted(result) ? "now" : undefined);
      await Promise.race([closing, io.untilOverdue()]);
      onEnd?.();
    }
    if (!result.ok) {
      const trouble = (await backend())?.trouble?.();
      const exit = fail(withTarget(failureOf(inTime(result.error)), globals.target, trouble), format, io);
      (await backend())?.intents.forget();
      return exit;
    }
    const failure = result.value.failure && inTime(result.value.failure);
    printAnswer({ ...result.value, ...(failure && { failure }) }, format, io);
    (await backend())?.intents.forget();
    const { afterwards } = result.value;
    await Promise.race([afterwards?.(), io.untilOverdue()]);
    // A second document would spoil the first.
    if (afterwards && deadlineMs !== undefined && io.isTimeUp()) return fail(tookTooLong(deadlineMs), "table", io);
    return failure ? EXIT_OF_KIND[failure.kind] : EXIT.success;
  } finally {
    endLimit?.();
  }
}

function isInterrupted(result: CommandResult | undefined): boolean {
  return result?.ok === false && result.error.kind === "interrupted";
}

/** The tool follows the `unauthorised` reading of the failure policy: only 401 and 403 end a session. */
function isSessionOver(problem: Problem | Failure): boolean {
  return problem.kind === "fault" && problem.fault === "unauthorised";
}

/** Options whose values are printed by their last digits only. */
const CONTACTS = ["phone", "account"];

function learnContacts(texts: CommandCall["texts"], { secrets }: GuardedIo): void {
  for (const name of CONTACTS) secrets.mask(texts[name]);
}

function fail(problem: Problem | Failure, format: OutputFormat, paper: Paper): ExitCode {
  const failure = failureOf(problem);
  printFailure(failure, format, paper);
  return EXIT_OF_KIND[failure.kind];
}
