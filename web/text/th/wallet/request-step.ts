import { type Instant, MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { formatDuration } from "../../duration.ts";
import { waitWords } from "./wait.ts";

/** A step of a request, in words. `Time` is how the page shows a moment. */
export interface RequestStep<Time> {
  readonly key: string;
  readonly state: "done" | "now" | "ahead" | "bad";
  readonly label: string;
  /** A reason, or the usual duration. */
  readonly detail?: string | undefined;
  /** A reason in another language, to be opened. */
  readonly more?: { readonly label: string; readonly text: string } | undefined;
  /** When the step happened, or how long it has lasted. */
  readonly time?: Time | string | undefined;
}

/** What the steps of a request depend on, besides the request. */
export interface StepContext<Time> {
  readonly now: Instant;
  /** The usual time that the staff need, where the backend says it. */
  readonly usualSeconds: number | undefined;
  readonly timeOf: (at: Instant) => Time;
}

/** The step that waits for staff, with the time it has lasted and the time it usually lasts. */
export function waitingStep<Time>(
  key: string,
  label: string,
  since: Instant,
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
