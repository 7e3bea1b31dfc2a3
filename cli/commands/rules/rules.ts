import { type CheckInEntry, checkInOn } from "../../../core/rules/check-in.ts";
import { periodBonus } from "../../../core/rules/deposit-bonus.ts";
import { type FailureReason, judgeFailure, REFUSAL_CODE, SESSION_ENDS_ON } from "../../../core/rules/failure-policy.ts";
import { type LevelProgress, levelProgress, type NextLevel } from "../../../core/rules/level-progress.ts";
import {
  LEVEL_BASES,
  LEVEL_IDS,
  LEVEL_NAMES,
  type Level,
  levelTable,
  REFUND_TABLE_NAMES,
  REFUND_TABLES,
} from "../../../core/rules/levels.ts";
import { type Promotion, type PromotionPeriod, promotionAt } from "../../../core/rules/promotion.ts";
import {
  decideWithdrawal,
  WITHDRAWAL_CAPS,
  WITHDRAWALS_PER_DAY,
  type WithdrawalCap,
} from "../../../core/rules/withdrawal-cap.ts";
import { bangkokDateOf, dayOfMonth, daysInMonth, toIso } from "../../../core/shared/bangkok-time.ts";
import { type Satang, satang, ZERO } from "../../../core/shared/money.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import {
  amount,
  amountOrZero,
  choice,
  dayOption,
  flag,
  momentOption,
  needed,
  option,
  quote,
  textOption,
  wholeNumber,
  withDefault,
} from "../../command-line/options.ts";
import { usage } from "../../output/failure.ts";
import type { Answer } from "../../output/print.ts";
import { sentenceOf } from "../../output/sentences.ts";
import { type Block, fields, type JsonObject, moment, money, table, text, yesNo } from "../../output/view.ts";

export const rulesLevel = command({
  path: ["rules", "level"],
  summary: "Show the level that deposits earn, the distance to the next one and the whole table",
  needs: [],
  examples: [
    inMemory("sanam rules level --deposited 320000"),
    inMemory("sanam rules level --deposited 320000 --month 1200000 --refund classic"),
  ],
  options: {
    deposited: withDefault(amountOrZero("--deposited <baht>", "credited deposits since registration"), ZERO),
    month: withDefault(
      amountOrZero("--month <baht>", "credited deposits of this month, which --deposited includes"),
      ZERO,
    ),
    held: choice("--held <id>", "the id of the present level; 5 and 6 are by invitation", LEVEL_IDS.map(String)),
    platinumBasis: choice("--platinum-basis <basis>", "how platinum's deposits are counted", LEVEL_BASES),
    refund: withDefault(choice("--refund <table>", "the loss-refund table", REFUND_TABLE_NAMES), "standard"),
  },
  run: ({ deposited, month, held, platinumBasis, refund }) => {
    const levels = levelTable(platinumBasis === undefined ? {} : { platinumBasis });
    const heldId = LEVEL_IDS.find((id) => String(id) === held);
    const cumulative = satang(Math.max(deposited, month));
    const progress = levelProgress({ cumulative, month }, heldId, levels);
    const { current, earned, next, byInvitation } = progress;
    const percents = REFUND_TABLES[refund];
    const explanation = explainLevel(progress);
    return ok({
      data: {
        level: current.name,
        levelId: current.id,
        earned,
        refundPercent: percents[current.name],
        next: next ? nextJson(next) : null,
        byInvitation: byInvitation?.name ?? null,
        explanation,
        table: levels.map((row) => levelJson(row, percents[row.name])),
      },
      view: [
        fields({
          Level: `${current.name} (id ${current.id})`,
          "Loss refund": `${percents[current.name]}% (${refund})`,
          Why: explanation,
        }),
        text(""),
        levelTableView(levels, percents),
      ],
    });
  },
});

function explainLevel({ current, earned, next, byInvitation }: LevelProgress): string {
  const { amount, basis } = current.criteria;
  const currentText = current.disabled
    ? `${current.name} is held by invitation and kept whatever the deposits are.`
    : earned
      ? `${current.name} takes ${money(amount)} ${counted(basis)}.`
      : `Every member starts at ${current.name}; ${money(amount)} ${counted(basis)} earns it.`;
  if (next) {
    const { level: nextLevel, missing, percent } = next;
    return `${currentText} ${nextLevel.name} takes ${money(next.required)} ${counted(next.basis)}: ${money(missing)} to go (${percent}%).`;
  }
  return byInvitation ? `${currentText} ${byInvitation.name} is by invitation only.` : currentText;
}

function counted(basis: Level["criteria"]["basis"]): string {
  return basis === "month" ? "deposited in one month" : "deposited in all";
}

