import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { NO_INTENT_STORAGE } from "../../../core/money-action/intent.ts";
import { runMoneyAction } from "../../../core/money-action/run.ts";
import { WITHDRAWALS_PER_DAY } from "../../../core/rules/withdrawal-cap.ts";
import { type BangkokDate, DAY_MS, instant, parseBangkokDate, plus } from "../../../core/shared/bangkok-time.ts";
import { baht, type Satang, ZERO } from "../../../core/shared/money.ts";
import { ok } from "../../../core/shared/result.ts";
import { requestDeposit } from "../../../core/wallet/deposit.ts";
import { appendHistory, listHistory } from "../../../core/wallet/history.ts";
import {
  type HistoryEntry,
  type HistoryQuery,
  laterCredit,
  type WithdrawalRequest,
} from "../../../core/wallet/model.ts";
import { requestSlipDeposit, verifySlip } from "../../../core/wallet/slip.ts";
import {
  judgeWithdrawal,
  retryWithdrawal,
  type WithdrawalFacts,
  withdrawalLimits,
} from "../../../core/wallet/withdrawal.ts";
import { aLevelName } from "../../arbitraries/core/levels.ts";
import { aCredit } from "../../arbitraries/core/members.ts";
import { aSatang } from "../../arbitraries/core/money.ts";
import { aWithdrawalRequest } from "../../arbitraries/core/requests.ts";
import { START, UnreliableBackend, walletPort } from "../money-action/unreliable-backend.ts";

const KEY = idempotencyKey("one-decision-of-one-person");
const FINE_LINE = { mishaps: [], lateByMs: 0, honoursKeys: true, sendsIntents: true };

const aWithdrawal = () =>
  aWithdrawalRequest(fc.integer({ min: -3 * DAY_MS, max: -DAY_MS / 24 }).map((ago) => instant(START + ago)));

const someFacts = (): fc.Arbitrary<WithdrawalFacts> =>
  fc.record({
    level: aLevelName(),
    credit: aCredit(fc.constant(START)),
    withdrawals: fc.array(aWithdrawal(), { maxLength: 8 }),
  });

describe("withdrawalLimits", () => {
  it("shows the largest allowed amount: one satang more is refused", () => {
    fc.assert(
      fc.property(someFacts(), (facts) => {
        const { mostSatang = ZERO } = withdrawalLimits(facts, START) ?? {};
        if (mostSatang > 0) expect(judgeWithdrawal(mostSatang, facts, START)).toBeUndefined();
        expect(judgeWithdrawal((mostSatang + 1) as Satang, facts, START)?.field).toBe("amount");
      }),
    );
  });

  it("starts again at midnight in Bangkok, whenever the facts were read", () => {
    fc.assert(
      fc.property(someFacts(), (facts) => {
        const { resetsAt = START } = withdrawalLimits(facts, START) ?? {};
        const fresh = withdrawalLimits(facts, resetsAt);
        expect(fresh?.usedTodaySatang).toBe(0);
        expect(fresh?.leftCount).toBe(WITHDRAWALS_PER_DAY);
      }),
    );
  });

  it("counts a retry on the day of the retry", () => {
    const yesterday = plus(START, -DAY_MS);
    const request: WithdrawalRequest = {
      id: "w1",
      amountSatang: baht(40_000),
      status: "checking",
      createdAt: yesterday,
      attempt: 2,
      account: undefined,
      timeline: [
        { status: "checking", at: yesterday },
        { status: "rejected", at: yesterday },
        { status: "checking", at: START },
      ],
      intent: undefined,
    };
    const credit = { creditSatang: baht(500_000), points: 0, asOf: START };
    const limits = withdrawalLimits({ level: "silver", credit, withdrawals: [request] }, START);
    expect(limits?.leftSatang).toBe(baht(60_000));
    expect(limits?.leftCount).toBe(4);
  });
});

describe("laterCredit", () => {
  it("never goes back in time, whatever the order of the answers is", () => {
    const aCredit = fc.record({
      creditSatang: aSatang(),
      points: fc.constant(0),
      asOf: fc.integer({ min: 0, max: 5 }).map(instant),
    });
    fc.assert(
      fc.property(fc.array(aCredit, { minLength: 1 }), (answers) => {
        let shown = laterCredit(undefined, answers[0] ?? { creditSatang: baht(0), points: 0, asOf: instant(0) });
        for (const answer of answers) {
          const next = laterCredit(shown, answer);
          expect(next.asOf).toBeGreaterThanOrEqual(shown.asOf);
          shown = next;
        }
        expect(shown.asOf).toBe(Math.max(...answers.map(({ asOf }) => asOf)));
      }),
    );
  });
});

