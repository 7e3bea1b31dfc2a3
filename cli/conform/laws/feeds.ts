import { MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { RANKING_PERIODS } from "../../../core/site/model.ts";
import { holds, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { falls } from "./lists.ts";
import { withdrawalOf } from "./steps.ts";

export const FEEDS_LAWS: readonly Law[] = [
  {
    id: "feeds/members-news-stay-inside",
    sentence: "News for members are shown to members only, and news for everybody to both.",
    needs: ["writes", "alone"],
    rows: ["announcements", "memberAnnouncements"],
    async run({ member, staff, visitor, newKey }) {
      const one = await member();
      const [inside, open] = [`inside ${newKey()}`, `open ${newKey()}`];
      await staff.announce(inside, true);
      await staff.announce(open, false);
      const titles = (list: readonly { readonly title: string }[]) =>
        list.map(({ title }) => title).filter((title) => title === inside || title === open);
      same("the public news", [open], titles(await visitor.get("announcements")));
      same("the members' news", [open, inside], titles(await one.get("memberAnnouncements")));
    },
  },
  {
    id: "feeds/names-are-masked",
    sentence:
      "The public feeds and the ranking show names with a mask, and never the whole name of the member who reads.",
    needs: [],
    rows: ["publicDeposits", "publicWithdrawals", "ranking"],
    async run({ reader, visitor }) {
      const one = await reader();
      const { name: own } = await one.get("user");
      const lists = {
        "the deposits": await visitor.get("publicDeposits"),
        "the withdrawals": await visitor.get("publicWithdrawals"),
      };
      for (const [title, list] of Object.entries(lists)) {
        for (const { name, amount } of list) {
          holds(`a name in ${title}`, /[*x•…]/i.test(name) && name !== own, "a masked name", name);
          holds(`an amount in ${title}`, amount > 0, "more than 0", amount);
        }
      }
    },
  },
  {
    id: "feeds/only-what-is-done",
    sentence:
      "The public feeds show deposits once they are credited and withdrawals once they are paid: nothing open, rejected or returned.",
    needs: ["writes", "funds", "staff", "clock"],
    rows: ["publicDeposits", "publicWithdrawals"],
    async run({ member, staff, visitor, clock, random }) {
      // A feed has room for the latest ones only, so these are later than what other laws did.
      await clock.advance(MINUTE_MS);
      const one = await member({ credit: 1_000_000 });
      // Amounts that no other law has, so that a shared feed shows whose they are.
      const odd = () => 100_000 + 2 * random(100_000) + 1;
      const [credited, returned, paid] = [odd(), odd(), odd()];
      const shown = async (name: "publicDeposits" | "publicWithdrawals", satang: number) =>
        (await visitor.get(name)).filter(({ amount }) => Math.round(amount * 100) === satang).length;

      const deposit = await one.get("requestDeposit", { body: { amount: credited / 100 } });
      await one.get("confirmTransfer", { body: { id: deposit.id } });
      same("an open deposit in the feed", 0, await shown("publicDeposits", credited));
      await staff.approve(deposit.id);
      same("a credited deposit in the feed", 1, await shown("publicDeposits", credited));

      const rejected = await withdrawalOf(one, returned);
      same("an open withdrawal in the feed", 0, await shown("publicWithdrawals", returned));
      await staff.reject(rejected.id);
      same("a rejected withdrawal in the feed", 0, await shown("publicWithdrawals", returned));
      same("a return in the feed of deposits", 0, await shown("publicDeposits", returned));
      const { id } = await withdrawalOf(one, paid);
      await staff.approve(id);
      same("a paid withdrawal in the feed", 1, await shown("publicWithdrawals", paid));
    },
  },
  {
    id: "feeds/ranking-is-in-order",
    sentence: "The ranking has the highest stakes first, ranks without gaps, and at most one line of the reader.",
    needs: [],
    rows: ["ranking"],
    async run({ reader }) {
      const one = await reader();
      for (const period of RANKING_PERIODS) {
        const lines = await one.get("ranking", { query: { period } });
        const stakes = lines.map(({ staked }) => staked);
        holds(`the stakes of ${period}`, falls(stakes), "the highest first", stakes);
        const others = lines.filter(({ mine }) => !mine).map(({ rank }) => rank);
        same(
          `the ranks of ${period}`,
          [...others].sort((a, b) => a - b),
          others,
        );
        holds(
          `the reader's lines of ${period}`,
          lines.filter(({ mine }) => mine).length <= 1,
          "at most one",
          lines.length,
        );
      }
    },
  },
];