function nextJson({ level: nextLevel, basis, deposited, required, missing, percent }: NextLevel): JsonObject {
  return {
    level: nextLevel.name,
    levelId: nextLevel.id,
    basis,
    depositedSatang: deposited,
    requiredSatang: required,
    missingSatang: missing,
    percent,
  };
}

function levelJson(
  { id, name, disabled, criteria, nextLevelAmount, maxAmount }: Level,
  refundPercent: number,
): JsonObject {
  return {
    id,
    name,
    disabled,
    criteriaSatang: criteria.amount,
    basis: criteria.basis,
    nextLevelSatang: nextLevelAmount,
    maxSatang: maxAmount,
    refundPercent,
  };
}

function levelTableView(levels: readonly Level[], percents: Readonly<Record<Level["name"], number>>): Block {
  const rows = levels.map(({ id, name, disabled, criteria, nextLevelAmount }) => [
    String(id),
    name,
    money(criteria.amount),
    criteria.basis,
    money(nextLevelAmount),
    `${percents[name]}%`,
    disabled ? "invitation" : "deposits",
  ]);
  return table(["Id>", "Level", "Deposits>", "Counted", "Next at>", "Refund>", "Earned by"], rows, "No levels.");
}

export const rulesCap = command({
  path: ["rules", "cap"],
  summary: "Show whether an amount may be withdrawn, why, what is left and when it resets",
  needs: [],
  examples: [inMemory("sanam rules cap --level gold --used 250000 --count 2 --amount 60000")],
  notes: "A “no” is an answer here, not a refusal: data.allowed is false and the exit code is 0.",
  options: {
    level: needed(choice("--level <name>", "the member's level", LEVEL_NAMES)),
    used: withDefault(amountOrZero("--used <baht>", "the amount withdrawn today"), ZERO),
    count: withDefault(wholeNumber("--count <n>", "the number of withdrawals today", { min: 0, max: 1000 }), 0),
    amount: needed(amount("--amount <baht>", "the amount to withdraw")),
    credit: amountOrZero("--credit <baht>", "the member's credit (default: only the cap is judged)"),
    at: momentOption("--at <time>", "the moment to judge (default: now)"),
  },
  run: ({ level, used, count, amount: asked, credit, at }, context) => {
    const decision = decideWithdrawal({
      level,
      usedToday: used,
      countToday: count,
      amount: asked,
      now: at ?? context.now(),
      ...(credit === undefined ? {} : { credit }),
    });
    const { allowed, capSatang, leftSatang, leftCount, resetsAt, per } = decision;
    const refusal = decision.allowed ? undefined : decision.reason;
    const reason = refusal && sentenceOf(refusal);
    const explanation = explainCap(level);
    return ok({
      data: {
        allowed,
        reason: reason ?? null,
        code: refusal?.code ?? null,
        capSatang,
        leftSatang,
        leftCount,
        resetsAt: toIso(resetsAt),
        per,
        amountSatang: asked,
        explanation,
      },
      view: [
        fields({
          Allowed: yesNo(allowed),
          Reason: reason,
          Asked: money(asked),
          Left: per === "day" ? `${money(leftSatang)} today` : `${money(leftSatang)} each time`,
          "Times left": String(leftCount),
          "Resets at": moment(resetsAt),
        }),
        text(explanation),
      ],
    });
  },
});

function explainCap(level: keyof typeof WITHDRAWAL_CAPS): string {
  const limit: WithdrawalCap = WITHDRAWAL_CAPS[level];
  const most = "perDay" in limit ? `${money(limit.perDay)} a Bangkok day` : `${money(limit.perTime)} each time`;
  return `${level} may withdraw ${most}, ${WITHDRAWALS_PER_DAY} times a day; exactly what is left is still allowed.`;
}

const PERCENT = { min: 0, max: 1000 };
const HUNDREDTHS = { min: 0, max: 100_000_000 };

