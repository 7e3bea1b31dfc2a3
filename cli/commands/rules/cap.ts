import { LEVEL_NAMES } from "../../../core/rules/levels.ts";
import {
  decideWithdrawal,
  WITHDRAWAL_CAPS,
  WITHDRAWALS_PER_DAY,
  type WithdrawalCap,
} from "../../../core/rules/withdrawal-cap.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { ZERO } from "../../../core/shared/money.ts";
import { refusalOf } from "../../../core/shared/refusal.ts";
import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import {
  amount,
  amountOrZero,
  choice,
  momentOption,
  needed,
  wholeNumber,
  withDefault,
} from "../../command-line/options.ts";
import { fields, moment, money, text, yesNo } from "../../output/view.ts";

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
    const refusal = decision.allowed ? undefined : refusalOf(decision.reason);
    const explanation = explain(level);
    return ok({
      data: {
        allowed,
        reason: refusal?.message ?? null,
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
          Reason: refusal?.message,
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

function explain(level: keyof typeof WITHDRAWAL_CAPS): string {
  const limit: WithdrawalCap = WITHDRAWAL_CAPS[level];
  const most = "perDay" in limit ? `${money(limit.perDay)} a Bangkok day` : `${money(limit.perTime)} each time`;
  return `${level} may withdraw ${most}, ${WITHDRAWALS_PER_DAY} times a day; exactly what is left is still allowed.`;
}
