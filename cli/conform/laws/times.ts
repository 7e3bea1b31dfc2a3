import { HOUR_MS, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { holds, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { falls, ledgerOf } from "./lists.ts";
import { withdrawalOf } from "./steps.ts";

export const TIMES_LAWS: readonly Law[] = [
  {
    id: "times/actions-have-their-time",
    sentence:
      "A request, its first step and its line in the ledger have the moment of the call, and a return has its own moment.",
    needs: ["writes", "funds", "staff", "clock"],
    rows: ["withdraw", "withdrawHistory", "transactionHistory"],
    async run({ member, staff, clock }) {
      const one = await member({ credit: 10_000 });
      await clock.advance(SECOND_MS);
      const asked = await clock.now();
      const { id } = await withdrawalOf(one, 1_000);
      await clock.advance(60 * SECOND_MS);
      const returned = await clock.now();
      await staff.reject(id);
      const [request] = await one.get("withdrawHistory");
      const steps = [request?.createdAt, ...(request?.timeline ?? []).map(({ at }) => at)].map(moment);
      holds(
        "the times of the request",
        isSame(steps, [asked, asked, returned]),
        "of the call and of the return",
        steps,
      );
      const lines = (await ledgerOf(one, { kinds: ["withdrawal"] })).map(({ at }) => moment(at));
      holds("the times of the ledger", isSame(lines, [returned, asked]), "of the return and of the call", lines);
    },
  },
  {
    id: "times/clock-that-goes-back",
    sentence:
      "When the backend's clock goes back, no line of a ledger gets an earlier time than the line before it, and times go on as fast as the clock.",
    needs: ["writes", "funds", "clock"],
    rows: ["withdraw", "transactionHistory", "withdrawHistory"],
    async run({ member, clock }) {
      const one = await member({ credit: 10_000 });
      const first = await withdrawalOf(one, 1_000);
      const ids = [first.id];
      await clock.setBack(2 * HOUR_MS, async () => {
        ids.unshift((await withdrawalOf(one, 2_000)).id);
        await clock.advance(HOUR_MS);
        ids.unshift((await withdrawalOf(one, 3_000)).id);
        await clock.advance(-HOUR_MS);
      });
      const lines = await ledgerOf(one, { kinds: ["withdrawal"] });
      same(
        "the lines, newest first",
        ids,
        lines.map(({ reference }) => reference),
      );
      const times = lines.map(({ at }) => Date.parse(at));
      holds("the times of the lines", falls(times), "falling", times);
      const [third = 0, second = 0] = times;
      same("the time between two withdrawals, an hour apart", HOUR_MS, third - second);
      same("the credit", 4_000, await one.credit());
    },
  },
  {
    id: "times/lists-are-in-order",
    sentence:
      "The times of a ledger, of spins, cards, purchases and public feeds never rise from the newest to the oldest.",
    needs: [],
    rows: ["transactionHistory", "wheelLog", "flipCardLogs", "rewardRequestHistory", "publicDeposits"],
    async run({ reader, visitor }) {
      const one = await reader();
      const purchases = (await one.get("rewardRequestHistory", { body: { limit: 100 } })).items;
      const lists = {
        "the ledger": await ledgerOf(one),
        "the spins": (await one.get("wheelLog", { body: { limit: 100 } })).items,
        "the cards": (await one.get("flipCardLogs", { query: { limit: "100" } })).items,
        "the purchases": purchases.map(({ createdAt }) => ({ at: createdAt })),
        "the deposits of all": await visitor.get("publicDeposits"),
        "the withdrawals of all": await visitor.get("publicWithdrawals"),
      };
      for (const [title, list] of Object.entries(lists)) {
        const times = list.map(({ at }) => Date.parse(at));
        holds(
          title,
          falls(times),
          "the newest first",
          list.map(({ at }) => at),
        );
      }
    },
  },
];

function moment(iso: string | undefined): number {
  return Date.parse(iso ?? "");
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