export const rulesPromotion = command({
  path: ["rules", "promotion"],
  summary: "Show what the promotion page makes of a bonus setting",
  needs: [],
  examples: [
    inMemory("sanam rules promotion --max 500 --rate 10 --start 10:00 --end 12:00"),
    inMemory("sanam rules promotion --max 500 --rate 10 --deposit 4000 --given 200"),
  ],
  notes: "Times are Bangkok time, HH:MM or HH:MM:SS. The end-digit bonus is in hundredths, as on the wire.",
  options: {
    max: needed(amountOrZero("--max <baht>", "the maximum bonus; at 0 there is no promotion")),
    rate: withDefault(wholeNumber("--rate <percent>", "bonus rate of the first period", PERCENT), 0),
    start: withDefault(time("--start <time>", "when the first period starts"), "00:00:00"),
    end: withDefault(time("--end <time>", "when it ends"), "23:59:59"),
    endDigit: withDefault(wholeNumber("--end-digit <n>", "end-digit bonus of the first period", HUNDREDTHS), 0),
    rate2: withDefault(wholeNumber("--rate2 <percent>", "bonus rate of the second period", PERCENT), 0),
    start2: withDefault(time("--start2 <time>", "when the second period starts"), "00:00:00"),
    end2: withDefault(time("--end2 <time>", "when it ends"), "23:59:59"),
    endDigit2: withDefault(wholeNumber("--end-digit2 <n>", "end-digit bonus of the second period", HUNDREDTHS), 0),
    at: momentOption("--at <time>", "the moment to judge (default: now)"),
    deposit: amount("--deposit <baht>", "what a deposit of this amount earns by itself, where the house pays"),
    given: withDefault(amountOrZero("--given <baht>", "what this running of the period gave before"), ZERO),
  },
  run: ({ deposit, given, max, rate, start, end, endDigit, rate2, start2, end2, endDigit2, at }, context) => {
    const now = at ?? context.now();
    const setting = {
      bonusMax: max,
      bonusRate: rate,
      bonusTimeStart: start,
      bonusTimeEnd: end,
      endNumberBonus: endDigit,
      bonusRate2: rate2,
      bonusTimeStart2: start2,
      bonusTimeEnd2: end2,
      endNumberBonus2: endDigit2,
    };
    const view = promotionAt(setting, now);
    if (!view.offered) return ok(NOT_OFFERED);
    const earned =
      deposit === undefined
        ? undefined
        : (periodBonus({ ...setting, bonusMax: satang(Math.max(0, max - given)) }, deposit, [], now)?.amountSatang ??
          ZERO);
    return ok(offeredAnswer(view, moment(now), earned));
  },
});

const NO_PROMOTION = "There is no promotion unless the maximum bonus is above 0.";
const NOT_OFFERED: Answer = {
  data: { offered: false, explanation: NO_PROMOTION },
  view: [fields({ Offered: yesNo(false), Why: NO_PROMOTION })],
};

function offeredAnswer(
  { maxBonus, periods }: Promotion & { readonly offered: true },
  now: string,
  earnedSatang: Satang | undefined,
): Answer {
  const running = periods.filter((period) => period.running).length;
  const explanation = `The maximum bonus is above 0; ${running} of 2 periods running at ${now}.`;
  return {
    data: {
      offered: true,
      maxBonusSatang: maxBonus,
      periods: periods.map((period) => ({ ...period })),
      ...(earnedSatang !== undefined && { earnedSatang }),
      explanation,
    },
    view: [
      fields({
        Offered: yesNo(true),
        "Maximum bonus": money(maxBonus),
        "The deposit earns": earnedSatang === undefined ? undefined : money(earnedSatang),
        Why: explanation,
      }),
      text(""),
      table(["Period>", "Rate>", "Start", "End", "End digit>", "Running"], periods.map(periodRow), "No periods."),
    ],
  };
}

function periodRow(
  { ratePercent, start, end, endDigitBonus, running }: PromotionPeriod,
  index: number,
): readonly string[] {
  return [String(index + 1), `${ratePercent}%`, start, end, endDigitBonus, yesNo(running)];
}

function time(flags: string, about: string) {
  return option(flags, about, (typed) =>
    /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(typed) ? ok(typed) : err(usage(`${flags} takes HH:MM or HH:MM:SS`)),
  );
}

const VALUE = { min: 0, max: 1_000_000 };

export const rulesCheckIn = command({
  path: ["rules", "check-in"],
  summary: "Show whether today is done or the check-in prompt appears, and draw the month",
  needs: [],
  examples: [inMemory("sanam rules check-in --days 1,2,3 --today 2026-11-04")],
  options: {
    days: withDefault(dayList("--days <list>", "days of this month with a check-in, such as 1,2,5-7"), [], "none"),
    today: dayOption("--today <day>", "the Bangkok day to judge (default: today)"),
    value: wholeNumber("--value <n>", "the points of today (gameValue)", VALUE),
    tomorrow: wholeNumber("--tomorrow <n>", "the points of tomorrow (gameValueTomorrow)", VALUE),
  },
  run: ({ days, today: asked, value, tomorrow }, context) => {
    const today = asked ?? bangkokDateOf(context.now());
    const last = daysInMonth(today);
    const tooLate = days.find((day) => day > last);
    if (tooLate !== undefined) return err(usage(`--days: the month of ${today} has ${last} days, not ${tooLate}`));
    const entries = days.map((day): CheckInEntry => ({ id: String(day), day, value: value ?? 0 }));
    const status = checkInOn({ entries, value, valueTomorrow: tomorrow }, today);
    const futureDays = days.filter((day) => day > dayOfMonth(today));
    const explanation =
      `${today} ${status.done ? "has an entry, so it is done and the prompt hidden" : "has no entry, so the prompt is shown"}` +
      (futureDays.length === 0 ? "." : `; days still to come (${futureDays.join(", ")}) do not count.`);
    return ok({
      data: {
        today,
        done: status.done,
        showPrompt: status.showPrompt,
        value: status.value,
        valueTomorrow: status.valueTomorrow,
        calendar: status.calendar.map(({ day, state }) => ({ day, state })),
        explanation,
      },
      view: [
        fields({
          Today: today,
          Done: yesNo(status.done),
          Prompt: status.showPrompt ? "shown" : "hidden",
          Why: explanation,
        }),
        text(""),
        ...weeks(
          status.calendar.map(({ day, state }) => MARKS[state](day)),
          status.firstWeekday,
        ).map(text),
      ],
    });
  },
});

