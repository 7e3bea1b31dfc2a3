import { addDays, bangkokDateOf, parseInstant } from "../../../core/shared/bangkok-time.ts";
import { HISTORY_KINDS } from "../../../core/wallet/model.ts";
import { same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { toSatang } from "../engine/wire.ts";
import { ledgerOf, sum } from "./lists.ts";
import { launchOf, roundOf, toLastMoment, withdrawalOf } from "./steps.ts";

const MOST_DAYS = 12;

export const DAYS_LAWS: readonly Law[] = [
  {
    id: "days/days-partition-the-ledger",
    sentence: "The ledger of a Bangkok day has exactly the lines of that day, and a range has the lines of its days.",
    needs: [],
    rows: ["transactionHistory"],
    async run({ reader }) {
      const one = await reader();
      const whole = await ledgerOf(one);
      const dayOf = (line: { readonly at: string }) => bangkokDateOf(parseInstant(line.at) as never);
      const ids = (lines: typeof whole) => lines.map(({ id }) => id);
      const days = [...new Set(whole.map(dayOf))].slice(0, MOST_DAYS);
      for (const day of days) {
        const expected = whole.filter((line) => dayOf(line) === day);
        same(`the ledger of ${day}`, ids(expected), ids(await ledgerOf(one, { from: day, to: day })));
      }
      const [last] = days;
      const first = days[days.length - 1];
      if (last === undefined || first === undefined) return;
      const expected = whole.filter((line) => dayOf(line) >= first);
      same(`the ledger from ${first} to ${last}`, ids(expected), ids(await ledgerOf(one, { from: first, to: last })));
    },
  },
  {
    id: "days/kinds-partition-the-ledger",
    sentence: "A filter by kind has exactly the lines of that kind, and all kinds together are the ledger.",
    needs: [],
    rows: ["transactionHistory"],
    async run({ reader }) {
      const one = await reader();
      const whole = await ledgerOf(one);
      for (const kind of HISTORY_KINDS) {
        const expected = whole.filter((line) => line.kind === kind).map(({ id }) => id);
        same(
          `the lines of ${kind}`,
          expected,
          (await ledgerOf(one, { kinds: [kind] })).map(({ id }) => id),
        );
      }
      const two = whole.filter(({ kind }) => kind === "game" || kind === "deposit").map(({ id }) => id);
      same(
        "the lines of two kinds",
        two,
        (await ledgerOf(one, { kinds: ["game", "deposit"] })).map(({ id }) => id),
      );
    },
  },
  {
    id: "days/midnight-parts-the-days",
    sentence:
      "What happens in the last millisecond of a Bangkok day belongs to that day, and what follows to the next one.",
    needs: ["writes", "funds", "clock"],
    rows: ["transactionHistory", "winLoss", "withdraw", "playRound"],
    async run({ member, clock, visitor }) {
      const one = await member({ credit: 100_000 });
      const midnight = await toLastMoment(clock);
      const next = bangkokDateOf(midnight);
      const day = addDays(next, -1);
      const { body: round } = await roundOf(visitor, await launchOf(one));
      const before = await withdrawalOf(one, 1_100);
      await visitor.get("playRound", { body: { ...round, amount: 11 } });
      await clock.to(midnight);
      const after = await withdrawalOf(one, 2_200);
      await visitor.get("playRound", { body: { ...round, amount: 22 } });

      const linesOf = async (from: string, to: string) =>
        (await ledgerOf(one, { from, to, kinds: ["withdrawal"] })).map(({ reference }) => reference);
      same("the withdrawals of the first day", [before.id], await linesOf(day, day));
      same("the withdrawals of the next day", [after.id], await linesOf(next, next));
      same("the withdrawals of both days", [after.id, before.id], await linesOf(day, next));
      const { days } = await one.get("winLoss", { body: { start: day, end: next } });
      const staked = days.map((each) => [each.day, each.staked]);
      same(
        "the stakes by day",
        [
          [next, 22],
          [day, 11],
        ],
        staked,
      );
    },
  },
  {
    id: "days/win-loss-adds-up",
    sentence: "Wins and losses by day, by game and in total are the same sums, and equal the rounds of the ledger.",
    needs: [],
    rows: ["winLoss", "transactionHistory"],
    async run({ reader }) {
      const one = await reader();
      const { at } = await one.get("getCredit", { body: { balanceType: "credit" } });
      const now = parseInstant(at ?? "");
      if (now === undefined) return;
      const end = bangkokDateOf(now);
      const start = addDays(end, -30);
      const { days, games, total } = await one.get("winLoss", { body: { start, end } });
      for (const play of [...days, ...(games ?? []), total]) {
        same("won minus staked", toSatang(play.won) - toSatang(play.staked), toSatang(play.net));
      }
      same("the sum of the days", figures([total]), figures(days));
      if (games) same("the sum of the games", figures([total]), figures(games));
      const rounds = await ledgerOf(one, { from: start, to: end, kinds: ["game"] });
      same("the net in the ledger", toSatang(total.net), sum(rounds.map(({ amount }) => toSatang(amount))));
    },
  },
];

interface Play {
  readonly rounds: number;
  readonly staked: number;
  readonly won: number;
  readonly net: number;
}

function figures(plays: readonly Play[]): readonly number[] {
  return [
    sum(plays.map(({ rounds }) => rounds)),
    sum(plays.map(({ staked }) => toSatang(staked))),
    sum(plays.map(({ won }) => toSatang(won))),
  ];
}
