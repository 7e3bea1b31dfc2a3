import type { DatabaseSync } from "node:sqlite";
import { CHAIN_START, chainedChecksum } from "../event-row.ts";
import { UPGRADE_TO_VERSION_2, UPGRADE_TO_VERSION_3 } from "./schema.ts";
import { keyChecksum } from "./sqlite-keys.ts";

/**
 * Brings a sound journal of an earlier release to this release's tables, in one transaction and without rewriting its
 * events: the last one gets the checksum that is chained over all. There are no rows and states until they are rebuilt.
 */
export function upgradeJournal(database: DatabaseSync): void {
  const version = database.prepare("PRAGMA user_version");
  database.exec("BEGIN IMMEDIATE");
  try {
    // Another process may have been first.
    if (version.get()?.["user_version"] === 1) chainEvents(database);
    if (version.get()?.["user_version"] === 2) checkKeys(database);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function chainEvents(database: DatabaseSync): void {
  database.exec(UPGRADE_TO_VERSION_2);
  let chain = CHAIN_START;
  for (const { checksum } of database.prepare("SELECT checksum FROM events ORDER BY seq").iterate()) {
    chain = chainedChecksum(chain, Number(checksum));
  }
  database.prepare("UPDATE events SET chain = ? WHERE seq = (SELECT max(seq) FROM events)").run(chain);
}

function checkKeys(database: DatabaseSync): void {
  database.exec(UPGRADE_TO_VERSION_3);
  const update = database.prepare("UPDATE claims SET checksum = ? WHERE kind = ? AND value = ?");
  for (const { kind, value, stream } of database.prepare("SELECT kind, value, stream FROM claims").all()) {
    const key = { kind: String(kind), value: String(value) };
    update.run(keyChecksum(key, String(stream)), key.kind, key.value);
  }
}
