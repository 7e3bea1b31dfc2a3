import type { Clock } from "../../../core/platform/device.ts";
import { type MemberId, memberId } from "../../../core/session/model.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { createKeyedQueue, createLruMap } from "../collections/collections.ts";
import type { Journal, UniqueKey } from "../ports/journal.ts";
import type { Row, Rows } from "../ports/rows.ts";
import { foldEvents } from "./derived/derived-data.ts";
import { bodyOf, findAnswer, rowChanges } from "./derived/rows.ts";
import { readStateText, stateText } from "./derived/state-text.ts";
import type { Engine } from "./engine.ts";
import {
  createUnstoredRefusals,
  decideIdempotently,
  type EarlierAnswer,
  earlierOutcome,
  type IdempotencyContext,
  type IdempotentDecision,
  intentOf,
} from "./idempotency.ts";
import {
  type AnyState,
  type BaseEvent,
  type CurrentState,
  type IntentRecord,
  type IntentRefused,
  ownerOf,
} from "./model.ts";
import { type AnyRequest, type BackOffice, findRequest, type PastRequest, requestsOf } from "./requests.ts";
import { createStreamTime } from "./stream-time.ts";

/** Where past requests are. A state without an account has none. */
interface PastRequests<State, Command> {
  /** The state with the past requests that a command is about. */
  forCommand(state: State, command: Command): Promise<State>;
  /** The state with the request of this id, if there is one. */
  withRequest(state: State, id: string): Promise<State>;
}

function createPastRequests<State extends AnyState, Command, Event extends BaseEvent>(
  { requests, pastRequestOf }: Pick<Engine<State, Command, Event, never>, "requests" | "pastRequestOf">,
  rows: Rows,
): PastRequests<State, Command> {
  async function withPast(state: State, past: PastRequest): Promise<State> {
    const { list } = past;
    const known = requestsOf(state, { list });
    if ("id" in past && known.has(past.id)) return state;
    const row = await rowOf(state, past);
    if (!row || known.has(row.id)) return state;
    return { ...state, [list]: new Map([...known, [row.id, bodyOf<AnyRequest>(row)]]) };
  }

  async function rowOf(state: State, past: PastRequest): Promise<Row | undefined> {
    const owner = ownerOf(state);
    if ("id" in past) return rows.get({ list: past.list, owner, id: past.id });
    const [latest] = await rows.page({ list: past.list, owner, tags: [past.tag], limit: 1 });
    return latest;
  }

  async function withRequest(state: State, id: string): Promise<State> {
    if (findRequest(requests, state, id)) return state;
    for (const { list } of requests) {
      const found = await withPast(state, { list, id });
      if (found !== state) return found;
    }
    return state;
  }

  return {
    withRequest,
    async forCommand(state, command) {
      const past = pastRequestOf(command);
      if (!past) return state;
      return "list" in past ? withPast(state, past) : withRequest(state, past.id);
    },
  };
}

/** The outcome of a command, with the state right after it. */
export type ExecutedCommand<State> = CurrentState<State> & Pick<IdempotentDecision<State>, "outcome">;

/** The members' streams. Commands on one stream run one after another. */
export interface MemberStreams<State, Command> {
  /** The state now. Writes due events first. */
  read(id: string): Promise<CurrentState<State>>;
  /** The stored state, without the stream's queue and without due events. Enough for sessions, for example. */
  readStored(id: string): Promise<State>;
  /** The events after a version of the stream, in order. */
  eventsAfter(id: string, version: number): Promise<readonly BaseEvent[]>;
  execute(id: string, command: Command): Promise<ExecutedCommand<State>>;
  /** The answer that the stream has for an intent, without deciding anything. Undefined for a new one. */
  repeat(id: string, intent: IntentRecord | undefined): Promise<ExecutedCommand<State> | undefined>;
  /** The member whose stream has the unique key. */
  findMember(key: UniqueKey): Promise<MemberId | undefined>;
  /** Resolves when no command is left. */
  idle(): Promise<void>;
}

export interface MemberStreamsOptions<State extends AnyState, Command, Event extends BaseEvent, Rules>
  extends Pick<IdempotencyContext, "random" | "refusalsPerDay"> {
  readonly engine: Engine<State, Command, Event | IntentRefused, Rules>;
  readonly journal: Journal<BaseEvent>;
  readonly clock: Clock;
  readonly backOffice: () => Promise<BackOffice>;
  /** What the operator sets, for all decisions. */
  readonly rules: () => Rules;
  /** Called after every append. */
  readonly onWritten: (stream: string, events: readonly (Event | IntentRefused)[]) => void;
}

const MAX_CACHED_STATES = 10_000;
const MAX_CACHED_KEYS = 20_000;
/** More conflicts in a row than this are an error. */
const MAX_ATTEMPTS = 50;

const PREFIX = "member:";

export function memberStream(id: string): string {
  return PREFIX + id;
}

export function memberOfStream(stream: string): MemberId | undefined {
  return stream.startsWith(PREFIX) ? memberId(stream.slice(PREFIX.length)) : undefined;
}

export function createMemberStreams<
  State extends AnyState,
  Command extends object,
  Event extends BaseEvent,
  Rules extends object,
