/** Marks the file as a journal (`PRAGMA application_id`), so that another program's database is refused. */
export const APPLICATION_ID = 0x53414e4d;

/** Grows with every change of the tables. A later release wrote a file with a higher version. */
export const SCHEMA_VERSION = 3;
/** Files of this version and later have rows and states, and checksums of unique keys. */
export const DERIVED_SINCE = 3;

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

/**
 * What follows from the events: rows, states, and which streams are to be rebuilt. Every unique key, row and state has a
 * checksum of its own. An index is in the order of pages within a tag or a day.
 */
export const UPGRADE_TO_VERSION_3 = `
  ALTER TABLE claims ADD COLUMN checksum INTEGER;
  CREATE TABLE rows (
    list TEXT NOT NULL,
    owner TEXT NOT NULL,
    place INTEGER NOT NULL,
    id TEXT NOT NULL,
    day TEXT,
    tag TEXT,
    sum1 INTEGER,
    sum2 INTEGER,
    sum3 INTEGER,
    body TEXT,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (list, owner, place, id)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX rows_by_id ON rows (list, owner, id);
  CREATE INDEX rows_by_day ON rows (list, owner, day, place, id) WHERE day IS NOT NULL;
  CREATE INDEX rows_by_tag ON rows (list, owner, tag, place, id) WHERE tag IS NOT NULL;
  CREATE TABLE states (
    stream TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    schema INTEGER NOT NULL,
    state TEXT NOT NULL,
    checksum INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE derived (
    begun INTEGER NOT NULL,
    complete INTEGER NOT NULL
  ) STRICT;
  INSERT INTO derived (begun, complete) VALUES (0, 0);
  CREATE TABLE streams_left (
    stream TEXT PRIMARY KEY
  ) STRICT, WITHOUT ROWID;
  PRAGMA user_version = 3;
`;

const CREATE: Readonly<Record<number, string>> = {
  1: CREATE_VERSION_1,
  2: CREATE_VERSION_1 + UPGRADE_TO_VERSION_2,
  3: CREATE_VERSION_1 + UPGRADE_TO_VERSION_2 + UPGRADE_TO_VERSION_3,
};

export const CREATE_TABLES = `PRAGMA journal_mode = WAL; BEGIN; ${CREATE[SCHEMA_VERSION]} COMMIT;`;

/** The statements that make the tables of a version. Undefined for a version that this release does not know. */
export function tablesOfVersion(version: number): string | undefined {
  return CREATE[version];
}
