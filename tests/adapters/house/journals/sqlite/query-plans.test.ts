import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { sqliteStates } from "../../../../../adapters/house/journals/sqlite/derived/sqlite-derived.ts";
import { sqliteRows } from "../../../../../adapters/house/journals/sqlite/derived/sqlite-rows.ts";
import { CREATE_TABLES } from "../../../../../adapters/house/journals/sqlite/schema.ts";
import { sqliteEvents } from "../../../../../adapters/house/journals/sqlite/sqlite-events.ts";
import { sqliteKeys } from "../../../../../adapters/house/journals/sqlite/sqlite-keys.ts";
import { readingOf } from "../../../../../adapters/house/journals/sqlite/transactions.ts";

it("finds events, keys, rows and states through an index, in its order", () => {
  const database = new DatabaseSync(":memory:");
  database.exec(CREATE_TABLES);
  const statements: string[] = [];
  const noting = {
    prepare(sql: string) {
      statements.push(sql);
      return database.prepare(sql);
    },
  } as unknown as DatabaseSync;
  sqliteRows(noting, readingOf(database));
  sqliteStates(noting);
  sqliteKeys(noting);
  sqliteEvents(noting);
  const plans = statements.flatMap((sql) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => String(detail)),
  );
  expect(plans.length).toBeGreaterThan(15);
  // `i` is what an index has found, at most one batch.
  expect(plans.filter((plan) => !/^(SEARCH |CO-ROUTINE i$|SCAN i$)/.test(plan))).toEqual([]);
  database.close();
});
