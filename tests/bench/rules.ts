import { type Failure, judgeFailure, SESSION_ENDS_ON, type SessionEndsOn } from "../../core/rules/failure-policy.ts";
import { type LevelDeposits, levelProgress } from "../../core/rules/level-progress.ts";
import { LEVEL_NAMES, LEVELS } from "../../core/rules/levels.ts";
import { parseBaht } from "../../core/rules/parse-baht.ts";
import { decideWithdrawal, type WithdrawalQuestion } from "../../core/rules/withdrawal-cap.ts";
import { instant } from "../../core/shared/bangkok-time.ts";
import { baht, formatBaht, MAX_AMOUNT, satang } from "../../core/shared/money.ts";
import { type Bench, interleave, processorTime, type Row, ratioRow, type Sample } from "./bench.ts";

const MOST = 3;
const QUESTIONS = 4096;

/**
 * A rule that says why, and a plain function that makes the same comparison by hand and says only yes or no. Rules that
 * give no reason are such functions themselves.
 */
interface Pair<Question> {
  readonly rule: string;
  readonly ask: (index: number) => Question;
  readonly decide: (question: Question) => boolean;
  readonly byHand: (question: Question) => boolean;
}

const DAY_CAPS = {
  silver: baht(100_000),
  gold: baht(300_000),
  platinum: baht(500_000),
  diamond: baht(1_000_000),
} as const;

const withdrawalCap: Pair<WithdrawalQuestion> = {
  rule: "withdrawal cap",
  ask: (index) => ({
    level: pick(LEVEL_NAMES, index),
    amount: satang(((index * 7919) % 20_000_000) + 1),
    usedToday: satang((index * 104_729) % 9_000_000),
    countToday: index % 6,
    credit: satang((index * 31_337) % 30_000_000),
    now: instant(1_790_000_000_000 + index * 60_000),
  }),
  decide: (question) => decideWithdrawal(question).allowed,
  byHand({ level, amount, usedToday, countToday, credit }) {
    const left = level === "vip" ? 10_000_000 : DAY_CAPS[level] - usedToday;
    return amount > 0 && countToday < 5 && amount <= left && (credit === undefined || amount <= credit);
  },
};

const failurePolicy: Pair<{ readonly failure: Failure; readonly endsOn: SessionEndsOn }> = {
  rule: "failure policy",
  ask: (index) => ({
    failure: { status: pick([200, 400, 401, 403, 404, 408, 500, 503], index) },
    endsOn: pick(SESSION_ENDS_ON, index >> 3),
  }),
  decide({ failure, endsOn }) {
    const { endsSession, raisesServiceProblem } = judgeFailure(failure, endsOn);
    return endsSession || raisesServiceProblem;
  },
  byHand({ failure: { status, code, cancelled }, endsOn }) {
    if (cancelled || code === "ECONNABORTED") return true;
    if (status === 500256 || code === 500256 || code === "500256") return false;
    if (status === 401 || status === 403 || status === 408 || status === 503) return true;
    return endsOn === "any-failure" && !!status && (status < 200 || status > 299);
  },
};

const level: Pair<LevelDeposits> = {
  rule: "level progress",
  ask: (index) => ({ cumulative: satang(index * 20_000), month: satang(index * 40_000) }),
  decide: (deposits) => levelProgress(deposits).next !== undefined,
  byHand({ cumulative, month }) {
    let missing = 0;
    for (const { disabled, criteria } of LEVELS) {
      if (disabled) continue;
      const deposited = criteria.basis === "month" ? month : cumulative;
      if (deposited >= criteria.amount) missing = 0;
      else if (missing === 0) missing = criteria.amount - deposited;
    }
    return missing > 0;
  },
};

/** Amounts as people type them: mostly digits, some pasted with signs, some wrong. */
const typedAmount: Pair<string> = {
  rule: "typed amount",
  ask(index) {
    const number = ((index * 7919) % 90_000) + 1;
    const written = formatBaht(satang(number * 100 + (index % 100)));
    const plain = `${number}`;
    const others = [
      `${number}.50`,
      written.slice(1),
      "๕๐๐",
      `${number} บาท`,
      "",
      written,
      `-${number}`,
      "1.125",
      "abc",
    ];
    return index % 3 === 0 ? plain : pick(others as [string, ...string[]], index);
  },
  decide: (text) => parseBaht(text).ok,
  byHand(text) {
    const latin = text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
    const plain = latin.replace(/[,\s฿]|บาท/g, "");
    return /^\d+(?:\.\d{0,2})?$/.test(plain) && Number(plain) > 0 && Number(plain) * 100 <= MAX_AMOUNT;
  },
};

export const rules: Bench = {
  about: "what a decision with its reason costs",
  async *rows(smoke) {
    yield await compare(withdrawalCap, smoke);
    yield await compare(failurePolicy, smoke);
    yield await compare(level, smoke);
    yield await compare(typedAmount, smoke);
  },
};

async function compare<Question>({ rule, ask, decide, byHand }: Pair<Question>, smoke: boolean): Promise<Row> {
  const questions = Array.from({ length: QUESTIONS }, (_, index) => ask(index));
  const differs = questions.find((question) => decide(question) !== byHand(question));
  if (differs !== undefined) throw new Error(`${rule}: by hand the answer differs to ${JSON.stringify(differs)}`);
  // Short samples, and many: most of them run without a break by other work of the machine.
  const repeats = smoke ? 1 : 10;
  const runs = await interleave(
    { engine: timeOf(questions, decide, repeats), plain: timeOf(questions, byHand, repeats) },
    smoke ? 0 : 601,
  );
  const nanoseconds = (time: number) => `${((time * 1000) / (repeats * QUESTIONS)).toFixed(0)} ns`;
  const about = {
    what: `rule "${rule}" (${nanoseconds(runs.median("engine"))})`,
    against: `by hand (${nanoseconds(runs.median("plain"))})`,
  };
  return ratioRow(about, runs.ratio("engine", "plain"), { most: MOST });
}

function timeOf<Question>(
  questions: readonly Question[],
  decide: (question: Question) => boolean,
  repeats: number,
): Sample {
  return () =>
    processorTime(() => {
      let yes = 0;
      for (let done = 0; done < repeats; done++) for (const question of questions) if (decide(question)) yes++;
      // The engine could remove a loop whose answer is always the same.
      if (yes === 0 || yes === questions.length * repeats) throw new Error("every question has the same answer");
    });
}

/** The values in turns: the questions are the same in every run. */
function pick<T>(all: readonly [T, ...T[]], index: number): T {
  return all[index % all.length] ?? all[0];
}
