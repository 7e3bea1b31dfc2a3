import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { failingSeedsIn } from "./failing-seeds.ts";
import { PROPERTIES } from "./properties.ts";
import { runProperties } from "./run-properties.ts";

/** A share; `npm run tool -- property` makes more runs, from another seed each time. */
const RUNS = 30;

test.each(PROPERTIES)("$name: $about", { timeout: 120_000 }, async (property) => {
  const { failures } = await runProperties({
    properties: [property],
    runs: RUNS,
    seed: 20_261_128,
    // The committed ones: the tests read nothing of this machine's own.
    failingSeeds: failingSeedsIn(join(ROOT, "tests/property/no-such-folder")).read(),
    onProgress: () => undefined,
    elapsed: () => 0,
    isStopped: () => false,
  });
  expect(failures).toEqual([]);
});
