import type { DatabaseSync } from "node:sqlite";
import { CHAIN_START, chainedChecksum } from "./event-row.ts";
import { UPGRADE_TO_VERSION_2 } from "./schema.ts";

/**
 * Brings a sound journal of an earlier release to this release's tables, in one transaction and without rewriting its
 * events: the last one gets the checksum that is chained over all.
 */
export function upgradeJournal(database: DatabaseSync): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    // Another process may have been first.
    if (database.prepare("PRAGMA user_version").get()?.["user_version"] === 1) {
      database.exec(UPGRADE_TO_VERSION_2);
      let chain = CHAIN_START;
      for (const { checksum } of database.prepare("SELECT checksum FROM events ORDER BY seq").iterate()) {
        chain = chainedChecksum(chain, Number(checksum));
      }
      database.prepare("UPDATE events SET chain = ? WHERE seq = (SELECT max(seq) FROM events)").run(chain);
    }
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