describe("requestDeposit", () => {
  const dependenciesOn = (backend: UnreliableBackend) => ({
    wallet: walletPort(backend),
    clock: () => backend.now,
    wait: () => Promise.resolve(),
    honoursKeys: true,
    intents: NO_INTENT_STORAGE,
  });

  it.each([
    [baht(49.99), "amount-below-minimum"],
    [baht(100_000.01), "amount-above-maximum"],
  ])("refuses %d satang unsent", async (amount, code) => {
    const backend = new UnreliableBackend(FINE_LINE);
    const outcome = await runMoneyAction(dependenciesOn(backend), requestDeposit, { amount }, KEY);
    expect(outcome).toMatchObject({ state: "refused", refusal: { code, field: "amount" } });
    expect(backend.sends).toBe(0);
  });

  it.each([baht(50), baht(100_000)])("accepts the limits themselves: %d satang", async (amount) => {
    const backend = new UnreliableBackend(FINE_LINE);
    expect((await runMoneyAction(dependenciesOn(backend), requestDeposit, { amount }, KEY)).state).toBe("done");
  });

  it("refuses a second request while one is open", async () => {
    const backend = new UnreliableBackend(FINE_LINE);
    backend.deposit(baht(100), undefined);
    const outcome = await runMoneyAction(dependenciesOn(backend), requestDeposit, { amount: baht(100) }, KEY);
    expect(outcome).toMatchObject({ state: "refused", refusal: { code: "request-already-open" } });
  });

  it("fails unsent when a read before it fails", async () => {
    const backend = new UnreliableBackend({ ...FINE_LINE, readsFail: [true] });
    expect((await runMoneyAction(dependenciesOn(backend), requestDeposit, { amount: baht(100) }, KEY)).state).toBe(
      "failed",
    );
    expect(backend.sends).toBe(0);
  });
});

describe("retryWithdrawal", () => {
  it("retries only a rejected withdrawal", async () => {
    const backend = new UnreliableBackend(FINE_LINE);
    backend.withdraw(baht(100), undefined);
    const [request] = backend.withdrawals;
    if (!request) throw new Error("no withdrawal");
    const dependencies = {
      wallet: walletPort(backend),
      session: { level: () => Promise.reject(new Error("not asked")) },
      clock: () => backend.now,
      wait: () => Promise.resolve(),
      honoursKeys: true,
      intents: NO_INTENT_STORAGE,
    };
    expect(await runMoneyAction(dependencies, retryWithdrawal, { request }, KEY)).toMatchObject({
      state: "refused",
      refusal: { code: "request-status" },
    });
  });
});

describe("slips", () => {
  it("ask the bank only about a text that may be a mini QR", async () => {
    const review = { slipId: "s" } as never;
    const asked = vi.fn(() => Promise.resolve(ok(review)));
    const wallet = { ...walletPort(new UnreliableBackend(FINE_LINE)), verifySlip: asked };
    for (const text of [
      "",
      "hello",
      "https://example.com/0041",
      "00",
      `00${"1".repeat(600)}`,
      `x00${"1".repeat(60)}`,
    ]) {
      expect(await verifySlip({ wallet }, text)).toMatchObject({ error: { code: "slip-not-a-slip" } });
    }
    expect(asked).not.toHaveBeenCalled();
    const payload = "0041000600000101030140220014242082547BPP019235102TH91049C30";
    expect(await verifySlip({ wallet }, ` ${payload}\n`)).toEqual(ok(review));
    expect(asked).toHaveBeenCalledWith(payload);
  });

  it("are not given to staff without an amount", async () => {
    const backend = new UnreliableBackend(FINE_LINE);
    const dependencies = {
      wallet: walletPort(backend),
      clock: () => backend.now,
      wait: () => Promise.resolve(),
      honoursKeys: true,
      intents: NO_INTENT_STORAGE,
    };
    const slip = { payload: "x", amountSatang: baht(0) };
    expect(await runMoneyAction(dependencies, requestSlipDeposit, slip, KEY)).toMatchObject({
      refusal: { code: "amount-zero" },
    });
  });
});

describe("the history", () => {
  const day = (text: string): BangkokDate => {
    const parsed = parseBangkokDate(text);
    if (!parsed) throw new Error(text);
    return parsed;
  };

  it("swaps days in the wrong order", async () => {
    const asked = vi.fn((_query: HistoryQuery) => Promise.resolve(ok({ items: [], next: undefined })));
    const [from, to] = [day("2026-11-20"), day("2026-11-01")];
    await listHistory({ wallet: { history: asked } }, { kinds: ["deposit"], from, to }, "c", 10);
    expect(asked).toHaveBeenCalledWith({ kinds: ["deposit"], from: to, to: from, cursor: "c", limit: 10 });
  });

  it("shows no line twice and keeps the order", () => {
    const entry = (id: number): HistoryEntry => ({
      id: String(id),
      kind: "game",
      at: START,
      creditSatang: baht(1),
      points: 0,
      balanceSatang: undefined,
      reference: "",
      title: undefined,
    });
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 20 }));
    fc.assert(
      fc.property(ids, ids, (shown, page) => {
        const all = appendHistory(shown.map(entry), page.map(entry)).map(({ id }) => Number(id));
        expect(all).toEqual([...new Set([...shown, ...page])]);
      }),
    );
  });
});
