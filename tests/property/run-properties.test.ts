import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { failingSeedsIn } from "./failing-seeds.ts";
import type { FailingSeed, NamedProperty, PropertySettings } from "./named-property.ts";
import { runProperties } from "./run-properties.ts";

const folder = mkdtempSync(join(tmpdir(), "sanam-property-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Fails from the given seed on, and notes what it was asked. */
function propertyThatFails(from: number) {
  const asked: string[] = [];
  const property: NamedProperty = {
    name: "numbers",
    about: "a property of this test",
    check: async ({ seed, runs, replay }: PropertySettings) => {
      asked.push(`${seed}: ${replay ? `path ${replay.path}` : `${runs} runs`}`);
      const failing = { property: "numbers", seed, path: "0:1", replayPath: "A" };
      return seed >= from ? { ...failing, message: "too large", commands: [], flow: undefined } : undefined;
    },
  };
  return { property, asked };
}

const PLAN = { onProgress: () => undefined, elapsed: () => 0, isStopped: () => false };
const seedOf = (seed: number): FailingSeed => ({ property: "numbers", seed, path: "2:3", replayPath: "B" });

test("failing seeds run first, and one that passes now is named", async () => {
  const { property, asked } = propertyThatFails(1000);
  const failingSeeds = [seedOf(7), { ...seedOf(8), property: "another one" }];
  const result = await runProperties({ ...PLAN, properties: [property], runs: 120, seed: 5, failingSeeds });
  expect(asked).toEqual(["7: path 2:3", "5: 50 runs", "6: 50 runs", "7: 20 runs"]);
  expect([result.failures, result.passed, result.runs.get("numbers")]).toEqual([[], [seedOf(7)], 120]);
});

test("a property ends with its first failure, also with that of a failing seed", async () => {
  const fresh = propertyThatFails(6);
  const found = await runProperties({ ...PLAN, properties: [fresh.property], runs: 500, seed: 5, failingSeeds: [] });
  expect([fresh.asked.length, found.failures.map(({ seed }) => seed)]).toEqual([2, [6]]);
  const known = propertyThatFails(6);
  await runProperties({ ...PLAN, properties: [known.property], runs: 500, seed: 5, failingSeeds: [seedOf(9)] });
  expect(known.asked).toEqual(["9: path 2:3"]);
});

test("a path that no longer exists, because the steps changed, is replaced by all runs of its seed", async () => {
  const { property, asked } = propertyThatFails(1000);
  const moved: NamedProperty = {
    ...property,
    check: (settings) => (settings.replay ? Promise.reject(new Error("wrong path")) : property.check(settings)),
  };
  await runProperties({ ...PLAN, properties: [moved], runs: 0, seed: 5, failingSeeds: [seedOf(9)] });
  expect(asked).toEqual(["9: 50 runs"]);
});

test("a stop comes between two seeds", async () => {
  const { property, asked } = propertyThatFails(1000);
  const isStopped = () => asked.length > 1;
  await runProperties({ ...PLAN, isStopped, properties: [property], runs: 500, seed: 5, failingSeeds: [] });
  expect(asked).toEqual(["5: 50 runs", "6: 50 runs"]);
});

test("the list of failing seeds has each once; what passes leaves the machine's own list only", () => {
  const committed = join(folder, "committed", "failing-seeds.json");
  const seeds = failingSeedsIn(folder, committed);
  expect(seeds.read()).toEqual([]);
  for (const commit of [true, false, false]) seeds.write(seedOf(commit ? 1 : 2), commit);
  expect(seeds.read()).toEqual([seedOf(1), seedOf(2)]);
  for (const seed of seeds.read()) seeds.drop(seed);
  expect(seeds.read()).toEqual([seedOf(1)]);
});
