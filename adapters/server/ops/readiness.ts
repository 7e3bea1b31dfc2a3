import type { JournalChecks } from "../../house/node/journal-checks.ts";
import { isJournalUnavailable } from "../../house/ports/journal.ts";

/** Whether a server should get calls, and what each check found. Has no error's text, which may name machines. */
export interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, CheckResult>>;
}

export type CheckResult = "ok" | "starting" | "draining" | "timed-out" | "unavailable" | "failed" | "another-schema";

export const STARTING: Readiness = { ready: false, checks: { process: "starting" } };
export const DRAINING: Readiness = { ready: false, checks: { process: "draining" } };

/** Checks the journal, both in the same time. Callers at the same time share one check. */
export function createReadiness(checks: () => JournalChecks, timeoutMs: number): () => Promise<Readiness> {
  let running: Promise<Readiness> | undefined;
  const check = async (): Promise<Readiness> => {
    const journalChecks = checks();
    const [journal, schema] = await Promise.all([
      resultOf(async () => (await journalChecks.readable(), "ok"), timeoutMs),
      resultOf(async () => ((await journalChecks.schemaFits()) ? "ok" : "another-schema"), timeoutMs),
    ]);
    return { ready: journal === "ok" && schema === "ok", checks: { process: "ok", journal, schema } };
  };
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function resultOf(run: () => Promise<CheckResult>, timeoutMs: number): Promise<CheckResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<CheckResult>((resolve) => {
    timer = setTimeout(() => resolve("timed-out"), timeoutMs);
  });
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    return isJournalUnavailable(error) ? "unavailable" : "failed";
  } finally {
    clearTimeout(timer);
  }
}
