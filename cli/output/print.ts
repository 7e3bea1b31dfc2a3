import { parseInstant } from "../../core/shared/bangkok-time.ts";
import { satang } from "../../core/shared/money.ts";
import type { OutputFormat } from "../command-line/globals.ts";
import type { Sink } from "../runtime/process-io.ts";
import type { Failure } from "./failure.ts";
import { printableJson } from "./printable.ts";
import { render } from "./render.ts";
import type { Secrets } from "./secrets.ts";
import { fields, type Json, moment, money, type View } from "./view.ts";

/** Where a run prints, and what it may not print. */
export interface Paper {
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly secrets: Secrets;
}

/** Prints the answer on stdout, as one line of JSON or as text. */
export function printAnswer({ data, view, failure, lines }: Answer, format: OutputFormat, paper: Paper): void {
  const { stdout, secrets } = paper;
  if (format === "json") {
    const error = failure && { kind: failure.kind, message: failure.message, ...failure.details };
    stdout.write(`${printableJson(secrets.cleanJson({ ok: failure === undefined, data, error }))}\n`);
    return;
  }
  if (format === "ndjson") {
    for (const line of lines ?? [data]) stdout.write(`${printableJson(secrets.cleanJson(line))}\n`);
  }
  // What is followed may have nothing to show yet.
  else if (view.length > 0) stdout.write(`${render(secrets.cleanView(view), () => stdout.columns)}\n`);
  if (failure) printFailure(failure, format, paper);
}

/** Prints JSON on stdout, so that scripts read one stream, or text on stderr. */
export function printFailure(
  { kind, message, details, view }: Failure,
  format: OutputFormat,
  { stdout, stderr, secrets }: Paper,
): void {
  if (format !== "table") {
    stdout.write(`${printableJson(secrets.cleanJson({ ok: false, error: { kind, message, ...details } }))}\n`);
    return;
  }
  if (view) stdout.write(`${render(secrets.cleanView(view), () => stdout.columns)}\n`);
  stderr.write(`sanam: ${render(secrets.cleanView([{ block: "text", text: message }]))}\n`);
  const shown = Object.entries(details ?? {}).flatMap(([name, value]) =>
    // A command says each problem in a line of its own.
    value === undefined || name === "problems" || name === "report"
      ? []
      : [[`  ${name.replace(/Satang$/, "")}`, readable(name, value)] as const],
  );
  if (shown.length > 0) stderr.write(`${render(secrets.cleanView([fields(Object.fromEntries(shown))]))}\n`);
}

/** Writes a detail for people: amounts in baht, moments in Bangkok time. */
function readable(name: string, value: Json): string {
  if (typeof value === "number" && name.endsWith("Satang") && Number.isSafeInteger(value)) return money(satang(value));
  const at = typeof value === "string" ? parseInstant(value) : undefined;
  if (at !== undefined) return moment(at);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The answer of a command: `data` for scripts, `view` for people. Both hold the same information. */
export interface Answer {
  readonly data: Json;
  readonly view: View;
  /** What the answer says is wrong. It is printed after the view, and decides the exit code. */
  readonly failure?: Failure;
  /** Of a command that follows something: one line each with `--output ndjson`. */
  readonly lines?: readonly Json[];
  /** Runs after the answer is printed: a server waits here until it is stopped. */
  readonly afterwards?: () => Promise<void>;
}
