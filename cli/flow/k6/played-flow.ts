import type { Json } from "../../output/json.ts";
import type { Flow, Step } from "../flow.ts";
import type { Values } from "../template.ts";

/** A call that a step made, as it was sent and answered. */
export interface PlayedCall {
  /** The row of the contract, or the control's name. */
  readonly name: string;
  readonly isControl: boolean;
  readonly method: string;
  /** With its query, without the origin. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
  readonly status: number;
  readonly reply: Json | undefined;
}

export interface PlayedStep {
  readonly step: Step;
  readonly calls: readonly PlayedCall[];
  /** The use case's answer, or its error. */
  readonly data: Json;
  /** What the step could read. */
  readonly values: Values;
}

/** A flow that ran once, with everything that it sent. */
export interface PlayedFlow {
  readonly flow: Flow;
  readonly setUp: readonly PlayedStep[];
  readonly steps: readonly PlayedStep[];
  /** The values of the inputs in that run. */
  readonly inputs: Values;
}
