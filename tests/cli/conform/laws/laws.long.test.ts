import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Law } from "../../../../cli/conform/engine/law.ts";
import { LAWS as ALL } from "../../../../cli/conform/laws/laws.ts";
import { openTestedHouse } from "../tested-house.ts";
import { FAULTS } from "./faults.ts";

/** Sequences of the model have tests of their own. */
const LAWS = ALL.filter(({ needs }) => !needs.includes("model"));

let house: Awaited<ReturnType<typeof openTestedHouse>>;
beforeAll(async () => {
  house = await openTestedHouse();
});
afterAll(() => house.close());

test("every law has an id of its own and a fault that it must find", () => {
  expect(LAWS.map(({ id }) => id).sort()).toEqual(Object.keys(FAULTS).sort());
  expect(LAWS.filter(({ id, sentence }) => !/^[a-z-]+\/[a-z0-9-]+$/.test(id) || !sentence.endsWith("."))).toEqual([]);
});

/** The laws that move the clock come last, because sessions end meanwhile. */
const movesClock = ({ needs }: Law) => needs.includes("clock");
const ORDERED = [...LAWS.filter((law) => !movesClock(law)), ...LAWS.filter(movesClock)];

describe.each(ORDERED.map((law) => [law.id, law] as const))("%s", (id, law) => {
  test("finds nothing in a right house", async () => {
    expect(await house.judge(law)).toEqual({ verdict: "conforms" });
  });

  test("finds its fault", async () => {
    const finding = await house.judge(law, FAULTS[id]);
    expect(finding).toMatchObject({ verdict: "deviates" });
    expect(finding.repeat?.length).toBeGreaterThan(0);
  });
});
