import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteJournal } from "../../../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import { verifyJournalFile } from "../../../../../adapters/house/journals/sqlite/verify-journal-file.ts";
import type { Journal, UniqueKey } from "../../../../../adapters/house/ports/journal.ts";
import type { RowChange } from "../../../../../adapters/house/ports/rows.ts";
import { seededRandom } from "../../../../../adapters/house/seeds/seeded-random.ts";
import type { BangkokDate } from "../../../../../core/shared/bangkok-time.ts";
import { unwrap } from "../../test-house.ts";
import { damageFiles } from "./damage-files.ts";
import { type JournalFiles, writeFiles } from "./journal-files.ts";

const NAME = "journal.sqlite";
const STREAMS = 12;
const ROUNDS = 40;
const day = (number: number) => `2026-11-${String(1 + (number % 28)).padStart(2, "0")}` as BangkokDate;
const keyOf = (stream: number, round: number): UniqueKey => ({ kind: "launch", value: `${stream}/${round}` });

export interface RowTrial {
  readonly description: string;
  /** "changed answer" is silent loss. */
  readonly result: "refused at the start" | "refused when read" | "without effect" | "changed answer" | "not verified";
  readonly what?: string;
}

export function isHarmfulRowTrial({ result }: RowTrial): boolean {
  return result === "changed answer" || result === "not verified";
}

/** Damages a journal with rows, states and keys, and reads all that it has. Its start reads next to nothing. */
export async function runRowTrials(from: number, count: number): Promise<readonly RowTrial[]> {
  const folder = mkdtempSync(join(tmpdir(), "sanam-row-trials-"));
  const file = join(folder, NAME);
  try {
    const { killed, closed } = await makeFiles(folder);
    const expected = await answersOf(closed, folder);
    const trials: RowTrial[] = [];
    for (let number = from; number < from + count; number += 1) {
      const random = seededRandom(number);
      const { files, description } = damageFiles(number % 4 === 0 ? killed : closed, random);
      writeFiles(folder, files);
      const isVerified = !verifyJournalFile(file).ok;
      const answers = await answersOf(files, folder);
      const judged = judge(answers, expected);
      const isHarmless = judged.result === "without effect" || isVerified;
      trials.push({
        description: `${number}: ${description}`,
        ...(isHarmless ? judged : { ...judged, result: "not verified" }),
      });
    }
    return trials;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeFiles(folder: string): Promise<{ readonly killed: JournalFiles; readonly closed: JournalFiles }> {
  const journal = unwrap(await openSqliteJournal(join(folder, NAME)));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let stream = 0; stream < STREAMS; stream += 1) {
      const name = `member:${stream}`;
      const common = {
        order: round,
        day: day(round),
        sums: [round, stream],
        body: { text: `line ${round} of ${stream}` },
      };
      const rows: RowChange[] = [
        {
          change: "put",
          row: { list: "ledger", owner: name, id: `${round}`, tag: round % 3 ? "bet" : "win", ...common },
        },
        {
          change: "add",
          row: { list: "ranking", owner: "2026-11", id: name, order: round * 100 + stream, sums: [round] },
        },
      ];
      await journal.append({
        stream: name,
        expectedVersion: round,
        events: [{ type: "n", at: round }],
        takeKeys: [keyOf(stream, round)],
        rows,
        state: { schema: 1, state: JSON.stringify({ credit: round, stream }) },
      });
    }
  }
  const read = () =>
    new Map(
      readdirSync(folder)
        .filter((name) => !name.endsWith("-shm"))
        .map((name) => [name, readFileSync(join(folder, name))]),
    );
  const killed = read();
  await journal.close();
  return { killed, closed: read() };
}

/** Undefined when the journal does not open. An answer that throws is undefined. */
async function answersOf(
  files: JournalFiles,
  folder: string,
): Promise<ReadonlyMap<string, string | undefined> | undefined> {
  writeFiles(folder, files);
  const opened = await openSqliteJournal(join(folder, NAME), { startCheck: { sample: 2, random: seededRandom(1) } });
  if (!opened.ok) return undefined;
  const journal = opened.value;
  const answers = new Map<string, string | undefined>();
  for (const [name, read] of readsOf(journal)) {
    try {
      answers.set(name, JSON.stringify(await read()) ?? "nothing");
    } catch {
      answers.set(name, undefined);
    }
  }
  await journal.close();
  return answers;
}

function* readsOf(journal: Journal): Generator<readonly [string, () => Promise<unknown>]> {
  yield [
    "all",
    async () => {
      const all: unknown[] = [];
      for await (const event of journal.all()) all.push(event);
      return all;
    },
  ];
  const { rows } = journal;
  const ranking = { list: "ranking", owner: "2026-11" } as const;
  yield ["ranking", () => rows.page({ ...ranking, limit: 50 })];
  for (let stream = 0; stream < STREAMS; stream += 1) {
    const name = `member:${stream}`;
    const of = { list: "ledger", owner: name } as const;
    yield [`load ${name}`, () => journal.load(name)];
    yield [`page of ${name}`, () => journal.load(name, 30, 5)];
    yield [`head ${name}`, () => journal.head(name)];
    yield [`rows ${name}`, () => rows.page({ ...of, limit: 100 })];
    yield [`middle ${name}`, () => rows.page({ ...of, limit: 5, after: { order: 20, id: "20" } })];
    yield [`wins ${name}`, () => rows.page({ ...of, limit: 100, tags: ["win"] })];
    yield [`days ${name}`, () => rows.page({ ...of, limit: 100, from: day(3), to: day(9) })];
    yield [`sum ${name}`, () => rows.sum({ ...of, from: day(3), to: day(20) })];
    yield [`total ${name}`, () => rows.sum(of)];
    yield [`count ${name}`, () => rows.count(of)];
    yield [`rank ${name}`, () => rows.count({ ...ranking, above: 3900 + stream })];
    for (let round = 0; round < ROUNDS; round += 1) {
      yield [`get ${name} ${round}`, () => rows.get({ ...of, id: `${round}` })];
      yield [`key ${name} ${round}`, () => journal.findStream(keyOf(stream, round))];
    }
  }
}

type Answers = Awaited<ReturnType<typeof answersOf>>;

function judge(answers: Answers, expected: Answers): Omit<RowTrial, "description"> {
  if (!expected) throw new Error("the sound journal did not open");
  if (!answers) return { result: "refused at the start" };
  let result: RowTrial["result"] = "without effect";
  for (const [name, answer] of expected) {
    const found = answers.get(name);
    if (found === answer) continue;
    // A state that is not as it was written is computed again.
    const isComputedAgain = name.startsWith("head") && found === JSON.stringify({ version: ROUNDS });
    if (found !== undefined && !isComputedAgain)
      return { result: "changed answer", what: `${name}: ${answer} became ${found}` };
    result = "refused when read";
  }
  return { result };
}
