import { affiliateBonus } from "../../core/rules/affiliate-bonus.ts";
import { browserOf } from "../../core/rules/browser-floor.ts";
import { checkInOn } from "../../core/rules/check-in.ts";
import { diceWin } from "../../core/rules/dice.ts";
import { judgeFailure } from "../../core/rules/failure-policy.ts";
import { levelProgress } from "../../core/rules/level-progress.ts";
import { lossRefund } from "../../core/rules/loss-refund.ts";
import { parseBaht } from "../../core/rules/parse-baht.ts";
import { platformOf } from "../../core/rules/platform.ts";
import { promotionAt } from "../../core/rules/promotion.ts";
import { decideWithdrawal } from "../../core/rules/withdrawal-cap.ts";
import { satang } from "../../core/shared/money.ts";
import {
  canDepositBecome,
  canSlipBecome,
  canWithdrawalBecome,
  DEPOSIT_STATUSES,
  SLIP_STATUSES,
  WITHDRAWAL_STATUSES,
} from "../../core/wallet/statuses.ts";
import type { BenchRow } from "./bench-row.ts";
import { interleave, type Sample } from "./interleave.ts";
import {
  checkInQuestion,
  depositsQuestion,
  diceQuestion,
  failureQuestion,
  levelOf,
  NOW,
  netResult,
  pick,
  playedDay,
  promotionQuestion,
  TODAY,
  typedAmount,
  userAgent,
  withdrawalQuestion,
} from "./rule-questions.ts";

const LIMIT = 5_000_000;
const ROUNDS = 9;
const DECISIONS = 400_000;
const QUESTIONS = 4096;
const STAKE = satang(10_000);

/** One answer about a check-in log judges every day of its month; the month here has thirty days. */
const DAYS = 30;

const statusChange = <Status>(all: readonly [Status, ...Status[]]) => {
  return (index: number) => ({ from: pick(all, index), to: pick(all, index >> 3) });
};

/** The rules that only read text or markup (names, addresses, announcements) are left out: they decide nothing. */
const ENGINES = {
  "withdrawal cap": rateOf(withdrawalQuestion, (question) => decideWithdrawal(question).allowed),
  "failure policy": rateOf(failureQuestion, ({ failure, endsOn }) => judgeFailure(failure, endsOn).endsSession),
  promotion: rateOf(promotionQuestion, (setting) => {
    const promotion = promotionAt(setting, NOW);
    return promotion.offered && promotion.periods[0].running;
  }),
  "typed amount": rateOf(typedAmount, (text) => parseBaht(text).ok),
  "browser floor": rateOf(userAgent, (text) => browserOf(text).supported),
  platform: rateOf(userAgent, (text) => platformOf(text, 0) === "DSK"),
  "check-in, a day": rateOf(checkInQuestion, (log) => checkInOn(log, TODAY).done, DAYS),
  "level progress": rateOf(depositsQuestion, (deposits) => levelProgress(deposits).next !== undefined),
  "loss refund": rateOf(
    (index) => ({ net: netResult(index), level: levelOf(index) }),
    ({ net, level }) => lossRefund(net, level) > 0,
  ),
  "affiliate bonus": rateOf(playedDay, (played) => affiliateBonus(played, NOW).wl > 0),
  dice: rateOf(diceQuestion, ({ bet, dice }) => diceWin(bet, STAKE, dice) > 0),
  "deposit status": rateOf(statusChange(DEPOSIT_STATUSES), ({ from, to }) => canDepositBecome(from, to)),
  "withdrawal status": rateOf(statusChange(WITHDRAWAL_STATUSES), ({ from, to }) => canWithdrawalBecome(from, to)),
  "slip status": rateOf(statusChange(SLIP_STATUSES), ({ from, to }) => canSlipBecome(from, to)),
};

/** Decisions a second, with their reasons. The mixed questions are made before the time is measured. */
export async function benchRuleEngines(): Promise<BenchRow[]> {
  const rates = await interleave(ENGINES, ROUNDS);
  return Object.entries(rates).map(([name, rate]) => ({
    what: `rule "${name}", decisions a second`,
    measured: `${(rate / 1e6).toFixed(1)} million`,
    budget: `${LIMIT / 1e6} million`,
    met: rate >= LIMIT,
  }));
}

/** `decisionsPerAnswer`: how many decisions one answer contains. */
function rateOf<Question>(
  make: (index: number) => Question,
  decide: (question: Question) => boolean,
  decisionsPerAnswer = 1,
): Sample {
  const questions = Array.from({ length: QUESTIONS }, (_, index) => make(index));
  const repeats = Math.ceil(DECISIONS / QUESTIONS / decisionsPerAnswer);
  return () => {
    const start = performance.now();
    let yes = 0;
    for (let done = 0; done < repeats; done++) for (const question of questions) if (decide(question)) yes++;
    const seconds = (performance.now() - start) / 1000;
    // The engine could remove a loop whose answer is always the same.
    if (yes === 0 || yes === questions.length * repeats) throw new Error("every question has the same answer");
    return (repeats * QUESTIONS * decisionsPerAnswer) / seconds;
  };
}
