import fc from "fast-check";
import { expect, test } from "vitest";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { aWalk } from "./requests.ts";
import { runSteps } from "./run-steps.ts";

test("the house keeps to the document for any calls in any order", () => walk({ numRuns: 60, seed: 20_261_120 }));

test("the house keeps to the document for many calls from a new seed", { tags: ["long"] }, () =>
  walk({ numRuns: 3000 }),
);

async function walk(runs: fc.Parameters<[unknown]>): Promise<void> {
  const produced = new Set<string>();
  await fc.assert(
    fc.asyncProperty(aWalk(), (steps) => runSteps(steps, (name, code) => produced.add(`${name}: ${String(code)}`))),
    runs,
  );
  const listed = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, { refusals }]) =>
    refusals.map((code) => `${name}: ${code}`),
  );
  const never = listed.filter((pair) => !produced.has(pair));
  process.stdout.write(`Listed refusals that no call of the walk produced:\n  ${never.join("\n  ")}\n`);
  expect(never.length).toBeLessThan(listed.length);
}
