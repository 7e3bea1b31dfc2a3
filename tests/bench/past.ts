import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rowChanges } from "../../adapters/house/engine/derived/rows.ts";
import { stateText } from "../../adapters/house/engine/derived/state-text.ts";
import { memberStream } from "../../adapters/house/engine/member-streams.ts";
import { type HouseEvent, type MemberEvent, memberEngine } from "../../adapters/house/house.ts";
import type { Journal } from "../../adapters/house/ports/journal.ts";
import type { RowChange } from "../../adapters/house/ports/rows.ts";
import {
  type DemoHouseSettings,
  type OpenDemoHouse,
  openDemoHouse,
} from "../../adapters/house/sandbox/open-demo-house.ts";
import { SANDBOX_ACCOUNT } from "../../adapters/house/sandbox/sandbox-content.ts";
import { memberId } from "../../core/session/model.ts";
import { DAY_MS, instant, MINUTE_MS, plus } from "../../core/shared/bangkok-time.ts";
import { baht } from "../../core/shared/money.ts";
import { newKey, plainPasswords, unwrap } from "../adapters/house/test-house.ts";
import { startPostgres } from "../postgres/postgres-server.ts";
import { type Bench, interleave, type Row, ratioRow, type Sample } from "./bench.ts";

/** Flat, and what two medians differ by chance. */
const MOST = 1.5;
const TIMES_MORE = 50;
const FIRST_PAGE = { cursor: undefined, limit: 20, kinds: [], from: undefined, to: undefined };
const END = instant(Date.now());

/** A new house that knows nothing yet, on a journal with a past. */
type Open = () => Promise<OpenDemoHouse>;