>(options: MemberStreamsOptions<State, Command, Event, Rules>): MemberStreams<State, Command> {
  const { engine, journal, clock, backOffice, onWritten, random, rules, refusalsPerDay } = options;
  const { evolve, decisionState } = engine;
  const states = createLruMap<State>(MAX_CACHED_STATES);
  /** By sessions' and games' tokens: no other member ever has them, and the state says whether they still open anything. */
  const membersOfTokens = createLruMap<MemberId>(MAX_CACHED_KEYS);
  const queue = createKeyedQueue();
  const timeOf = createStreamTime(clock);
  const unstoredRefusals = createUnstoredRefusals();
  const { rows } = journal;
  const pastRequests: PastRequests<State, Command> = createPastRequests(engine, rows);

  type Decided = IdempotentDecision<State, Event | IntentRefused>;
  type Context = IdempotencyContext & Rules;

  function own(event: BaseEvent): BaseEvent {
    if (!engine.isOwn(event)) throw new Error(`${event.type} belongs to another stream`);
    return event;
  }

  /** The latest state. Reads nothing but the version while the cached one is the latest. */
  async function load(stream: string): Promise<State> {
    const cached = states.get(stream) ?? engine.initial;
    const { version, stored } = await journal.head(stream, cached.version);
    if (version === cached.version) return cached;
    const read = stored?.version === version ? readStateText(engine.initial, stored) : undefined;
    const state = read ?? (await foldEvents(engine, journal, stream)).state;
    if (state.version > (states.get(stream)?.version ?? 0)) states.set(stream, state);
    return state;
  }

  /** Decides on the latest state and appends the events. Decides again when another process was first. */
  async function decideAndAppend(
    stream: string,
    decideOn: (state: State, context: Context) => Decided | Promise<Decided>,
  ): Promise<ExecutedCommand<State>> {
    const takenKeys: UniqueKey[] = [];
    const policy = await backOffice();
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const state = await load(stream);
      const now = timeOf(stream, state.lastAt);
      const due = engine.dueEvents(state, now, policy, takenKeys);
      const context = { now, random, takenKeys, refusalsPerDay, ...rules() };
      const decision = await decideOn(due.reduce<State>(evolve, state), context);
      const events = [...due, ...decision.events];
      if (events.length === 0) return { ...decision, now };
      const keys = engine.uniqueKeysOf(events, decision.state);
      const stored = decisionState(decision.state);
      const append = await journal.append({
        stream,
        expectedVersion: state.version,
        events,
        ...keys,
        rows: rowChanges(decision.state),
        state: stateText(stored),
      });
      if (append.outcome === "appended") {
        states.set(stream, stored);
        onWritten(stream, events);
        return { ...decision, now };
      }
      if (append.outcome === "key-taken") takenKeys.push(append.key);
    }
    throw new Error(`${stream} lost ${MAX_ATTEMPTS} races in a row`);
  }

  /** The stream's answer to an intent. The rows know only where it is. */
  async function earlierAnswer(
    stream: string,
    state: State,
    intent: IntentRecord | undefined,
  ): Promise<EarlierAnswer | undefined> {
    const record = intent && (await findAnswer(rows, state, intent));
    if (!record) return undefined;
    const [recorded] = await journal.load(stream, record.version - 1, 1);
    if (!recorded) throw new Error(`${stream} has no event ${record.version}`);
    return { record, event: own(recorded.event) };
  }

  /** The state with the request that an earlier answer is about. */
  function withAnsweredRequest(state: State, outcome: Decided["outcome"]): State | Promise<State> {
    return outcome.ok && outcome.value ? pastRequests.withRequest(state, outcome.value.id) : state;
  }

  async function decideWithKey(stream: string, state: State, command: Command, context: Context): Promise<Decided> {
    const intent = intentOf(command);
    const earlier = await earlierAnswer(stream, state, intent);
    if (intent && earlier) {
      const outcome = earlierOutcome(earlier, intent);
      return { events: [], state: await withAnsweredRequest(state, outcome), outcome };
    }
    // The key was used for another member.
    if (intent?.everywhere && context.takenKeys.some(({ kind, value }) => kind === "staff-key" && value === intent.key))
      return { events: [], state, outcome: err(refuse("key-reused")) };
    const unstored = intent && unstoredRefusals.find(stream, intent, context.now);
    if (unstored) return { events: [], state, outcome: err(unstored) };
    const decision = decideIdempotently(engine, await pastRequests.forCommand(state, command), command, context);
    if (intent && !decision.outcome.ok) unstoredRefusals.note(stream, intent, decision.outcome.error);
    return decision;
  }

  return {
    read: (id) => {
      const stream = memberStream(id);
      return queue.run(stream, async () => {
        const executed = await decideAndAppend(stream, (state) => ({ state, events: [], outcome: ok(undefined) }));
        return { ...executed, state: decisionState(executed.state) };
      });
    },
    readStored: (id) => load(memberStream(id)),
    async eventsAfter(id, version) {
      return (await journal.load(memberStream(id), version)).map(({ event }) => own(event));
    },
    execute: (id, command) => {
      const stream = memberStream(id);
      return queue.run(stream, () =>
        decideAndAppend(stream, (state, context) => decideWithKey(stream, state, command, context)),
      );
    },
    repeat: (id, intent) => {
      const stream = memberStream(id);
      return queue.run(stream, async () => {
        const state = await load(stream);
        const earlier = await earlierAnswer(stream, state, intent);
        if (!intent || !earlier) return undefined;
        const outcome = earlierOutcome(earlier, intent);
        return { state: await withAnsweredRequest(state, outcome), now: timeOf(stream, state.lastAt), outcome };
      });
    },
    async findMember(key) {
      const isToken = key.kind === "token" || key.kind === "launch";
      const known = isToken ? membersOfTokens.get(`${key.kind} ${key.value}`) : undefined;
      if (known !== undefined) return known;
      const stream = await journal.findStream(key);
      const member = stream === undefined ? undefined : memberOfStream(stream);
      if (isToken && member !== undefined) membersOfTokens.set(`${key.kind} ${key.value}`, member);
      return member;
    },
    idle: () => queue.idle(),
  };
}
