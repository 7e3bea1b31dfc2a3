import { instant } from "../../core/bangkok-time.ts";
import { satang } from "../../core/money.ts";
import { judgeFailure, SESSION_ENDS_ON } from "../../core/rules/failure-policy.ts";
import { LEVEL_NAMES } from "../../core/rules/levels.ts";
import { decideWithdrawal, type WithdrawalQuestion } from "../../core/rules/withdrawal-cap.ts";
import type { BenchRow } from "./bench-row.ts";
import { interleave, type Sample } from "./interleave.ts";

const LIMIT = 5_000_000;
const ROUNDS = 9;
const DECISIONS = 1_000_000;
const KINDS = 4096;

/** Decisions a second, reasons included, over mixed questions that are made before the clock starts. */
export async function benchRuleEngines(): Promise<BenchRow[]> {
  const rates = await interleave(
    {
      "withdrawal cap": rateOf(withdrawalQuestion, (question) => decideWithdrawal(question).allowed),
      "failure policy": rateOf(failureQuestion, ({ failure, endsOn }) => judgeFailure(failure, endsOn).endsSession),
    },
    ROUNDS,
  );
  return Object.entries(rates).map(([name, rate]) => ({
    what: `${name}, decisions a second`,
    measured: `${(rate / 1e6).toFixed(1)} million`,
    budget: `${LIMIT / 1e6} million`,
    met: rate >= LIMIT,
  }));
}

function rateOf<Question>(make: (index: number) => Question, decide: (question: Question) => boolean): Sample {
  const questions = Array.from({ length: KINDS }, (_, index) => make(index));
  return () => {
    const began = performance.now();
    let yes = 0;
    for (let done = 0; done < DECISIONS; done += KINDS) for (const question of questions) if (decide(question)) yes++;
    const seconds = (performance.now() - began) / 1000;
    // An answer that is always the same would let the loop be optimised away.
    if (yes === 0 || yes === questions.length * Math.ceil(DECISIONS / KINDS)) throw new Error("one-sided questions");
    return (Math.ceil(DECISIONS / KINDS) * KINDS) / seconds;
  };
}

function withdrawalQuestion(index: number): WithdrawalQuestion {
  return {
    level: LEVEL_NAMES[index % LEVEL_NAMES.length] ?? "silver",
    amount: satang(((index * 7919) % 20_000_000) + 1),
    usedToday: satang((index * 104_729) % 9_000_000),
    countToday: index % 6,
    credit: satang((index * 31_337) % 30_000_000),
    now: instant(1_790_000_000_000 + index * 60_000),
  };
}

function failureQuestion(index: number) {
  const status = [200, 400, 401, 403, 404, 408, 500, 503][index % 8];
  return { failure: { status }, endsOn: SESSION_ENDS_ON[(index >> 3) % 2] ?? "unauthorised" };
}
