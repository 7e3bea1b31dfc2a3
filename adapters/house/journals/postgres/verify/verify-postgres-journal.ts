import { err, ok, type Result } from "../../../../../core/shared/result.ts";
import {
  isJournalDamaged,
  type RecordedEvent,
  type ReplayUniqueKeys,
  type StoredEvent,
  type UniqueKey,
} from "../../../ports/journal.ts";
import type { DeriveAgain } from "../../sqlite/derived-fault.ts";
import { allEvents } from "../all-events.ts";
import type { PostgresConnection } from "../connection.ts";
import { createConnectionPool } from "../connection-pool.ts";
import { SCHEMA_VERSION } from "../migrations.ts";
import {
  type DatabaseOpenFailure,
  damagedDerived,
  damagedTables,
  newerTables,
  openFailure,
  unreadableUrl,
} from "../open-failure.ts";
import { parsePostgresUrl } from "../postgres-url.ts";
import { checkTables, tablesVersion } from "../prepare-tables.ts";
import { type TableNames, tableNames } from "../tables.ts";
import { inTransaction } from "../with-retries.ts";
import { type DerivedFault, verifyDerived } from "./verify-derived.ts";

export interface ExpectedKeys<Event extends StoredEvent> {
  /** Events of one stream in their order; between streams there is no order. */
  apply(recorded: RecordedEvent<Event>): void;
  /** The first difference between the stored unique keys and those of the events, without the key's value. */
  difference(connection: PostgresConnection, names: TableNames): Promise<string | undefined>;
}

const PAGE_KEYS = 5_000;

/** The unique keys that the events take and release. Only its own stream releases a key, so streams need no order. */
function expectedKeys<Event extends StoredEvent>(replayKeys: ReplayUniqueKeys<Event>): ExpectedKeys<Event> {
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

/** A journal without a fault. */
export interface VerifiedJournal {
  readonly events: number;
  readonly streams: number;
  /** Whether the rows and states were compared with the events. They cannot be while they are rebuilt. */
  readonly derivedCompared: boolean;
}

const BUDGET_MS = 60_000;
const LIMIT_MS = 86_400_000;

/**
 * Reads a whole journal without a change to it, also while houses use it: every event's checksum, gaps in positions and
 * versions, the unique keys against those that the events take and release, and rows and states against the events.
 */
export async function verifyPostgresJournal<Event extends StoredEvent>(
  url: string,
  replayKeys?: ReplayUniqueKeys<Event>,
  deriveAgain?: DeriveAgain<Event>,
): Promise<Result<VerifiedJournal, DatabaseOpenFailure>> {
  const address = parsePostgresUrl(url);
  if (!address.ok) return err(unreadableUrl(address.error));
  const names = tableNames(address.value.schema);
  const pool = createConnectionPool(address.value, 1);
  try {
    return await pool.use(performance.now() + LIMIT_MS, async (connection) => {
      const version = await tablesVersion(connection, names);
      if (version > SCHEMA_VERSION) return err(newerTables(address.value));
      if (version < SCHEMA_VERSION)
        return err(damagedTables(address.value, "its tables are missing or of an earlier release"));
      const verified = await inTransaction(connection, async () => {
        // One snapshot for all that follows.
        await connection.runScript("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
        return verifyTables(connection, names, replayKeys, deriveAgain);
      });
      if (typeof verified === "string") return err(damagedTables(address.value, verified));
      if ("remedy" in verified) return err(damagedDerived(address.value, verified.fault, verified.remedy));
      return ok(verified);
    });
  } catch (error) {
    return err(openFailure(address.value, error));
  } finally {
    await pool.close();
  }
}

/** Returns the first fault, or what is there. */
async function verifyTables<Event extends StoredEvent>(
  connection: PostgresConnection,
  names: TableNames,
  replayKeys: ReplayUniqueKeys<Event> | undefined,
  deriveAgain: DeriveAgain<Event> | undefined,
): Promise<string | DerivedFault | VerifiedJournal> {
  const fault = await checkTables(connection, names);
  if (fault !== undefined) return fault;
  const sameConnection = { use: <T>(_: number, work: (only: PostgresConnection) => Promise<T>) => work(connection) };
  const versions = new Map<string, number>();
  const keys = replayKeys && expectedKeys(replayKeys);
  let events = 0;
  try {
    const all = allEvents<Event>(names, {
      pool: { ...sameConnection, close: async () => undefined },
      budgetMs: BUDGET_MS,
    });
    for await (const recorded of all()) {
      const { stream, version } = recorded;
      if (version !== (versions.get(stream) ?? 0) + 1) return `the stream ${stream} lacks an event before ${version}`;
      versions.set(stream, version);
      keys?.apply(recorded);
      events += 1;
    }
  } catch (error) {
    if (isJournalDamaged(error)) return error.message;
    throw error;
  }
  const keyFault = await keys?.difference(connection, names);
  if (keyFault !== undefined) return keyFault;
  const derived = deriveAgain && (await verifyDerived(connection, names, versions, deriveAgain));
  return derived?.found ?? { events, streams: versions.size, derivedCompared: derived?.compared ?? false };
}
