import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { CallFate, ClientStep } from "../../arbitraries/client/client-steps.ts";

type StepOf<Type extends ClientStep["type"]> = Extract<ClientStep, { readonly type: Type }>;

/** A step of a member that starts a money action. */
export type Press =
  | StepOf<"deposit" | "withdraw">
  | { readonly type: "confirm" | "cancel" | "retry" | "spin" | "check-in" | "claim" };

/** What happened in a run, in the order in which it happened, for its flow. */
export type ClientMark =
  | { readonly type: "pressed"; readonly key: IdempotencyKey; readonly who: number; readonly press: Press }
  /** A call of an action left the page. */
  | { readonly type: "sent"; readonly key: IdempotencyKey; readonly call: string; readonly fate: CallFate }
  /** The house got a call of the action; `late` when the page had stopped waiting. */
  | { readonly type: "arrived"; readonly key: IdempotencyKey; readonly late: boolean }
  /** A rule of the house refused it. */
  | { readonly type: "refused"; readonly key: IdempotencyKey; readonly code: string }
  /** Staff decided about the request that the action with this key made. */
  | { readonly type: "decided"; readonly key: IdempotencyKey; readonly verdict: "approve" | "reject" }
  | { readonly type: "passed"; readonly ms: number }
  /** Something that only a page has. */
  | { readonly type: "on the page"; readonly what: string };
