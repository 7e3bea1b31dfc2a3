import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { MoneyIntent } from "../../../core/money-action/intent.ts";
import type { Outcome } from "../../../core/money-action/outcome.ts";
import { checkIn } from "../../../core/rewards/check-in.ts";
import { claimReward } from "../../../core/rewards/claim-reward.ts";
import type { RewardsDependencies } from "../../../core/rewards/dependencies.ts";
import { flipCard } from "../../../core/rewards/flip-card.ts";
import { settleCheckIn } from "../../../core/rewards/settle-check-in.ts";
import { settleClaim } from "../../../core/rewards/settle-claim.ts";
import { settleFlip } from "../../../core/rewards/settle-flip.ts";
import { settleSpin } from "../../../core/rewards/settle-spin.ts";
import { spinWheel } from "../../../core/rewards/spin-wheel.ts";
import { bangkokDateOf, endOfDay, instant, plus } from "../../../core/shared/bangkok-time.ts";
import { aScript, expectHonest, KEY, leftUnheard, pageOn } from "../money-action/page-on-bad-line.ts";
import { memoryInMemory, type Script, UnreliableWallet } from "../wallet/unreliable-wallet.ts";
import { type Effects, unreliableRewards } from "./unreliable-rewards.ts";

function dependenciesOn(script: Script, waits?: number) {
  const backend = new UnreliableWallet(script);
  const { rewards, effects } = unreliableRewards(backend);
  const dependencies: RewardsDependencies = { ...pageOn(backend, script.honoursKeys, waits), rewards };
  return { backend, dependencies, effects };
}

const CHOICE = { game: "flip-card", eventId: "e", card: 2 } as const;

interface Action {
  readonly act: (dependencies: RewardsDependencies) => Promise<Outcome<{ readonly id: string }>>;
  readonly resume: (
    dependencies: RewardsDependencies,
    intent: MoneyIntent,
  ) => Promise<Outcome<{ readonly id: string }>> | undefined;
  readonly made: (effects: Effects) => readonly { readonly id: string }[];
}

const RESUMED = { resumed: true };
const ACTIONS: readonly (readonly [string, Action])[] = [
  [
    "a claim",
    {
      act: (dependencies) => claimReward(dependencies, { rewardId: "shirt", key: KEY }),
      resume: (dependencies, intent) =>
        intent.kind === "reward-claim" ? settleClaim(dependencies, intent, RESUMED) : undefined,
      made: ({ claims }) => claims,
    },
  ],
  [
    "a spin",
    {
      act: (dependencies) => spinWheel(dependencies, { key: KEY }),
      resume: (dependencies, intent) =>
        intent.kind === "wheel-spin" ? settleSpin(dependencies, intent, RESUMED) : undefined,
      made: ({ spins }) => spins,
    },
  ],
  [
    "a card",
    {
      act: (dependencies) => flipCard(dependencies, { choice: CHOICE, key: KEY }),
      resume: (dependencies, intent) =>
        intent.kind === "flip-card" ? settleFlip(dependencies, intent, RESUMED) : undefined,
      made: ({ plays }) => plays,
    },
  ],
  [
    "a check-in",
    {
      act: (dependencies) => checkIn(dependencies, { key: KEY }),
      resume: (dependencies, intent) =>
        intent.kind === "check-in" ? settleCheckIn(dependencies, intent, RESUMED) : undefined,
      made: ({ entries }) => entries,
    },
  ],
];

function expectHonestOf(outcome: Outcome<{ readonly id: string }>, made: readonly { readonly id: string }[]) {
  expectHonest(outcome, made.length);
  if (outcome.state === "done") expect(outcome.value.id).toBe(made[0]?.id);
}

