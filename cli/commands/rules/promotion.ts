import { type Promotion, type PromotionPeriod, promotionAt } from "../../../core/rules/promotion.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { amountOrZero, momentOption, needed, option, wholeNumber, withDefault } from "../../command-line/options.ts";
import type { Answer } from "../../output/answer.ts";
import { usage } from "../../output/failure.ts";
import { fields, moment, money, table, text, yesNo } from "../../output/view.ts";

const PERCENT = { min: 0, max: 1000 };
const HUNDREDTHS = { min: 0, max: 100_000_000 };

export const rulesPromotion = command({
  path: ["rules", "promotion"],
  summary: "Show what the promotion page makes of a bonus setting",
  needs: [],
  examples: [inMemory("sanam rules promotion --max 500 --rate 10 --start 10:00 --end 12:00")],
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
  },
  run: ({ max, rate, start, end, endDigit, rate2, start2, end2, endDigit2, at }, context) => {
    const now = at ?? context.now();
    const view = promotionAt(
      {
        bonusMax: max,
        bonusRate: rate,
        bonusTimeStart: start,
        bonusTimeEnd: end,
        endNumberBonus: endDigit,
        bonusRate2: rate2,
        bonusTimeStart2: start2,
        bonusTimeEnd2: end2,
        endNumberBonus2: endDigit2,
      },
      now,
    );
    return ok(view.offered ? offeredAnswer(view, moment(now)) : NOT_OFFERED);
  },
});

const NO_PROMOTION = "There is no promotion unless the maximum bonus is above 0.";
const NOT_OFFERED: Answer = {
  data: { offered: false, explanation: NO_PROMOTION },
  view: [fields({ Offered: yesNo(false), Why: NO_PROMOTION })],
};

function offeredAnswer({ maxBonus, periods }: Promotion & { readonly offered: true }, now: string): Answer {
  const running = periods.filter((period) => period.running).length;
  const explanation = `The maximum bonus is above 0; ${running} of 2 periods running at ${now}.`;
  return {
    data: { offered: true, maxBonusSatang: maxBonus, periods: periods.map((period) => ({ ...period })), explanation },
    view: [
      fields({ Offered: yesNo(true), "Maximum bonus": money(maxBonus), Why: explanation }),
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
