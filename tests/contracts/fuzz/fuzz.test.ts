import fc from "fast-check";
import { expect, test } from "vitest";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { aWalk } from "./requests.ts";
import { runSteps } from "./run-steps.ts";

/** `npm run fuzz` makes more runs, from another seed each time. */
const LONG = process.env["FUZZ_RUNS"];
const RUNS = Number(LONG ?? 200);
const SEED = LONG === undefined ? { seed: 20_261_120 } : {};

test("the house keeps to the document for any calls in any order", { timeout: 3_600_000 }, async () => {
  const produced = new Set<string>();
  await fc.assert(
    fc.asyncProperty(aWalk(), (steps) => runSteps(steps, (name, code) => produced.add(`${name}: ${String(code)}`))),
    { numRuns: RUNS, ...SEED },
  );
  const listed = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, { refusals }]) =>
    refusals.map((code) => `${name}: ${code}`),
  );
  const never = listed.filter((pair) => !produced.has(pair));
  process.stdout.write(`Listed refusals that no call of the walk produced:\n  ${never.join("\n  ")}\n`);
  expect(never.length).toBeLessThan(listed.length);
});
