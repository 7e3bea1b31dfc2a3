import { describe, expect, test } from "vitest";
import {
  canDepositBecome,
  canRetryWithdrawal,
  canSlipBecome,
  canWithdrawalBecome,
  DEPOSIT_STATUSES,
  isDepositFinal,
  isSlipFinal,
  isWithdrawalFinal,
  SLIP_STATUSES,
  WITHDRAWAL_STATUSES,
} from "../../../core/wallet/statuses.ts";

interface Flow<S extends string> {
  readonly statuses: readonly S[];
  readonly start: S;
  readonly moves: readonly string[];
  readonly can: (from: S, to: S) => boolean;
  readonly isFinal: (status: S) => boolean;
}

describe("a deposit", () =>
  followsItsFlow({
    statuses: DEPOSIT_STATUSES,
    start: "awaiting-transfer",
    moves: [
      "awaiting-transfer > checking",
      "awaiting-transfer > cancelled",
      "awaiting-transfer > expired",
      "checking > credited",
      "checking > rejected",
    ],
    can: canDepositBecome,
    isFinal: isDepositFinal,
  }));

describe("a withdrawal", () =>
  followsItsFlow({
    statuses: WITHDRAWAL_STATUSES,
    start: "checking",
    moves: ["checking > paying", "checking > rejected", "paying > paid", "paying > rejected"],
    can: canWithdrawalBecome,
    isFinal: isWithdrawalFinal,
  }));

describe("a slip", () =>
  followsItsFlow({
    statuses: SLIP_STATUSES,
    start: "checking",
    moves: ["checking > credited", "checking > rejected", "checking > duplicate"],
    can: canSlipBecome,
    isFinal: isSlipFinal,
  }));

function followsItsFlow<S extends string>(flow: Flow<S>): void {
  const next = (from: S) => flow.statuses.filter((to) => flow.can(from, to));

  test("changes its status exactly as designed", () => {
    const moves = flow.statuses.flatMap((from) => next(from).map((to) => `${from} > ${to}`));
    expect(moves.sort()).toEqual([...flow.moves].sort());
  });

  test("reaches every status from the start, never returns to one, and can always end", () => {
    const reached = new Set<S>();
    const walk = (status: S, before: readonly S[]): void => {
      expect(before).not.toContain(status);
      reached.add(status);
      expect(flow.isFinal(status)).toBe(next(status).length === 0);
      for (const to of next(status)) walk(to, [...before, status]);
    };
    walk(flow.start, []);
    expect([...reached].sort()).toEqual([...flow.statuses].sort());
  });
}

test("only a rejected withdrawal can be retried", () => {
  expect(WITHDRAWAL_STATUSES.filter(canRetryWithdrawal)).toEqual(["rejected"]);
});
