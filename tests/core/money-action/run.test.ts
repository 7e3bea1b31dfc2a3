import { describe, expect, test } from "vitest";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { IntentHead } from "../../../core/money-action/intent.ts";
import {
  type MoneyAction,
  type MoneyActionDependencies,
  resumeMoneyAction,
  runMoneyAction,
  sendMoneyAction,
} from "../../../core/money-action/run.ts";
import { MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { fault, START } from "./unreliable-backend.ts";

const KEY = idempotencyKey("our-key-0123456789");
const SHAPE = { note: "text" } as const;
type Action = MoneyAction<typeof SHAPE, MoneyActionDependencies, string, string>;

/** A backend whose replies come from a list, and an intent storage that can be read. */
function stage(replies: readonly Result<string, Problem>[], changes: Partial<MoneyActionDependencies> = {}) {
  const calls: string[] = [];
  const stored: IntentHead[] = [];
  let now = START;
  const dependencies: MoneyActionDependencies = {
    clock: () => now,
    wait: async (ms) => {
      now = plus(now, ms);
    },
    honoursKeys: true,
    intents: {
      write: (intent) => void stored.push(intent),
      remove: (key) => void stored.splice(0, stored.length, ...stored.filter((intent) => intent.key !== key)),
      pending: () => [],
      watch: () => () => undefined,
    },
    ...changes,
  };
  const action: Action = {
    kind: "test",
    stored: SHAPE,
    judge: async (_, note) => (note === "" ? err(refuse("amount-zero")) : ok({ note })),
    send: async (_, { note, key }) => {
      calls.push(`send ${note} ${key}`);
      return replies[calls.filter((call) => call.startsWith("send")).length - 1] ?? err(fault("unknown"));
    },
    lookUp: async () => {
      calls.push("look");
      return { seen: "nothing" };
    },
  };
  const advance = (ms: number) => {
    now = plus(now, ms);
  };
  return { dependencies, action, calls, stored, advance };
}

describe("runMoneyAction", () => {
  test("stores nothing and sends nothing that its judge refuses", async () => {
    const { dependencies, action, calls, stored } = stage([]);
    expect(await runMoneyAction(dependencies, action, "", KEY)).toMatchObject({
      state: "refused",
      refusal: { code: "amount-zero" },
    });
    expect([calls, stored]).toEqual([[], []]);
  });

  test("stores the whole intent until its outcome is known", async () => {
    const lost = stage([]);
    expect(await runMoneyAction(lost.dependencies, lost.action, "a", KEY)).toMatchObject({ state: "unknown" });
    expect(lost.stored).toEqual([{ kind: "test", key: KEY, madeAt: START, note: "a" }]);
    const made = stage([ok("made")]);
    expect(await runMoneyAction(made.dependencies, made.action, "a", KEY)).toEqual({ state: "done", value: "made" });
    expect([made.calls, made.stored]).toEqual([[`send a ${KEY}`], []]);
  });

  test("sends again after two empty looks, only where that does no harm", async () => {
    const sends = async (changes: Partial<MoneyActionDependencies>, action: Partial<Action> = {}) => {
      const test = stage([], changes);
      await runMoneyAction(test.dependencies, { ...test.action, ...action }, "a", KEY);
      return test.calls.filter((call) => call.startsWith("send")).length;
    };
    expect(await sends({ honoursKeys: false })).toBe(1);
    expect(await sends({ honoursKeys: true })).toBeGreaterThan(1);
    expect(await sends({ honoursKeys: false }, { repeatable: true })).toBeGreaterThan(1);
  });

  test("believes a service that is away: nothing was sent before", async () => {
    const { dependencies, action } = stage([err(fault("none", "unavailable"))]);
    expect(await runMoneyAction(dependencies, action, "a", KEY)).toMatchObject({ state: "failed" });
  });

  test("looks no longer than it is lostReplies", async () => {
    const wait = async (ms: number) => {
      for (let turn = 0; ms !== 5 && turn < 50; turn++) await Promise.resolve();
    };
    const { dependencies, action, calls } = stage([], { wait, lookForMs: 5 });
    expect(await runMoneyAction(dependencies, action, "a", KEY)).toMatchObject({ state: "unknown" });
    expect(calls).toEqual([`send a ${KEY}`]);
  });

  test("asks again before a look only where the backend honours keys", async () => {
    const second = async (honoursKeys: boolean) => {
      const { dependencies, action, calls } = stage([], { honoursKeys });
      await runMoneyAction(dependencies, { ...action, asksAgainFirst: true, repeatable: true }, "a", KEY);
      return calls[1];
    };
    expect(await second(true)).toBe(`send a ${KEY}`);
    expect(await second(false)).toBe("look");
  });
});

describe("resumeMoneyAction", () => {
  test("sends again for ten minutes after the decision and no longer", async () => {
    const sends = async (age: number) => {
      // Its looks take no time here.
      const { dependencies, action, calls, advance } = stage([], { wait: async () => undefined });
      advance(age);
      await resumeMoneyAction(dependencies, action, { kind: "test", key: KEY, madeAt: START, note: "a" });
      expect(calls[0]).toBe("look");
      return calls.filter((call) => call.startsWith("send")).length;
    };
    expect(await sends(10 * MINUTE_MS - 1)).toBeGreaterThan(0);
    expect(await sends(10 * MINUTE_MS)).toBe(0);
  });
});

describe("sendMoneyAction", () => {
  test("judges nothing, sends first and never believes a service that is away", async () => {
    const away = stage([err(fault("none", "unavailable"))], { honoursKeys: false });
    expect(await sendMoneyAction(away.dependencies, away.action, { note: "" }, KEY)).toMatchObject({
      state: "unknown",
    });
    expect(away.calls.slice(0, 2)).toEqual([`send  ${KEY}`, "look"]);
    expect(away.stored).toEqual([{ kind: "test", key: KEY, madeAt: START, note: "" }]);
  });

  test("tells once that it is looking", async () => {
    const { dependencies, action } = stage([]);
    const lostReplies: unknown[] = [];
    await sendMoneyAction(dependencies, action, { note: "a" }, KEY, { onChecking: (lost) => lostReplies.push(lost) });
    expect(lostReplies).toEqual([fault("unknown")]);
  });
});
