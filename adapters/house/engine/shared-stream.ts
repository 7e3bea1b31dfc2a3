import type { Clock } from "../../../core/platform/device.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Journal } from "../ports/journal.ts";
import type { BaseEvent } from "./model.ts";
import { createStreamTime } from "./stream-time.ts";

/** What a stream that is no member's must know of itself. */
export interface SharedState {
  readonly version: number;
  /** The time of the latest event. */
  readonly lastAt: Instant;
}

/** The state with one more event counted. */
export function counting<State extends SharedState>(before: State, { at }: BaseEvent): State {
  return { ...before, version: before.version + 1, lastAt: at > before.lastAt ? at : before.lastAt };
}

/** A stream of its own that every house of the journal reads and writes as a whole, so it must stay short. */
export interface SharedStream<State extends SharedState, Event extends BaseEvent> {
  /** What this process wrote, and what others wrote, at most `maxAgeMs` ago. */
  read(): Promise<State>;
  /** Decides again when another process writes first. Writes nothing without an event. */
  write(decide: (now: Instant, state: State) => Event | undefined): Promise<void>;
}

export interface SharedStreamOptions<State, Event> {
  readonly stream: string;
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
  readonly isOwn: (event: BaseEvent) => event is Event & BaseEvent;
  readonly journal: Journal<BaseEvent>;
  readonly clock: Clock;
  /** For so long a read is not repeated. 0 where a read is cheap, or must be right. */
  readonly maxAgeMs: number;
  /** Milliseconds on a clock that nobody sets. */
  readonly elapsed: () => number;
}

export function createSharedStream<State extends SharedState, Event extends BaseEvent>(
  options: SharedStreamOptions<State, Event>,
): SharedStream<State, Event> {
  const { stream, initial, evolve, isOwn, journal, clock, maxAgeMs, elapsed } = options;
  let cached = initial;
  let readAt = Number.NEGATIVE_INFINITY;
  const timeOf = createStreamTime(clock);

  async function readLatest(): Promise<State> {
    const before = cached;
    const startedAt = elapsed();
    const newEvents = await journal.load(stream, before.version);
    const state = newEvents.reduce((earlier, { event }) => {
      if (!isOwn(event)) throw new Error(`${event.type} does not belong to the stream ${stream}`);
      return evolve(earlier, event);
    }, before);
    if (state.version > cached.version) cached = state;
    readAt = startedAt;
    return state;
  }

  return {
    read: async () => (elapsed() - readAt < maxAgeMs ? cached : readLatest()),
    async write(decide) {
      for (;;) {
        const state = await readLatest();
        const event = decide(timeOf(stream, state.lastAt), state);
        if (!event) return;
        const { outcome } = await journal.append({ stream, expectedVersion: state.version, events: [event] });
        if (outcome !== "appended") continue;
        await readLatest();
        return;
      }
    },
  };
}
