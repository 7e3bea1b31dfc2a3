import { afterAll, beforeAll } from "vitest";
import type { HouseEvent } from "../../../adapters/house/house.ts";
import {
  openPostgresDatabase,
  type PostgresDatabase,
} from "../../../adapters/house/journals/postgres/postgres-journal.ts";
import { postgresLimitStore } from "../../../adapters/house/limit-stores/postgres-limit-store.ts";
import { DAY_MS } from "../../../core/shared/bangkok-time.ts";
import { newTestSchema, type TestSchema } from "../../postgres/test-schema.ts";
import { openTestHouse, testClock, unwrap } from "../house/test-house.ts";
import { describePorts } from "../port-suite.ts";
import { memoryPortFixture } from "./memory-port-fixture.ts";

let schema: TestSchema;
let database: PostgresDatabase<HouseEvent>;
beforeAll(async () => {
  schema = await newTestSchema();
  database = unwrap(await openPostgresDatabase<HouseEvent>(schema.url, {}));
});
afterAll(async () => {
  await database.journal.close();
  await schema.discard();
});

describePorts({
  name: "a house on PostgreSQL",
  async open() {
    const { name, sql } = schema;
    // On tables as small as these, faster than TRUNCATE.
    const tables = ["events", "unique_keys", "rebuild_left", "model_rows", "states", "limits"];
    await sql.unsafe(`${tables.map((table) => `DELETE FROM ${name}.${table};`).join("")}
      UPDATE ${name}.shard_head SET position = 0 WHERE position > 0`);
    const settings = {
      journal: database.journal,
      limitStore: postgresLimitStore(database),
      clock: testClock(),
      sessions: { idleMs: 30 * DAY_MS },
    };
    return memoryPortFixture(await openTestHouse(settings));
  },
});
