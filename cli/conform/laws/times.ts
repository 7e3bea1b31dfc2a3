import { HOUR_MS } from "../../../core/shared/bangkok-time.ts";
import { holds, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { falls, ledgerOf, rises } from "./lists.ts";
import { withdrawalOf } from "./steps.ts";

export const TIMES_LAWS: readonly Law[] = [
  {
    id: "times/lists-are-in-order",
    sentence:
      "The times of a ledger, of spins, cards, purchases, requests and public feeds never rise from the newest to the oldest.",
    needs: [],
    async run({ reader, visitor }) {
      const one = await reader();
      const made = (list: readonly { readonly createdAt: string }[]) => list.map(({ createdAt: at }) => ({ at }));
      const lists = {
        "the ledger": await ledgerOf(one),
        "the spins": (await one.get("wheelLog", { body: { limit: 100 } })).items,
        "the cards": (await one.get("flipCardLogs", { query: { limit: "100" } })).items,
        "the purchases": made((await one.get("rewardRequestHistory", { body: { limit: 100 } })).items),
        "the deposits": made((await one.get("deposit")).history),
        "the withdrawals": made(await one.get("withdrawHistory")),
        "the slips": made(await one.get("mySlipRequests")),
        "the deposits of all": await visitor.get("publicDeposits"),
        "the withdrawals of all": await visitor.get("publicWithdrawals"),
      };
      for (const [title, list] of Object.entries(lists)) {
        const times = list.map(({ at }) => at);
        holds(title, falls(times.map(Date.parse)), "the newest first", times);
      }
    },
  },
  {
    id: "times/timelines-end-with-the-status",
    sentence: "The last step of every request is its status, and its steps are in the order of time.",
    needs: [],
    async run({ reader }) {
      const one = await reader();
      const deposits = (await one.get("deposit")).history;
      const requests = [...deposits, ...(await one.get("withdrawHistory")), ...(await one.get("mySlipRequests"))];
      for (const { id, status, timeline, createdAt } of requests) {
        same(`the last step of ${id}`, status, timeline.at(-1)?.status);
        const times = [createdAt, ...timeline.map(({ at }) => at)];
        holds(`the steps of ${id}`, rises(times.map(Date.parse)), "in the order of time", times);
      }
    },
  },
  {
    id: "times/clock-that-goes-back",
    sentence:
      "When the backend's clock goes back, no line of a ledger gets an earlier time than the line before it, and times go on as fast as the clock.",
    needs: ["writes", "funds", "clock"],
    async run({ member, clock }) {
      const one = await member({ credit: 100_000 });
      const now = await clock.now();
      const ids: string[] = [];
      try {
        for (const [hours, satang] of [
          [0, 10_000],
          [-2, 20_000],
          [-1, 30_000],
        ] as const) {
          await clock.to(now + hours * HOUR_MS);
          ids.unshift((await withdrawalOf(one, satang)).id);
        }
      } finally {
        await clock.to(now);
      }
      const lines = await ledgerOf(one, { kinds: ["withdrawal"] });
      const references = lines.map(({ reference }) => reference);
      same("the lines, newest first", ids, references);
      const times = lines.map(({ at }) => Date.parse(at));
      holds("the times of the lines", falls(times), "falling", times);
      const [third = 0, second = 0] = times;
      same("the time between two withdrawals, an hour apart", HOUR_MS, third - second);
      same("the credit", 40_000, await one.credit());
    },
  },
];
