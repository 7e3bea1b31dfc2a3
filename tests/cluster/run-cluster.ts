import { randomBytes } from "node:crypto";
import { buildStale } from "../../cli/boot/build-stale.mjs";
import { ROOT } from "../../cli/boot/root.mjs";
import { startPostgres } from "../postgres/postgres-server.ts";
import { startBalancer } from "./balancer.ts";
import { type HouseProcess, startHouseProcess } from "./house-process.ts";

/**
 * `npm run tool -- cluster [houses] [port]`: a database, three houses and a balancer on this machine, to play with. Kill a house at
 * any time: it starts again. Ctrl-C ends and deletes all of it.
 */
const [count = 3, port = 4600] = process.argv.slice(2).map(Number);
const RESTART_MS = 2000;

await buildStale(ROOT, console.log);
const database = await startPostgres({ settings: { fsync: "on" } });
const variables = {
  SANAM_DATABASE_URL: database.url(),
  SANAM_SECRET_KEY: randomBytes(32).toString("hex"),
  SANAM_MODE: "sandbox",
  // The balancer.
  SANAM_TRUST_PROXY: "1",
  // The same in all houses, which are behind the balancer.
  SANAM_SANDBOX_TOKEN: randomBytes(18).toString("base64url"),
};
const houses = new Map<number, HouseProcess>();
let isEnding = false;

async function keepRunning(number: number): Promise<void> {
  while (!isEnding) {
    const house = await startHouseProcess(variables);
    // A Ctrl-C may come while it starts.
    if (isEnding) return house.stop();
    houses.set(number, house);
    console.log(`  House ${number}   ${house.url}   process ${house.pid}   checks ${house.opsUrl}/readyz`);
    await house.ended;
    houses.delete(number);
    if (isEnding) return;
    console.log(`  House ${number} ended. It starts again in ${RESTART_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
  }
}

console.log("");
const numbers = Array.from({ length: count }, (_, index) => index + 1);
const running = numbers.map((number) => keepRunning(number));
const balancer = await startBalancer(() => [...houses.values()], port);
console.log(`
  Site        ${balancer.url}   (members silver, gold, platinum, diamond, vip; password demo1234)
  Controls    SANAM_SANDBOX_TOKEN=${variables.SANAM_SANDBOX_TOKEN}
  Database    ${database.url()}

  Try: kill -9 a house's process while you play, and npx sanam wallet credit --target ${balancer.url}
  Ctrl-C ends everything.
`);

async function end(): Promise<void> {
  isEnding = true;
  await balancer.close();
  await Promise.all([...houses.values()].map((house) => house.stop()));
  await Promise.all(running);
  await database.discard();
  process.exit(0);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end());
