import { expect } from "vitest";
import { shardOf } from "../../../../../adapters/house/journals/postgres/tables.ts";
import type { TestSchema } from "../../../../postgres/test-schema.ts";

/** The head of a stream's shard, locked: an append to the stream waits with all but its last step done. */
export interface HeldHead {
  /** Waits until so many statements wait for a lock. */
  untilWaiting(count: number): Promise<void>;
  /** @param statements in the transaction that has the lock */
  release(statements?: string): Promise<void>;
}

export async function holdHead(db: TestSchema, stream: string): Promise<HeldHead> {
  let finish: (statements: string) => void = () => undefined;
  const last = new Promise<string>((resolve) => {
    finish = resolve;
  });
  let ended: Promise<unknown> = Promise.resolve();
  await new Promise<void>((isLocked, failed) => {
    ended = db.sql.begin(async (sql) => {
      await sql.unsafe(`SELECT 1 FROM ${db.name}.shard_head WHERE shard = ${shardOf(stream)} FOR UPDATE`);
      isLocked();
      await sql.unsafe(await last);
    });
    ended.catch(failed);
  });
  const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND query LIKE '%${db.name}%'`;
  return {
    async untilWaiting(count) {
      await expect.poll(async () => (await db.sql.unsafe(waiting))[0]?.["count"]).toBe(count);
    },
    async release(statements = "SELECT 1") {
      finish(statements);
      await ended;
    },
  };
}
