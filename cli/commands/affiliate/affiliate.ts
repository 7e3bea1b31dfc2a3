import {
  listAffiliateLog,
  listDownlineBonuses,
  recentDays,
  withdrawAffiliate,
} from "../../../core/affiliate/affiliate.ts";
import { AFFILIATE_LOG_TYPES } from "../../../core/affiliate/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import { amount, choice, dayOption, needed, positional, SENDING, withDefault } from "../../command-line/options.ts";
import { fields, isoOf, moment, money, table, text } from "../../output/view.ts";
import { backendDayRange, connectAsMember } from "../../runtime/connect-as-member.ts";
import { runMoneyCommandAt } from "../../runtime/run-money-command.ts";

const DAY_OPTIONS = {
  from: dayOption("--from <day>", "first day (default: 29 days ago)"),
  to: dayOption("--to <day>", "last day (default: today)"),
} as const;

export const affiliateBonus = command({
  path: ["affiliate", "bonus"],
  summary: "Show the affiliate balance and the bonus from each friend in a range of days",
  needs: ["member"],
  examples: [inMemory("sanam affiliate bonus --from 2026-11-01 --to 2026-11-30")],
  options: DAY_OPTIONS,
  run: async (days, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const range = await backendDayRange(backend.value, days, recentDays);
    if (!range.ok) return range;
    const [balance, bonuses] = await Promise.all([
      backend.value.affiliate.balance(),
      listDownlineBonuses(backend.value, range.value),
    ]);
    if (!balance.ok) return balance;
    if (!bonuses.ok) return bonuses;
    const { balanceSatang, byType } = balance.value;
    const { users, totalSatang } = bonuses.value;
    return ok({
      data: {
        ...range.value,
        balanceSatang,
        byType: byType ? { ...byType } : null,
        users: users.map((user) => ({ ...user })),
        totalSatang,
      },
      view: [
        fields({
          Balance: money(balanceSatang),
          "From stakes (af)": byType && money(byType.af),
          "From losses (wl)": byType && money(byType.wl),
        }),
        text(""),
        table(
          ["Friend", "Staked>", "Bonus>"],
          users.map(({ username, stakedSatang, bonusSatang }) => [
            username,
            stakedSatang === undefined ? "-" : money(stakedSatang),
            money(bonusSatang),
          ]),
          "No friend played.",
        ),
        text(""),
        fields({ Total: money(totalSatang), Days: `${range.value.from} to ${range.value.to}` }),
      ],
    });
  },
});

export const affiliateCode = command({
  path: ["affiliate", "code"],
  summary: "Show the member's invitation code and the page where friends register with it",
  needs: ["member"],
  examples: [inMemory("sanam affiliate code")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.affiliate.code(), (code) => {
      const path = `/aff/${encodeURIComponent(code)}`;
      return { data: { code, path }, view: [fields({ Code: code, Path: path })] };
    });
  },
});

export const affiliateDownline = command({
  path: ["affiliate", "downline"],
  summary: "List the friends who registered with the member's code, newest first",
  needs: ["member"],
  examples: [inMemory("sanam affiliate downline")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.affiliate.downline(), (friends) => ({
      data: { items: friends.map(({ maskedName, joinedAt }) => ({ name: maskedName, joinedAt: isoOf(joinedAt) })) },
      view: [
        table(
          ["Name", "Joined"],
          friends.map(({ maskedName, joinedAt }) => [maskedName, moment(joinedAt)]),
          "Nobody yet.",
        ),
      ],
    }));
  },
});

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

export const affiliateWithdraw = command({
  path: ["affiliate", "withdraw"],
  summary: "Move affiliate money to the credit; refused (exit 3) if there is not enough",
  needs: ["member"],
  examples: [inMemory("sanam affiliate withdraw 100 --type af")],
  options: {
    amount: needed(positional(amount("--amount <baht>", "the amount"))),
    type: needed(
      choice("--type <type>", "the balance earned from friends' stakes (af) or losses (wl)", AFFILIATE_LOG_TYPES),
    ),
    ...SENDING,
  },
  run: async ({ amount: asked, type, ...sending }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    // Reading the credit sets the backend's clock, which the log is searched by when a reply is lost.
    const credit = await backend.value.wallet.credit();
    if (!credit.ok) return credit;
    return runMoneyCommandAt(backend.value, context, sending, {
      action: withdrawAffiliate,
      ask: { amount: asked, type },
      again: { amountSatang: asked, type, knownIds: [] },
      answer: ({ id, amountSatang, balanceSatang, at }, key) => ({
        data: { id, type, amountSatang, balanceSatang, at: toIso(at), intent: key },
        view: [
          fields({
            Id: id,
            Moved: `${money(amountSatang)} (${type})`,
            "Left in the programme": balanceSatang === undefined ? undefined : money(balanceSatang),
            At: moment(at),
          }),
        ],
      }),
    });
  },
});
