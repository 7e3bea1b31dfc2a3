import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LAWS } from "../../../../cli/conform/laws/laws.ts";
import { openTestedHouse } from "../tested-house.ts";
import type { Fault } from "./fault.ts";
import { MONEY_FAULTS } from "./faults/money-faults.ts";

/** For each law, one fault that it must find. */
const FAULTS: Readonly<Record<string, Fault>> = { ...MONEY_FAULTS };

let house: Awaited<ReturnType<typeof openTestedHouse>>;
beforeAll(async () => {
  house = await openTestedHouse();
});
afterAll(() => house.close());

test("every law has an id of its own and a fault that it must find", () => {
  expect(LAWS.map(({ id }) => id).sort()).toEqual(Object.keys(FAULTS).sort());
  expect(LAWS.filter(({ id, sentence }) => !/^[a-z]+\/[a-z-]+$/.test(id) || !sentence.endsWith("."))).toEqual([]);
});

describe.each(LAWS.map((law) => [law.id, law] as const))("%s", (id, law) => {
  test("finds nothing in a right house", async () => {
    expect(await house.judge(law)).toEqual({ verdict: "conforms" });
  });

  test("finds its fault", async () => {
    const finding = await house.judge(law, FAULTS[id]);
    expect(finding).toMatchObject({ verdict: "deviates" });
    expect(finding.repeat?.length).toBeGreaterThan(0);
  });
});
