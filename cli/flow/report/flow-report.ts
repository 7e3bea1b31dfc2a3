import type { ErrorKind } from "../../output/exit-codes.ts";

export const OUTCOMES = ["passed", "failed", "skipped", "interrupted", "not-run"] as const;
export type StepOutcome = (typeof OUTCOMES)[number];

/** A value that is not as expected. */
export interface Mismatch {
  /** The place in the answer; undefined for the answer as a whole. */
  readonly place: string | undefined;
  readonly line: number;
  readonly wanted: string;
  readonly got: string;
}

export interface StepRun {
  readonly title: string;
  readonly useCase: string;
  /** Whether it is a control of a sandbox, not a use case. */
  readonly isControl: boolean;
  readonly actor: string | undefined;
  readonly line: number;
  readonly outcome: StepOutcome;
  readonly ms: number;
  /** More than one where the step waited for its expectations. */
  readonly attempts: number;
  /** Why it failed, was skipped or did not run. */
  readonly reason: string | undefined;
  readonly mismatches: readonly Mismatch[];
  /** The kind of the error that a failed step met. */
  readonly errorKind: ErrorKind | undefined;
  /** Seconds after which the target wants to be asked again. */
  readonly retryAfter?: number;
}

export interface FlowRun {
  readonly file: string;
  readonly title: string;
  readonly tags: readonly string[];
  /** Counts from 1 with `--repeat`. */
  readonly round: number;
  readonly outcome: Exclude<StepOutcome, "not-run">;
  readonly ms: number;
  readonly steps: readonly StepRun[];
}

export type Totals = Readonly<Record<StepOutcome, number>>;

export interface FlowReport {
  readonly target: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly ms: number;
  readonly flows: Totals;
  readonly steps: Totals;
  /** All runs, or without the passed ones of a long repetition. */
  readonly runs: readonly FlowRun[];
  /** How many passed runs are counted but not listed. */
  readonly unlisted: number;
  readonly interrupted: boolean;
}
