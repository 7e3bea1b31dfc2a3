import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createIntentMemory } from "../../../adapters/browser/intent-memory.ts";
import { keyValue } from "../../../adapters/browser/key-value.ts";
import { newIntentKey } from "../../../adapters/browser/new-intent-key.ts";
import { intentKey } from "../../../core/intent.ts";
import { FLIP_CARD_GAMES } from "../../../core/rewards/play.ts";
import { memberId } from "../../../core/session/member.ts";
import type { MoneyIntent } from "../../../core/money-intent.ts";
import { aBangkokDate, anAmount, anInstant } from "../../arbitraries.ts";
import { fakeStorage } from "./fake-page.ts";

const KEY = "sanam.intents.m-1";

function memoryOn(stored = fakeStorage(), member = "m-1") {
  return createIntentMemory(
    keyValue(() => stored.storage),
    "sanam",
    memberId(member),
  );
}

const decision = { key: fc.stringMatching(/^[\w-]{16,40}$/).map(intentKey), madeAt: anInstant() };
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
        expect(memoryOn(stored).pending()).toEqual(intents);
        for (const { key } of intents) memoryOn(stored).forget(key);
        expect([memoryOn(stored).pending(), stored.held.size]).toEqual([[], 0]);
      }),
    );
  });

  it("keeps members apart", () => {
    const stored = fakeStorage();
    const intent = { kind: "deposit-cancel", id: "d1", key: newIntentKey(), madeAt: 0 } as MoneyIntent;
    memoryOn(stored).remember(intent);
    expect(memoryOn(stored, "m-2").pending()).toEqual([]);
  });

  it("passes over whatever is none, and keeps what is", () => {
    const good = { kind: "deposit-cancel", id: "d1", key: "0123456789abcdef", madeAt: 0 };
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 4 }), (junk) => {
        const stored = fakeStorage();
        stored.storage.setItem(KEY, JSON.stringify([...junk, good, { ...good, key: "short" }, { ...good, id: 1 }]));
        expect(memoryOn(stored).pending()).toEqual([good]);
      }),
    );
    for (const text of ["", "{", "null", '{"0":1}']) {
      const stored = fakeStorage();
      stored.storage.setItem(KEY, text);
      expect(memoryOn(stored).pending()).toEqual([]);
    }
  });
});

describe("newIntentKey", () => {
  it("makes keys that fit and never repeat", () => {
    const keys = Array.from({ length: 1000 }, () => newIntentKey());
    expect(new Set(keys).size).toBe(1000);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  });
});
