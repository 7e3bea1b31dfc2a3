import { randomInt } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { failingSeedsIn } from "./failing-seeds.ts";
import { PROPERTIES } from "./properties.ts";
import { runProperties } from "./run-properties.ts";

/** A share, of some seconds; `npm run tool -- property` makes more runs. */
const RUNS: Readonly<Record<string, number>> = { house: 3, client: 15 };

/** The same runs each time, and others each time: a failure names its seed. */
const SEEDS = { "a fixed seed": 20_261_128, "a fresh seed": randomInt(2 ** 31) };

test.each(Object.entries(SEEDS).flatMap(([of, seed]) => PROPERTIES.map((property) => ({ ...property, of, seed }))))(
  "$name, from $of: $about",
  { timeout: 180_000 },
  async ({ of: _seed, seed, ...property }) => {
    const { failures } = await runProperties({
      properties: [property],
      runs: RUNS[property.name] ?? 30,
      seed,
      // The committed ones: the tests read nothing of this machine's own.
      failingSeeds: failingSeedsIn(join(ROOT, "tests/property/no-such-folder")).read(),
      onProgress: () => undefined,
      elapsed: () => 0,
      isStopped: () => false,
    });
    expect(failures).toEqual([]);
  },
);