export const past: Bench = {
  about: "a house's start and a member's first calls, when the past is fifty times as long",
  async *rows(smoke) {
    const folder = mkdtempSync(join(tmpdir(), "sanam-bench-"));
    try {
      yield* compare("SQLite", (name) => ({ dataDir: join(folder, name), databaseUrl: undefined }), smoke);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const server = await startPostgres({ settings: { fsync: "on", shared_buffers: "256MB" } });
    try {
      const place = (name: string) => ({ dataDir: undefined, databaseUrl: server.url(`?schema=${name}`) });
      yield* compare("PostgreSQL", place, smoke);
    } finally {
      await server.discard();
    }
  },
};

type Place = Pick<DemoHouseSettings, "dataDir" | "databaseUrl">;

async function* compare(journal: string, placeOf: (name: string) => Place, smoke: boolean): AsyncGenerator<Row> {
  const shortEvents = smoke ? 200 : 2_000;
  const longEvents = shortEvents * TIMES_MORE;
  // As many members in both: each shard of a journal that somebody is in costs its share of a start.
  const others = smoke ? 10 : 125;
  const short = await writtenAt(placeOf("short"), shortEvents, others);
  const long = await writtenAt(placeOf("long"), longEvents, others);
  const rounds = smoke ? 0 : 45;
  for (const [what, timeOf] of Object.entries(MEASURED)) {
    const runs = await interleave({ short: timeOf(short), long: timeOf(long) }, rounds);
    const about = {
      what: `${journal}: ${what} after ${longEvents} events (${runs.median("long").toFixed(1)} ms)`,
      against: `after ${shortEvents} (${runs.median("short").toFixed(1)} ms)`,
    };
    yield ratioRow(about, runs.ratio("long", "short"), { most: MOST });
  }
}

const MEASURED: Readonly<Record<string, (open: Open) => Sample>> = {
  start: (open) => async () => {
    const began = performance.now();
    const opened = await open();
    const took = performance.now() - began;
    await opened.close();
    return took;
  },
  "first credit": firstCall((service) => service.credit()),
  "first page of history": firstCall(async (service) => unwrap(await service.history(FIRST_PAGE))),
  "first withdrawal": firstCall(async (service) => unwrap(await service.requestWithdrawal(baht(1), newKey()))),
};

type Service = ReturnType<OpenDemoHouse["house"]["member"]>;

function firstCall(call: (service: Service) => Promise<unknown>): (open: Open) => Sample {
  return (open) => async () => {
    const opened = await open();
    // Another member makes the code paths warm.
    await call(opened.house.member(pastMember(1)));
    const service = opened.house.member(pastMember(0));
    const began = performance.now();
    await call(service);
    const took = performance.now() - began;
    await opened.close();
    return took;
  };
}

/** Half of the events are those of the first member, whose calls are measured. */
async function writtenAt(place: Place, events: number, others: number): Promise<Open> {
  let day = 0;
  const open: Open = async () => {
    // The withdrawals of a day are counted.
    day += 1;
    const now = plus(END, day * DAY_MS);
    const house = await openDemoHouse({
      ...place,
      seed: 1,
      clock: () => now,
      passwords: plainPasswords,
      secretKey: "k".repeat(32),
      fill: async () => undefined,
    });
    if (!house.ok) throw new Error(house.error.message);
    return house.value;
  };
  const opened = await open();
  const { journal } = opened;
  await writePast(journal, 0, events / 2);
  for (let other = 1; other <= others; other += 1) await writePast(journal, other, events / 2 / others);
  await opened.close();
  return open;
}

/** Events of one append: a long stream comes in several. */
const AT_ONCE = 2_000;
/** A deposit, a withdrawal and rounds between them. */
const CYCLE = 10;
const pastMember = (number: number) => memberId(`past-${String(number).padStart(8, "0")}`);

/** Writes a member's past with its rows and states. */
async function writePast(journal: Journal<HouseEvent>, number: number, count: number): Promise<void> {
  const stream = memberStream(pastMember(number));
  const events = Array.from({ length: count }, (_, at) => pastEvent(number, at, count));
  let state = memberEngine.initial;
  for (let version = 0; version < count; version += AT_ONCE) {
    const part = events.slice(version, version + AT_ONCE);
    const rows: RowChange[] = [];
    for (const event of part) {
      const after = memberEngine.evolve(state, event);
      rows.push(...rowChanges(after));
      state = memberEngine.decisionState(after);
    }
    const keys = memberEngine.uniqueKeysOf(part, state);
    const append = { stream, expectedVersion: version, events: part, ...keys, rows, state: stateText(state) };
    const { outcome } = await journal.append(append);
    if (outcome !== "appended") throw new Error(`${stream}: ${outcome}`);
  }
}

/** Half an hour apart until `END`. */
function pastEvent(number: number, at: number, count: number): MemberEvent {
  const time = plus(END, (at - count) * 30 * MINUTE_MS);
  const digits = String(number).padStart(7, "0");
  const bank = { bank: "004", accountNumber: `444${digits}` } as const;
  const base = { at: time };
  const id = `${number}-${Math.floor(at / CYCLE)}`;
  if (at === 0) {
    return {
      ...base,
      ...bank,
      type: "registered",
      id: pastMember(number),
      username: `past${digits}`,
      name: "สมาชิก ทดสอบ",
      phone: `084${digits}`,
      accountId: `account-${number}`,
      passwordHash: "plain secret1234",
      affiliateCode: `PAST${digits}`,
    };
  }
  switch (at % CYCLE) {
    case 2: {
      const expiresAt = plus(time, 15 * MINUTE_MS);
      return {
        ...base,
        type: "deposit-requested",
        id: `D${id}`,
        amount: baht(500),
        account: SANDBOX_ACCOUNT,
        expiresAt,
      };
    }
    case 3:
      return { ...base, type: "deposit-confirmed", id: `D${id}` };
    case 4:
      return { ...base, type: "deposit-credited", id: `D${id}`, amount: baht(500) };
    case 5: {
      const account = { ...bank, uuid: `account-${number}`, bankName: "กสิกรไทย" };
      return { ...base, type: "withdrawal-requested", id: `W${id}`, amount: baht(100), account };
    }
    case 6:
      return { ...base, type: "withdrawal-paid", id: `W${id}`, amount: baht(100) };
    default: {
      const win = baht(at % 2 === 0 ? 5 : 30);
      return {
        ...base,
        type: "round-played",
        id: `G${number}-${at}`,
        game: "sanam-dice",
        title: "ลูกเต๋าสนาม",
        bet: baht(20),
        win,
      };
    }
  }
}
