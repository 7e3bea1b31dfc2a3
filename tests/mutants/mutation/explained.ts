import { CORE_EXPLAINED } from "./explained/core-explained.ts";
import { GAMES_EXPLAINED } from "./explained/games-explained.ts";
import { NEAR_MATCHER_EXPLAINED } from "./explained/near-matcher-explained.ts";
import { RULES_EXPLAINED } from "./explained/rules-explained.ts";
import { SHARED_EXPLAINED } from "./explained/shared-explained.ts";
import type { Explanation } from "./explanation.ts";

/** Each stands for all mutations of its file that make one line the other. */
export const EXPLAINED: readonly Explanation[] = [
  ...SHARED_EXPLAINED,
  ...RULES_EXPLAINED,
  ...CORE_EXPLAINED,
  ...NEAR_MATCHER_EXPLAINED,
  ...GAMES_EXPLAINED,
  {
    file: "core/wallet/withdrawal-limits.ts",
    before: "const mostSatang = left.leftCount === 0 || most < ZERO ? ZERO : most;",
    after: "const mostSatang = left.leftCount === 0 || most <= ZERO ? ZERO : most;",
    reason: "Both sides are 0 when the most is 0.",
  },
  {
    file: "core/wallet/withdrawal-limits.ts",
    before: "return { amountSatang, status, attemptedAt: attempts[attempts.length - 1]?.at ?? createdAt };",
    after: "return { amountSatang, status, attemptedAt: (attempts[attempts.length - 1]?.at) || (createdAt) };",
    reason: "No attempt was made in the first millisecond of 1970.",
  },
  {
    file: "core/wallet/ledger-lines-of.ts",
    before: "to: bangkokDateOf(timeline[timeline.length - 1]?.at ?? createdAt),",
    after: "to: bangkokDateOf((timeline[timeline.length - 1]?.at) || (createdAt)),",
    reason: "No step was made in the first millisecond of 1970.",
  },
  {
    file: "core/wallet/list-history.ts",
    before: "const [first, last] = from && to && from > to ? [to, from] : [from, to];",
    after: "const [first, last] = from && to && from >= to ? [to, from] : [from, to];",
    reason: "Two equal days are the same in both orders.",
  },
  {
    file: "core/wallet/history-csv.ts",
    before: 'text(title ?? ""),',
    after: 'text((title) || ("")),',
    reason: "An empty title becomes an empty text.",
  },
  {
    file: "core/wallet/with-deposit-minimum.ts",
    before: "return raised > info.minimumSatang ? { ...info, minimumSatang: raised } : info;",
    after: "return raised >= info.minimumSatang ? { ...info, minimumSatang: raised } : info;",
    reason: "Of two equal minimums either one is the result.",
  },
  {
    file: "core/wallet/banks.ts",
    before: "return BY_FOLDED_NAME.get(name) ?? BY_FOLDED_NAME.get(fold(name));",
    after: "return (BY_FOLDED_NAME.get(name)) || (BY_FOLDED_NAME.get(fold(name)));",
    reason: "The name as it was typed only saves the time of folding it.",
  },
  {
    file: "core/wallet/banks.ts",
    before: "return BY_FOLDED_NAME.get(name) ?? BY_FOLDED_NAME.get(fold(name));",
    after: "return BY_FOLDED_NAME.get(fold(name));",
    reason: "The name as it was typed only saves the time of folding it.",
  },
  {
    file: "core/wallet/history-totals.ts",
    before: "const inSatang = add(ZERO, ...credits.filter((credit) => credit > ZERO));",
    after: "const inSatang = add(ZERO, ...credits.filter((credit) => credit >= ZERO));",
    reason: "A line without credit adds 0.",
  },
  {
    file: "core/money-action/evidence.ts",
    before:
      'list.value.find(({ intent }) => intent === key) ?? list.value.find( (item) => item.intent === undefined && !knownIds.includes(item.id) && ("createdAt" in item ? item.createdAt : item.at) >= madeAt - CLOCK_TOLERANCE_MS && resembles(item), );',
    after:
      '(list.value.find(({ intent }) => intent === key)) || (list.value.find( (item) => item.intent === undefined && !knownIds.includes(item.id) && ("createdAt" in item ? item.createdAt : item.at) >= madeAt - CLOCK_TOLERANCE_MS && resembles(item), ));',
    reason: "An item of a list is never a false value.",
  },
  {
    file: "core/wallet/open-requests.ts",
    before:
      'if (!isDepositFinal(status)) open.push({ kind: "deposit", id, amountSatang, createdAt, status, timeline });',
    after:
      'if (!isDepositFinal(status)) open.unshift({ kind: "deposit", id, amountSatang, createdAt, status, timeline });',
    reason: "The list is sorted by time afterwards; requests of the same millisecond have no order.",
  },
  {
    file: "core/wallet/open-requests.ts",
    before: 'if (!isSlipFinal(status)) open.push({ kind: "slip", id, amountSatang, createdAt, status, timeline });',
    after: 'if (!isSlipFinal(status)) open.unshift({ kind: "slip", id, amountSatang, createdAt, status, timeline });',
    reason: "The list is sorted by time afterwards; requests of the same millisecond have no order.",
  },
  {
    file: "core/wallet/open-requests.ts",
    before:
      'if (!isWithdrawalFinal(status)) open.push({ kind: "withdrawal", id, amountSatang, createdAt, status, timeline });',
    after:
      'if (!isWithdrawalFinal(status)) open.unshift({ kind: "withdrawal", id, amountSatang, createdAt, status, timeline });',
    reason: "The list is sorted by time afterwards; requests of the same millisecond have no order.",
  },
];
