import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { newIdempotencyKey } from "../../../../adapters/browser/new-idempotency-key.ts";
import { createIntentMemory } from "../../../../adapters/browser/storage/intent-storage.ts";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { idempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import { INTENT_KEPT_MS, type MoneyIntent } from "../../../../core/money-action/intent.ts";
import { FLIP_CARD_GAMES } from "../../../../core/rewards/play.ts";
import { memberId } from "../../../../core/session/model.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { aBangkokDate, anAmount } from "../../../arbitraries.ts";
import { fakePage, fakeStorage } from "../fake-page.ts";

const BEGINNING = "sanam.intents.m-1.";
const NOW = instant(Date.UTC(2026, 10, 20, 5));

function memoryOn(stored = fakeStorage(), member = "m-1", now = NOW, page = fakePage().page) {
  const storage = keyValue(() => stored.storage);
  return createIntentMemory({ storage, page, clock: () => now, prefix: "sanam" }, memberId(member));
}

const decision = {
  key: fc.stringMatching(/^[\w-]{16,40}$/).map(idempotencyKey),
  madeAt: fc.integer({ min: 0, max: INTENT_KEPT_MS }).map((ago) => instant(NOW - ago)),
};
const CANCELLING = {
  kind: "deposit-cancel",
  id: "d1",
  key: idempotencyKey("0123456789abcdef"),
  madeAt: NOW,
} as const satisfies MoneyIntent;
const knownIds = fc.array(fc.string(), { maxLength: 4 });

const anIntent = (): fc.Arbitrary<MoneyIntent> =>
  fc.oneof(
    fc.record({
      ...decision,
      kind: fc.constantFrom("deposit-request" as const, "withdrawal-request" as const),
      amountSatang: anAmount(),
      knownIds,
    }),
    fc.record({
      ...decision,
      kind: fc.constantFrom("deposit-cancel" as const, "deposit-confirm" as const),
      id: fc.string(),
    }),
    fc.record({
      ...decision,
      kind: fc.constant("slip-confirm" as const),
      slipId: fc.string(),
      reference: fc.string(),
      knownIds,
    }),
    fc.record({
      ...decision,
      kind: fc.constant("slip-manual" as const),
      amountSatang: anAmount(),
      payload: fc.string(),
      knownIds,
    }),
    fc.record({ ...decision, kind: fc.constant("game-open" as const), gameId: fc.string() }),
    fc.record({ ...decision, kind: fc.constant("game-cash-out" as const), gameId: fc.string() }),
    fc.record({ ...decision, kind: fc.constant("game-transfer" as const) }),
    fc.record({
      ...decision,
      kind: fc.constant("game-round" as const),
      launchId: fc.string(),
      betOn: fc.string(),
      amountSatang: anAmount(),
    }),
    fc.record({ ...decision, kind: fc.constant("reward-claim" as const), rewardId: fc.string(), knownIds }),
    fc.record({ ...decision, kind: fc.constant("wheel-spin" as const), knownIds }),
    fc.record({
      ...decision,
      kind: fc.constant("flip-card" as const),
      game: fc.constantFrom(...FLIP_CARD_GAMES),
      eventId: fc.string(),
      card: fc.nat(),
      knownIds,
    }),
    fc.record({ ...decision, kind: fc.constant("check-in" as const), day: aBangkokDate() }),
    fc.record({ ...decision, kind: fc.constant("withdrawal-retry" as const), id: fc.string(), attempt: fc.nat() }),
  );

describe("the intent memory", () => {
  it("gives every kind of intent back after a reload, oldest first, until it is forgotten", () => {
    const several = fc.uniqueArray(anIntent(), { maxLength: 5, selector: ({ key }) => key });
    fc.assert(
      fc.property(several, (intents) => {
        const stored = fakeStorage();
        for (const intent of intents) memoryOn(stored).remember(intent);
        expect(memoryOn(stored).pending()).toEqual([...intents].sort((one, other) => one.madeAt - other.madeAt));
        for (const { key } of intents) memoryOn(stored).forget(key);
        expect([memoryOn(stored).pending(), stored.held.size]).toEqual([[], 0]);
      }),
    );
  });

  it("keeps members apart, whatever their ids", () => {
    const stored = fakeStorage();
    memoryOn(stored, "m-1.x").remember(CANCELLING);
    expect(memoryOn(stored).pending()).toEqual([]);
    expect(memoryOn(stored, "m-1.x").pending()).toEqual([CANCELLING]);
  });

  it("lets go of one whose time is over, and of one from a clock that was put back", () => {
    const stored = fakeStorage();
    memoryOn(stored).remember(CANCELLING);
    const at = (ms: number) => memoryOn(stored, "m-1", instant(NOW + ms));
    expect(at(INTENT_KEPT_MS).pending()).toEqual([CANCELLING]);
    for (const ms of [INTENT_KEPT_MS + 1, -INTENT_KEPT_MS - 1]) expect(at(ms).pending()).toEqual([]);
    const next = { ...CANCELLING, key: newIdempotencyKey(), madeAt: instant(NOW + INTENT_KEPT_MS + 1) };
    at(INTENT_KEPT_MS + 1).remember(next);
    expect([...stored.held.keys()]).toEqual([BEGINNING + next.key]);
  });

  it("tells of what other tabs remember and forget for the same member, and of a storage that was cleared", () => {
    const { page, fire } = fakePage();
    const listener = vi.fn();
    const stop = memoryOn(fakeStorage(), "m-1", NOW, page).watch(listener);
    for (const key of [`${BEGINNING}0123456789abcdef`, null, "sanam.session", "sanam.intents.m-2.x"]) {
      fire("storage", { key });
    }
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    fire("storage", { key: null });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("passes over whatever is none, and keeps what is", () => {
    const others = [
      ["short", { ...CANCELLING, key: "short" }],
      [newIdempotencyKey(), CANCELLING],
      ["0123456789abcdeg", { ...CANCELLING, key: "0123456789abcdeg", id: 1 }],
    ] as const;
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue().map(String), fc.json()), { maxLength: 4 }), (junk) => {
        const stored = fakeStorage();
        memoryOn(stored).remember(CANCELLING);
        for (const [key, intent] of others) stored.storage.setItem(BEGINNING + key, JSON.stringify(intent));
        for (const [at, text] of junk.entries()) stored.storage.setItem(`${BEGINNING}junk-${at}`, text);
        expect(memoryOn(stored).pending()).toEqual([CANCELLING]);
      }),
    );
  });
});

describe("newIdempotencyKey", () => {
  it("makes keys that fit and never repeat", () => {
    const keys = Array.from({ length: 1000 }, () => newIdempotencyKey());
    expect(new Set(keys).size).toBe(1000);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  });
});
