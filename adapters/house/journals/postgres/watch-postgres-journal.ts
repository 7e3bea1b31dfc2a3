import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { StoredEvent, WatchedJournal } from "../../ports/journal.ts";
import { endOfEvents } from "./all-events.ts";
import { createConnectionPool } from "./connection-pool.ts";
import { SCHEMA_VERSION } from "./migrations.ts";
import { type DatabaseOpenFailure, damagedTables, newerTables, openFailure, unreadableUrl } from "./open-failure.ts";
import { postgresJournal } from "./postgres-journal.ts";
import { parsePostgresUrl } from "./postgres-url.ts";
import { tablesVersion } from "./prepare-tables.ts";
import { tableNames } from "./tables.ts";

const LIMIT_MS = 10_000;
const BUDGET_MS = 5_000;
const READ_ONLY = "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY";

/** Opens one connection, which refuses every change. Its statements are short, so no house waits for it. */
export async function watchPostgresJournal<Event extends StoredEvent>(
  url: string,
): Promise<Result<WatchedJournal<Event>, DatabaseOpenFailure>> {
  const address = parsePostgresUrl(url);
  if (!address.ok) return err(unreadableUrl(address.error));
  const names = tableNames(address.value.schema);
  const connections = createConnectionPool(address.value, 1);
  const pool: typeof connections = {
    ...connections,
    use: (deadline, work) =>
      connections.use(deadline, async (connection) => {
        await connection.runScript(READ_ONLY);
        return work(connection);
      }),
  };
  const retries = { pool, budgetMs: BUDGET_MS };
  try {
    const version = await pool.use(performance.now() + LIMIT_MS, (connection) => tablesVersion(connection, names));
    if (version === SCHEMA_VERSION) {
      const journal = postgresJournal<Event>(names, retries);
      return ok({ ...journal, end: () => endOfEvents(names, retries) });
    }
    await pool.close();
    return err(
      version > SCHEMA_VERSION
        ? newerTables(address.value)
        : damagedTables(address.value, "its tables are missing or of an earlier release"),
    );
  } catch (error) {
    await pool.close();
    return err(openFailure(address.value, error));
  }
}
