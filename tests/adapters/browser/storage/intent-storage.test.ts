import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { newIdempotencyKey } from "../../../../adapters/browser/new-idempotency-key.ts";
import { createIntentStorage } from "../../../../adapters/browser/storage/intent-storage.ts";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { withdrawAffiliate } from "../../../../core/affiliate/affiliate.ts";
import { cashOut, openGame, playRound, transferToBank } from "../../../../core/games/play-game.ts";
import { idempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import {
  INTENT_LIFETIME_MS,
  type Intent,
  type IntentHead,
  type IntentKind,
  type StoredField,
  type StoredShape,
} from "../../../../core/money-action/intent.ts";
import { checkIn } from "../../../../core/rewards/check-in.ts";
import { claimReward, flipCard, spinWheel } from "../../../../core/rewards/win-prize.ts";
import { memberId } from "../../../../core/session/model.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { cancelDeposit, confirmDeposit, requestDeposit } from "../../../../core/wallet/deposit.ts";
import { confirmSlip, requestSlipDeposit } from "../../../../core/wallet/slip.ts";
import { requestWithdrawal, retryWithdrawal } from "../../../../core/wallet/withdrawal.ts";
import { anAmount } from "../../../arbitraries/core/money.ts";
import { aBangkokDate } from "../../../arbitraries/core/time.ts";
import { fakePage, fakeStorage } from "../fake-page.ts";

const BEGINNING = "sanam.intents.m-1.";
const NOW = instant(Date.UTC(2026, 10, 20, 5));

function intentsOn(stored = fakeStorage(), member = "m-1", now = NOW, page = fakePage().page) {
  const storage = keyValue(() => stored.storage);
  return createIntentStorage({ storage, page, clock: () => now, prefix: "sanam" }, memberId(member));
}

type CancelIntent = Intent<typeof cancelDeposit.stored>;

const CANCEL: CancelIntent = { kind: "deposit-cancel", id: "d1", key: idempotencyKey("0123456789abcdef"), madeAt: NOW };

/** Each money action with the fields of an intent of it, as its first version stored them. */
const STORED: readonly (readonly [IntentKind<StoredShape>, Readonly<Record<string, unknown>>])[] = [
  [requestDeposit, { kind: "deposit-request", amountSatang: 30_000, knownIds: ["d1"] }],
  [cancelDeposit, { kind: "deposit-cancel", id: "d1" }],
  [confirmDeposit, { kind: "deposit-confirm", id: "d1" }],
  [confirmSlip, { kind: "slip-confirm", slipId: "s1", reference: "ref-1", knownIds: [] }],
  [requestSlipDeposit, { kind: "slip-manual", amountSatang: 30_000, payload: "0041", knownIds: [] }],
  [requestWithdrawal, { kind: "withdrawal-request", amountSatang: 30_000, knownIds: ["w1", "w2"] }],
  [retryWithdrawal, { kind: "withdrawal-retry", id: "w1", attempt: 1 }],
  [withdrawAffiliate, { kind: "affiliate-withdrawal", amountSatang: 30_000, type: "wl", knownIds: [] }],
  [openGame, { kind: "game-open", gameId: "dice" }],
  [cashOut, { kind: "game-cash-out", gameId: "dice" }],
  [transferToBank, { kind: "game-transfer" }],
  [playRound, { kind: "game-round", launchId: "l1", betOn: "low", amountSatang: 1000 }],
  [claimReward, { kind: "reward-claim", rewardId: "r1", knownIds: [] }],
  [spinWheel, { kind: "wheel-spin", knownIds: ["p1"] }],
  [flipCard, { kind: "flip-card", game: "flip-card-reward", eventId: "e1", card: 2, knownIds: [] }],
  [checkIn, { kind: "check-in", day: "2026-11-20" }],
];

/** What later versions added, as it is read from such an intent. */
const ADDED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { "deposit-request": { bonusSatang: 0 } };

const CASES = STORED.map(([action, fields]) => ({ action, fields }));

const FIELDS: Readonly<Record<Extract<StoredField, string>, fc.Arbitrary<unknown>>> = {
  satang: anAmount(),
  "added-satang": anAmount(),
  text: fc.string(),
  count: fc.nat(),
  day: aBangkokDate(),
  ids: fc.array(fc.string(), { maxLength: 4 }),
};

function anIntentOf({ kind, stored }: IntentKind<StoredShape>): fc.Arbitrary<IntentHead> {
  const fields = Object.entries(stored).map(([name, field]) => [
    name,
    typeof field === "string" ? FIELDS[field] : fc.constantFrom(...field),
  ]);
  return fc.record({
    ...Object.fromEntries(fields),
    kind: fc.constant(kind),
    key: fc.stringMatching(/^[\w-]{16,40}$/).map(idempotencyKey),
    madeAt: fc.integer({ min: 0, max: INTENT_LIFETIME_MS }).map((ago) => instant(NOW - ago)),
  });
}

describe("the intent storage", () => {
  it("has a kind of its own for each money action", () => {
    expect(new Set(STORED.map(([{ kind }]) => kind)).size).toBe(STORED.length);
  });

  it.each(CASES)("reads a $fields.kind intent of an earlier version", ({ action, fields }) => {
    const stored = fakeStorage();
    const intent = { ...fields, key: "0123456789abcdef", madeAt: NOW };
    stored.storage.setItem(`${BEGINNING}0123456789abcdef`, JSON.stringify(intent));
    expect(intentsOn(stored).pending(action)).toEqual([{ ...ADDED[fields["kind"] as string], ...intent }]);
  });

  it("gives each action its own intents after a reload, oldest first, until they are removed", () => {
    const several = fc.uniqueArray(fc.oneof(...STORED.map(([action]) => anIntentOf(action))), {
      maxLength: 6,
      selector: ({ key }) => key,
    });
    fc.assert(
      fc.property(several, (intents) => {
        const stored = fakeStorage();
        for (const intent of intents) intentsOn(stored).write(intent);
        for (const [action] of STORED) {
          const own = intents.filter(({ kind }) => kind === action.kind);
          expect(intentsOn(stored).pending(action)).toEqual(own.sort((one, other) => one.madeAt - other.madeAt));
        }
        for (const { key } of intents) intentsOn(stored).remove(key);
        expect(stored.held.size).toBe(0);
      }),
    );
  });

  it("keeps members apart, whatever their ids are", () => {
    const stored = fakeStorage();
    intentsOn(stored, "m-1.x").write(CANCEL);
    expect(intentsOn(stored).pending(cancelDeposit)).toEqual([]);
    expect(intentsOn(stored, "m-1.x").pending(cancelDeposit)).toEqual([CANCEL]);
  });

  it("drops an intent that is too old, or that comes from a clock that was set back", () => {
    const stored = fakeStorage();
    intentsOn(stored).write(CANCEL);
    const at = (ms: number) => intentsOn(stored, "m-1", instant(NOW + ms));
    expect(at(INTENT_LIFETIME_MS).pending(cancelDeposit)).toEqual([CANCEL]);
    for (const ms of [INTENT_LIFETIME_MS + 1, -INTENT_LIFETIME_MS - 1])
      expect(at(ms).pending(cancelDeposit)).toEqual([]);
    const keys = Array.from({ length: 22 }, () => newIdempotencyKey());
    for (const key of keys) at(INTENT_LIFETIME_MS + 1).write({ ...CANCEL, key, madeAt: instant(NOW + 1) });
    expect(stored.held.size).toBe(23);
    at(3 * INTENT_LIFETIME_MS).write({ ...CANCEL, key: newIdempotencyKey(), madeAt: NOW });
    // The twenty latest stay: the clock may be wrong for a while.
    expect([stored.held.size, stored.held.has(BEGINNING + CANCEL.key)]).toEqual([21, false]);
  });

  it("keeps an intent that was made while the time was not known, and one whose device was moved afterwards", () => {
    const clocks = { known: NOW, device: NOW };
    const storage = keyValue(() => stored.storage);
    const stored = fakeStorage();
    const intents = createIntentStorage(
      {
        storage,
        page: fakePage().page,
        clock: () => clocks.known,
        device: () => clocks.device,
        prefix: "sanam",
      },
      memberId("m-1"),
    );
    const day = 24 * INTENT_LIFETIME_MS;
    intents.write(CANCEL);
    // A reply tells that the device is a day behind.
    clocks.known = instant(NOW + day + 1000);
    clocks.device = instant(NOW + 1000);
    expect(intents.pending(cancelDeposit)).toEqual([CANCEL]);
    // Then somebody sets it right, and the next page knows no other time at first.
    clocks.device = clocks.known;
    expect(intents.pending(cancelDeposit)).toEqual([CANCEL]);
    // Writing it again makes it no younger.
    clocks.known = instant(clocks.known + INTENT_LIFETIME_MS);
    clocks.device = clocks.known;
    intents.write(CANCEL);
    expect(intents.pending(cancelDeposit)).toEqual([]);
  });

  it("reports what other tabs write and remove for the same member, and a cleared storage", () => {
    const { page, fire } = fakePage();
    const listener = vi.fn();
    const stop = intentsOn(fakeStorage(), "m-1", NOW, page).watch(listener);
    for (const key of [`${BEGINNING}0123456789abcdef`, null, "sanam.session", "sanam.intents.m-2.x"]) {
      fire("storage", { key });
    }
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    fire("storage", { key: null });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("ignores what is not an intent and keeps what is", () => {
    const others = [
      ["short", { ...CANCEL, key: "short" }],
      [newIdempotencyKey(), CANCEL],
      ["0123456789abcdeg", { ...CANCEL, key: "0123456789abcdeg", id: 1 }],
    ] as const;
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json()), { maxLength: 4 }), (junk) => {
        const stored = fakeStorage();
        intentsOn(stored).write(CANCEL);
        for (const [key, intent] of others) stored.storage.setItem(BEGINNING + key, JSON.stringify(intent));
        for (const [at, text] of junk.entries()) stored.storage.setItem(`${BEGINNING}junk-${at}`, text);
        expect(intentsOn(stored).pending(cancelDeposit)).toEqual([CANCEL]);
      }),
    );
  });

  it.each(CASES)("rejects a $fields.kind intent with a wrong or missing field", ({ action, fields }) => {
    for (const name of Object.keys(action.stored)) {
      const isAdded = name in (ADDED[fields["kind"] as string] ?? {});
      for (const wrong of [...(isAdded ? [] : [undefined]), null, {}, -0.5, ["x", 1]]) {
        const stored = fakeStorage();
        const intent = { ...fields, key: "0123456789abcdef", madeAt: NOW, [name]: wrong };
        stored.storage.setItem(`${BEGINNING}0123456789abcdef`, JSON.stringify(intent));
        expect(intentsOn(stored).pending(action)).toEqual([]);
      }
    }
  });
});

describe("newIdempotencyKey", () => {
  it("makes valid keys that never repeat", () => {
    const keys = Array.from({ length: 1000 }, () => newIdempotencyKey());
    expect(new Set(keys).size).toBe(1000);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  });
});
