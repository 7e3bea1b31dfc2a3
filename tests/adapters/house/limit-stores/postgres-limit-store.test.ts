import { afterAll, beforeAll, expect, it } from "vitest";
import {
  openPostgresDatabase,
  type PostgresDatabase,
} from "../../../../adapters/house/journals/postgres/postgres-journal.ts";
import { postgresLimitStore } from "../../../../adapters/house/limit-stores/postgres-limit-store.ts";
import type { LimitEntry } from "../../../../adapters/house/ports/limit-store.ts";
import { newTestSchema, type TestSchema } from "../../../postgres/test-schema.ts";
import type { NoteEvent } from "../journals/journal-model.ts";
import { unwrap } from "../test-house.ts";
import { describeLimitStore, limitEntry } from "./limit-store-suite.ts";

let schema: TestSchema;
const databases: PostgresDatabase<NoteEvent>[] = [];
beforeAll(async () => {
  schema = await newTestSchema();
  for (let house = 0; house < 3; house += 1) databases.push(unwrap(await openPostgresDatabase(schema.url, {})));
});
afterAll(async () => {
  for (const { journal } of databases) await journal.close();
  await schema.discard();
});

async function emptyStores(maxEntries = 100) {
  await schema.sql.unsafe(`TRUNCATE ${schema.name}.limits`);
  return databases.map((database) => postgresLimitStore(database, maxEntries));
}

async function firstStore(maxEntries: number) {
  const [store] = await emptyStores(maxEntries);
  if (!store) throw new Error("no database is open");
  return store;
}

describeLimitStore("PostgreSQL", firstStore);

it("limits in PostgreSQL lose no change of several houses, and show no name", async () => {
  const stores = await emptyStores();
  const add = (entry: LimitEntry | undefined): LimitEntry => limitEntry((entry?.count ?? 0) + 1);
  await Promise.all(stores.flatMap((store) => Array.from({ length: 20 }, () => store.change("account gold", add))));
  expect((await stores[0]?.get("account gold"))?.count).toBe(60);
  const stored = await schema.sql.unsafe(`SELECT key FROM ${schema.name}.limits`);
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain("gold");
});
