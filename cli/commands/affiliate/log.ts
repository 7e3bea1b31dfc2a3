import { listAffiliateLog, recentDays } from "../../../core/affiliate/list-affiliate.ts";
import { AFFILIATE_LOG_TYPES } from "../../../core/affiliate/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { choice, positional, withDefault } from "../../command-line/options.ts";
import { moment, money, table } from "../../output/view.ts";
import { backendDayRange } from "../../runtime/backend-day-range.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { DAY_OPTIONS } from "./day-options.ts";

export const affiliateLog = command({
  path: ["affiliate", "log"],
  summary: "List the changes of the affiliate balance, newest first",
  needs: ["member"],
  examples: [inMemory("sanam affiliate log --type af")],
  options: {
    type: withDefault(
      positional(choice("--type <type>", "earned from friends' stakes (af) or losses (wl)", AFFILIATE_LOG_TYPES)),
      "af",
    ),
    ...DAY_OPTIONS,
  },
  run: async ({ type, ...days }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const range = await backendDayRange(backend.value, days, recentDays);
    if (!range.ok) return range;
    return mapOk(await listAffiliateLog(backend.value, type, range.value), (entries) => ({
      data: {
        type,
        ...range.value,
        items: entries.map(({ id, at, amountSatang, title, intent }) => ({
          id,
          at: toIso(at),
          amountSatang,
          title,
          intent,
        })),
      },
      view: [
        table(
          ["At", "Amount>", "What", "Id"],
          entries.map(({ id, at, amountSatang, title }) => [
            moment(at),
            money(amountSatang),
            title ?? (amountSatang < 0 ? "withdrawn" : ""),
            id,
          ]),
          "Nothing moved.",
        ),
      ],
    }));
  },
});
