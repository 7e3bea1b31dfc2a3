import { type JournalUnavailable, journalUnavailable } from "../../ports/journal.ts";
import type { PostgresConnection } from "./connection.ts";
import type { ConnectionPool } from "./connection-pool.ts";
import { type ErrorKind, errorKind } from "./open-failure.ts";

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

export interface Retries {
  readonly pool: ConnectionPool;
  /** How long a call goes on while the database is away. */
  readonly budgetMs: number;
}

const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;
/** A statement that is cut off sooner may still have run, and its outcome would be unknown. */
const LEAST_ATTEMPT_MS = 500;
/** Of statements that were rolled back for another's sake: each time another one has ended. */
const MOST_AGAIN = 100;

/**
 * Does work that may be done twice, again and again until it succeeds, fails for good, or the budget is spent. Then it
 * throws `JournalUnavailable`.
 * @param onError sees each error before the work is done again
 * @param effect what the work may have done when the budget is spent
 */
export async function withRetries<T>(
  { pool, budgetMs }: Retries,
  work: (connection: PostgresConnection) => Promise<T>,
  onError: (kind: ErrorKind) => void = () => undefined,
  effect: () => JournalUnavailable["effect"] = () => "nothing",
): Promise<T> {
  const deadline = performance.now() + budgetMs;
  const leastMs = Math.min(LEAST_ATTEMPT_MS, budgetMs / 4);
  let again = 0;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      // A host that says nothing gets a part of the budget, so that another one can be asked.
      const now = performance.now();
      return await pool.use(now + Math.max((deadline - now) / 2, leastMs), async (connection) => {
        try {
          return await work(connection);
        } catch (error) {
          // A host that refuses to write, or is about to end, is left for another one.
          if (["later", "lost", "refused"].includes(errorKind(error))) connection.destroy();
          throw error;
        }
      });
    } catch (error) {
      const kind = errorKind(error);
      if (kind === "other") throw error;
      onError(kind);
      if (kind === "again" && again < MOST_AGAIN) {
        again += 1;
        pause = FIRST_PAUSE_MS;
        continue;
      }
      const isHopeless = kind === "refused" || kind === "full";
      if (isHopeless || performance.now() + pause + leastMs > deadline) throw journalUnavailable(effect(), error);
      // Not all of those who wait come back at once.
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random() / 2)));
    }
  }
}
