import { readFileSync } from "node:fs";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { startHouseProcess, WITHOUT_SITE } from "../../cluster/house-process.ts";
import { type Backend, startBackends } from "./backends.ts";
import { writePast } from "./write-past.ts";

/** `node tests/bench/past/start.ts [events each]`: a house's start and memory, by how many members have a past. */
const [eventsEach = 400] = process.argv.slice(2).map(Number);
const SIZES = [100, 1_000, 5_000] as const;
const STARTS = 3;

interface Started {
  readonly ms: number;
  readonly cpuMs: number;
  readonly megabytes: number;
}

async function startOnce({ variables }: Backend): Promise<Started> {
  const began = performance.now();
  const house = await startHouseProcess(
    { ...variables, SANAM_MODE: "sandbox", SANAM_SECRET_KEY: "k".repeat(32) },
    WITHOUT_SITE,
  );
  const ms = performance.now() - began;
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${house.pid}/status`, "utf8"))?.[1]) / 1024;
  const [user, system] = readFileSync(`/proc/${house.pid}/stat`, "utf8").split(" ").slice(13, 15).map(Number);
  await house.stop();
  return { ms, cpuMs: ((user ?? 0) + (system ?? 0)) * 10, megabytes };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const backends = await startBackends();
// A new journal gets the members of the demo.
for (const backend of backends) await startOnce(backend);
let members = 0;
console.log("| journal | members | events | start, ms | of it processor, ms | memory, MB |\n|---|---|---|---|---|---|");
for (const size of SIZES) {
  const results = new Map<Backend, Started[]>(backends.map((backend) => [backend, []]));
  for (const backend of backends) {
    const journal = await backend.open();
    const end = instant(Date.now());
    await writePast(journal, { firstMember: members, members: size - members, eventsEach, end });
    await journal.close();
  }
  members = size;
  for (let round = 0; round < STARTS; round += 1) {
    for (const [backend, started] of results) started.push(await startOnce(backend));
  }
  for (const [{ name }, started] of results) {
    const of = (what: keyof Started) => Math.round(median(started.map((each) => each[what])));
    const cells = [name, size, size * eventsEach, of("ms"), of("cpuMs"), of("megabytes")];
    console.log(`| ${cells.join(" | ")} |`);
  }
}
for (const backend of backends) await backend.discard();
