import type { PostgresConnection } from "./connection.ts";
import { inTransaction } from "./in-transaction.ts";
import type { TableNames } from "./table-names.ts";

/**
 * Lets one house fill a new journal, once; others that start wait for it. What a house that was killed meanwhile has
 * written is deleted first.
 * @param fill writes on other connections than `connection`, which keeps the lock
 * @param onOther runs on another connection
 */
export async function fillOnce(
  connection: PostgresConnection,
  names: TableNames,
  onOther: (work: (other: PostgresConnection) => Promise<unknown>) => Promise<unknown>,
  fill: () => Promise<void>,
): Promise<void> {
  const isFilled = async (lock: "" | " FOR UPDATE") =>
    (await connection.runScript(`SELECT filled FROM ${names.schemaVersion}${lock}`))[0]?.["filled"] === true;
  if (await isFilled("")) return;
  await inTransaction(connection, async () => {
    await connection.runScript("SET LOCAL statement_timeout = 0");
    if (await isFilled(" FOR UPDATE")) return;
    await onOther((other) => inTransaction(other, () => clear(other, names)));
    await fill();
    await connection.runScript(`UPDATE ${names.schemaVersion} SET filled = true`);
  });
}

async function clear(connection: PostgresConnection, names: TableNames): Promise<void> {
  const { events, uniqueKeys, rebuildLeft, rows, states, shardHead, derived } = names;
  // A user who may not delete events can start the first house.
  const [found] = await connection.runScript(`SELECT EXISTS (SELECT 1 FROM ${events}) AS events`);
  if (found?.["events"] !== true) return;
  await connection.runScript(`
    TRUNCATE ${events}, ${uniqueKeys}, ${rebuildLeft}, ${rows}, ${states};
    UPDATE ${shardHead} SET position = 0 WHERE position > 0;
    UPDATE ${derived} SET begun = 0, complete = 0, generation = generation + 1;`);
}
