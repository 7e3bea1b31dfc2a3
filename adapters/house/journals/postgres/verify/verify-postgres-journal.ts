import { err, ok, type Result } from "../../../../../core/shared/result.ts";
import type { ReplayUniqueKeys, StoredEvent } from "../../../ports/journal.ts";
import { isJournalDamaged } from "../../../ports/journal-damaged.ts";
import type { DeriveAgain } from "../../sqlite/derived-fault.ts";
import { allEvents } from "../all-events.ts";
import { checkTables } from "../check-tables.ts";
import type { PostgresConnection } from "../connection.ts";
import { createConnectionPool } from "../connection-pool.ts";
import { inTransaction } from "../in-transaction.ts";
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
import { tablesVersion } from "../prepare-tables.ts";
import { type TableNames, tableNames } from "../table-names.ts";
import { expectedKeys } from "./expected-keys.ts";
import { type DerivedFault, verifyDerived } from "./verify-derived.ts";

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
