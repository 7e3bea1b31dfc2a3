import { affiliateBonus } from "../../core/rules/affiliate-bonus.ts";
import { parseBaht } from "../../core/rules/amount.ts";
import { browserOf } from "../../core/rules/browser-floor.ts";
import { checkInOn } from "../../core/rules/check-in.ts";
import { diceWin } from "../../core/rules/dice.ts";
import { judgeFailure } from "../../core/rules/failure-policy.ts";
import { levelProgress } from "../../core/rules/level-progress.ts";
import { lossRefund } from "../../core/rules/loss-refund.ts";
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
const KINDS = 4096;
const STAKE = satang(10_000);

/** A check-in log is judged for every day of its month at once; the bench's month has thirty. */
const DAYS = 30;

const change = <Status>(all: readonly [Status, ...Status[]]) => {
  return (index: number) => ({ from: pick(all, index), to: pick(all, index >> 3) });
};

/** Those that read pasted text or markup (names, addresses, announcements) follow no decision and are left out. */
const ENGINES = {
  "withdrawal cap": rateOf(withdrawalQuestion, (question) => decideWithdrawal(question).allowed),
  "failure policy": rateOf(failureQuestion, ({ failure, endsOn }) => judgeFailure(failure, endsOn).endsSession),
  promotion: rateOf(promotionQuestion, (setting) => {
    const shown = promotionAt(setting, NOW);
    return shown.offered && shown.periods[0].running;
  }),
  "typed amount": rateOf(typedAmount, (text) => parseBaht(text).ok),
  "browser floor": rateOf(userAgent, (text) => browserOf(text).supported),
  platform: rateOf(userAgent, (text) => platformOf(text) === "DSK"),
  "check-in, a day": rateOf(checkInQuestion, (log) => checkInOn(log, TODAY).done, DAYS),
  "level progress": rateOf(depositsQuestion, (deposits) => levelProgress(deposits).next !== undefined),
  "loss refund": rateOf(
    (index) => ({ net: netResult(index), level: levelOf(index) }),
    ({ net, level }) => lossRefund(net, level) > 0,
  ),
  "affiliate bonus": rateOf(playedDay, (played) => affiliateBonus(played, NOW).wl > 0),
  dice: rateOf(diceQuestion, ({ bet, dice }) => diceWin(bet, STAKE, dice) > 0),
  "deposit status": rateOf(change(DEPOSIT_STATUSES), ({ from, to }) => canDepositBecome(from, to)),
  "withdrawal status": rateOf(change(WITHDRAWAL_STATUSES), ({ from, to }) => canWithdrawalBecome(from, to)),
  "slip status": rateOf(change(SLIP_STATUSES), ({ from, to }) => canSlipBecome(from, to)),
};

/** Decisions a second, reasons included, over mixed questions that are made before the clock starts. */
export async function benchRuleEngines(): Promise<BenchRow[]> {
  const rates = await interleave(ENGINES, ROUNDS);
  return Object.entries(rates).map(([name, rate]) => ({
    what: `${name}, decisions a second`,
    measured: `${(rate / 1e6).toFixed(1)} million`,
    budget: `${LIMIT / 1e6} million`,
    met: rate >= LIMIT,
  }));
}

/** `decisionsEach`: how many of them one answer holds. */
function rateOf<Question>(
  make: (index: number) => Question,
  decide: (question: Question) => boolean,
  decisionsEach = 1,
): Sample {
  const questions = Array.from({ length: KINDS }, (_, index) => make(index));
  const repeats = Math.ceil(DECISIONS / KINDS / decisionsEach);
  return () => {
    const began = performance.now();
    let yes = 0;
    for (let done = 0; done < repeats; done++) for (const question of questions) if (decide(question)) yes++;
    const seconds = (performance.now() - began) / 1000;
    // An answer that is always the same would let the loop be optimised away.
    if (yes === 0 || yes === questions.length * repeats) throw new Error("one-sided questions");
    return (repeats * KINDS * decisionsEach) / seconds;
  };
}
