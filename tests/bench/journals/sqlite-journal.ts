import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteJournal } from "../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import type { Journal } from "../../../adapters/house/ports/journal.ts";
import type { RowChange } from "../../../adapters/house/ports/rows.ts";
import type { BenchRow } from "../bench-row.ts";
import { interleave } from "../interleave.ts";

const SMALL = 2_000;
const LARGE = 100_000;
const AT_ONCE = 1_000;
const START_LIMIT = 2;
const PAGE_LIMIT_MS = 1;
const ROUNDS = 15;
const OWNER = { list: "ledger", owner: "member:1" } as const;

/** How the start and a page of a large SQLite journal compare with those of a small one. */
export async function benchSqliteJournal(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "sanam-bench-journal-"));
  try {
    const small = join(folder, "small.sqlite");
    const large = join(folder, "large.sqlite");
    for (const [file, lines] of [
      [small, SMALL],
      [large, LARGE],
    ] as const)
      await fill(file, lines);
    const start = await interleave({ small: () => startTime(small), large: () => startTime(large) }, ROUNDS);
    const journal = await open(large);
    const page = await interleave({ page: () => pageTime(journal) }, ROUNDS);
    await journal.close();
    const ratio = start.large / start.small;
    return [
      {
        what: `start on ${LARGE} events`,
        against: `${SMALL} events`,
        measured: `${ratio.toFixed(2)}x`,
        budget: `${START_LIMIT}x`,
        met: ratio <= START_LIMIT,
      },
      {
        what: `page of 20 of ${LARGE} rows, from the middle, of one tag`,
        measured: `${page.page.toFixed(2)} ms`,
        budget: `${PAGE_LIMIT_MS} ms`,
        met: page.page <= PAGE_LIMIT_MS,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function open(file: string): Promise<Journal> {
  const journal = await openSqliteJournal(file);
  if (!journal.ok) throw new Error(journal.error.message);
  return journal.value;
}

async function fill(file: string, lines: number): Promise<void> {
  const journal = await open(file);
  for (let done = 0; done < lines; done += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, i) => done + i);
    const rows = numbers.map((number): RowChange => {
      const tag = number % 3 === 0 ? "win" : "bet";
      return { change: "put", row: { ...OWNER, id: `${number}`, order: number, tag, body: { amount: number } } };
    });
    const events = numbers.map((at) => ({ type: "n", at }));
    await journal.append({ stream: "member:1", expectedVersion: done, events, rows });
  }
  await journal.close();
}

async function startTime(file: string): Promise<number> {
  const before = performance.now();
  await (await open(file)).close();
  return performance.now() - before;
}

async function pageTime(journal: Journal): Promise<number> {
  const before = performance.now();
  await journal.rows.page({ ...OWNER, limit: 20, after: { order: LARGE / 2, id: "" }, tags: ["win"] });
  return performance.now() - before;
}
