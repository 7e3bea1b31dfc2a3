import type { Problem } from "../../core/shared/fault.ts";
import { err } from "../../core/shared/result.ts";
import type { CommandResult } from "../command-line/command.ts";
import { type OutputFormat, readGlobals } from "../command-line/globals.ts";
import type { CommandCall } from "../command-line/program.ts";
import { readCommandLine, wantedFormat } from "../command-line/read-command-line.ts";
import { EXIT, EXIT_OF_KIND, type ExitCode } from "../output/exit-codes.ts";
import { type Failure, failureOf, stoppedBeforeAnswer } from "../output/failure.ts";
import { type Paper, printAnswer, printFailure } from "../output/print.ts";
import { printable } from "../output/printable.ts";
import { unexpected } from "../output/unexpected.ts";
import { withTarget } from "../output/with-target.ts";
import { createCommandContext } from "./create-command-context.ts";
import { type GuardedIo, guardIo } from "./guarded-io.ts";
import type { ProcessIo } from "./process-io.ts";

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
  io.stdout.write(format === "json" ? `${JSON.stringify({ ok: true, data: { [key]: text.trimEnd() } })}\n` : text);
  return EXIT.success;
}

async function runCommand(
  { command, texts, globals: raw }: CommandCall,
  format: OutputFormat,
  io: GuardedIo,
): Promise<ExitCode> {
  learnContacts(texts, io);
  const globals = readGlobals(raw, io.env);
  if (!globals.ok) return fail(globals.error, format, io);
  const { context, openedBackend } = createCommandContext(globals.value, io);
  let result: CommandResult | undefined;
  try {
    const ending = command.start(texts, context);
    result = (await Promise.race([ending, io.untilUnhandledStop()])) ?? err(stoppedBeforeAnswer());
    if (!result.ok && isSessionOver(result.error)) (await openedBackend())?.sessionStorage.clear();
  } finally {
    // Before the answer is printed: what it reports as done must be stored by then.
    await (await openedBackend())?.close(isInterrupted(result) ? "now" : undefined);
  }
  if (!result.ok) {
    const trouble = (await openedBackend())?.trouble?.();
    return fail(withTarget(failureOf(result.error), globals.value.target, trouble), format, io);
  }
  printAnswer(result.value, format, io);
  const { afterwards, failure } = result.value;
  await afterwards?.();
  return failure ? EXIT_OF_KIND[failure.kind] : EXIT.success;
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
