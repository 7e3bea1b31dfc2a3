import type { Problem } from "../../core/shared/fault.ts";
import type { CommandResult } from "../command-line/command.ts";
import { type OutputFormat, readGlobals } from "../command-line/globals.ts";
import type { Chosen } from "../command-line/program.ts";
import { readCommandLine, wantedFormat } from "../command-line/read-command-line.ts";
import { EXIT, EXIT_OF_KIND, type ExitCode } from "../output/exit-codes.ts";
import { type Failure, failureOf } from "../output/failure.ts";
import { printAnswer, printFailure } from "../output/print.ts";
import { unexpected } from "../output/unexpected.ts";
import { withTarget } from "../output/with-target.ts";
import { createCommandContext } from "./create-command-context.ts";
import type { ProcessIo } from "./process-io.ts";

/**
 * Runs one command line to its end and says what the process should exit with. `argv` holds the words after the
 * program's name. Never rejects.
 */
export async function run(argv: readonly string[], io: ProcessIo): Promise<ExitCode> {
  const format = wantedFormat(argv);
  try {
    const asked = readCommandLine(argv);
    if (!asked.ok) {
      if (asked.error.help !== undefined) io.stderr.write(asked.error.help);
      return fail(asked.error, format, io);
    }
    if (asked.value.asked === "command") return await start(asked.value.chosen, format, io);
    const { asked: key, text } = asked.value;
    io.stdout.write(format === "json" ? `${JSON.stringify({ ok: true, data: { [key]: text.trimEnd() } })}\n` : text);
    return EXIT.fine;
  } catch (error) {
    if (argv.includes("--verbose") && error instanceof Error) io.stderr.write(`${error.stack}\n`);
    return fail(unexpected(error), format, io);
  }
}

async function start({ command, texts, globals: raw }: Chosen, format: OutputFormat, io: ProcessIo): Promise<ExitCode> {
  const globals = readGlobals(raw, io.env);
  if (!globals.ok) return fail(globals.error, format, io);
  const { context, opened } = createCommandContext(globals.value, io);
  let outcome: CommandResult;
  try {
    outcome = await command.start(texts, context);
    if (!outcome.ok && isSessionOver(outcome.error)) (await opened())?.sessionStorage.clear();
  } finally {
    // Before anything is said: what is told as done must be kept by then.
    await (await opened())?.close();
  }
  if (!outcome.ok) return fail(withTarget(failureOf(outcome.error), globals.value.target), format, io);
  printAnswer(outcome.value, format, io);
  await outcome.value.afterwards?.();
  return EXIT.fine;
}

/** The failure policy's strict reading: 401 and 403 end a session, and nothing else does. */
function isSessionOver(problem: Problem | Failure): boolean {
  return problem.kind === "fault" && problem.fault === "unauthorised";
}

function fail(problem: Problem | Failure, format: OutputFormat, io: ProcessIo): ExitCode {
  const failure = failureOf(problem);
  printFailure(failure, format, io);
  return EXIT_OF_KIND[failure.kind];
}