describe.each(ACTIONS)("%s over a bad line", (_, { act, resume, made }) => {
  it("has one effect at most, and is never wrongly called done, refused or failed", async () => {
    await fc.assert(
      fc.asyncProperty(aScript(), async (script) => {
        const { backend, dependencies, effects } = dependenciesOn(script);
        const outcome = await act(dependencies);
        backend.drain();
        expectHonestOf(outcome, made(effects));
        expect(dependencies.memory.pending().length).toBe(outcome.state === "unknown" ? 1 : 0);
        expect(backend.keysSent.size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it("stays honest when the page is closed at any moment and opened again", async () => {
    await fc.assert(
      fc.asyncProperty(aScript(), fc.integer({ min: 0, max: 5 }), async (script, waits) => {
        const { backend, dependencies, effects } = dependenciesOn(script, waits);
        const intent = await leftUnheard(dependencies, act(dependencies));
        if (!intent) return;
        const outcome = await resume({ ...dependencies, wait: async (ms) => backend.pass(ms) }, intent);
        if (!outcome) throw new Error(`memoize as ${intent.kind}`);
        backend.drain();
        expectHonestOf(outcome, made(effects));
        expect(outcome.state).not.toBe("failed");
      }),
      { numRuns: 200 },
    );
  });

  it("gets done in the end where keys are honoured and the line recovers", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("request-lost" as const, "reply-lost" as const),
        fc.boolean(),
        async (first, tellsIntents) => {
          const { dependencies } = dependenciesOn({ mishaps: [first], lateByMs: 0, honoursKeys: true, tellsIntents });
          expect((await act(dependencies)).state).toBe("done");
        },
      ),
      { numRuns: 8 },
    );
  });

  it("does not take what was there before for its own effect", async () => {
    const mishaps = ["none", "request-lost"] as const;
    const { dependencies, effects, backend } = dependenciesOn({
      mishaps,
      lateByMs: 0,
      honoursKeys: false,
      tellsIntents: false,
    });
    await act({ ...dependencies, memory: memoryInMemory() });
    if (effects.entries.length > 0) backend.pass(endOfDay(bangkokDateOf(backend.now)) - backend.now);
    expect((await act(dependencies)).state).toBe("unknown");
    expect(made(effects)).toHaveLength(1);
  });
});

describe("a check-in at midnight", () => {
  it("is honest about its day, whenever it arrives and whatever clock the device has", async () => {
    const offset = fc.integer({ min: -3 * 3600_000, max: 3 * 3600_000 });
    const toMidnight = fc.integer({ min: 1, max: 40_000 });
    await fc.assert(
      fc.asyncProperty(aScript(), toMidnight, offset, async (script, before, ahead) => {
        const { backend, dependencies, effects } = dependenciesOn(script);
        const midnight = endOfDay(bangkokDateOf(backend.now));
        backend.pass(midnight - before - backend.now);
        const outcome = await checkIn({ ...dependencies, clock: () => plus(backend.now, ahead) }, { key: KEY });
        backend.drain();
        expectHonestOf(outcome, effects.entries);
        if (outcome.state === "done") expect(outcome.value.date).toBe(effects.entries[0]?.date);
      }),
      { numRuns: 300 },
    );
  });

  it("that was sent before midnight and arrived after it counts for the day that it arrived on", async () => {
    const script = { mishaps: ["late"], lateByMs: 2_000, honoursKeys: false, tellsIntents: false } as const;
    const { backend, dependencies } = dependenciesOn(script);
    const midnight = endOfDay(bangkokDateOf(backend.now));
    backend.pass(midnight - 1_000 - backend.now);
    const outcome = await checkIn(dependencies, { key: KEY });
    expect(outcome).toMatchObject({ state: "done", value: { date: bangkokDateOf(midnight) } });
  });

  it("is refused without a request when the day is done, by the backend's day", async () => {
    const { backend, dependencies, effects } = dependenciesOn({
      mishaps: [],
      lateByMs: 0,
      honoursKeys: true,
      tellsIntents: true,
    });
    await checkIn(dependencies, { key: KEY });
    const wrongClock = { ...dependencies, clock: () => plus(backend.now, 24 * 3600_000) };
    const again = await checkIn(wrongClock, { key: idempotencyKey("another-decision-of-theirs") });
    expect(again).toMatchObject({ state: "refused", refusal: { code: "check-in-done" } });
    expect(backend.sends).toBe(1);
    effects.tellsToday = false;
    const bangkokNoon = instant(Date.UTC(2026, 10, 21, 5));
    backend.pass(bangkokNoon - backend.now);
    expect((await checkIn(dependencies, { key: idempotencyKey("a-decision-of-the-next-day") })).state).toBe("done");
  });
});
