import { randomInt } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { failingSeedsIn } from "./failing-seeds.ts";
import { PROPERTIES } from "./properties.ts";
import { runProperties } from "./run-properties.ts";

/** A share, of some seconds; `npm run tool -- property` makes more runs. */
const RUNS: Readonly<Record<string, number>> = { house: 3, client: 15 };

test.each(PROPERTIES)("$name, from a fixed seed: $about", { timeout: 180_000 }, async (property) => {
  expect(await failuresOf(property, 20_261_128)).toEqual([]);
});

// A failure names the seed.
test.each(PROPERTIES)("$name, from a fresh seed: $about", { tags: ["long"] }, async (property) => {
  expect(await failuresOf(property, randomInt(2 ** 31))).toEqual([]);
});

async function failuresOf(property: (typeof PROPERTIES)[number], seed: number) {
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
  return failures;
}
