import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { createConnectionPool } from "./connection-pool.ts";
import { type DatabaseOpenFailure, openFailure, unreadableUrl } from "./open-failure.ts";
import { parsePostgresUrl } from "./postgres-url.ts";
import { tablesVersion } from "./prepare-tables.ts";
import { tableNames } from "./table-names.ts";

const LIMIT_MS = 10_000;

/** The version of a schema's tables, 0 without tables. Changes nothing. */
export async function readTablesVersion(url: string): Promise<Result<number, DatabaseOpenFailure>> {
  const address = parsePostgresUrl(url);
  if (!address.ok) return err(unreadableUrl(address.error));
  const pool = createConnectionPool(address.value, 1);
  try {
    const names = tableNames(address.value.schema);
    return ok(await pool.use(performance.now() + LIMIT_MS, (connection) => tablesVersion(connection, names)));
  } catch (error) {
    return err(openFailure(address.value, error));
  } finally {
    await pool.close();
  }
}
