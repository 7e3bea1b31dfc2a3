import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgresJournal } from "../../../../../adapters/house/journals/postgres/postgres-journal.ts";
import { type PostgresServer, startPostgres } from "../../../../postgres/postgres-server.ts";
import type { NoteEvent } from "../journal-model.ts";
import { expectNothingLost, LIMIT_MS, openedJournal, writersOn } from "./writers.ts";

const event: NoteEvent = { type: "noted", at: 1, note: "note" };

describe("a journal whose PostgreSQL server goes down", { timeout: LIMIT_MS }, () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, LIMIT_MS);
  afterAll(() => server.discard(), LIMIT_MS);

  it("fails while the database is down, says that nothing happened, and goes on when it is back", async () => {
    const url = server.url("?schema=down");
    const journal = await openedJournal(url, 400);
    const append = { stream: "a", expectedVersion: 0, events: [event] };
    expect(await journal.append(append)).toMatchObject({ outcome: "appended" });
    await server.stop();
    const down = { name: "JournalUnavailable", effect: "nothing" };
    const next = { ...append, expectedVersion: 1 };
    await expect(journal.load("a")).rejects.toMatchObject(down);
    await expect(journal.append(next)).rejects.toMatchObject(down);
    await expect(journal.rows.count({ list: "feed", owner: "all" })).rejects.toMatchObject(down);
    const failed = await openPostgresJournal(url);
    expect(failed).toMatchObject({ ok: false, error: { kind: "database-unreachable" } });
    await server.start();
    expect(await journal.append(next)).toMatchObject({ outcome: "appended" });
    expect(await journal.load("a")).toHaveLength(2);
    await journal.close();
  });

  it("loses nothing that was acknowledged when the server is killed and started again", async () => {
    const journal = await openedJournal(server.url("?schema=killed"), 20_000);
    const writers = writersOn(journal);
    for (const end of [() => server.kill(), () => server.stop(), () => server.kill()]) {
      await writers.until(writers.acknowledged.length + 60);
      await end();
      await server.start();
    }
    await writers.until(writers.acknowledged.length + 60);
    await writers.stop();
    await expectNothingLost(journal, writers);
    await journal.close();
  });
});
