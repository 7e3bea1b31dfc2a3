import type { Clock } from "../../../core/platform/clock.ts";
import type { AuditEntry, AuditLog } from "../ports/audit-log.ts";
import { FAILURE_WINDOW_MS, FAILURES_PER_WINDOW } from "./audit-limits.ts";

export type RecordEntry = (entry: Omit<AuditEntry, "at">) => Promise<void>;

/**
 * Notes what happened. An audit log that fails stops nothing, because a money action that was done must be answered; it is
 * reported instead.
 */
export function createRecorder(log: AuditLog, clock: Clock, onFailure: (error: unknown) => void): RecordEntry {
  let windowStart = Number.NEGATIVE_INFINITY;
  let inWindow = 0;
  let skipped = 0;
  return async (entry) => {
    const at = clock();
    let more = 0;
    if (entry.action === "sign-in" && entry.outcome !== "done") {
      if (Math.abs(at - windowStart) >= FAILURE_WINDOW_MS) {
        windowStart = at;
        inWindow = 0;
        more = skipped;
        skipped = 0;
      }
      inWindow += 1;
      if (inWindow > FAILURES_PER_WINDOW) {
        skipped += 1;
        return;
      }
    }
    try {
      await log.append({ ...entry, at, ...(more > 0 && { more }) });
    } catch (error) {
      onFailure(error);
    }
  };
}
