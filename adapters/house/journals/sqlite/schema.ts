/** Marks the file as a journal (`PRAGMA application_id`), so that another program's database is refused. */
export const APPLICATION_ID = 0x53414e4d;

/** Grows with every change of the tables. A later release wrote a file with a higher version. */
export const SCHEMA_VERSION = 1;

/** `seq` is the order of writing over all streams. `checksum` is `eventChecksum` of the row. `claims` holds the unique keys. */
export const CREATE_TABLES = `
  PRAGMA journal_mode = WAL;
  BEGIN;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${SCHEMA_VERSION};
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
  COMMIT;
`;
