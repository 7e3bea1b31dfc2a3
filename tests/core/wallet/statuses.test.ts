import { describe, expect, test } from "vitest";
import {
  canDepositBecome,
  DEPOSIT_STATUSES,
  isDepositFinal,
  isDepositStatus,
  nextDepositStatuses,
} from "../../../core/wallet/deposit-status.ts";
import {
  canSlipBecome,
  isSlipFinal,
  isSlipStatus,
  nextSlipStatuses,
  SLIP_STATUSES,
} from "../../../core/wallet/slip-status.ts";
import {
  canRetryWithdrawal,
  canWithdrawalBecome,
  isWithdrawalFinal,
  isWithdrawalStatus,
  nextWithdrawalStatuses,
  WITHDRAWAL_STATUSES,
} from "../../../core/wallet/withdrawal-status.ts";

interface Life<S extends string> {
  readonly statuses: readonly S[];
  readonly start: S;
  readonly moves: readonly string[];
  readonly next: (status: S) => readonly S[];
  readonly can: (from: S, to: S) => boolean;
  readonly isFinal: (status: S) => boolean;
  readonly isStatus: (status: unknown) => boolean;
}

const deposit: Life<(typeof DEPOSIT_STATUSES)[number]> = {
  statuses: DEPOSIT_STATUSES,
  start: "awaiting-transfer",
  moves: [
    "awaiting-transfer > checking",
    "awaiting-transfer > cancelled",
    "awaiting-transfer > expired",
    "checking > credited",
    "checking > rejected",
  ],
  next: nextDepositStatuses,
  can: canDepositBecome,
  isFinal: isDepositFinal,
  isStatus: isDepositStatus,
};

const withdrawal: Life<(typeof WITHDRAWAL_STATUSES)[number]> = {
  statuses: WITHDRAWAL_STATUSES,
  start: "checking",
  moves: ["checking > paying", "checking > rejected", "paying > paid", "paying > rejected"],
  next: nextWithdrawalStatuses,
  can: canWithdrawalBecome,
  isFinal: isWithdrawalFinal,
  isStatus: isWithdrawalStatus,
};

const slip: Life<(typeof SLIP_STATUSES)[number]> = {
  statuses: SLIP_STATUSES,
  start: "checking",
  moves: ["checking > credited", "checking > rejected", "checking > duplicate"],
  next: nextSlipStatuses,
  can: canSlipBecome,
  isFinal: isSlipFinal,
  isStatus: isSlipStatus,
};

describe("deposit", () => holdsItsLife(deposit));
describe("withdrawal", () => holdsItsLife(withdrawal));
describe("slip", () => holdsItsLife(slip));

function holdsItsLife<S extends string>(life: Life<S>): void {
  test("moves exactly as designed", () => {
    const moves = life.statuses.flatMap((from) =>
      life.statuses.filter((to) => life.can(from, to)).map((to) => `${from} > ${to}`),
    );
    expect([...moves].sort()).toEqual([...life.moves].sort());
  });

  test("reaches every status from its start, never comes back, and always can end", () => {
    const reached = new Set<S>();
    const walk = (status: S, before: readonly S[]): void => {
      expect(before).not.toContain(status);
      reached.add(status);
      const next = life.next(status);
      expect(life.isFinal(status)).toBe(next.length === 0);
      for (const to of next) walk(to, [...before, status]);
    };
    walk(life.start, []);
    expect([...reached].sort()).toEqual([...life.statuses].sort());
  });

  test("knows its own statuses only", () => {
    for (const status of life.statuses) expect(life.isStatus(status)).toBe(true);
    for (const wrong of ["", "CHECKING", "toString", null, undefined, 1]) expect(life.isStatus(wrong)).toBe(false);
  });
}

test("only a rejected withdrawal can be retried", () => {
  expect(WITHDRAWAL_STATUSES.filter(canRetryWithdrawal)).toEqual(["rejected"]);
});
