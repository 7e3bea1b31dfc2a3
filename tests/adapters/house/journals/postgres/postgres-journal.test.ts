import { afterAll, beforeAll } from "vitest";
import { openPostgresJournal } from "../../../../../adapters/house/journals/postgres/postgres-journal.ts";
import { newTestSchema, type TestSchema } from "../../../../postgres/test-schema.ts";
import { describeDerived } from "../derived-suite.ts";
import type { NoteEvent } from "../journal-model.ts";
import { describeJournal, type JournalStorage } from "../journal-suite.ts";
import { describeRows } from "../rows-suite.ts";

let server: TestSchema;
const discarded: string[] = [];
beforeAll(async () => {
  server = await newTestSchema();
});
afterAll(async () => {
  for (const name of discarded) await server.sql`DROP SCHEMA ${server.sql(name)} CASCADE`;
  await server.discard();
});

let count = 0;
function newStorage(): JournalStorage {
  count += 1;
  const name = `${server.name}_${count}`;
  return {
    async open() {
      const journal = await openPostgresJournal<NoteEvent>(`${server.serverUrl}?schema=${name}`, { connections: 8 });
      if (!journal.ok) throw new Error(journal.error.message);
      return journal.value;
    },
    discard: () => void discarded.push(name),
  };
}

describeJournal("postgres", newStorage, { persistent: true });
describeRows("postgres", newStorage, { persistent: true });
describeDerived("postgres", newStorage, { persistent: true });
