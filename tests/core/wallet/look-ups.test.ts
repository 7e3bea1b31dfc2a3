import { describe, expect, test } from "vitest";
import { idsOf } from "../../../core/money-action/evidence.ts";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { baht } from "../../../core/shared/money.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { cancelDeposit, confirmDeposit, requestDeposit } from "../../../core/wallet/deposit.ts";
import type { DepositRequest, SlipRequest, WithdrawalRequest } from "../../../core/wallet/model.ts";
import { confirmSlip, requestSlipDeposit } from "../../../core/wallet/slip.ts";
import { DEPOSIT_STATUSES, type DepositStatus } from "../../../core/wallet/statuses.ts";
import {
  readWithdrawalFacts,
  requestWithdrawal,
  retryWithdrawal,
  withdrawalLimits,
} from "../../../core/wallet/withdrawal.ts";
import { START, UnreliableBackend, walletPort } from "../money-action/unreliable-backend.ts";

const KEY = idempotencyKey("our-key-0123456789");
const FINE = { mishaps: [], lateByMs: 0, honoursKeys: true, sendsIntents: false };
const made = { key: KEY, madeAt: START, knownIds: [] };
const common = { createdAt: START, timeline: [], intent: undefined, account: undefined };
const deposit = (status: DepositStatus, amount = 100): DepositRequest => ({
  ...common,
  id: "d",
  status,
  amountSatang: baht(amount),
  expiresAt: undefined,
});
const slip: SlipRequest = { ...common, id: "s", status: "checking", amountSatang: baht(100), reference: "ours" };
const withdrawal: WithdrawalRequest = { ...common, id: "w", status: "checking", amountSatang: baht(100), attempt: 2 };

/** What is needed to look into these lists. */
function backendWith(lists: { deposits?: DepositRequest[]; slips?: SlipRequest[]; withdrawals?: WithdrawalRequest[] }) {
  const wallet = {
    ...walletPort(new UnreliableBackend(FINE)),
    deposits: async () => ok(lists.deposits ?? []),
    slips: async () => ok(lists.slips ?? []),
    withdrawals: async () => ok(lists.withdrawals ?? []),
  };
  type Needed = Parameters<typeof requestWithdrawal.lookUp>[0];
  const never = () => Promise.reject(new Error("a look only reads lists"));
  const needed: Pick<Needed, "wallet" | "clock"> & { readonly session: { readonly level: typeof never } } = {
    wallet,
    clock: () => START,
    session: { level: never },
  };
  return needed as unknown as Needed;
}

test("only the cancelling and the confirming of a deposit may be sent twice to any backend", () => {
  expect([cancelDeposit, confirmDeposit].map(({ repeatable }) => repeatable)).toEqual([true, true]);
  expect([requestDeposit.repeatable, requestWithdrawal.repeatable, retryWithdrawal.repeatable]).not.toContain(true);
});

describe("a look for the effect", () => {
  test("of a cancelled deposit sees what each status says", async () => {
    const intent = { ...made, kind: "deposit-cancel", id: "d" };
    for (const status of DEPOSIT_STATUSES) {
      const request = deposit(status);
      const seen = await cancelDeposit.lookUp(backendWith({ deposits: [request] }), intent);
      if (status === "cancelled") expect(seen).toEqual({ seen: "effect", value: request });
      else if (status === "awaiting-transfer") expect(seen).toEqual({ seen: "nothing" });
      else expect(seen).toMatchObject({ seen: "superseded", refusal: { code: "request-status", facts: { status } } });
    }
  });

  test("of a confirmed deposit sees what each status says", async () => {
    const intent = { ...made, kind: "deposit-confirm", id: "d" };
    const seen = async (status: DepositStatus) =>
      (await confirmDeposit.lookUp(backendWith({ deposits: [deposit(status)] }), intent)).seen;
    expect(await Promise.all(DEPOSIT_STATUSES.map(seen))).toEqual([
      "nothing",
      "effect",
      "effect",
      "effect",
      "superseded",
      "superseded",
    ]);
  });

  test("of a new request takes the amount, and of a slip the reference, as its mark", async () => {
    const lists = backendWith({ deposits: [deposit("checking")], slips: [slip], withdrawals: [withdrawal] });
    const asked = (amount: number) => ({ ...made, kind: "test", amountSatang: baht(amount), bonusSatang: baht(0) });
    const marked = async (amount: number) => [
      (await requestDeposit.lookUp(lists, asked(amount))).seen,
      (await requestWithdrawal.lookUp(lists, asked(amount))).seen,
      (await requestSlipDeposit.lookUp(lists, { ...asked(amount), payload: "00" })).seen,
    ];
    expect(await marked(100)).toEqual(["effect", "effect", "effect"]);
    expect(await marked(101)).toEqual(["nothing", "nothing", "nothing"]);
    const ofSlip = async (reference: string) =>
      (await confirmSlip.lookUp(lists, { ...made, kind: "test", slipId: "s", reference })).seen;
    expect([await ofSlip("ours"), await ofSlip("another")]).toEqual(["effect", "nothing"]);
  });

  test("of a retry needs a later attempt", async () => {
    const lists = backendWith({ withdrawals: [withdrawal] });
    const seen = async (attempt: number) =>
      (await retryWithdrawal.lookUp(lists, { ...made, kind: "test", id: "w", attempt })).seen;
    expect([await seen(1), await seen(2), await seen(3)]).toEqual(["effect", "nothing", "nothing"]);
  });
});

