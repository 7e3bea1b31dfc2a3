import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Command, DecisionContext } from "./commands.ts";
import { decide } from "./decide.ts";
import { newAnswer } from "./derived/answers.ts";
import { effectFrom, effectOf } from "./effect-of.ts";
import type { IntentRecord, MemberEvent } from "./events.ts";
import { evolve } from "./evolve.ts";
import { tooManyRefused } from "./refusal-limit.ts";
import type { AnswerRecord, CommandEffect, MemberState } from "./state.ts";

export interface IdempotencyContext extends DecisionContext {
  /** How many refusals under keys are stored for a Bangkok day. */
  readonly refusalsPerDay: number;
}

export interface IdempotentDecision {
  readonly events: readonly MemberEvent[];
  /** The state after the events. */
  readonly state: MemberState;
  /** No effect when no event has an id. */
  readonly outcome: Result<CommandEffect | undefined, Refusal>;
}

/** An event of the stream that answers an intent, with what the state noted about it. */
export interface EarlierAnswer {
  readonly event: MemberEvent;
  readonly record: AnswerRecord;
}

export function intentOf(command: Command): IntentRecord | undefined {
  return "intent" in command ? command.intent : undefined;
}

/**
 * Decides a command that has no earlier answer. The first answer and a repeated one are read from the same event and the
 * same note, so they cannot differ.
 */
export function decideIdempotently(
  state: MemberState,
  command: Command,
  context: IdempotencyContext,
): IdempotentDecision {
  const intent = intentOf(command);
  const decision = decide(state, command, context);
  if (!decision.ok) {
    // A refused registration has no stream to store its refusal in. A call that waits for the second factor is sent again
    // under its key.
    if (!intent || !state.account || decision.error.code === "second-factor-required") {
      return { events: [], state, outcome: decision };
    }
    const tooMany = tooManyRefused(state, context.now, context.refusalsPerDay);
    if (tooMany) return { events: [], state, outcome: err(tooMany) };
    // A refusal is stored, too: a late copy of the request must not succeed after the member saw the refusal.
    const event: MemberEvent = { type: "intent-refused", at: context.now, intent, refusal: decision.error };
    return { events: [event], state: evolve(state, event), outcome: decision };
  }
  const after = decision.value.reduce(evolve, state);
  const event = decision.value.find((candidate) => "intent" in candidate && candidate.intent !== undefined);
  const record = event && intent && newAnswer(after, intent);
  const outcome = record ? ok(effectFrom(event, record)) : ok(firstEffect(after, decision.value));
  return { events: decision.value, state: after, outcome };
}

/** The answer again, or a refusal when another action had the key. */
export function earlierOutcome({ event, record }: EarlierAnswer, intent: IntentRecord): IdempotentDecision["outcome"] {
  const answered = "intent" in event ? event.intent : undefined;
  if (answered?.fingerprint !== intent.fingerprint) return err(refuse("key-reused"));
  return event.type === "intent-refused" ? err(event.refusal) : ok(effectFrom(event, record));
}

function firstEffect(after: MemberState, events: readonly MemberEvent[]): CommandEffect | undefined {
  const event = events.find((candidate) => "id" in candidate);
  return event && effectOf(after, event);
}
