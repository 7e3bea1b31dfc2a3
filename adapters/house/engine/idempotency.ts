import { bangkokDateOf, endOfDay, type Instant, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { createLruMap } from "../collections/collections.ts";
import { newAnswer } from "./derived/rows.ts";
import { type Engine, effectFrom, isRefusal } from "./engine.ts";
import {
  type AnswerRecord,
  type AnyState,
  type BaseEvent,
  type CommandEffect,
  type EngineState,
  type IntentRecord,
  type IntentRefused,
  idOf,
  intentIn,
  type Moment,
  type OptionalKey,
} from "./model.ts";

/** Keys of refusals that were not stored, of all members. */
const MAX_KEYS = 10_000;

/** What to answer instead of one more stored refusal. Undefined while the member has some left today. */
function tooManyRefused({ refused }: Pick<EngineState, "refused">, now: Instant, perDay: number): Refusal | undefined {
  const today = bangkokDateOf(now);
  return refused.day === today && refused.count >= perDay ? refusedUntil(endOfDay(today), now, perDay) : undefined;
}

function refusedUntil(until: Instant, now: Instant, perDay?: number): Refusal {
  const retryAfter = Math.ceil((until - now) / SECOND_MS);
  return refuse("too-many-refused", { until, retryAfter, ...(perDay !== undefined && { perDay }) });
}

/**
 * The keys whose refusal was not stored. A late copy of such a request must not succeed while the member believes that
 * it was refused, so this process refuses its key until the told time.
 */
export interface UnstoredRefusals {
  note(stream: string, intent: IntentRecord, refusal: Refusal): void;
  find(stream: string, intent: IntentRecord, now: Instant): Refusal | undefined;
}

export function createUnstoredRefusals(): UnstoredRefusals {
  const endByKey = createLruMap<Instant>(MAX_KEYS);
  return {
    note(stream, { key }, { code, facts }) {
      if (code === "too-many-refused") endByKey.set(`${stream} ${key}`, facts["until"] as Instant);
    },
    find(stream, { key }, now) {
      const until = endByKey.get(`${stream} ${key}`);
      return until !== undefined && now < until ? refusedUntil(until, now) : undefined;
    },
  };
}

export interface IdempotencyContext extends Moment {
  /** How many refusals under keys are stored for a Bangkok day. */
  readonly refusalsPerDay: number;
}

export interface IdempotentDecision<State, Event = BaseEvent> {
  readonly events: readonly Event[];
  /** The state after the events. */
  readonly state: State;
  /** No effect when no event has an id. */
  readonly outcome: Result<CommandEffect | undefined, Refusal>;
}

/** An event of the stream that answers an intent, with what the state noted about it. */
export interface EarlierAnswer {
  readonly event: BaseEvent;
  readonly record: AnswerRecord;
}

/** The key of an action with a fingerprint of its arguments. Undefined without a key. */
export function intentRecord(key: OptionalKey, ...action: readonly unknown[]): IntentRecord | undefined {
  return key === undefined ? undefined : { key, fingerprint: JSON.stringify(action) };
}

/** The cast is safe: no command has another field of that name. */
export function intentOf(command: object): IntentRecord | undefined {
  return "intent" in command ? (command.intent as IntentRecord | undefined) : undefined;
}

/**
 * Decides a command that has no earlier answer. The first answer and a repeated one are read from the same event and the
 * same note, so they cannot differ.
 */
export function decideIdempotently<State extends AnyState, Command extends object, Event extends BaseEvent, Rules>(
  engine: Pick<Engine<State, Command, Event | IntentRefused, Rules>, "decide" | "evolve" | "stepsOf">,
  state: State,
  command: Command,
  context: IdempotencyContext & Rules,
): IdempotentDecision<State, Event | IntentRefused> {
  const intent = intentOf(command);
  const decision = engine.decide(state, command, context);
  if (!decision.ok) {
    // A refused registration has no stream to store its refusal in. A call that waits for the second factor is sent again
    // under its key.
    if (!intent || !state.account || decision.error.code === "second-factor-required") {
      return { events: [], state, outcome: decision };
    }
    const tooMany = tooManyRefused(state, context.now, context.refusalsPerDay);
    if (tooMany) return { events: [], state, outcome: err(tooMany) };
    // A refusal is stored, too: a late copy of the request must not succeed after the member saw the refusal.
    const event: IntentRefused = { type: "intent-refused", at: context.now, intent, refusal: decision.error };
    return { events: [event], state: engine.evolve(state, event), outcome: decision };
  }
  const after = decision.value.reduce<State>(engine.evolve, state);
  const event = decision.value.find((candidate) => intentIn(candidate) !== undefined);
  const record = event && intent && newAnswer(after, intent);
  const outcome = record ? ok(effectFrom(event, record)) : ok(firstEffect(engine, state, decision.value));
  return { events: decision.value, state: after, outcome };
}

/** The answer again, or a refusal when another action had the key. */
export function earlierOutcome(
  { event, record }: EarlierAnswer,
  intent: IntentRecord,
): IdempotentDecision<never>["outcome"] {
  const answered = intentIn(event);
  if (answered?.fingerprint !== intent.fingerprint) return err(refuse("key-reused"));
  return isRefusal(event) ? err(event.refusal) : ok(effectFrom(event, record));
}

/** The first event with an id, and the balances right after it: later events of the same command may change them again. */
function firstEffect<State extends AnyState, Event extends BaseEvent>(
  { evolve, stepsOf }: Pick<Engine<State, never, Event, never>, "evolve" | "stepsOf">,
  before: State,
  events: readonly Event[],
): CommandEffect | undefined {
  let state = before;
  for (const event of events) {
    state = evolve(state, event);
    if (idOf(event) === undefined) continue;
    const { creditSatang, points } = state;
    return effectFrom(event, { creditSatang, points, steps: stepsOf(state, event) });
  }
  return undefined;
}
