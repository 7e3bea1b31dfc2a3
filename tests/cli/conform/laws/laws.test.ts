import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Law } from "../../../../cli/conform/engine/law.ts";
import { LAWS } from "../../../../cli/conform/laws/laws.ts";
import { openTestedHouse } from "../tested-house.ts";
import type { Fault } from "./fault.ts";
import { AFFILIATE_FAULTS } from "./faults/affiliate-faults.ts";
import { CAPS_FAULTS } from "./faults/caps-faults.ts";
import { CONCURRENCY_FAULTS } from "./faults/concurrency-faults.ts";
import { DAILY_FAULTS } from "./faults/daily-faults.ts";
import { DAYS_FAULTS } from "./faults/days-faults.ts";
import { DRAWS_FAULTS } from "./faults/draws-faults.ts";
import { FEEDS_FAULTS } from "./faults/feeds-faults.ts";
import { ISOLATION_FAULTS } from "./faults/isolation-faults.ts";
import { KEYS_FAULTS } from "./faults/keys-faults.ts";
import { LAUNCHES_FAULTS } from "./faults/launches-faults.ts";
import { LEVELS_FAULTS } from "./faults/levels-faults.ts";
import { LOCKOUT_FAULTS } from "./faults/lockout-faults.ts";
import { MAINTENANCE_FAULTS } from "./faults/maintenance-faults.ts";
import { MONEY_FAULTS } from "./faults/money-faults.ts";
import { PAGES_FAULTS } from "./faults/pages-faults.ts";
import { POINTS_FAULTS } from "./faults/points-faults.ts";
import { SECOND_FACTOR_FAULTS } from "./faults/second-factor-faults.ts";
import { SESSIONS_FAULTS } from "./faults/sessions-faults.ts";
import { SLIPS_FAULTS } from "./faults/slips-faults.ts";
import { TERMINAL_FAULTS } from "./faults/terminal-faults.ts";
import { TIMES_FAULTS } from "./faults/times-faults.ts";

/** For each law, one fault that it must find. */
const FAULTS: Readonly<Record<string, Fault>> = {
  ...MONEY_FAULTS,
  ...CAPS_FAULTS,
  ...TERMINAL_FAULTS,
  ...SLIPS_FAULTS,
  ...KEYS_FAULTS,
  ...PAGES_FAULTS,
  ...DAYS_FAULTS,
  ...TIMES_FAULTS,
  ...DAILY_FAULTS,
  ...DRAWS_FAULTS,
  ...POINTS_FAULTS,
  ...AFFILIATE_FAULTS,
  ...LEVELS_FAULTS,
  ...ISOLATION_FAULTS,
  ...SESSIONS_FAULTS,
  ...SECOND_FACTOR_FAULTS,
  ...LOCKOUT_FAULTS,
  ...FEEDS_FAULTS,
  ...LAUNCHES_FAULTS,
  ...MAINTENANCE_FAULTS,
  ...CONCURRENCY_FAULTS,
};

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
