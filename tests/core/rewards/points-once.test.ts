import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Outcome, StoredShape } from "../../../core/money-action/intent.ts";
import { type MoneyAction, resumeMoneyAction, runMoneyAction } from "../../../core/money-action/run.ts";
import { checkIn } from "../../../core/rewards/check-in.ts";
import type { RewardsDependencies } from "../../../core/rewards/port.ts";
import { claimReward, flipCard, spinWheel } from "../../../core/rewards/win-prize.ts";
import { bangkokDateOf, endOfDay, instant, plus } from "../../../core/shared/bangkok-time.ts";
import { aScript, expectTrue, KEY, leftPending, pageOn } from "../money-action/page-on-bad-line.ts";
import { intentsInMemory, type Script, UnreliableBackend } from "../money-action/unreliable-backend.ts";
import { type Effects, unreliableRewards } from "./unreliable-rewards.ts";

function dependenciesOn(script: Script, waits?: number) {
  const backend = new UnreliableBackend(script);
  const { rewards, effects } = unreliableRewards(backend);
  const page = pageOn(backend, script.honoursKeys, waits);
  const dependencies: RewardsDependencies = { ...page, rewards };
  return { backend, dependencies, effects, intents: page.intents };
}

type Created = readonly { readonly id: string }[];

/** One action of the rewards over a bad line; `created` lists what the backend created. */
function caseOf<Shape extends StoredShape, Ask>(
  name: string,
  action: MoneyAction<Shape, RewardsDependencies, Ask, { readonly id: string }>,
  ask: Ask,
  created: (effects: Effects) => Created,
) {
  const run = (dependencies: RewardsDependencies) => runMoneyAction(dependencies, action, ask, KEY);
  return {
    name,
    run,
    created,
    /** Runs it in a page that may close, then resumes it in another; undefined when the first page saw the outcome. */
    runTwice: async (first: RewardsDependencies, second: RewardsDependencies) => {
      const intent = await leftPending(first, action, run(first));
      return intent && resumeMoneyAction(second, action, intent);
    },
  };
}

const CASES = [
  caseOf("a claim", claimReward, { rewardId: "shirt" }, ({ claims }) => claims),
  caseOf("a spin", spinWheel, {}, ({ spins }) => spins),
  caseOf("a card", flipCard, { game: "flip-card", eventId: "e", card: 2 }, ({ plays }) => plays),
  caseOf("a check-in", checkIn, {}, ({ entries }) => entries),
];

function expectTrueOf(outcome: Outcome<{ readonly id: string }>, created: Created) {
  expectTrue(outcome, created.length);
  if (outcome.state === "done") expect(outcome.value.id).toBe(created[0]?.id);
}

describe.each(CASES)("$name over a bad line", ({ run, runTwice, created }) => {
  it("has at most one effect, and its outcome is never wrong", async () => {
    await fc.assert(
      fc.asyncProperty(aScript(), async (script) => {
        const { backend, dependencies, effects, intents } = dependenciesOn(script);
        const outcome = await run(dependencies);
        backend.drain();
        expectTrueOf(outcome, created(effects));
        expect(intents.all().length).toBe(outcome.state === "unknown" ? 1 : 0);
        expect(backend.keysSent.size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it("has a true outcome after the page was closed at any moment and opened again", async () => {
    await fc.assert(
      fc.asyncProperty(aScript(), fc.integer({ min: 0, max: 5 }), async (script, waits) => {
        const { backend, dependencies, effects } = dependenciesOn(script, waits);
        const outcome = await runTwice(dependencies, { ...dependencies, wait: async (ms) => backend.pass(ms) });
        if (!outcome) return;
        backend.drain();
        expectTrueOf(outcome, created(effects));
        expect(outcome.state).not.toBe("failed");
      }),
      { numRuns: 200 },
    );
  });

  it("is done in the end when the backend honours keys and the line recovers", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("request-lost" as const, "reply-lost" as const),
        fc.boolean(),
        async (first, sendsIntents) => {
          const { dependencies } = dependenciesOn({ mishaps: [first], lateByMs: 0, honoursKeys: true, sendsIntents });
          expect((await run(dependencies)).state).toBe("done");
        },
      ),
      { numRuns: 8 },
    );
  });

  it("does not mistake an earlier item for its own effect", async () => {
    const mishaps = ["none", "request-lost"] as const;
    const { dependencies, effects, backend } = dependenciesOn({
      mishaps,
      lateByMs: 0,
      honoursKeys: false,
      sendsIntents: false,
    });
    await run({ ...dependencies, intents: intentsInMemory() });
    if (effects.entries.length > 0) backend.pass(endOfDay(bangkokDateOf(backend.now)) - backend.now);
    expect((await run(dependencies)).state).toBe("unknown");
    expect(created(effects)).toHaveLength(1);
  });
});

describe("a check-in at midnight", () => {
  it("has the right day, whenever it arrives and whatever the device's clock is", async () => {
    const offset = fc.integer({ min: -3 * 3600_000, max: 3 * 3600_000 });
    const toMidnight = fc.integer({ min: 1, max: 40_000 });
    await fc.assert(
      fc.asyncProperty(aScript(), toMidnight, offset, async (script, before, clockOffset) => {
        const { backend, dependencies, effects } = dependenciesOn(script);
        const midnight = endOfDay(bangkokDateOf(backend.now));
        backend.pass(midnight - before - backend.now);
        const outcome = await runMoneyAction(
          { ...dependencies, clock: () => plus(backend.now, clockOffset) },
          checkIn,
          {},
          KEY,
        );
        backend.drain();
        expectTrueOf(outcome, effects.entries);
        if (outcome.state === "done") expect(outcome.value.date).toBe(effects.entries[0]?.date);
      }),
      { numRuns: 300 },
    );
  });

  it("counts for the day of its arrival when it is sent before midnight", async () => {
    const script = { mishaps: ["late"], lateByMs: 2_000, honoursKeys: false, sendsIntents: false } as const;
    const { backend, dependencies } = dependenciesOn(script);
    const midnight = endOfDay(bangkokDateOf(backend.now));
    backend.pass(midnight - 1_000 - backend.now);
    const outcome = await runMoneyAction(dependencies, checkIn, {}, KEY);
    expect(outcome).toMatchObject({ state: "done", value: { date: bangkokDateOf(midnight) } });
  });

  it("is refused unsent when the backend's day is done", async () => {
    const { backend, dependencies, effects } = dependenciesOn({
      mishaps: [],
      lateByMs: 0,
      honoursKeys: true,
      sendsIntents: true,
    });
    await runMoneyAction(dependencies, checkIn, {}, KEY);
    const wrongClock = { ...dependencies, clock: () => plus(backend.now, 24 * 3600_000) };
    const again = await runMoneyAction(wrongClock, checkIn, {}, idempotencyKey("another-decision-of-theirs"));
    expect(again).toMatchObject({ state: "refused", refusal: { code: "check-in-done" } });
    expect(backend.sends).toBe(1);
    effects.sendsToday = false;
    const bangkokNoon = instant(Date.UTC(2026, 10, 21, 5));
    backend.pass(bangkokNoon - backend.now);
    expect((await runMoneyAction(dependencies, checkIn, {}, idempotencyKey("a-decision-of-the-next-day"))).state).toBe(
      "done",
    );
  });
});
