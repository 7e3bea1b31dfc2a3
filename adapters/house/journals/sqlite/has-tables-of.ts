import { DatabaseSync } from "node:sqlite";
import { tablesOfVersion } from "./schema.ts";

/** Tables, columns and indexes as text. Another release of SQLite words the same structure in the same way. */
function structureOf(database: DatabaseSync): string {
  const rows = database
    .prepare(
      `SELECT s.type, s.name, s.tbl_name, l.strict, l.wr, c.cid, c.name AS column, c.type AS kind, c."notnull", c.pk,
         c.dflt_value, c.hidden
       FROM sqlite_schema AS s LEFT JOIN pragma_table_list AS l ON l.name = s.name AND l.schema = 'main'
         LEFT JOIN pragma_table_xinfo(s.name) AS c
       ORDER BY s.name, c.cid`,
    )
    .all();
  const indexes = database
    .prepare(
      `SELECT i.name, i."unique", i.origin, i.partial, x.seqno, x.cid, x.name AS column, x."desc", x.coll, x.key
       FROM sqlite_schema AS s JOIN pragma_index_list(s.name) AS i JOIN pragma_index_xinfo(i.name) AS x
       WHERE s.type = 'table' ORDER BY i.name, x.seqno`,
    )
    .all();
  return JSON.stringify([rows, indexes]);
}

/** Whether the database has exactly the tables of a schema version. */
export function hasTablesOf(database: DatabaseSync, version: number): boolean {
  const tables = tablesOfVersion(version);
  if (tables === undefined) return false;
  const model = new DatabaseSync(":memory:");
  try {
    model.exec(tables);
    return structureOf(model) === structureOf(database);
  } finally {
    model.close();
  }
}
