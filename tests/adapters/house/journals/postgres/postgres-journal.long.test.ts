import { afterAll, beforeAll } from "vitest";
import { openPostgresJournal } from "../../../../../adapters/house/journals/postgres/postgres-journal.ts";
import { emptyTables, newTestSchema, type TestSchema } from "../../../../postgres/test-schema.ts";
import { describeDerived } from "../derived-suite.ts";
import type { NoteEvent } from "../journal-model.ts";
import { describeJournal, type JournalStorage } from "../journal-suite.ts";
import { describeRows } from "../rows-suite.ts";

let server: TestSchema;
/** Schemas whose tables are being emptied for the next test. */
const free: Promise<string>[] = [];
let count = 0;
beforeAll(async () => {
  server = await newTestSchema();
});
afterAll(async () => {
  for (const name of await Promise.all(free)) await server.sql`DROP SCHEMA ${server.sql(name)} CASCADE`;
  await server.discard();
});

function newName(): string {
  count += 1;
  return `${server.name}_${count}`;
}

function newStorage(): JournalStorage {
  let name: Promise<string> | undefined;
  return {
    async open() {
      name ??= free.pop() ?? Promise.resolve(newName());
      const url = `${server.serverUrl}?schema=${await name}`;
      const journal = await openPostgresJournal<NoteEvent>(url, { connections: 8 });
      if (!journal.ok) throw new Error(journal.error.message);
      return journal.value;
    },
    discard() {
      const used = name;
      if (used) free.push(used.then((schema) => emptyTables(server.sql, schema).then(() => schema)));
    },
  };
}

describeJournal("postgres", newStorage, { persistent: true });
describeRows("postgres", newStorage, { persistent: true });
describeDerived("postgres", newStorage, { persistent: true });
