/** Marks the file as a journal (`PRAGMA application_id`), so that another program's database is refused. */
export const APPLICATION_ID = 0x53414e4d;

/** Grows with every change of the tables. A later release wrote a file with a higher version. */
export const SCHEMA_VERSION = 2;

/** `seq` is the order of writing over all streams. `checksum` is `eventChecksum` of the row. `claims` holds the unique keys. */
const CREATE_VERSION_1 = `
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = 1;
  CREATE TABLE events (
    seq INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    version INTEGER NOT NULL CHECK (version > 0),
    event TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    UNIQUE (stream, version)
  ) STRICT;
  CREATE TABLE claims (
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    stream TEXT NOT NULL,
    PRIMARY KEY (kind, value)
  ) STRICT, WITHOUT ROWID;
`;

/**
 * `chain` is `chainedChecksum` of the row and of all rows before it. Rows that version 1 wrote have none, except the last
 * one, which gets it at the upgrade.
 */
export const UPGRADE_TO_VERSION_2 = `
  ALTER TABLE events ADD COLUMN chain INTEGER;
  PRAGMA user_version = 2;
`;

const CREATE: Readonly<Record<number, string>> = {
  1: CREATE_VERSION_1,
  2: CREATE_VERSION_1 + UPGRADE_TO_VERSION_2,
};

export const CREATE_TABLES = `PRAGMA journal_mode = WAL; BEGIN; ${CREATE[SCHEMA_VERSION]} COMMIT;`;

/** The statements that make the tables of a version. Undefined for a version that this release does not know. */
export function tablesOfVersion(version: number): string | undefined {
  return CREATE[version];
}
