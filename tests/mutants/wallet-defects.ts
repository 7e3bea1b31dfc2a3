import type { Mutant } from "./mutant.ts";

const STAFF = "adapters/house/staff/decide.ts";
const SLIP = "adapters/house/wallet/slip/decide.ts";
const SLIP_IN_USE = "adapters/house/wallet/slip/slip-in-use.ts";
const DEPOSIT = "adapters/house/wallet/deposit/decide.ts";
const STATUSES = "core/wallet/statuses.ts";
const LEDGER = "adapters/house/wallet/ledger.ts";
const CAP = "core/rules/withdrawal-cap.ts";
const law = "adapters/house";

/** Deposits, slips, staff's decisions, the ledger and caps. */
export const WALLET_DEFECTS: readonly Mutant[] = [
  {
    defect: "a rejected withdrawal returns a satang less",
    file: STAFF,
    find: '{ type: "withdrawal-rejected", at, id, amount, reason',
    replace: '{ type: "withdrawal-rejected", at, id, amount: (amount - 1) as typeof amount, reason',
    law,
  },
  {
    defect: "an approved slip is not compared with credited ones",
    file: STAFF,
    find: 'const taken = takenKeys.some(({ kind, value }) => kind === "slip" && value === transfer);',
    replace: "const taken = takenKeys.length > 99 && transfer.length > 0;",
    law,
  },
  {
    defect: "a slip is compared with the member's own only",
    file: SLIP,
    find: "if (usedHere || usedElsewhere)",
    replace: "if (usedHere || (usedElsewhere && transfer.length === 0))",
    law,
  },
  {
    defect: "a slip is compared with those of others only",
    file: SLIP_IN_USE,
    find: '(slip.status === "checking" || slip.status === "credited")',
    replace: 'slip.status === "duplicate"',
    law: "adapters/house/wallet/wallet-edges.test.ts",
  },
  {
    defect: "a credited slip can be sent again",
    file: SLIP_IN_USE,
    find: '(slip.status === "checking" || slip.status === "credited")',
    replace: 'slip.status === "checking"',
    law: "adapters/house/wallet/wallet-edges.test.ts",
  },
  {
    defect: "a confirmed slip takes no key of its transfer",
    file: SLIP,
    find: 'bankSaid: "matching", claimed: true }',
    replace: 'bankSaid: "matching", claimed: false }',
    law,
  },
  {
    defect: "two deposits await their transfer",
    file: DEPOSIT,
    find: 'if (awaitsTransfer) return err(refuse("request-already-open"));',
    replace: "",
    law,
  },
  {
    defect: "a deposit's largest amount does not count",
    file: DEPOSIT,
    find: "maximumSatang: limits.depositMaximum,",
    replace: "maximumSatang: (limits.depositMaximum * 2) as typeof limits.depositMaximum,",
    law: "adapters/house/wallet/wallet-edges.test.ts",
  },
  {
    defect: "a deposit expires a millisecond late",
    file: "adapters/house/engine/due-events.ts",
    find: ".filter(({ at }) => at <= now)",
    replace: ".filter(({ at }) => at < now)",
    law,
  },
  {
    defect: "a confirmed deposit can be cancelled",
    file: STATUSES,
    find: 'checking: ["credited", "rejected"],\n  credited: [],',
    replace: 'checking: ["credited", "rejected", "cancelled"],\n  credited: [],',
    law,
  },
  {
    defect: "a cancelled deposit can be confirmed",
    file: STATUSES,
    find: "  cancelled: [],\n",
    replace: '  cancelled: ["checking"],\n',
    law,
  },
  {
    defect: "an expired deposit can be confirmed",
    file: STATUSES,
    find: "  expired: [],\n",
    replace: '  expired: ["checking"],\n',
    law,
  },
  {
    defect: "the month's deposits go on in the next month",
    file: LEDGER,
    find: "deposited.month === month ? add(deposited.inMonth, amount) : amount",
    replace: "add(deposited.inMonth, amount)",
    law: "adapters/house/wallet/wallet-edges.test.ts",
  },
  {
    defect: "all deposits are those of the month",
    file: LEDGER,
    find: "total: add(deposited.total, amount)",
    replace: "total: deposited.month === month ? add(deposited.total, amount) : amount",
    law: "adapters/house/wallet/wallet-edges.test.ts",
  },
  {
    defect: "a line's balance is the one before it",
    file: LEDGER,
    find: "balanceSatang: creditSatang }",
    replace: "balanceSatang: state.creditSatang }",
    law: "adapters/house/wallet/wallet-edges.test.ts",
  },
  {
    defect: "last month's deposits count for diamond",
    file: "adapters/house/session/views.ts",
    find: "deposited.month === monthOf(bangkokDateOf(now)) ? deposited.inMonth : ZERO",
    replace: "deposited.inMonth",
    law: "adapters/house/wallet/wallet-edges.test.ts",
  },
  {
    defect: "gold is earned above 50,000",
    file: "core/rules/level-progress.ts",
    find: "deposits.cumulative) >= criteria.amount",
    replace: "deposits.cumulative) > criteria.amount",
    law: "core/rules/level-progress.test.ts",
  },
  {
    defect: "vip is earned by deposits",
    file: "core/rules/level-progress.ts",
    find: "if (level.disabled) {",
    replace: "if (level.disabled && !isMet(level, deposits)) {",
    law: "core/rules/level-progress.test.ts",
  },
  {
    defect: "platinum withdraws as much as diamond",
    file: CAP,
    find: "platinum: { perDay: baht(500_000) }",
    replace: "platinum: { perDay: baht(1_000_000) }",
    law: "core/rules/withdrawal-cap.test.ts",
  },
  {
    defect: "vip has the cap of a day",
    file: CAP,
    find: "vip: { perTime: baht(100_000) }",
    replace: "vip: { perDay: baht(100_000) }",
    law: "core/rules/withdrawal-cap.test.ts",
  },
  {
    defect: "the cap of a time is not looked at",
    file: CAP,
    find: "if (amount > leftSatang) {",
    replace: 'if (amount > leftSatang && per === "day") {',
    law: "core/rules/withdrawal-cap.test.ts",
  },
  {
    defect: "the cap counts paid withdrawals only",
    file: CAP,
    find: 'status === "rejected" ||',
    replace: 'status !== "paid" ||',
    law: "core/rules/withdrawal-cap.test.ts",
  },
  {
    defect: "a withdrawal may be one satang above the credit",
    file: CAP,
    find: "amount > credit)",
    replace: "amount > credit + 1)",
    law: "core/rules/withdrawal-cap.test.ts",
  },
];
