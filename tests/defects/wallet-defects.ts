import { type Defect, defectsBelow } from "./plant.ts";

const NO_LAW = undefined;
const WALLET = "adapters/house/wallet";
const SITE = "adapters/house/site";
const withdrawals = "adapters/house/laws/withdrawal-laws.test.ts";
const days = "adapters/house/laws/day-laws.test.ts";
const FED = '{ "deposit-credited": $1, "slip-credited": $2, "withdrawal-paid": $3 }';
const edges = "adapters/house/wallet/wallet-edges.test.ts";

/** Deposits, slips, withdrawals and their cap, levels, the ledger, the feed and the site. */
export const WALLET_DEFECTS: readonly Defect[] = [
  ...defectsBelow(WALLET, withdrawals, [
    [
      "a second rejection after a retry gives nothing back",
      "withdrawal-rejected",
      [
        "postWithdrawal($1, $2, amount, $3)",
        "postWithdrawal($1, $2, requestIn(state.withdrawals, id).intents.length > 1 ? ZERO : amount, $3)",
      ],
    ],
    [
      "a rejection takes the amount again",
      "withdrawal-rejected",
      ["postWithdrawal($1, $2, amount, $3)", "postWithdrawal($1, $2, subtract(ZERO, amount), $3)"],
    ],
    ["a retry takes nothing", "withdrawal-retried", ["subtract(ZERO, $)", "ZERO"]],
    ["a retry does not count today", "withdrawal-retried", ["{ attemptedAt: at, intents: $ }", "{ intents: $ }"]],
    [
      "a refund is dated at the request",
      "withdrawal-rejected",
      ["postWithdrawal($1, $2, $3, at)", "postWithdrawal($1, $2, $3, requestIn(state.withdrawals, id).createdAt)"],
    ],
    [
      "a refund is dated at the latest attempt",
      "withdrawal-rejected",
      ["postWithdrawal($1, $2, $3, at)", "postWithdrawal($1, $2, $3, requestIn(state.withdrawals, id).attemptedAt)"],
    ],
    ["an attempt has the number of the one before", "withdrawalView.attempt", ['$ === "checking"', '$ === "rejected"']],
    ["an attempt shows the first one's key", "withdrawalView.intent", ["intents[attempt - 1]", "intents[0]"]],
  ]),
  ...defectsBelow(WALLET, "adapters/house/staff/back-office.test.ts", [
    ["a retry is found by the day of its first attempt", "WITHDRAWALS.found", ["$.attemptedAt", "$.createdAt"]],
  ]),
  ...defectsBelow(SITE, withdrawals, [
    [
      "the feed shows unpaid withdrawals",
      "feed.follow",
      [FED, '{ "deposit-credited": $1, "slip-credited": $2, "withdrawal-requested": $3 }'],
    ],
    [
      "the feed shows rejected withdrawals",
      "feed.follow",
      [FED, '{ "deposit-credited": $1, "slip-credited": $2, "withdrawal-paid": $3, "withdrawal-rejected": $3 }'],
    ],
    [
      "the feed shows refunds as deposits",
      "feed.follow",
      [FED, '{ "deposit-credited": $1, "slip-credited": $2, "withdrawal-paid": $3, "withdrawal-rejected": $1 }'],
    ],
    ["the feed has the oldest first", "withEntry.order", ["$", "0 - $"]],
  ]),
  ...defectsBelow("core", withdrawals, [
    ["the cap counts paid withdrawals only", "withdrawalUsage", ['$ === "rejected"', '$ !== "paid"']],
    ["a rejected withdrawal counts", "withdrawalUsage", ['status === "rejected" || $', "$"]],
    [
      "the cap counts by the day of Greenwich",
      "withdrawalUsage",
      ["!isSameBangkokDay($1, $2)", "Math.floor($1 / 86_400_000) !== Math.floor($2 / 86_400_000)"],
    ],
    ["one withdrawal more a day", "WITHDRAWALS_PER_DAY", ["$", "6"]],
    ["exactly what is left is refused", "reasonAgainst", ["$ > leftSatang", "$ >= leftSatang"]],
    [
      "a paid withdrawal can be retried",
      "canRetryWithdrawal",
      ['$ === "rejected"', '$ === "rejected" || $ === "paid"'],
    ],
  ]),
  ...defectsBelow("core", "core/rules/withdrawal-cap.test.ts", [
    ["platinum withdraws as much as diamond", "WITHDRAWAL_CAPS.platinum", ["$", "{ perDay: baht(1_000_000) }"]],
    ["vip has the cap of a day", "WITHDRAWAL_CAPS.vip", ["{ perTime: $ }", "{ perDay: $ }"]],
    ["the cap of a time is not looked at", "reasonAgainst", ["$ > leftSatang", '$ > leftSatang && per === "day"']],
    ["a withdrawal may be one satang above the credit", "reasonAgainst", ["$ > credit", "$ > credit + 1"]],
  ]),
  ...defectsBelow(WALLET, days, [
    [
      "a history is filtered by the day of Greenwich",
      "postToLedger.day",
      ["bangkokDateOf($)", "new Date($).toISOString().slice(0, 10) as ReturnType<typeof bangkokDateOf>"],
    ],
    ["a history has other kinds, too", "historyPage.tags", ["$", "[]"]],
  ]),
  ...defectsBelow(WALLET, NO_LAW, [
    [
      "a rejected withdrawal returns a satang less",
      "WITHDRAWALS.review",
      [
        '{ type: "withdrawal-rejected", at, id, amount, reason: $ }',
        '{ type: "withdrawal-rejected", at, id, amount: (amount - 1) as typeof amount, reason: $ }',
      ],
    ],
    [
      "an approved slip is not compared with credited ones",
      "SLIPS.review",
      ["isTaken(transfer, takenKeys)", "takenKeys.length > 99 && transfer.length > 0"],
    ],
  ]),
  ...defectsBelow(WALLET, NO_LAW, [
    [
      "a slip is compared with the member's own only",
      "decideSlip",
      ["usedHere || usedElsewhere", "usedHere || (usedElsewhere && transfer.length === 0)"],
    ],
    ["a confirmed slip takes no key of its transfer", "confirm.claimed", ["$", "false"]],
    ["two deposits await their transfer", "decideDeposit", ['if ($) $has("request-already-open")', ""]],
  ]),
  ...defectsBelow(WALLET, edges, [
    [
      "a slip is compared with those of others only",
      "isSlipInUse",
      ['$ === "checking" || $ === "credited"', '$ === "duplicate"'],
    ],
    ["a credited slip can be sent again", "isSlipInUse", ['$ === "checking" || $ === "credited"', '$ === "checking"']],
    ["a deposit's largest amount does not count", "decideDeposit.maximumSatang", ["$", "($ * 2) as typeof $"]],
    ["the month's deposits go on in the next month", "postDeposit.inMonth", ["$1 ? $2 : amount", "$2"]],
    ["all deposits are those of the month", "postDeposit.total", ["$", "deposited.month === month ? $ : amount"]],
    ["a line's balance is the one before it", "postToLedger.balanceSatang", ["creditSatang", "state.creditSatang"]],
  ]),
  ...defectsBelow("core", NO_LAW, [
    ["a confirmed deposit can be cancelled", "DEPOSIT.checking", ["[$1, $2]", '[$1, $2, "cancelled"]']],
    ["a cancelled deposit can be confirmed", "DEPOSIT.cancelled", ["$", '["checking"]']],
    ["an expired deposit can be confirmed", "DEPOSIT.expired", ["$", '["checking"]']],
  ]),
  ...defectsBelow("core", "core/rules/level-progress.test.ts", [
    ["gold is earned above 50,000", "isMet", ["$ >= criteria.amount", "$ > criteria.amount"]],
    ["vip is earned by deposits", "levelProgress", ["level.disabled", "level.disabled && !isMet(level, deposits)"]],
  ]),
  ...defectsBelow(SITE, NO_LAW, [
    ["the feed has whole names", "withEntry", ["maskName($)", "$"]],
    ["news for members are public", "announcementsFor", ["!membersOnly", "!membersOnly || true"]],
    [
      "the ranking has the lowest stakes first",
      "readRanking",
      ["if ($) return shown;", "if ($) return shown.reverse();"],
    ],
  ]),
];
