import { HOUR_MS, type Instant } from "../../../core/shared/bangkok-time.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { mapGet } from "../collections/persistent-map.ts";
import type { Command, DecisionContext } from "./commands.ts";
import { decide } from "./decide.ts";
import { effectOf } from "./effect-of.ts";
import type { IntentRecord, MemberEvent } from "./events.ts";
import { evolve } from "./evolve.ts";
import type { AnswerRecord, CommandEffect, MemberState } from "./state.ts";

/** How long an answer is repeated. */
const ANSWER_MS = 24 * HOUR_MS;

export interface IdempotentDecision {
  readonly events: readonly MemberEvent[];
  /** The state after the events. */
  readonly state: MemberState;
  /** No effect when no event has an id. */
  readonly outcome: Result<CommandEffect | undefined, Refusal>;
}

/**
 * Decides a command. An intent that has an answer gets the same answer again, without events. Both the first answer and
 * a repeated one are read from the state, so they cannot differ.
 */
export function decideIdempotently(state: MemberState, command: Command, context: DecisionContext): IdempotentDecision {
  const intent = "intent" in command ? command.intent : undefined;
  const earlierOutcome = intent && storedOutcome(state, intent, context.now);
  if (earlierOutcome) return { events: [], state, outcome: earlierOutcome };

  const decision = decide(state, command, context);
  if (!decision.ok) {
    // A refusal is stored, too: a late copy of the request must not succeed after the member saw the refusal. A refused
    // registration has no stream to store it in. A call that waits for the second factor is sent again under its key.
    const events: readonly MemberEvent[] =
      intent && state.account && decision.error.code !== "second-factor-required"
        ? [{ type: "intent-refused", at: context.now, intent, refusal: decision.error }]
        : [];
    return { events, state: events.reduce(evolve, state), outcome: decision };
  }
  const after = decision.value.reduce(evolve, state);
  const answer = intent && mapGet(after.answers, intent.key);
  const outcome = answer ? outcomeOf(answer) : ok(firstEffect(after, decision.value));
  return { events: decision.value, state: after, outcome };
}

function storedOutcome(
  state: MemberState,
  intent: IntentRecord,
  now: Instant,
): IdempotentDecision["outcome"] | undefined {
  const answer = mapGet(state.answers, intent.key);
  if (!answer || now - answer.at >= ANSWER_MS) return undefined;
  return answer.fingerprint === intent.fingerprint ? outcomeOf(answer) : err(refuse("key-reused"));
}

function outcomeOf({ outcome }: AnswerRecord): IdempotentDecision["outcome"] {
  return outcome.kind === "refused" ? err(outcome.refusal) : ok(outcome.effect);
}

function firstEffect(after: MemberState, events: readonly MemberEvent[]): CommandEffect | undefined {
  const event = events.find((candidate) => "id" in candidate);
  return event && effectOf(after, event);
}
