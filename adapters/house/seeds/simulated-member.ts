import { type Instant, instant, plus } from "../../../core/shared/bangkok-time.ts";
import type { Command } from "../engine/commands.ts";
import { decide } from "../engine/decide.ts";
import { dueEvents } from "../engine/due-events.ts";
import type { MemberEvent } from "../engine/events.ts";
import { evolve } from "../engine/evolve.ts";
import { INITIAL_STATE, type MemberState } from "../engine/state.ts";
import { SANDBOX_CONTENT } from "../sandbox/sandbox-content.ts";

/** A member who lives through the house's own rules, on a clock that only ever goes forward. */
export interface SimulatedMember {
  readonly state: MemberState;
  readonly events: readonly MemberEvent[];
  /** Throws when the house refuses: a seed that breaks a rule is a mistake. Returns the id of what came of it. */
  run(at: Instant, command: Command): string;
  /** Has the back office finish what is open, `afterMs` after it was asked for. */
  settle(afterMs: number): void;
  /** Lets open requests run out. */
  waitUntil(at: Instant): void;
}

export function simulateMember(random: () => number): SimulatedMember {
  let state = INITIAL_STATE;
  const events: MemberEvent[] = [];
  const { limits, accounts, rewards } = SANDBOX_CONTENT;

  function write(written: readonly MemberEvent[]): void {
    state = written.reduce(evolve, state);
    events.push(...written);
  }

  return {
    get state() {
      return state;
    },
    events,
    run(at, command) {
      const now = instant(Math.max(at, state.lastAt));
      const decision = decide(state, command, { now, random, takenKeys: [], limits, accounts, rewards });
      if (!decision.ok) throw new Error(`a seed was refused ${command.type}: ${decision.error.code}`);
      write(decision.value);
      const [first] = decision.value;
      return first && "id" in first ? first.id : "";
    },
    settle(afterMs) {
      write(dueEvents(state, plus(state.lastAt, afterMs), { mode: "automatic", afterMs }));
    },
    waitUntil(at) {
      write(dueEvents(state, at, { mode: "waiting" }));
    },
  };
}
