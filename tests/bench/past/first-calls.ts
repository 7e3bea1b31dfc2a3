import type { HouseEvent } from "../../../adapters/house/engine/events.ts";
import type { Journal } from "../../../adapters/house/ports/journal.ts";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { type Instant, instant, plus } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { type Backend, houseOn, startBackends } from "./backends.ts";
import { pastMember } from "./past-events.ts";
import { writePast } from "./write-past.ts";

/** `node tests/bench/past/first-calls.ts`: a member's first and second call, by how much of a past the member has. */
const LENGTHS = [100, 10_000, 200_000] as const;
const ROUNDS = 5;
const CALLS = ["credit", "history", "withdrawal"] as const;
const LONGEST = LENGTHS[2];
const END = instant(Date.now());
const FIRST_PAGE = { cursor: undefined, limit: 20, kinds: [], from: undefined, to: undefined };

type Times = Map<string, number[]>;

/** In a new house, which knows no member yet. A fresh member makes the other code paths warm. */
async function measure(journal: Journal<HouseEvent>, name: string, round: number, times: Times): Promise<void> {
  const now: Instant = plus(END, (round + 1) * 86_400_000);
  const note = (what: string, ms: number) => times.set(what, [...(times.get(what) ?? []), ms]);
  for (const [at, length] of LENGTHS.entries()) {
    for (const what of CALLS) {
      const house = await houseOn(journal, now);
      await house.member(pastMember(99)).credit();
      await house.member(pastMember(99)).history(FIRST_PAGE);
      const service = house.member(pastMember(at));
      const call = {
        credit: () => service.credit(),
        history: () => service.history(FIRST_PAGE),
        withdrawal: () => service.requestWithdrawal(baht(1), newKey()),
      }[what];
      for (const turn of ["first", "second"]) {
        const began = performance.now();
        await call();
        if (round > 0) note(`${name} ${what} ${length} ${turn}`, performance.now() - began);
      }
      await house.close();
    }
  }
}

let keys = 0;
function newKey() {
  keys += 1;
  return idempotencyKey(`first-calls-${process.pid}-${Date.now()}-${keys}`);
}

const median = (values: readonly number[] = []) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const backends = await startBackends();
const times: Times = new Map();
const journals = new Map<Backend, Journal<HouseEvent>>();
for (const backend of backends) {
  const journal = await backend.open();
  journals.set(backend, journal);
  await houseOn(journal, END);
  for (const [at, eventsEach] of [...LENGTHS, 100].entries()) {
    const number = at < LENGTHS.length ? at : 99;
    await writePast(journal, { firstMember: number, members: 1, eventsEach, end: END });
  }
}
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [{ name }, journal] of journals) await measure(journal, name, round, times);
}
console.log("| call, ms (median) | 10² events: first, second | 10⁴ | 2·10⁵ | first of 2·10⁵ : first of 10² |");
console.log("|---|---|---|---|---|");
for (const { name } of backends) {
  for (const what of CALLS) {
    const of = (length: number, turn: string) => median(times.get(`${name} ${what} ${length} ${turn}`));
    const cells = LENGTHS.map((length) => `${of(length, "first").toFixed(2)}, ${of(length, "second").toFixed(2)}`);
    const ratio = of(LONGEST, "first") / of(LENGTHS[0], "first");
    console.log(`| ${name}, ${what} | ${cells.join(" | ")} | ${ratio.toFixed(2)} |`);
  }
}
for (const [backend, journal] of journals) {
  await journal.close();
  await backend.discard();
}
