import type { DatabaseSync } from "node:sqlite";
import type { RecordedEvent, ReplayUniqueKeys, StoredEvent, UniqueKey } from "../../ports/journal.ts";

interface Holder {
  readonly stream: string;
  /** The stream has it now. Otherwise it had it once. */
  readonly current: boolean;
}

export interface ExpectedKeys<Event extends StoredEvent> {
  apply(recorded: RecordedEvent<Event>): void;
  /** The first difference between the journal's unique keys and those of the events, without the key's value. */
  difference(database: DatabaseSync): string | undefined;
}

/** Compares the stored unique keys with the ones that the events take and release. */
export function expectKeys<Event extends StoredEvent>(replayKeys: ReplayUniqueKeys<Event>): ExpectedKeys<Event> {
  const changesOf = replayKeys();
  const holders = new Map<string, Holder>();

  return {
    apply(recorded) {
      const { stream } = recorded;
      const { takeKeys, releaseKeys } = changesOf(recorded);
      for (const key of releaseKeys) {
        if (holders.get(textOf(key))?.stream === stream) holders.set(textOf(key), { stream, current: false });
      }
      for (const key of takeKeys) holders.set(textOf(key), { stream, current: true });
    },
    difference(database) {
      let found = 0;
      for (const { kind, value, stream } of database.prepare("SELECT kind, value, stream FROM claims").iterate()) {
        const holder = holders.get(`${String(kind)}:${String(value)}`);
        if (!holder || holder.stream !== stream) return `a unique key (${String(kind)}) is not from the events`;
        // An append that releases and takes a key leaves it taken, so a released key may still be there.
        if (holder.current) found += 1;
      }
      const expected = [...holders.values()].filter(({ current }) => current).length;
      return found === expected ? undefined : `${expected - found} of ${expected} unique keys are missing`;
    },
  };
}

function textOf({ kind, value }: UniqueKey): string {
  return `${kind}:${value}`;
}
