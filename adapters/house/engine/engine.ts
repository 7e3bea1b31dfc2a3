import { bangkokDateOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk } from "../../../core/shared/result.ts";
import type { LiveSubject } from "../../../core/site/model.ts";
import type { RecordedEvent, UniqueKey, UniqueKeyChanges } from "../ports/journal.ts";
import { answerRow, withRow } from "./derived/rows.ts";
import {
  type AnyState,
  type BaseEvent,
  type CommandEffect,
  type Decision,
  INITIAL_ENGINE_STATE,
  type IntentRecord,
  type IntentRefused,
  idOf,
  intentIn,
  type Moment,
  type RequestAgreed,
} from "./model.ts";
import {
  type AnyRequestKind,
  type BackOffice,
  decideReview,
  decisionState,
  dueEvents,
  findRequest,
  type PastRequest,
  type ReviewCommand,
  type StaffRules,
  withAgreement,
} from "./requests.ts";
import type { AnySlice } from "./slice.ts";

/** What slices make together. All of it is pure. */
export interface Engine<State extends AnyState, Command, Event extends BaseEvent, Rules> {
  readonly initial: State;
  readonly requests: readonly AnyRequestKind<Event>[];
  /** Turns a command into events or a refusal: the result depends on the arguments only. */
  readonly decide: (state: State, command: Command, context: Moment & Rules) => Decision<Event>;
  /**
   * The state after one more event, with the rows that the event changes. Throws for an event type that it does not know
   * and for an impossible event.
   */
  readonly evolve: (state: State, event: Event) => State;
  /** The events that are due and not yet written. */
  readonly dueEvents: (
    state: State,
    now: Instant,
    policy: BackOffice,
    takenKeys?: readonly UniqueKey[],
  ) => readonly Event[];
  /** The state as it is stored, after its rows are written. */
  readonly decisionState: (state: State) => State;
  /** The unique keys that the stream takes and releases when the events are written. `after` is the state after them. */
  readonly uniqueKeysOf: (events: readonly Event[], after: State) => UniqueKeyChanges;
  /** Takes all events of a journal in order and returns the unique keys that each one changes. */
  readonly replayUniqueKeys: () => (recorded: RecordedEvent<BaseEvent>) => UniqueKeyChanges;
  /** How many steps the event's request has. 0 for an event without a request. */
  readonly stepsOf: (after: State, event: BaseEvent) => number;
  /** The past request that a command is about. `id` alone may be of any kind. */
  readonly pastRequestOf: (command: Command) => PastRequest | { readonly id: string } | undefined;
  /** Whether an event belongs to a member's stream. */
  readonly isOwn: (event: BaseEvent) => event is Event;
  /** What an event changes for the pages that the member has open. */
  readonly showsOf: (event: BaseEvent) => readonly LiveSubject[];
}

const REVIEWS: ReadonlySet<string> = new Set<ReviewCommand["type"]>(["approve", "start-paying", "reject"]);

const NO_CHANGES: UniqueKeyChanges = { takeKeys: [], releaseKeys: [] };

/**
 * Puts slices together. `isForeign` tells the events of other streams in the same journal. `before` decides before every
 * command of a slice: its refusal stands for the command's, and its events come first.
 * The casts are safe: a table gives the function of a type, and only commands and events of this type go to it.
 */
export function createEngine<
  State extends AnyState,
  Command extends { readonly type: string },
  Event extends BaseEvent,
  Rules extends StaffRules,
