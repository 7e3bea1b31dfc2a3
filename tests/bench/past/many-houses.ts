import { readdirSync, readFileSync } from "node:fs";
import { startHouseProcess, WITHOUT_SITE } from "../../cluster/house-process.ts";
import { startPostgres } from "../../postgres/postgres-server.ts";
import { CALLS_PER_TURN, createLoadUsers, type LoadUser, runTurn } from "../load-users.ts";
import { openConnection } from "../open-connection.ts";

/** `node tests/bench/past/many-houses.ts`: eight reads to two writes over HTTP, with one to three houses on a database. */
const HOUSES = 3;
const USERS = 24;
const SAMPLE_MS = 4_000;
const ROUNDS = 3;

const server = await startPostgres({ settings: { fsync: "on", shared_buffers: "256MB" } });
const variables = {
  SANAM_DATABASE_URL: server.url("?schema=bench"),
  SANAM_SECRET_KEY: "k".repeat(32),
  SANAM_MODE: "sandbox",
};
const first = await startHouseProcess(variables, WITHOUT_SITE);
const houses = [first];
while (houses.length < HOUSES) houses.push(await startHouseProcess(variables, WITHOUT_SITE));
const users = await createLoadUsers(first.url, USERS);

interface Sampled {
  readonly rate: number;
  /** Processors in use. */
  readonly houses: number;
  readonly database: number;
  readonly client: number;
}

async function sample(count: number): Promise<Sampled> {
  const before = cpu();
  const began = performance.now();
  let calls = 0;
  const act = async (user: LoadUser, index: number): Promise<void> => {
    const connection = await openConnection(Number(new URL(houses[index % count]?.url ?? "").port));
    for (; performance.now() - began < SAMPLE_MS; calls += CALLS_PER_TURN) await runTurn(connection, user);
    connection.close();
  };
  await Promise.all(users.map(act));
  const seconds = (performance.now() - began) / 1_000;
  const after = cpu();
  const used = (of: keyof typeof after) => (after[of] - before[of]) / seconds;
  return { rate: calls / seconds, houses: used("houses"), database: used("database"), client: used("client") };
}

/** Seconds of processor so far. */
function cpu() {
  const { user, system } = process.cpuUsage();
  const seconds = (pid: number) => statOf(pid)?.seconds ?? 0;
  const postmaster = Number(readFileSync(`${server.folder}/postmaster.pid`, "utf8").split("\n")[0]);
  const backends = readdirSync("/proc").filter((name) => statOf(Number(name))?.parent === postmaster);
  const sum = (pids: readonly number[]) => pids.reduce((total, pid) => total + seconds(pid), 0);
  return {
    houses: sum(houses.map(({ pid }) => pid)),
    database: sum(backends.map(Number)),
    client: (user + system) / 1e6,
  };
}

function statOf(pid: number): { readonly parent: number; readonly seconds: number } | undefined {
  if (!Number.isInteger(pid)) return undefined;
  try {
    // The name, in brackets, may have spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ")
      .map(Number);
    return { parent: fields[1] ?? 0, seconds: ((fields[11] ?? 0) + (fields[12] ?? 0)) / 100 };
  } catch {
    return undefined;
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const samples = Array.from({ length: HOUSES }, (): Sampled[] => []);
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [index, sampled] of samples.entries()) {
    const one = await sample(index + 1);
    if (round > 0) sampled.push(one);
  }
}
console.log(
  "| houses | calls a second | processors of the houses | of the database | of the clients |\n|---|---|---|---|---|",
);
for (const [index, sampled] of samples.entries()) {
  const of = (what: keyof Sampled) => median(sampled.map((each) => each[what]));
  const cells = [
    index + 1,
    Math.round(of("rate")),
    ...(["houses", "database", "client"] as const).map((what) => of(what).toFixed(2)),
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
for (const house of houses) await house.stop();
await server.discard();
