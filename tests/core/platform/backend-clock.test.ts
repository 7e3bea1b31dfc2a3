import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBackendClock, isFarOff } from "../../../core/platform/backend-clock.ts";
import { DAY_MS, HOUR_MS, instant, MINUTE_MS, SECOND_MS } from "../../../core/shared/bangkok-time.ts";

const START = Date.parse("2026-11-21T10:00:00Z");
const YEAR_MS = 366 * DAY_MS;

/** A call: time passes, the request travels, the backend writes a time cut to seconds, the reply travels. */
const aCall = () =>
  fc.record({
    pauseMs: fc.nat({ max: HOUR_MS }),
    outMs: fc.nat({ max: 5000 }),
    backMs: fc.nat({ max: 5000 }),
    movedMs: fc.option(fc.integer({ min: -YEAR_MS, max: YEAR_MS }), { freq: 4, nil: 0 }),
  });

function simulate(offsetMs: number, knownOffsetMs = 0) {
  const state = { backendMs: START, offsetMs, changes: 0 };
  const device = () => instant(state.backendMs - state.offsetMs);
  const backend = createBackendClock(device, knownOffsetMs, () => {
    state.changes += 1;
  });
  const call = ({ outMs, backMs }: { outMs: number; backMs: number }) => {
    const sentAt = device();
    state.backendMs += outMs;
    const date = state.backendMs - (state.backendMs % SECOND_MS);
    state.backendMs += backMs;
    backend.observe({ earliest: instant(date), latest: instant(date + 999), sentAt, receivedAt: device() });
  };
  return { state, backend, call };
}

describe("the backend's clock", () => {
  test("is right to the length of the last call and a second, also after somebody moved the device's clock", () => {
    fc.assert(
      fc.property(fc.integer({ min: -YEAR_MS, max: YEAR_MS }), fc.array(aCall()), (offsetMs, calls) => {
        const { state, backend, call } = simulate(offsetMs);
        for (const next of calls) {
          state.backendMs += next.pauseMs;
          state.offsetMs += next.movedMs;
          call(next);
          expect(Math.abs(backend.clock() - state.backendMs)).toBeLessThanOrEqual(next.outMs + next.backMs + SECOND_MS);
        }
      }),
    );
  });

  test("never leaves a device clock that is right", () => {
    fc.assert(
      fc.property(fc.array(aCall()), (calls) => {
        const { state, call } = simulate(0);
        for (const next of calls) {
          state.backendMs += next.pauseMs;
          call(next);
        }
        expect(state.changes).toBe(0);
      }),
    );
  });

  test("starts with the difference that an earlier page found", () => {
    const { backend } = simulate(-YEAR_MS, -YEAR_MS);
    expect(backend.clock()).toBe(START);
  });

  test("ignores a call during which the device's clock was moved back", () => {
    const { backend, state } = simulate(0);
    const at = instant(START);
    backend.observe({ earliest: at, latest: at, sentAt: at, receivedAt: instant(START - DAY_MS) });
    expect(state.changes).toBe(0);
    expect(backend.clock()).toBe(START);
  });
});

test("each reply changes the difference as little as its bounds ask for, and every change is reported", () => {
  const offsets: number[] = [];
  const backend = createBackendClock(
    () => instant(START),
    5000,
    (offsetMs) => offsets.push(offsetMs),
  );
  const observe = (least: number, most: number) =>
    backend.observe({
      earliest: instant(START + least),
      latest: instant(START + most),
      sentAt: instant(START),
      receivedAt: instant(START),
    });
  observe(0, 6000);
  observe(0, 4000);
  observe(4500, 4500);
  observe(4000, 7000);
  observe(9000, 8000);
  expect(offsets).toEqual([4000, 4500]);
  expect(backend.clock()).toBe(START + 4500);
});

test("a clock is far off from five minutes, in both directions", () => {
  for (const sign of [1, -1]) {
    expect(isFarOff(sign * 5 * MINUTE_MS)).toBe(true);
    expect(isFarOff(sign * (5 * MINUTE_MS - 1))).toBe(false);
  }
});
