import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seededRandom } from "../../../adapters/house/seeds/seeded-random.ts";
import { checkBooks } from "../../kills/check-books.ts";
import { createSender } from "../../kills/keyed-action.ts";
import { type KilledHouses, startKilledHouses } from "../../kills/killed-houses.ts";
import { startMoneyLoad } from "../../kills/money-load.ts";
import { newTestSchema, type TestSchema } from "../../postgres/test-schema.ts";

const HOUSES = 3;
/** A share of `npm run tool -- kills`. */
const KILLS = 3;
const ACTIONS_BETWEEN = 15;
const MEMBERS_AT_ONCE = 2;
const SEED = 20261122;
const LIMIT_MS = 180_000;
/** The houses on a busy machine. */
const SLOW = { timeout: 60_000, interval: 10 };

let schema: TestSchema;
let houses: KilledHouses | undefined;
beforeAll(async () => {
  schema = await newTestSchema();
  houses = await startKilledHouses(HOUSES, {
    SANAM_DATABASE_URL: schema.url,
    SANAM_DATABASE_CONNECTIONS: "4",
    SANAM_SECRET_KEY: randomBytes(32).toString("hex"),
    SANAM_MODE: "sandbox",
  });
}, LIMIT_MS);
afterAll(async () => {
  await houses?.stop();
  await schema.discard();
}, LIMIT_MS);

it(`keeps three houses' books right while one after the other is killed (seed ${SEED})`, {
  timeout: LIMIT_MS,
}, async () => {
  const { urls, killOne, stop } = houses ?? expect.unreachable();
  const chance = seededRandom(SEED);
  const sender = createSender(urls, chance);
  await sender.send({ path: "/sandbox/back-office", body: { mode: "waiting" }, token: undefined });
  const load = startMoneyLoad(sender, MEMBERS_AT_ONCE, chance);
  for (let kills = 0; kills < KILLS; kills += 1) {
    const wanted = load.answered.length + ACTIONS_BETWEEN;
    await expect.poll(() => load.answered.length >= wanted && killOne(2), SLOW).toBe(true);
  }
  await load.stop();
  await stop();
  expect(await checkBooks(schema.url, schema.name, load, schema.serverUrl)).toEqual([]);
  expect(load.answered.filter(({ reply }) => reply.status === 200).length).toBeGreaterThan(KILLS * 5);
});
