import { copyHouse } from "../../adapters/house/node/copy/copy-house.ts";
import type { CopyProgress } from "../../adapters/house/node/copy/copy-journal.ts";
import { err, type Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { CopiedJournal, CopySettings } from "../runtime/house-journal.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { progressLine } from "../runtime/progress-line.ts";
import { databaseUrl } from "./database-url.ts";
import { journalFailure } from "./journal-failure.ts";

export async function copyJournal(
  settings: CopySettings,
  { env, stderr, clock }: ProcessIo,
): Promise<Result<CopiedJournal, Failure>> {
  const url = databaseUrl(env);
  if (!url.ok) return url;
  const progress = progressLine(stderr, clock);
  const textOf = progressText(clock);
  try {
    const copied = await copyHouse({ ...settings, databaseUrl: url.value }, (now) => progress.show(textOf(now)));
    return copied.ok ? copied : err(journalFailure(copied.error));
  } finally {
    progress.end();
  }
}

/** Events, their rate, and how long the rest takes at this rate. */
function progressText(clock: ProcessIo["clock"]): (progress: CopyProgress) => string {
  let first: { readonly at: number; readonly done: number } | undefined;
  return ({ step, done, of }) => {
    if (step === "reading") return `reading the source: ${done} events`;
    if (step === "building") return `building rows and states: ${done} of ${of ?? done} streams`;
    if (step === "comparing") return "comparing both sides";
    first ??= { at: clock(), done };
    const seconds = (clock() - first.at) / 1000;
    const rate = seconds > 0 ? Math.round((done - first.done) / seconds) : 0;
    const rest = rate > 0 && of !== undefined ? `, ${Math.ceil((of - done) / rate)} s left` : "";
    return `copying: ${done} of ${of ?? done} events, ${rate}/s${rest}`;
  };
}
