import { toIso } from "../../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../../core/shared/result.ts";
import { readWithdrawalFacts, withdrawalLimits } from "../../../../core/wallet/withdrawal-limits.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { fields, moment, money } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";

export const walletWithdrawLimits = command({
  path: ["wallet", "withdraw", "limits"],
  summary: "Show how much and how often the member may still withdraw today",
  needs: ["member"],
  examples: [inMemory("sanam wallet withdraw limits")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const read = await readWithdrawalFacts(backend.value);
    return mapOk(read, (facts) => {
      const { resetsAt, ...limits } = withdrawalLimits(
        facts,
        backend.value.clock(),
        backend.value.withdrawalMinimumSatang,
      );
      return {
        data: { level: facts.level, ...limits, creditSatang: facts.credit.creditSatang, resetsAt: toIso(resetsAt) },
        view: [
          fields({
            Level: facts.level,
            Left: `${money(limits.leftSatang)} ${limits.per === "day" ? "today" : "each time"}`,
            "Times left": String(limits.leftCount),
            Credit: money(facts.credit.creditSatang),
            "At least": limits.minimumSatang && money(limits.minimumSatang),
            "At most now": money(limits.mostSatang),
            "Used today": `${money(limits.usedTodaySatang)} in ${limits.countToday}`,
            "Resets at": moment(resetsAt),
          }),
        ],
      };
    });
  },
});
