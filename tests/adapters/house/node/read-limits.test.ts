import { expect, test } from "vitest";
import { readLimits } from "../../../../adapters/house/node/read-limits.ts";
import {
  DEFAULT_LIMITS,
  DEFAULT_PASSWORD_QUEUE,
  SANDBOX_LIMITS,
} from "../../../../adapters/house/session/limits/default-limits.ts";
import { readServeSettings } from "../../../../cli/boot/serve-settings.ts";

test("keeps every default that SANAM_LIMITS does not name", () => {
  expect(readLimits("", false)).toMatchObject({
    value: { rates: DEFAULT_LIMITS, passwordQueue: DEFAULT_PASSWORD_QUEUE },
  });
  expect(readLimits("", true)).toMatchObject({ value: { rates: SANDBOX_LIMITS } });
  expect(readLimits("address=200/6s/500ms/1m  house=off places=9 wait=3s threads=4", false)).toMatchObject({
    value: {
      rates: {
        ...DEFAULT_LIMITS,
        address: { free: 200, forgetMs: 6000, firstDelayMs: 500, maxDelayMs: 60_000 },
        house: undefined,
      },
      passwordQueue: { ...DEFAULT_PASSWORD_QUEUE, places: 9, waitMs: 3000 },
      passwordThreads: 4,
    },
  });
});

test("reads a limit of every name", () => {
  for (const name of Object.keys(DEFAULT_LIMITS)) {
    expect(readLimits(`${name}=1/1h/1s/1m`, true)).toMatchObject({
      value: { rates: { [name]: { free: 1, forgetMs: 3_600_000, firstDelayMs: 1000, maxDelayMs: 60_000 } } },
    });
  }
});

test.each([
  "nobody=5/1s/1s/1s",
  "address",
  "address=",
  "address=5",
  "address=0/1s/1s/1s",
  "address=5/1s/1s",
  "address=5/1d/1s/1s",
  "address=5/1s/1s/1s/1s",
  "wait=0s",
  "threads=0",
  "places=-1",
  "toString=5",
  "house=off=on",
])("refuses %s with a sentence", (part) => {
  expect(readServeSettings({ SANAM_LIMITS: `account=off ${part}` }, "/srv")).toEqual({
    ok: false,
    error: `SANAM_LIMITS must hold limits like address=200/6s/1s/1m or address=off, not "${part}".`,
  });
});