test("an open deposit refuses the next one only when the list was read just now", async () => {
  const lists = backendWith({ deposits: [deposit("checking")] });
  const info = { accounts: [], promptPayId: undefined, minimumSatang: baht(1), maximumSatang: baht(1000) };
  const ask = { amount: baht(100), info };
  expect(await requestDeposit.judge(lists, ask)).toMatchObject({ error: { code: "request-already-open" } });
  const readBefore = { ...ask, requests: [deposit("checking")] };
  expect(await requestDeposit.judge(lists, readBefore)).toEqual(
    ok({ amountSatang: baht(100), bonusSatang: baht(0), knownIds: ["d"] }),
  );
});

test("only a rejected withdrawal is retried, and it is judged by the limits", async () => {
  const lists = backendWith({});
  const facts = {
    level: "silver",
    credit: { creditSatang: baht(100), points: 0, asOf: START },
    withdrawals: [],
  } as const;
  const judged = (changes: Partial<WithdrawalRequest>) =>
    retryWithdrawal.judge(lists, { request: { ...withdrawal, ...changes }, facts });
  expect(await judged({ status: "rejected" })).toEqual(ok({ id: "w", attempt: 2 }));
  expect(await judged({ status: "paid" })).toMatchObject({ error: { code: "request-status" } });
  expect(await retryWithdrawal.judge(lists, { request: undefined, facts })).toMatchObject({
    error: { code: "request-not-found" },
  });
});

test("what the backend does not offer is left to its answer", async () => {
  const missing = async () =>
    err({ kind: "fault", fault: "not-available", endpoint: "", message: "", effect: "none" } as const);
  const lists = {
    deposits: missing,
    depositInfo: missing,
    depositBonuses: missing,
    credit: missing,
    withdrawals: missing,
    slips: missing,
  };
  const needed = backendWith({});
  const without = { ...needed, wallet: { ...needed.wallet, ...lists }, session: { level: missing } };
  const amountSatang = baht(999_999);
  const knownIds = idsOf(undefined);
  expect(await requestDeposit.judge(without, { amount: amountSatang })).toEqual(
    ok({ amountSatang, bonusSatang: baht(0), knownIds }),
  );
  expect(await requestWithdrawal.judge(without, { amount: amountSatang })).toEqual(ok({ amountSatang, knownIds }));
  const facts = await readWithdrawalFacts(without);
  expect(facts.ok && withdrawalLimits(facts.value, START)).toBeUndefined();
  const ask = { payload: "0041000600000101030040220012345678901234", amountSatang };
  expect(await requestSlipDeposit.judge(without, ask)).toEqual(ok({ ...ask, knownIds }));
});

test("a list that fails stops a withdrawal, because its limits are not known", async () => {
  const needed = backendWith({});
  const failing = async () =>
    err({ kind: "fault", fault: "server", endpoint: "", message: "", effect: "none" } as const);
  const without = { ...needed, wallet: { ...needed.wallet, withdrawals: failing }, session: { level: failing } };
  expect(await requestWithdrawal.judge(without, { amount: baht(1) })).toMatchObject({ error: { fault: "server" } });
});
