import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DAY_MS, instant } from "../../../core/shared/bangkok-time.ts";
import { NOON } from "../../adapters/house/test-house.ts";
import { realTimeFrom, verdictOn } from "../../contracts/model/judged-house.ts";
import { newTestSchema } from "../../postgres/test-schema.ts";

/** `RUNS=30` makes thirty on each store, from `SEED` on. */
const RUNS = Number(process.env["RUNS"] ?? 1);
const SEED = Number(process.env["SEED"] ?? randomInt(1_000_000));
const SEEDS = Array.from({ length: RUNS }, (_, nth) => SEED + nth);
/** With the scripted sequences about a minute. */
const RANDOM_MS = 20_000;

async function newFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), "sanam-clean-run-"));
  return { settings: { dataDir }, discard: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function newSchema() {
  const schema = await newTestSchema();
  return { settings: { databaseUrl: schema.url }, discard: () => schema.discard() };
}

const STORES = { SQLite: newFolder, PostgreSQL: newSchema };

test.each(SEEDS.flatMap((seed) => Object.entries(STORES).map(([store, open]) => ({ store, open, seed }))))(
  "the whole verdict finds nothing wrong with a house of ours on $store, with the seed $seed",
  { timeout: 600_000 },
  async ({ open, seed }) => {
    const { settings, discard } = await open();
    // Another day of the year with each seed.
    const realTime = realTimeFrom(instant(NOON + (seed % 365) * DAY_MS));
    const { laws, rows } = await verdictOn({
      settings: { ...settings, realTime },
      only: () => true,
      seed,
      forMs: RANDOM_MS,
    });
    await discard();
    const findings = [
      ...laws.map(({ id, finding }) => ({ id, ...finding })),
      ...rows.flatMap(({ name, checks }) =>
        checks.map(({ check, finding }) => ({ id: `${name}: ${check}`, ...finding })),
      ),
    ];
    expect(findings.filter(({ verdict }) => verdict === "deviates" || verdict === "not-implemented")).toEqual([]);
    expect(findings.filter(({ verdict }) => verdict === "conforms").length).toBeGreaterThan(300);
  },
);
