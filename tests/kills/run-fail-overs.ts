import { randomBytes } from "node:crypto";
import { seededRandom } from "../../adapters/house/seeds/seeded-random.ts";
import { startReplicatedPair } from "../postgres/replicated-pair.ts";
import { checkBooks } from "./check-books.ts";
import { createSender } from "./keyed-action.ts";
import { startKilledHouses } from "./killed-houses.ts";
import { startMoneyLoad } from "./money-load.ts";

/**
 * `npm run tool -- failovers [fail-overs] [minutes]`: two houses on a primary with a synchronous standby under load. The primary
 * is killed and the standby promoted; then all starts again with a new pair.
 */
const [wanted = 50, minutes = Number.POSITIVE_INFINITY] = process.argv.slice(2).map(Number);
const HOUSES = 2;
const PLACES = 4;
const ACTIONS_BEFORE = 40;
const ACTIONS_AFTER = 40;
const SCHEMA = "fail_overs";
const LOOK_MS = 20;
const GIVE_UP_MS = 120_000;

const began = performance.now();
const pauses: number[] = [];
const sums = { actions: 0, lost: 0, faults: 0 };

/** Returns the longest time without an answer, in milliseconds. */
async function failOver(number: number): Promise<void> {
  const pair = await startReplicatedPair();
  const url = pair.url(SCHEMA);
  const houses = await startKilledHouses(HOUSES, {
    SANAM_DATABASE_URL: url,
    SANAM_DATABASE_CONNECTIONS: "8",
    SANAM_SECRET_KEY: randomBytes(32).toString("hex"),
    SANAM_MODE: "sandbox",
  });
  const chance = seededRandom(number);
  const sender = createSender(houses.urls, chance);
  await sender.send({ path: "/sandbox/back-office", body: { mode: "waiting" }, token: undefined });
  const load = startMoneyLoad(sender, PLACES, chance);
  const answers = async (count: number): Promise<void> => {
    for (const until = performance.now() + GIVE_UP_MS; load.answered.length < count; ) {
      if (performance.now() > until) throw new Error("the load stands still");
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  await answers(ACTIONS_BEFORE);
  await pair.primary.kill();
  const killedAt = performance.now();
  const known = load.answered.length;
  await pair.promote();
  await answers(known + 1);
  pauses.push(performance.now() - killedAt);
  await answers(known + ACTIONS_AFTER);
  await load.stop();
  await houses.stop();
  const faults = await checkBooks(url, SCHEMA, load, pair.standby.url());
  await pair.discard();
  sums.actions += load.answered.length;
  sums.lost += sender.lost();
  sums.faults += faults.length;
  for (const fault of faults) console.log(`FAULT  fail-over ${number}: ${fault}`);
}

for (let number = 1; number <= wanted && performance.now() - began < minutes * 60_000; number += 1) {
  await failOver(number);
  console.log(`${number}: ${sums.actions} actions answered so far, pause ${Math.round(pauses.at(-1) ?? 0)} ms`);
}
const sorted = [...pauses].sort((a, b) => a - b);
console.log(`${pauses.length} fail-overs in ${Math.round((performance.now() - began) / 1_000)} s: ${sums.actions} actions
under keys answered, ${sums.lost} tries without an answer; the first answer after the kill came in
${Math.round(sorted[sorted.length >> 1] ?? 0)} ms (median), ${Math.round(sorted.at(-1) ?? 0)} ms at most.`);
if (sums.faults === 0) console.log("Nothing is lost, nothing is there twice, every balance is right.");
process.exitCode = sums.faults === 0 ? 0 : 1;
