import { expect, it } from "vitest";
import { withdrawUnderAnyClock } from "./any-device-clock.ts";

const SEED = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

it(`a device clock of any setting doubles, loses and hides no withdrawal (seed ${SEED})`, async () => {
  expect(await withdrawUnderAnyClock(SEED, 40)).toBeGreaterThan(10);
});