const MARKS = {
  done: (day: number) => `${String(day).padStart(3)}✓`,
  past: (day: number) => `${String(day).padStart(3)}·`,
  today: (day: number) => `${String(day).padStart(3)}?`,
  ahead: (day: number) => `${String(day).padStart(3)} `,
} as const;

/** One line per week, Sunday first. */
function weeks(days: readonly string[], firstWeekday: number): readonly string[] {
  const cells = [...Array<string>(firstWeekday).fill("    "), ...days];
  const count = Math.ceil(cells.length / 7);
  const title = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"].map((name) => ` ${name} `).join("");
  return [title, ...Array.from({ length: count }, (_, week) => cells.slice(week * 7, week * 7 + 7).join(""))];
}

function dayList(flags: string, about: string) {
  return option(flags, about, (typed) => {
    const days: number[] = [];
    for (const part of typed.split(",")) {
      const match = /^\s*(\d{1,2})(?:-(\d{1,2}))?\s*$/.exec(part);
      const from = Number(match?.[1]);
      const to = Number(match?.[2] ?? match?.[1]);
      if (!(from >= 1 && from <= to && to <= 31))
        return err(usage(`${flags} takes days as 1,2,5-7, not ${quote(typed)}`));
      for (let day = from; day <= to; day += 1) days.push(day);
    }
    return ok([...new Set(days)].sort((one, other) => one - other));
  });
}

export const rulesFailure = command({
  path: ["rules", "failure"],
  summary: "Show whether a failed call ends the session or raises the service problem",
  needs: [],
  examples: [
    inMemory("sanam rules failure --status 503"),
    inMemory("sanam rules failure --status 500 --session-ends-on any-failure"),
  ],
  options: {
    status: wholeNumber("--status <n>", `the reply's status; ${REFUSAL_CODE} is the special code`, {
      min: 0,
      max: 999_999,
    }),
    code: textOption("--code <code>", `the code of the body or the transport, such as ${REFUSAL_CODE} or ECONNABORTED`),
    cancelled: flag("--cancelled", "the site cancelled the call"),
    sessionEndsOn: withDefault(
      choice("--session-ends-on <reading>", "the brand's reading of the specification", SESSION_ENDS_ON),
      "unauthorised",
    ),
  },
  run: ({ status, code, cancelled, sessionEndsOn }) => {
    if (status === undefined && code === undefined && !cancelled) {
      return err(usage("describe the failure with --status <n>, --code <code> or --cancelled"));
    }
    const { reason, endsSession, raisesServiceProblem, refusal } = judgeFailure(
      { status, code, cancelled },
      sessionEndsOn,
    );
    const explanation = `${EXPLANATIONS[reason]} The session ends on ${ENDS[sessionEndsOn]}.`;
    return ok({
      data: { reason, endsSession, raisesServiceProblem, refusal, sessionEndsOn, explanation },
      view: [
        fields({
          Reason: reason,
          "Ends the session": yesNo(endsSession),
          "Service problem": yesNo(raisesServiceProblem),
          "Shown as refusal": yesNo(refusal),
          Why: explanation,
        }),
      ],
    });
  },
});

const ENDS = {
  unauthorised: "401 and 403 only",
  "any-failure": `every failed reply but the special code ${REFUSAL_CODE}`,
} as const;

const EXPLANATIONS = {
  success: "A status from 200 to 299 is no failure.",
  refused: `${REFUSAL_CODE} is the backend's own “no”: it is shown and never ends the session.`,
  unauthorised: "401 and 403 say that the session is over.",
  unavailable: "503 raises the service-problem flag.",
  "timed-out": "408 and ECONNABORTED raise the service-problem flag.",
  cancelled: "A call we gave up raises the service-problem flag and says nothing of the session.",
  unreachable: "No reply came, so nobody said that the session is over.",
  server: "Any other status is a failure of the backend.",
} as const satisfies Record<FailureReason, string>;
