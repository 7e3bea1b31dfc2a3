import { expect } from "vitest";
import { openPostgresJournal } from "../../../../../adapters/house/journals/postgres/postgres-journal.ts";
import { isJournalUnavailable, type Journal } from "../../../../../adapters/house/ports/journal.ts";
import type { NoteEvent } from "../journal-model.ts";

const WRITERS = 12;
export const LIMIT_MS = 120_000;

const noted = (note: string): NoteEvent => ({ type: "noted", at: 1, note });
const sumOf = (owner: string) => ({ list: "ledger", owner, id: "sum", order: 1, sums: [1] }) as const;

export async function openedJournal(url: string, budgetMs?: number): Promise<Journal<NoteEvent>> {
  const journal = await openPostgresJournal<NoteEvent>(url, { connections: 8, budgetMs });
  if (!journal.ok) throw new Error(journal.error.message);
  return journal.value;
}

/** Writers that append one event after the other, each to a stream of its own. */
export function writersOn(journal: Journal<NoteEvent>) {
  const acknowledged: string[] = [];
  const unknown: string[] = [];
  let isStopped = false;
  let longestPause = 0;
  let last = performance.now();

  async function write(stream: string): Promise<void> {
    for (let n = 1, expectedVersion = 0; !isStopped; n += 1) {
      const note = `${stream}:${n}`;
      const rows = [{ change: "add", row: sumOf(stream) }] as const;
      try {
        const { outcome } = await journal.append({ stream, expectedVersion, events: [noted(note)], rows });
        // Nobody else writes to the stream.
        expect(outcome).toBe("appended");
        acknowledged.push(note);
        expectedVersion += 1;
        longestPause = Math.max(longestPause, performance.now() - last);
        last = performance.now();
      } catch (error) {
        if (!isJournalUnavailable(error)) throw error;
        if (error.effect === "unknown") unknown.push(note);
        expectedVersion = (await journal.head(stream)).version;
      }
    }
  }

  const streams = Array.from({ length: WRITERS }, (_, i) => `writer-${i}`);
  const all = Promise.all(streams.map(write));
  return {
    acknowledged,
    unknown,
    streams,
    async until(count: number): Promise<void> {
      const enough = expect
        .poll(() => acknowledged.length, { timeout: LIMIT_MS, interval: 5 })
        .toBeGreaterThanOrEqual(count);
      await Promise.race([enough, all]);
    },
    async stop(): Promise<number> {
      isStopped = true;
      await all;
      return longestPause;
    },
  };
}

export type Writers = ReturnType<typeof writersOn>;

/** All that was acknowledged is there, in its order and once; what is there besides may be there. */
export async function expectNothingLost(journal: Journal<NoteEvent>, writers: Writers): Promise<void> {
  const wanted = new Set(writers.acknowledged);
  const possible = new Set([...wanted, ...writers.unknown]);
  for (const stream of writers.streams) {
    const events = await journal.load(stream);
    const notes = events.map(({ event }) => event.note);
    expect(new Set(notes).size).toBe(notes.length);
    expect(notes.filter((note) => !possible.has(note))).toEqual([]);
    expect(notes.filter((note) => wanted.has(note))).toEqual(
      [...wanted].filter((note) => note.startsWith(`${stream}:`)),
    );
    expect(events.map(({ version }) => version)).toEqual(notes.map((_, i) => i + 1));
    expect(await journal.rows.get(sumOf(stream))).toMatchObject({ sums: [notes.length] });
  }
  const read = new Map(writers.streams.map((stream) => [stream, 0]));
  for await (const { stream, version } of journal.all()) {
    expect(version).toBe((read.get(stream) ?? 0) + 1);
    read.set(stream, version);
  }
  for (const [stream, version] of read) expect(await journal.head(stream)).toMatchObject({ version });
}
