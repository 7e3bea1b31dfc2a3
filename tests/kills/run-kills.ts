import { randomBytes } from "node:crypto";
import { seededRandom } from "../../adapters/house/seeds/seeded-random.ts";
import { startPostgres } from "../postgres/postgres-server.ts";
import { checkBooks } from "./check-books.ts";
import { createSender } from "./keyed-action.ts";
import { startKilledHouses } from "./killed-houses.ts";
import { startMoneyLoad } from "./money-load.ts";
import { withdrawAtOnce } from "./withdraw-at-once.ts";

/**
 * `npm run tool -- kills [kills] [minutes] [seed]`: three houses on one database under load, one killed every second, but never
 * the only one that runs.
 */
const [wanted = 1_000, minutes = Number.POSITIVE_INFINITY, seed = 1] = process.argv.slice(2).map(Number);
const HOUSES = 3;
const PLACES = 8;
const PERIOD_MS = 1_000;
const SCHEMA = "kills";
const REPORT_EVERY = 10;

const chance = seededRandom(seed);
const began = performance.now();
const database = await startPostgres();
const url = database.url(`?schema=${SCHEMA}`);
const houses = await startKilledHouses(HOUSES, {
  SANAM_DATABASE_URL: url,
  SANAM_DATABASE_CONNECTIONS: "8",
  SANAM_SECRET_KEY: randomBytes(32).toString("hex"),
  SANAM_MODE: "sandbox",
});
const sender = createSender(houses.urls, chance);
await sender.send({ path: "/sandbox/back-office", body: { mode: "waiting" }, token: undefined });
const load = startMoneyLoad(sender, PLACES, chance);
let kills = 0;
while (kills < wanted && performance.now() - began < minutes * 60_000 && load.faults.length === 0) {
  await new Promise((resolve) => setTimeout(resolve, PERIOD_MS));
  if (!houses.killOne(2)) continue;
  kills += 1;
  if (kills % REPORT_EVERY === 0) console.log(`${kills} kills, ${load.answered.length} actions answered`);
}
await load.stop();
const atOnce = await withdrawAtOnce(sender, load.members);
await houses.stop();
const faults = await checkBooks(url, SCHEMA, load);
await database.discard();
const done = load.answered.filter(({ reply }) => reply.status === 200).length;
const seconds = Math.round((performance.now() - began) / 1_000);
console.log(`${kills} kills in ${seconds} s: ${load.answered.length} actions under keys answered, ${done} of them done;
${sender.lost()} tries without an answer; ${load.members.length} members; ${load.decided.length} decisions of staff.`);
console.log(`50 withdrawals at once through three houses: ${atOnce.done} done, ${atOnce.refused} refused.`);
for (const fault of [...atOnce.faults, ...faults]) console.log(`FAULT  ${fault}`);
const isRight = faults.length === 0 && atOnce.faults.length === 0;
if (isRight) console.log("Nothing is lost, nothing is there twice, every balance is right.");
process.exitCode = isRight ? 0 : 1;
