import { type Journal, journalNewer, type StoredState } from "../../ports/journal.ts";
import type { RowChange } from "../../ports/rows.ts";
import type { Engine } from "../engine.ts";
import { type AnyState, type BaseEvent, idOf } from "../model.ts";
import { addRequest, type FoundRequest, findRequest, requestsOf } from "../requests.ts";
import { rowChanges } from "./rows.ts";
import { DERIVED_SCHEMA, stateText } from "./state-text.ts";

/** Events of one stream that are read at a time. */
const PAGE_EVENTS = 2000;
/** Streams that a process takes at a time. */
const PAGE_STREAMS = 100;
/** Streams that it chooses them from, so that several processes rarely take the same ones. */
const CHOICE_STREAMS = 10 * PAGE_STREAMS;

interface Folded<State> {
  readonly state: State;
  readonly rows: readonly RowChange[];
  readonly version: number;
}

export interface BuildOptions {
  /** Called now and then with the number of streams that this process has done. */
  readonly onProgress?: ((streams: number) => void) | undefined;
  /** Replaces rows and states of a later release, too, with whose houses stopped. */
  readonly replaceNewer?: boolean | undefined;
  /** Evenly spread in [0, 1), and different in each process. Without it, several processes do the same work. */
  readonly random?: (() => number) | undefined;
}

type JournalEngine<State extends AnyState, Event extends BaseEvent> = FoldEngine<State, Event> &
  Pick<Engine<State, never, Event, never>, "isOwn">;

/** What a stream's events say now. */
export async function foldEvents<State extends AnyState, Event extends BaseEvent>(
  engine: JournalEngine<State, Event>,
  journal: Journal<BaseEvent>,
  stream: string,
): Promise<Folded<State>> {
  const fold = foldStream(engine);
  let version = 0;
  for (;;) {
    const page = await journal.load(stream, version, PAGE_EVENTS);
    for (const { event } of page) if (engine.isOwn(event)) fold.add(event);
    version += page.length;
    if (page.length < PAGE_EVENTS) return { state: fold.state(), rows: fold.rows(), version };
  }
}

/**
 * Computes rows and states of all streams again when those of the journal have another schema. Can stop anywhere and goes
 * on later; several houses share the work. Throws `JournalNewer` for those of a later release.
 */
export async function buildDerivedData<State extends AnyState, Event extends BaseEvent>(
  engine: JournalEngine<State, Event>,
  journal: Journal<BaseEvent>,
  { onProgress = () => undefined, replaceNewer = false, random = () => 0 }: BuildOptions = {},
): Promise<void> {
  const { derived } = journal;
  if ((await derived.schema()) === DERIVED_SCHEMA) return;
  const begin = await derived.begin(DERIVED_SCHEMA, replaceNewer ? Number.MAX_SAFE_INTEGER : DERIVED_SCHEMA);
  if (begin.outcome === "newer") {
    throw journalNewer(`rows and states have schema ${begin.schema}, and this release computes ${DERIVED_SCHEMA}`);
  }
  let done = 0;
  for (;;) {
    const left = await derived.streamsLeft(CHOICE_STREAMS);
    if (left.length === 0) break;
    const streams = left.length > PAGE_STREAMS ? pageFrom(left, random()) : left;
    await forEachAtOnce(streams, derived.rebuildsAtOnce, async (stream) => {
      const { state, rows, version } = await foldEvents(engine, journal, stream);
      const stored: StoredState = { version, ...stateText(state) };
      if (await derived.rebuild(stream, rows, stored)) done += 1;
    });
    onProgress(done);
  }
  await derived.complete(DERIVED_SCHEMA);
}

/** A page of the streams, which starts anywhere and goes on at the beginning. */
function pageFrom(streams: readonly string[], chance: number): readonly string[] {
  const start = Math.floor(chance * streams.length);
  return [...streams.slice(start), ...streams.slice(0, start)].slice(0, PAGE_STREAMS);
}

/** Computes a stream's state and rows again from its events. */
export interface StreamFold<State, Event> {
  add(event: Event): void;
  state(): State;
  /** At most one change for each row. */
  rows(): readonly RowChange[];
}

type FoldEngine<State extends AnyState, Event extends BaseEvent> = Pick<
  Engine<State, never, Event, never>,
  "initial" | "requests" | "evolve" | "decisionState"
>;

export function foldStream<State extends AnyState, Event extends BaseEvent>(
  engine: FoldEngine<State, Event>,
): StreamFold<State, Event> {
  const { requests, evolve, decisionState } = engine;
  let state = engine.initial;
  const rows = new Map<string, RowChange>();
  /** Some leave the state, and their owner can send them again at any later time. */
  const returnable = new Map<string, FoundRequest<Event>>();

  /** The state with the request that the event is about, as deciding had it. */
  function before(id: string | undefined): State {
    const again = id === undefined || findRequest(requests, state, id) ? undefined : returnable.get(id);
    if (!again) return state;
    return { ...state, [again.kind.list]: addRequest(requestsOf(state, again.kind), again.request) };
  }

  return {
    add(event) {
      const id = idOf(event);
      const after = evolve(before(id), event);
      const found = id === undefined ? undefined : findRequest(requests, after, id);
      if (found?.kind.mayReturn?.(found.request)) returnable.set(found.request.id, found);
      for (const change of rowChanges(after)) {
        const name = `${change.row.list}\n${change.row.owner}\n${change.row.id}`;
        rows.set(name, joined(rows.get(name), change));
      }
      state = decisionState(after);
    },
    state: () => state,
    rows: () => [...rows.values()],
  };
}

/** One change that does what two did, on a list without the row. */
function joined(first: RowChange | undefined, second: RowChange): RowChange {
  if (second.change !== "add" || !first || first.change === "delete") return second;
  const before = first.row.sums ?? [];
  return { ...first, row: { ...second.row, sums: (second.row.sums ?? []).map((sum, i) => sum + (before[i] ?? 0)) } };
}

/**
 * Works on all items, on at most `limit` of them at once. After a failure it begins no other item, waits for those that
 * run, and throws the first error.
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const errors: unknown[] = [];

  async function workOn(): Promise<void> {
    for (const item of waiting) {
      try {
        await work(item);
      } catch (error) {
        errors.push(error);
      }
      if (errors.length > 0) return;
    }
  }

  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, workOn));
  if (errors.length > 0) throw errors[0];
}
