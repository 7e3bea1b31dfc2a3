import type { Append, AppendOutcome, BeginOutcome, Journal, StoredEvent } from "../../ports/journal.ts";
import { createMemoryJournal } from "../memory.ts";
import { type CommandLog, type JournalCommand, openCommandLog } from "./command-log.ts";

/** What a call of the journal returns. */
type Returned = AppendOutcome | BeginOutcome | boolean | undefined;

/** What a command returned, or why the journal refused it. */
type Applied = { readonly done: true; readonly value: Returned } | { readonly done: false; readonly error: unknown };

/**
 * A journal in a browser's IndexedDB. The browser stores the calls that change it, in one order for all tabs; each tab
 * applies them to a journal in memory. A call has the same outcome in every tab, a conflict included, so that two tabs
 * need no lock. `firstAppends` fill a new journal in one step. `onDelete` is called when a tab deletes the journal.
 */
export async function openIndexedDbJournal<Event extends StoredEvent>(
  factory: IDBFactory,
  name: string,
  firstAppends: () => Promise<readonly Append<Event>[]> = async () => [],
  onDelete: () => void = () => undefined,
): Promise<Journal<Event>> {
  const log: CommandLog<Event> = await openCommandLog(factory, name, onDelete);
  const memory = createMemoryJournal<Event>();
  let read = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** Applies what every tab has stored since. Returns what the command at `place` led to. */
  async function applyStored(place?: number): Promise<Applied | undefined> {
    let own: Applied | undefined;
    for (const { place: at, command } of await log.after(read)) {
      const applied = await apply(command);
      read = at;
      if (at === place) own = applied;
    }
    return own;
  }

  /** A refused command changes nothing, in this tab and in every other one. */
  async function apply(command: JournalCommand<Event>): Promise<Applied> {
    try {
      return { done: true, value: await call(command, read === 0) };
    } catch (error) {
      return { done: false, error };
    }
  }

  async function call(command: JournalCommand<Event>, isFirst: boolean): Promise<Returned> {
    if (command.call === "fill") {
      for (const append of isFirst ? command.appends : []) await memory.append(append);
      return undefined;
    }
    if (command.call === "append") return memory.append(command.append);
    if (command.call === "rebuild") return memory.derived.rebuild(command.stream, command.rows, command.state);
    if (command.call === "begin") return memory.derived.begin(command.schema, command.replaces);
    await memory.derived.complete(command.schema);
    return undefined;
  }

  /** One after the other, because a command must be applied once. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  }

  const write = (command: JournalCommand<Event>): Promise<Returned> =>
    inTurn(async () => {
      const applied = await applyStored(await log.add(command));
      if (!applied) throw new Error("the log lost a command");
      if (!applied.done) throw applied.error;
      return applied.value;
    });

  async function upToDate<T>(task: () => T): Promise<Awaited<T>> {
    await inTurn(() => applyStored());
    return await task();
  }

  await applyStored();
  if (read === 0) {
    const appends = await firstAppends();
    if (appends.length > 0) await write({ call: "fill", appends });
  }
  return {
    load: (...asked) => upToDate(() => memory.load(...asked)),
    head: (...asked) => upToDate(() => memory.head(...asked)),
    append: async (append) => (await write({ call: "append", append })) as AppendOutcome,
    findStream: (key) => upToDate(() => memory.findStream(key)),
    async *all(after) {
      await inTurn(() => applyStored());
      yield* memory.all(after);
    },
    rows: {
      get: (key) => upToDate(() => memory.rows.get(key)),
      page: (query) => upToDate(() => memory.rows.page(query)),
      sum: (query) => upToDate(() => memory.rows.sum(query)),
      count: (query) => upToDate(() => memory.rows.count(query)),
    },
    derived: {
      rebuildsAtOnce: 1,
      schema: () => upToDate(() => memory.derived.schema()),
      begin: async (schema, replaces) =>
        (await write({ call: "begin", schema, ...(replaces === undefined ? {} : { replaces }) })) as BeginOutcome,
      streamsLeft: (limit) => upToDate(() => memory.derived.streamsLeft(limit)),
      rebuild: async (stream, rows, state) => (await write({ call: "rebuild", stream, rows, state })) === true,
      async complete(schema) {
        await write({ call: "complete", schema });
      },
    },
    async close() {
      await last;
      log.close();
    },
  };
}
