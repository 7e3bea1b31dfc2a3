import { HOUR_MS, type Instant } from "../../../core/shared/bangkok-time.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { mapGet } from "../collections/persistent-map.ts";
import { effectOf } from "./command-effect.ts";
import type { Command, DecisionContext } from "./commands.ts";
import { decide } from "./decide.ts";
import type { IntentRecord, MemberEvent } from "./events.ts";
import { evolve } from "./evolve.ts";
import type { AnswerRecord, CommandEffect, MemberState } from "./state.ts";

/** How long an intent's answer is kept. */
const ANSWER_MS = 24 * HOUR_MS;

export interface Decided {
  readonly events: readonly MemberEvent[];
  readonly state: MemberState;
  /** Undefined subject: the command made nothing that bears an id. */
  readonly outcome: Result<CommandEffect | undefined, Refusal>;
}

/**
 * Decides a command, unless its intent was answered before: then that answer stands and there are no events. Answers
 * are read from the state either way, so the first one and a repeated one can't differ.
 */
export function decideIdempotently(state: MemberState, command: Command, context: DecisionContext): Decided {
  const intent = "intent" in command ? command.intent : undefined;
  const known = intent && answered(state, intent, context.now);
  if (known) return { events: [], state, outcome: known };

  const decision = decide(state, command, context);
  if (!decision.ok) {
    // Kept as well: a late copy of the same request must not succeed after the member heard "no". A registration that
    // was refused has no stream to be kept in.
    const events: readonly MemberEvent[] =
      intent && state.account ? [{ type: "intent-refused", at: context.now, intent, refusal: decision.error }] : [];
    return { events, state: events.reduce(evolve, state), outcome: decision };
  }
  const after = decision.value.reduce(evolve, state);
  const kept = intent && mapGet(after.answers, intent.key);
  const outcome = kept ? outcomeOf(kept) : ok(firstSubject(after, decision.value));
  return { events: decision.value, state: after, outcome };
}

function answered(state: MemberState, intent: IntentRecord, now: Instant): Decided["outcome"] | undefined {
  const kept = mapGet(state.answers, intent.key);
  if (!kept || now - kept.at >= ANSWER_MS) return undefined;
  return kept.fingerprint === intent.fingerprint ? outcomeOf(kept) : err(refuse("key-reused"));
}

function outcomeOf({ outcome }: AnswerRecord): Decided["outcome"] {
  return outcome.kind === "refused" ? err(outcome.refusal) : ok(outcome.subject);
}

function firstSubject(after: MemberState, events: readonly MemberEvent[]): CommandEffect | undefined {
  const named = events.find((event) => "id" in event);
  return named && effectOf(after, named);
}
