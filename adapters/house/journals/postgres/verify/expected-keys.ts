import type { RecordedEvent, ReplayUniqueKeys, StoredEvent, UniqueKey } from "../../../ports/journal.ts";
import type { PostgresConnection } from "../connection.ts";
import type { TableNames } from "../table-names.ts";

export interface ExpectedKeys<Event extends StoredEvent> {
  /** Events of one stream in their order; between streams there is no order. */
  apply(recorded: RecordedEvent<Event>): void;
  /** The first difference between the stored unique keys and those of the events, without the key's value. */
  difference(connection: PostgresConnection, names: TableNames): Promise<string | undefined>;
}

const PAGE_KEYS = 5_000;

/** The unique keys that the events take and release. Only its own stream releases a key, so streams need no order. */
export function expectedKeys<Event extends StoredEvent>(replayKeys: ReplayUniqueKeys<Event>): ExpectedKeys<Event> {
  const changesOf = replayKeys();
  /** The streams that had a key, and whether the stream has it at its end. */
  const holders = new Map<string, Map<string, boolean>>();
  const note = (key: UniqueKey, stream: string, isTaken: boolean) => {
    const streams = holders.get(textOf(key)) ?? new Map<string, boolean>();
    holders.set(textOf(key), streams);
    if (isTaken || streams.has(stream)) streams.set(stream, isTaken);
  };

  return {
    apply(recorded) {
      const { takeKeys, releaseKeys } = changesOf(recorded);
      for (const key of releaseKeys) note(key, recorded.stream, false);
      for (const key of takeKeys) note(key, recorded.stream, true);
    },
    async difference(connection, { uniqueKeys }) {
      const statement = `SELECT kind, value, stream FROM ${uniqueKeys}
        WHERE (kind, value) > ($1, $2) ORDER BY kind, value LIMIT ${PAGE_KEYS}`;
      let found = 0;
      for (let last = ["", ""]; ; ) {
        const rows = await connection.run(statement, last);
        for (const row of rows) {
          const [kind, value, stream] = [String(row["kind"]), String(row["value"]), String(row["stream"])];
          const isTaken = holders.get(`${kind}:${value}`)?.get(stream);
          if (isTaken === undefined) return `a unique key (${kind}) is not from the events`;
          // An append that releases and takes a key leaves it taken, so a released key may still be there.
          if (isTaken) found += 1;
          last = [kind, value];
        }
        if (rows.length < PAGE_KEYS) break;
      }
      const expected = [...holders.values()].filter((streams) => [...streams.values()].includes(true)).length;
      return found === expected ? undefined : `${expected - found} of ${expected} unique keys are missing`;
    },
  };
}

function textOf({ kind, value }: UniqueKey): string {
  return `${kind}:${value}`;
}
