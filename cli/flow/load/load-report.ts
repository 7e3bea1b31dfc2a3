import type { Quantiles } from "./latencies.ts";

/** How one use case did. */
export interface UseCaseLoad extends Quantiles {
  readonly name: string;
  readonly count: number;
  readonly failed: number;
  readonly perSecond: number;
}

/** Failures of one kind at one use case. */
export interface LoadError {
  readonly useCase: string;
  /** A kind of error, or `expectation` where the answer was not as expected. */
  readonly kind: string;
  readonly count: number;
  /** The first one's reason. */
  readonly example: string;
}

/** A part of the run's time. */
export interface LoadSlot {
  readonly fromMs: number;
  readonly steps: number;
  readonly failed: number;
  readonly p95: number;
}

/** Whether a law held for the members of the load, after it. */
export interface LawCheck {
  readonly id: string;
  readonly sentence: string;
  /** How many members it was checked for. */
  readonly checked: number;
  readonly broken: number;
  /** What was found, for the first few. */
  readonly examples: readonly string[];
  /** Why nobody was checked. */
  readonly notChecked: string | undefined;
}

export interface LoadReport {
  readonly target: string;
  readonly files: readonly string[];
  /** ISO 8601. */
  readonly startedAt: string;
  /** Until the last flow ended. */
  readonly ms: number;
  readonly members: number;
  /** Flows that should begin in a second; undefined for as many as the members can. */
  readonly rate: number | undefined;
  /** With `rate`: the longest that a flow began after its time, because all members were busy. */
  readonly latestMs: number;
  readonly flows: {
    readonly passed: number;
    readonly failed: number;
    readonly skipped: number;
    readonly interrupted: number;
  };
  readonly steps: { readonly passed: number; readonly failed: number; readonly skipped: number };
  readonly flowsPerSecond: number;
  readonly stepsPerSecond: number;
  /** Of all calls of use cases, without the sandbox's controls. */
  readonly latency: Quantiles;
  readonly useCases: readonly UseCaseLoad[];
  readonly errors: readonly LoadError[];
  readonly slotMs: number;
  readonly slots: readonly LoadSlot[];
  readonly laws: readonly LawCheck[];
  /** Members who were signed in when their flow ended. */
  readonly membersSeen: number;
  /** How many of them the laws were checked for. */
  readonly membersChecked: number;
  readonly interrupted: boolean;
}