>(
  slices: readonly AnySlice<State, Event, Rules>[],
  isForeign: (event: BaseEvent) => boolean,
  before: (state: State, command: Command, context: Moment & Rules) => Decision<Event>,
): Engine<State, Command | ReviewCommand, Event | IntentRefused | RequestAgreed, Rules> {
  type AnyEvent = Event | IntentRefused | RequestAgreed;
  const initial = Object.assign({}, INITIAL_ENGINE_STATE, ...slices.map((slice) => slice.initial)) as State;
  const requests: readonly AnyRequestKind<AnyEvent>[] = slices.flatMap((slice) => slice.requests ?? []);
  const deciders = joined(slices.map(({ decide }) => decide));
  const evolvers = joined(slices.map(({ evolve }) => evolve));
  const asksFor = joined(slices.map((slice) => slice.asksFor ?? {}));
  const keys = joined(slices.map((slice) => slice.keys?.changes ?? {}));
  const keyReplays = joined(slices.map((slice) => slice.keys?.replay ?? {}));
  const shows = joined(slices.map((slice) => slice.shows));
  const followers = new Map<string, ((state: State, event: never) => Partial<State>)[]>();
  for (const { follow = {} } of slices) {
    for (const [type, follower] of Object.entries(follow)) {
      if (follower) followers.set(type, [...(followers.get(type) ?? []), follower]);
    }
  }

  function evolve(state: State, event: AnyEvent): State {
    let after: State = {
      ...state,
      ...changeOf(state, event),
      version: state.version + 1,
      lastAt: Math.max(state.lastAt, event.at) as Instant,
    };
    for (const follower of followers.get(event.type) ?? []) after = { ...after, ...follower(after, event as never) };
    const intent = intentIn(event);
    return intent ? withRow(after, answerRow(after, stepsOf(after, event), intent.key)) : after;
  }

  function changeOf(state: State, event: AnyEvent): Partial<State> {
    if (isRefusal(event)) return refusedOnce(state, event) as Partial<State>;
    if (isAgreement(event)) return withAgreement(requests, state, event);
    const evolver = evolvers.get(event.type);
    if (!evolver) throw new Error(`an event of an unknown type: ${event.type}`);
    return evolver(state, event as never);
  }

  function stepsOf(after: State, event: BaseEvent): number {
    const id = idOf(event);
    const found = id === undefined ? undefined : findRequest(requests, after, id);
    return found ? found.request.timeline.length : 0;
  }

  function keysOf(event: BaseEvent, after: State): Partial<UniqueKeyChanges> {
    const own = keys.get(event.type)?.(event as never, after) ?? NO_CHANGES;
    const intent = intentIn(event);
    return intent?.everywhere ? { ...own, takeKeys: [...(own.takeKeys ?? []), staffKey(intent)] } : own;
  }

  return {
    initial,
    requests,
    decide(state, command, context) {
      if (isReview(command)) {
        const found = findRequest(requests, state, command.id);
        // Staff can change open requests only.
        if (!found) return err(refuse("request-not-found"));
        return mapOk(decideReview(found, command, context), (events) => answering(events, command.intent));
      }
      const decider = deciders.get(command.type);
      if (!decider) throw new Error(`a command of an unknown type: ${command.type}`);
      const first = before(state, command, context);
      if (!first.ok) return first;
      return mapOk(decider(state, command as never, context), (events) => [...first.value, ...events]);
    },
    evolve,
    dueEvents(state, now, policy, takenKeys = []) {
      const due: AnyEvent[] = [];
      // What was due may have made something else due: a late credit, the end of its bonus.
      for (let after = state; ; ) {
        const others = slices.flatMap((slice): readonly AnyEvent[] => slice.due?.(after) ?? []);
        const next = dueEvents(requests, after, now, policy, takenKeys, others);
        const [first] = next;
        if (!first) return due;
        // What is due later may depend on it: a refund on a round that its time ends.
        const together = next.filter(({ at }) => at === first.at);
        due.push(...together);
        after = together.reduce(evolve, after);
      }
    },
    decisionState: (state) => decisionState(requests, state),
    uniqueKeysOf(events, after) {
      const changes = events.map((event) => keysOf(event, after));
      return {
        takeKeys: changes.flatMap(({ takeKeys = [] }) => takeKeys),
        releaseKeys: changes.flatMap(({ releaseKeys = [] }) => releaseKeys),
      };
    },
    replayUniqueKeys() {
      const states = new Map<string, State>();
      return ({ stream, event }) => {
        const state = states.get(stream) ?? initial;
        const change = keyReplays.get(event.type)?.(state, event as never);
        const after = change ? { ...state, ...change } : state;
        if (change) states.set(stream, after);
        return { ...NO_CHANGES, ...keysOf(event, after) };
      };
    },
    stepsOf,
    pastRequestOf: (command) => (isReview(command) ? command : asksFor.get(command.type)?.(command as never)),
    isOwn: (event): event is AnyEvent => !isForeign(event),
    showsOf: (event) => shows.get(event.type) ?? [],
  };
}

function isReview(command: { readonly type: string }): command is ReviewCommand {
  return REVIEWS.has(command.type);
}

/** The last event that has an id answers the intent. */
function answering<Event extends BaseEvent>(
  events: readonly Event[],
  intent: IntentRecord | undefined,
): readonly Event[] {
  const last = intent && events.findLastIndex((event) => idOf(event) !== undefined);
  return events.map((event, index) => (index === last ? { ...event, intent } : event));
}

/** The key of an intent that all streams know. */
export function staffKey({ key }: IntentRecord): UniqueKey {
  return { kind: "staff-key", value: key };
}

function isAgreement(event: BaseEvent): event is RequestAgreed {
  return event.type === "request-agreed";
}

export function isRefusal(event: BaseEvent): event is IntentRefused {
  return event.type === "intent-refused";
}

function refusedOnce({ refused }: AnyState, { at }: IntentRefused): Pick<AnyState, "refused"> {
  const day = bangkokDateOf(at);
  return { refused: { day, count: refused.day === day ? refused.count + 1 : 1 } };
}

/** One table of all. Throws when two slices have the same command or event. */
function joined<Entry>(tables: readonly Readonly<Record<string, Entry | undefined>>[]): ReadonlyMap<string, Entry> {
  const all = new Map<string, Entry>();
  for (const table of tables) {
    for (const [type, entry] of Object.entries(table)) {
      if (all.has(type)) throw new Error(`two slices have ${type}`);
      if (entry !== undefined) all.set(type, entry);
    }
  }
  return all;
}

/** The effect of an event, from what the state noted right after it. Undefined for an event without an id. */
export function effectFrom(
  event: BaseEvent,
  { steps, creditSatang, points }: Omit<CommandEffect, "event" | "id">,
): CommandEffect | undefined {
  const id = idOf(event);
  return id === undefined ? undefined : { event, id, steps, creditSatang, points };
}
