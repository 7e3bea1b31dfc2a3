import { toIso } from "../../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../../core/shared/result.ts";
import { readWithdrawalFacts, withdrawalLimits } from "../../../../core/wallet/withdrawal-limits.ts";
import { command } from "../../../command-line/command.ts";
import { fields, moment, money } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";

export const walletWithdrawLimits = command({
  path: ["wallet", "withdraw", "limits"],
  summary: "What may still be withdrawn today, in baht and in count",
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const facts = await readWithdrawalFacts(backend.value);
    return mapOk(facts, (read) => {
      const { resetsAt, ...limits } = withdrawalLimits(read, backend.value.clock());
      return {
        data: { level: read.level, ...limits, creditSatang: read.credit.creditSatang, resetsAt: toIso(resetsAt) },
        view: [
          fields({
            Level: read.level,
            Left: `${money(limits.leftSatang)} ${limits.per === "day" ? "today" : "each time"}`,
            "Times left": String(limits.leftCount),
            Credit: money(read.credit.creditSatang),
            "At most now": money(limits.mostSatang),
            "Used today": `${money(limits.usedTodaySatang)} in ${limits.countToday}`,
            "Resets at": moment(resetsAt),
          }),
        ],
      };
    });
  },
});
