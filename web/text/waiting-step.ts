import { type RequestStep, type StepContext, waitWords } from "#text/wallet/request-status.ts";
import { type Instant, MINUTE_MS } from "../../core/shared/bangkok-time.ts";
import { formatDuration } from "./numbers.ts";

/** The step that waits for staff, with the time it has lasted and the time it usually lasts. */
export function waitingStep<Time>(
  { key, label, since }: { readonly key: string; readonly label: string; readonly since: Instant },
  { now, usualSeconds }: StepContext<Time>,
): RequestStep<Time> {
  const waited = Math.max(0, now - since);
  return {
    key,
    state: "now",
    label,
    detail: waitWords(waited, usualSeconds),
    // Seconds would run on for hours beside a request that staff look at tomorrow.
    time: waited < 60 * MINUTE_MS ? formatDuration(waited) : undefined,
  };
}
