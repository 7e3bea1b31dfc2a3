import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { BangkokDate, Instant } from "../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";
import type { PersistentList } from "../collections/collections.ts";
import type { UniqueKey } from "../ports/journal.ts";
import type { RowChange } from "../ports/rows.ts";

/** The intent that an event answers. It is written with the effect, so that neither exists without the other. */
export interface IntentRecord {
  readonly key: IdempotencyKey;
  /** The action and its arguments, to refuse another action under the same key. */
  readonly fingerprint: string;
  /** The key is known in all streams, not only in the one that it is written in. */
  readonly everywhere?: true;
}

/** A command that may have a key. */
export interface WithIntent {
  readonly intent: IntentRecord | undefined;
}

export interface BaseEvent<Type extends string = string> {
  readonly type: Type;
  readonly at: Instant;
}
/** An event that may answer an intent. */
export interface IntentEvent<Type extends string> extends BaseEvent<Type> {
  readonly id: string;
  readonly intent?: IntentRecord;
}
export interface IdentifiedEvent<Type extends string> extends BaseEvent<Type> {
  readonly id: string;
}
/** Repeats the amount, so that readers do not need the request. */
export interface AmountEvent<Type extends string> extends IdentifiedEvent<Type> {
  readonly amount: Satang;
}
export interface RejectedEvent<Type extends string> extends IdentifiedEvent<Type> {
  /** Shown to the member. */
  readonly reason: string;
}

/** Stores the refusal of an intent. It has no other effect but its count. */
export interface IntentRefused extends BaseEvent<"intent-refused"> {
  readonly intent: IntentRecord;
  readonly refusal: Refusal;
}

/** A person of the staff agrees to what a request asks for. The first one's word waits for that of another one. */
export interface RequestAgreed extends IntentEvent<"request-agreed"> {
  readonly by: string;
  readonly waits?: true;
}

/** The one of a union's events or commands that has the type. */
export type OfType<Union, Type> = Extract<Union, { readonly type: Type }>;

/** The id of an event that has one: a request's id, or what its intent's answer is named by. */
export function idOf(event: BaseEvent): string | undefined {
  return "id" in event && typeof event.id === "string" ? event.id : undefined;
}

/** The intent that an event answers. The cast is safe: no event has another field of that name. */
export function intentIn(event: BaseEvent): IntentRecord | undefined {
  return "intent" in event ? (event.intent as IntentRecord | undefined) : undefined;
}

/** What every decision depends on besides the member's state and the command. */
export interface Moment {
  readonly now: Instant;
  /** Evenly spread in [0, 1). */
  readonly random: () => number;
  /** Keys of this command that turned out to belong to another stream. */
  readonly takenKeys: readonly UniqueKey[];
}

export type Decision<Event = BaseEvent> = Result<readonly Event[], Refusal>;

/** The result of an action. Failures other than refusals are thrown. */
export type Answer<T> = Promise<Result<T, Refusal>>;

/**
 * The idempotency key of an action. With a key, the same action gets the same answer (also a refusal) at any later time,
 * and another action under that key is refused with `key-reused`. Without a key, every call runs.
 */
export type OptionalKey = IdempotencyKey | undefined;

/**
 * The engine's own part of a member's state. Slices add theirs: together what deciding about the member's next command
 * needs. Immutable, and small however long the stream is; histories are rows.
 */
export interface EngineState {
  /** The stream's version: how many events it has. */
  readonly version: number;
  /** The time of the latest event. */
  readonly lastAt: Instant;
  /** How many refusals the stream stored on the latest day that had one. */
  readonly refused: { readonly day: BangkokDate | ""; readonly count: number };
  /** What the latest events change in the read models, latest first. It is written with the events. */
  readonly rows: PersistentList<RowChange>;
}

export const INITIAL_ENGINE_STATE: EngineState = {
  version: 0,
  lastAt: 0 as Instant,
  refused: { day: "", count: 0 },
  rows: undefined,
};

/** What the engine reads of the slices' parts: whose rows they are, and what a repeated answer tells again. */
export interface Holder {
  readonly account: { readonly id: MemberId; readonly username: string } | undefined;
  readonly creditSatang: Satang;
  readonly points: number;
}

export type AnyState = EngineState & Holder;

/** The owner of the member's own rows: the member's id. */
export function ownerOf({ account }: Pick<Holder, "account">): string {
  return account?.id ?? "";
}

/** The event that a command made, and the member's balances right after it. */
export interface CommandEffect {
  readonly event: BaseEvent;
  /** The event's id, which may name a request. */
  readonly id: string;
  /** How many steps the request's timeline had then. 0 when the id names no request. */
  readonly steps: number;
  readonly creditSatang: Satang;
  readonly points: number;
}

/** The answer to an intent. A repeated answer shows the request as it was then, after its first `steps` steps. */
export interface AnswerRecord extends Pick<CommandEffect, "steps" | "creditSatang" | "points"> {
  /** The version of the event that holds the intent. */
  readonly version: number;
}

/** A member's state and the time at which it was read. */
export interface CurrentState<State> {
  readonly state: State;
  readonly now: Instant;
}
