import type { ErrorKind } from "../../output/exit-codes.ts";

export interface LoadPlan {
  /** How many virtual members run flows at the same time. */
  readonly members: number;
  readonly forMs: number;
  /** Over which time the members begin. */
  readonly rampMs: number;
  /** How many flows begin in a second; undefined for as many as the members can. */
  readonly rate: number | undefined;
}

export interface LoadLimits {
  /** The share of steps that may fail, from 0 to 1. */
  readonly maxErrorRate: number;
  readonly maxP95Ms: number | undefined;
}

/** Why a load did not do well. */
export interface LoadFault {
  readonly kind: ErrorKind;
  readonly code: string | undefined;
  readonly message: string;
}
