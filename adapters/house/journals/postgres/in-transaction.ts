import type { PostgresConnection } from "./connection.ts";

/** Commits what `work` does on the connection, or nothing of it. */
export async function inTransaction<T>(connection: PostgresConnection, work: () => Promise<T>): Promise<T> {
  await connection.runScript("BEGIN");
  try {
    const result = await work();
    await connection.runScript("COMMIT");
    return result;
  } catch (error) {
    try {
      if (connection.isOpen) await connection.runScript("ROLLBACK");
    } catch {
      // The first error says more. Without its connection, the transaction ends.
      connection.destroy();
    }
    throw error;
  }
}
