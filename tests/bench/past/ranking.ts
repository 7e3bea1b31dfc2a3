import type { RowChange } from "../../../adapters/house/ports/rows.ts";
import { firstDayOf } from "../../../adapters/house/site/stakes.ts";
import { bangkokDateOf, instant } from "../../../core/shared/bangkok-time.ts";
import { houseOn, startBackends } from "./backends.ts";
import { pastMember } from "./past-events.ts";
import { writePast } from "./write-past.ts";

/** `node tests/bench/past/ranking.ts`: how long the ranking keeps the event loop busy, with 20,000 active members. */
const ACTIVE = 20_000;
const AT_ONCE = 1_000;
const CALLS = 30;
const NOW = instant(Date.now());
const OWNER = `month ${firstDayOf("month", bangkokDateOf(NOW))}`;

/** All staked more than the member who asks. */
function rankingRow(number: number): RowChange {
  const body = { maskedName: "ส***ก" };
  return { change: "put", row: { list: "ranking", owner: OWNER, id: `other-${number}`, order: 1e9 + number, body } };
}

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

for (const backend of await startBackends()) {
  const journal = await backend.open();
  const house = await houseOn(journal, NOW);
  await writePast(journal, { firstMember: 1, members: 1, eventsEach: 100, end: NOW });
  const { version, stored } = await journal.head("member:nobody");
  for (let from = 0; from < ACTIVE; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, index) => rankingRow(from + index));
    const state = { schema: stored?.schema ?? (await journal.derived.schema()), state: "{}" };
    await journal.append({ stream: "member:nobody", expectedVersion: version, events: [], rows, state });
  }
  const service = house.member(pastMember(1));
  const busy: number[] = [];
  const waits: number[] = [];
  for (let call = 0; call <= CALLS; call += 1) {
    const cpu = process.cpuUsage();
    const began = performance.now();
    const entries = await service.ranking("month");
    const ms = performance.now() - began;
    const { user, system } = process.cpuUsage(cpu);
    if (entries.at(-1)?.rank !== ACTIVE + 1) throw new Error(`rank ${entries.at(-1)?.rank}`);
    if (call > 0) {
      busy.push((user + system) / 1_000);
      waits.push(ms);
    }
  }
  const figures = [backend.name, middle(busy).toFixed(2), middle(waits).toFixed(2), Math.min(...waits).toFixed(2)];
  console.log(
    `${figures[0]}: ${figures[1]} ms of processor, answered in ${figures[2]} ms (median), ${figures[3]} ms (least)`,
  );
  await journal.close();
  await backend.discard();
}
