import { type Instant, instant, plus } from "../../../core/shared/bangkok-time.ts";
import { type Command, type MemberEvent, type MemberState, memberEngine } from "../house.ts";
import { SANDBOX_CONTENT } from "../sandbox/sandbox-content.ts";

/** A member whose commands run through the house's own rules. Its clock only moves forward. */
export interface SimulatedMember {
  readonly state: MemberState;
  readonly events: readonly MemberEvent[];
  /** Returns the id of the first event. Throws when the house refuses: a seed must not break a rule. */
  run(at: Instant, command: Command): string;
  /** Lets the back office finish all open requests after `afterMs`. */
  finishOpenRequests(afterMs: number): void;
  /** Lets deposits without a transfer expire. */
  waitUntil(at: Instant): void;
}

export function simulateMember(random: () => number): SimulatedMember {
  let state = memberEngine.initial;
  const events: MemberEvent[] = [];
  const { limits, accounts, rewards } = SANDBOX_CONTENT;
  const rules = { limits, accounts, rewards, secondFactorFor: [] };

  function write(newEvents: readonly MemberEvent[]): void {
    state = newEvents.reduce(memberEngine.evolve, state);
    events.push(...newEvents);
  }

  return {
    get state() {
      return state;
    },
    events,
    run(at, command) {
      const now = instant(Math.max(at, state.lastAt));
      const decision = memberEngine.decide(state, command, { now, random, takenKeys: [], ...rules });
      if (!decision.ok) throw new Error(`a seed was refused ${command.type}: ${decision.error.code}`);
      write(decision.value);
      const [first] = decision.value;
      return first && "id" in first ? first.id : "";
    },
    finishOpenRequests(afterMs) {
      write(memberEngine.dueEvents(state, plus(state.lastAt, afterMs), { mode: "automatic", afterMs }));
    },
    waitUntil(at) {
      write(memberEngine.dueEvents(state, at, { mode: "waiting" }));
    },
  };
}
