import type { Clock } from "../../../core/platform/clock.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { createKeyedQueue } from "../collections/keyed-queue.ts";
import { createRecentMap } from "../collections/lru-map.ts";
import type { Claim, Journal } from "../ports/journal.ts";
import type { BackOffice } from "../staff/back-office.ts";
import type { Command, DecisionContext } from "./commands.ts";
import { dueEvents } from "./due-events.ts";
import type { HouseEvent, MemberEvent } from "./events.ts";
import { evolve } from "./evolve.ts";
import { type Decided, decideIdempotently } from "./idempotency.ts";
import { isSiteEvent } from "./is-site-event.ts";
import { type MemberState, NOBODY } from "./state.ts";
import { claimsOf } from "./unique-keys.ts";

/** A state and when it was true. */
export interface Seen {
  readonly state: MemberState;
  readonly now: Instant;
}

/** What a command came to, with the state right after it. */
export type Executed = Seen & Pick<Decided, "outcome">;

/** The members' streams, each read and written one turn at a time. */
export interface MemberStreams {
  /** As it stands now, with everything done that fell due. */
  read(id: string): Promise<Seen>;
  /** As it was last written, without waiting for a turn: enough for what nothing falls due in, such as sessions. */
  peek(id: string): Promise<MemberState>;
  execute(id: string, command: Command): Promise<Executed>;
  idle(): Promise<void>;
}

export interface MemberStreamsOptions extends Pick<DecisionContext, "chance" | "limits" | "accounts" | "rewards"> {
  readonly journal: Journal<HouseEvent>;
  readonly clock: Clock;
  readonly backOffice: () => BackOffice;
  /** Hears of events after they were written; `position` is the last one's. */
  readonly onWritten: (stream: string, events: readonly MemberEvent[], position: number) => void;
}

const KEPT_MEMBERS = 10_000;
/** Lost races in a row after which something must be wrong. */
const MAX_TRIES = 50;

const PREFIX = "member:";

export function memberStream(id: string): string {
  return PREFIX + id;
}

export function memberOfStream(stream: string): string | undefined {
  return stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : undefined;
}

export function createMemberStreams(options: MemberStreamsOptions): MemberStreams {
  const { journal, clock, backOffice, onWritten, chance, limits, accounts, rewards } = options;
  const states = createRecentMap<MemberState>(KEPT_MEMBERS);
  const queue = createKeyedQueue();

  /** Another process may have written meanwhile, so the tail is always read; what is kept only saves the rest. */
  async function refresh(stream: string): Promise<MemberState> {
    const kept = states.get(stream) ?? NOBODY;
    const tail = await journal.load(stream, kept.version);
    if (tail.length === 0) return kept;
    const state = tail.reduce((before, { event }) => evolve(before, asMemberEvent(event)), kept);
    if (state.version > (states.get(stream)?.version ?? 0)) states.set(stream, state);
    return state;
  }

  async function take(
    stream: string,
    decideOn: (state: MemberState, context: DecisionContext) => Decided,
  ): Promise<Executed> {
    const taken: Claim[] = [];
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const state = await refresh(stream);
      const now = clock();
      const due = dueEvents(state, now, backOffice(), taken);
      const context = { now, chance, taken, limits, accounts, rewards };
      const decided = decideOn(due.reduce(evolve, state), context);
      const events = [...due, ...decided.events];
      if (events.length === 0) return { ...decided, now };
      const claims = claimsOf(events, decided.state);
      const written = await journal.append({ stream, expectedVersion: state.version, events, ...claims });
      if (written.outcome === "appended") {
        states.set(stream, decided.state);
        onWritten(stream, events, written.position);
        return { ...decided, now };
      }
      if (written.outcome === "claimed") taken.push(written.claim);
    }
    throw new Error(`${stream} lost ${MAX_TRIES} races in a row`);
  }

  return {
    read: (id) => {
      const stream = memberStream(id);
      const looked = (state: MemberState): Decided => ({ state, events: [], outcome: { ok: true, value: undefined } });
      return queue.run(stream, async () => take(stream, looked));
    },
    peek: (id) => refresh(memberStream(id)),
    execute: (id, command) => {
      const stream = memberStream(id);
      return queue.run(stream, async () =>
        take(stream, (state, context) => decideIdempotently(state, command, context)),
      );
    },
    idle: () => queue.idle(),
  };
}

function asMemberEvent(event: HouseEvent): MemberEvent {
  if (isSiteEvent(event)) throw new Error(`${event.type} is the site's`);
  return event;
}
