import type { Clock } from "../../../core/platform/clock.ts";
import { type MemberId, memberId } from "../../../core/session/model.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { createKeyedQueue } from "../collections/keyed-queue.ts";
import { createLruMap } from "../collections/lru-map.ts";
import type { Journal, UniqueKey } from "../ports/journal.ts";
import type { BackOffice } from "../staff/back-office.ts";
import type { Command } from "./commands.ts";
import { findAnswer } from "./derived/answers.ts";
import { decisionState } from "./derived/decision-state.ts";
import { foldEvents } from "./derived/derived-data.ts";
import { createPastRequests } from "./derived/past-requests.ts";
import { rowChanges } from "./derived/rows.ts";
import { readStateText, stateText } from "./derived/state-text.ts";
import { dueEvents } from "./due-events.ts";
import type { HouseEvent, IntentRecord, MemberEvent } from "./events.ts";
import { evolve } from "./evolve.ts";
import {
  decideIdempotently,
  type EarlierAnswer,
  earlierOutcome,
  type IdempotencyContext,
  type IdempotentDecision,
  intentOf,
} from "./idempotency.ts";
import { isSiteEvent } from "./is-site-event.ts";
import { createUnstoredRefusals } from "./refusal-limit.ts";
import { type CurrentState, INITIAL_STATE, type MemberState } from "./state.ts";
import { createStreamTime } from "./stream-time.ts";
import { uniqueKeysOf } from "./unique-keys.ts";

/** The outcome of a command, with the state right after it. */
export type ExecutedCommand = CurrentState & Pick<IdempotentDecision, "outcome">;

/** The members' streams. Commands on one stream run one after another. */
export interface MemberStreams {
  /** The state now. Writes due events first. */
  read(id: string): Promise<CurrentState>;
  /** The stored state, without the stream's queue and without due events. Enough for sessions, for example. */
  readStored(id: string): Promise<MemberState>;
  /** The events after a version of the stream, in order. */
  eventsAfter(id: string, version: number): Promise<readonly MemberEvent[]>;
  execute(id: string, command: Command): Promise<ExecutedCommand>;
  /** The answer that the stream has for an intent, without deciding anything. Undefined for a new one. */
  repeat(id: string, intent: IntentRecord | undefined): Promise<ExecutedCommand | undefined>;
  /** The member whose stream has the unique key. */
  findMember(key: UniqueKey): Promise<MemberId | undefined>;
  /** Resolves when no command is left. */
  idle(): Promise<void>;
}

export interface MemberStreamsOptions
  extends Pick<IdempotencyContext, "random" | "limits" | "accounts" | "rewards" | "refusalsPerDay"> {
  readonly journal: Journal<HouseEvent>;
  readonly clock: Clock;
  readonly backOffice: () => Promise<BackOffice>;
  /** Called after every append. */
  readonly onWritten: (stream: string, events: readonly MemberEvent[]) => void;
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

export function createMemberStreams(options: MemberStreamsOptions): MemberStreams {
  const { journal, clock, backOffice, onWritten, random, limits, accounts, rewards, refusalsPerDay } = options;
  const states = createLruMap<MemberState>(MAX_CACHED_STATES);
  /** By sessions' and games' tokens: no other member ever has them, and the state says whether they still open anything. */
  const membersOfTokens = createLruMap<MemberId>(MAX_CACHED_KEYS);
  const queue = createKeyedQueue();
  const timeOf = createStreamTime(clock);
  const unstoredRefusals = createUnstoredRefusals();
  const { rows } = journal;
  const pastRequests = createPastRequests(rows);

  /** The latest state. Reads nothing but the version while the cached one is the latest. */
  async function load(stream: string): Promise<MemberState> {
    const cached = states.get(stream) ?? INITIAL_STATE;
    const { version, stored } = await journal.head(stream, cached.version);
    if (version === cached.version) return cached;
    const read = stored?.version === version ? readStateText(stored) : undefined;
    const state = read ?? (await foldEvents(journal, stream)).state;
    if (state.version > (states.get(stream)?.version ?? 0)) states.set(stream, state);
    return state;
  }

  /** Decides on the latest state and appends the events. Decides again when another process was first. */
  async function decideAndAppend(
    stream: string,
    decideOn: (state: MemberState, context: IdempotencyContext) => IdempotentDecision | Promise<IdempotentDecision>,
  ): Promise<ExecutedCommand> {
    const takenKeys: UniqueKey[] = [];
    const policy = await backOffice();
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const state = await load(stream);
      const now = timeOf(stream, state.lastAt);
      const due = dueEvents(state, now, policy, takenKeys);
      const decision = await decideOn(due.reduce(evolve, state), {
        now,
        random,
        takenKeys,
        limits,
        accounts,
        rewards,
        refusalsPerDay,
      });
      const events = [...due, ...decision.events];
      if (events.length === 0) return { ...decision, now };
      const keys = uniqueKeysOf(events, decision.state);
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
    state: MemberState,
    intent: IntentRecord | undefined,
  ): Promise<EarlierAnswer | undefined> {
    const record = intent && (await findAnswer(rows, state, intent));
    if (!record) return undefined;
    const [recorded] = await journal.load(stream, record.version - 1, 1);
    if (!recorded) throw new Error(`${stream} has no event ${record.version}`);
    return { record, event: asMemberEvent(recorded.event) };
  }

  /** The state with the request that an earlier answer is about. */
  function withAnsweredRequest(
    state: MemberState,
    outcome: IdempotentDecision["outcome"],
  ): MemberState | Promise<MemberState> {
    return outcome.ok && outcome.value ? pastRequests.withRequest(state, outcome.value.id) : state;
  }

  async function decideWithKey(
    stream: string,
    state: MemberState,
    command: Command,
    context: IdempotencyContext,
  ): Promise<IdempotentDecision> {
    const intent = intentOf(command);
    const earlier = await earlierAnswer(stream, state, intent);
    if (intent && earlier) {
      const outcome = earlierOutcome(earlier, intent);
      return { events: [], state: await withAnsweredRequest(state, outcome), outcome };
    }
    const unstored = intent && unstoredRefusals.find(stream, intent, context.now);
    if (unstored) return { events: [], state, outcome: err(unstored) };
    const decision = decideIdempotently(await pastRequests.forCommand(state, command), command, context);
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
      return (await journal.load(memberStream(id), version)).map(({ event }) => asMemberEvent(event));
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

function asMemberEvent(event: HouseEvent): MemberEvent {
  if (isSiteEvent(event)) throw new Error(`${event.type} belongs to the site's stream`);
  return event;
}
