import fc from "fast-check";
import { expect } from "vitest";
import { createIntentStorage } from "../../../../adapters/browser/storage/intent-storage.ts";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { type IdempotencyKey, idempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import { createBackendClock } from "../../../../core/platform/backend-clock.ts";
import { memberId } from "../../../../core/session/model.ts";
import { bangkokDateOf, DAY_MS, HOUR_MS, instant, MINUTE_MS, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../../core/shared/fault.ts";
import { baht } from "../../../../core/shared/money.ts";
import { ok, type Result } from "../../../../core/shared/result.ts";
import { withdrawalLimits } from "../../../../core/wallet/withdrawal.ts";
import { WithdrawalStore } from "../../../../web/stores/wallet/withdrawal-store.ts";
import { fakePage, fakeStorage } from "../../../adapters/browser/fake-page.ts";
import { MISHAPS, UnreliableBackend, walletPort } from "../../../core/money-action/unreliable-backend.ts";
import { handTime, handVisibility } from "../hand-time.ts";
import { ONLY_TAB } from "../only-tab.ts";

const YEAR_MS = 366 * DAY_MS;
const AMOUNT = baht(10);
const ZONES = ["UTC", "Asia/Bangkok", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"] as const;

const aMove = () =>
  fc.oneof(
    fc.constantFrom(
      -2 * YEAR_MS,
      -DAY_MS,
      -2 * HOUR_MS,
      -30 * MINUTE_MS,
      30 * MINUTE_MS,
      2 * HOUR_MS,
      DAY_MS,
      60 * YEAR_MS,
    ),
    fc.integer({ min: -3 * YEAR_MS, max: 3 * YEAR_MS }),
  );

const aStep = () =>
  fc.oneof(
    fc.constant({ do: "press" } as const),
    fc.constant({ do: "press" } as const),
    fc.constant({ do: "reload" } as const),
    fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(500, 5_000, 45_000, 4 * MINUTE_MS) }),
    fc.record({ do: fc.constant("move" as const), byMs: aMove() }),
    fc.constant({ do: "stop the clock" } as const),
    fc.constant({ do: "cut the line" } as const),
    fc.constant({ do: "mend the line" } as const),
  );

const aCase = () =>
  fc.record({
    offsetMs: fc.oneof(fc.constant(0), aMove()),
    zone: fc.constantFrom(...ZONES),
    steps: fc.array(aStep(), { minLength: 2, maxLength: 10 }),
    script: fc.record({
      mishaps: fc.array(fc.constantFrom(...MISHAPS), { maxLength: 6 }),
      lateByMs: fc.constantFrom(2_000, 20_000, 90_000),
      honoursKeys: fc.boolean(),
      sendsIntents: fc.constant(true),
    }),
  });

const KNOWN = ["done", "refused", "failed"];
/** How a withdrawal ended was shown while the page spoke of another one. */
const OTHER = "of another";

/**
 * A member withdraws on a device whose clock is off, moves, or stands still, over a bad line, with reloads. No withdrawal
 * happens twice, none is shown in a wrong way, no unknown one is forgotten, and where the backend's time is known, the
 * limits are those of its day. Returns how many withdrawals were asked for.
 */
export async function withdrawUnderAnyClock(seed: number, runs: number): Promise<number> {
  let presses = 0;
  const zone = process.env["TZ"];
  try {
    await fc.assert(
      fc.asyncProperty(aCase(), async ({ script, ...setting }) => {
        process.env["TZ"] = setting.zone;
        const opened = openSetting(new UnreliableBackend(script), setting.offsetMs, script.honoursKeys);
        for (const step of setting.steps) await opened.act(step);
        await opened.end();
        presses += opened.presses();
      }),
      { seed, numRuns: runs },
    );
  } finally {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  }
  return presses;
}

type Step = ReturnType<typeof aStep> extends fc.Arbitrary<infer Value> ? Value : never;

function openSetting(backend: UnreliableBackend, startOffsetMs: number, honoursKeys: boolean) {
  const time = handTime();
  const { storage, held } = fakeStorage();
  const device = { offsetMs: startOffsetMs, stoppedAt: undefined as number | undefined };
  const deviceClock = () => instant(device.stoppedAt ?? backend.now + device.offsetMs);
  const line = { cut: false };
  const keys: IdempotencyKey[] = [];
  /** When each was pressed, by the backend's time, and how the page said that it ended. */
  const pressed = new Map<IdempotencyKey, { readonly at: number; shown: string | undefined; moves: number }>();
  /** How often the clock was moved since a reply told the time while nothing was open. */
  let moves = startOffsetMs === 0 ? 0 : 1;
  const move = (): void => {
    moves += 1;
    for (const press of pressed.values()) press.moves += 1;
  };
  let knownOffsetMs = 0;

  function openPage() {
    let alive = true;
    const { clock, observe } = createBackendClock(deviceClock, knownOffsetMs, (offsetMs) => {
      knownOffsetMs = offsetMs;
    });
    /** A reply of the backend tells its time, cut to seconds. A page that was closed hears nothing. */
    const heard = async <T>(call: () => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> => {
      const sentAt = deviceClock();
      const reply = await call();
      if (!alive) return new Promise(() => undefined);
      const date = backend.now - (backend.now % SECOND_MS);
      if (!reply.ok && reply.error.kind === "fault") return reply;
      observe({ earliest: instant(date), latest: instant(date + 999), sentAt, receivedAt: deviceClock() });
      // A reply during which the clock was moved tells nothing.
      const isRight = Math.abs(clock() - backend.now) <= 2 * SECOND_MS;
      if (isRight && ![...pressed.keys()].some(isHeld)) moves = 0;
      return reply;
    };
    const port = walletPort(backend);
    const unreachable = async <T>(): Promise<Result<T, Problem>> => ({
      ok: false,
      error: { kind: "fault", fault: "unreachable", endpoint: "", effect: "none" },
    });
    const read = <T>(call: () => Promise<Result<T, Problem>>) => heard(line.cut ? unreachable<T> : call);
    const stored = keyValue(() => storage);
    const intents = createIntentStorage(
      { storage: stored, page: fakePage().page, clock, device: deviceClock, prefix: "sanam" },
      memberId("m-1"),
    );
    const store = new WithdrawalStore(
      {
        wallet: {
          ...port,
          credit: () => read(() => port.credit()),
          withdrawals: () => read(() => port.withdrawals()),
          requestWithdrawal: (amount, key) =>
            heard(async () => {
              const reply = await port.requestWithdrawal(amount, key);
              const lost: Problem = { kind: "fault", fault: "timed-out", endpoint: "", effect: "unknown" };
              return line.cut ? { ok: false, error: lost } : reply;
            }),
        },
        session: {
          level: () =>
            read(async () =>
              ok({ level: "silver", levelId: 1, depositedTotalSatang: 0, depositedThisMonthSatang: 0 } as const),
            ),
        },
        clock,
        wait: (ms) => new Promise((resolve) => void time.after(ms, () => alive && resolve())),
        honoursKeys,
        intents,
        tabLock: ONLY_TAB,
        newKey: () => {
          const key = idempotencyKey(`intent-number-${String(keys.length + 1).padStart(4, "0")}`);
          keys.push(key);
          return key;
        },
        after: (ms, task) => time.after(ms, () => alive && task()),
        visibility: handVisibility(),
      },
      () => undefined,
    );
    const stop = store.watch();
    return {
      store,
      clock,
      close: () => {
        alive = false;
        stop();
      },
    };
  }

  const isHeld = (key: string) => held.has(`sanam.intents.m-1.${key}`);
  let page = openPage();

  /** Lets time pass for page, backend and device, and notes what the page says about what it no longer keeps. */
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 500) {
      await time.pass(500);
      backend.pass(500);
      for (const [key, press] of pressed) {
        if (press.shown !== undefined || isHeld(key)) continue;
        // The page speaks of the one that is still open.
        if ([...pressed.keys()].some(isHeld)) {
          press.shown = OTHER;
          continue;
        }
        const { phase } = page.store.request;
        expect(KNOWN).toContain(phase);
        press.shown = phase;
      }
    }
  };

  const press = async (): Promise<void> => {
    const before = keys.length;
    const movesBefore = moves;
    const running = page.store.request.run(AMOUNT);
    if (!running) return;
    const key = keys[before];
    // What a rule refuses unsent is never stored.
    await pass(500);
    if (key !== undefined && (isHeld(key) || backend.keysSent.has(key)))
      pressed.set(key, { at: backend.now, shown: undefined, moves: movesBefore });
    await pass(500);
  };

  return {
    presses: () => pressed.size,
    async act(step: Step): Promise<void> {
      switch (step.do) {
        case "press":
          return press();
        case "reload":
          page.close();
          page = openPage();
          return pass(500);
        case "wait":
          return pass(step.ms);
        case "move":
          move();
          device.offsetMs += step.byMs;
          if (device.stoppedAt !== undefined) device.stoppedAt += step.byMs;
          return;
        case "stop the clock":
          move();
          device.stoppedAt = deviceClock();
          return;
        case "cut the line":
          line.cut = true;
          return;
        case "mend the line":
          line.cut = false;
          return;
      }
    },
    /** The line is good, the page is opened once more, and everything that was sent has arrived. */
    async end(): Promise<void> {
      line.cut = false;
      await pass(2_000);
      page.close();
      page = openPage();
      await pass(70_000);
      const { store, clock } = page;
      // A clock that is moved twice while an outcome is unknown tells no age any more.
      const open = [...pressed].filter(
        ([key, { at, moves: moved }]) => isHeld(key) && moved <= 1 && backend.now - at < HOUR_MS / 2,
      );
      if (open.length > 0) expect(["unknown", "checking"]).toContain(store.request.phase);
      await store.refresh();
      expect(Math.abs(clock() - backend.now)).toBeLessThanOrEqual(2 * SECOND_MS);
      expect(bangkokDateOf(clock())).toBe(bangkokDateOf(backend.now));
      const facts = store.facts.value;
      expect(store.limits?.leftCount).toBe(facts && withdrawalLimits(facts, backend.now)?.leftCount);
      backend.drain();
      for (const [key, { shown }] of pressed) {
        const effects = backend.withdrawals.filter(({ intent }) => intent === key).length;
        expect(effects).toBeLessThanOrEqual(1);
        if (shown !== undefined && shown !== OTHER) expect([shown, effects]).toEqual([shown, shown === "done" ? 1 : 0]);
      }
      expect(backend.withdrawals.length).toBeLessThanOrEqual(pressed.size);
      page.close();
    },
  };
}
