import { expect, it } from "vitest";
import { withdrawUnderAnyClock } from "./any-device-clock.ts";

const SEED = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

it(`1,000 device clocks of any setting double, lose and hide no withdrawal (seed ${SEED})`, async () => {
  expect(await withdrawUnderAnyClock(SEED, 1_000)).toBeGreaterThan(500);
});
