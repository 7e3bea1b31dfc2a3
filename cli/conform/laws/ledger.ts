import { addDays, bangkokDateOf, parseInstant } from "../../../core/shared/bangkok-time.ts";
import { HISTORY_KINDS } from "../../../core/wallet/model.ts";
import { notChecked, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { toSatang } from "../engine/wire.ts";
import { idsOf, type LedgerLine, ledgerOf, sum } from "./lists.ts";

const MOST_DAYS = 12;

export const LEDGER_LAWS: readonly Law[] = [
  {
    id: "money/ledger-adds-up",
    sentence:
      "Each line of the ledger has the balance of the line before it plus its amount, and the latest one is the credit.",
    needs: [],
    async run({ reader }) {
      const member = await reader();
      const lines = await ledgerOf(member);
      for (const [index, { id, amount, balance }] of lines.entries()) {
        // The first lines of another backend may begin with a balance that was brought forward.
        const before = lines[index + 1]?.balance;
        if (typeof balance !== "number" || typeof before !== "number") continue;
        same(`the balance of line ${id}`, (toSatang(before) + toSatang(amount)) / 100, toSatang(balance) / 100);
      }
      const latest = lines[0]?.balance;
      if (typeof latest === "number") same("the credit", latest, (await member.credit()) / 100);
    },
  },
  {
    id: "days/filters-partition-the-ledger",
    sentence:
      "The ledger of a Bangkok day, of a range of days and of a kind has exactly the lines of that day, range and kind.",
    needs: [],
    async run({ reader }) {
      const one = await reader();
      const whole = await ledgerOf(one);
      const shows = async (filter: Parameters<typeof ledgerOf>[1], fits: (line: LedgerLine) => boolean) => {
        const expected = idsOf(whole.filter(fits));
        same(`the ledger of ${JSON.stringify(filter)}`, expected, idsOf(await ledgerOf(one, filter)));
      };
      const dayOf = ({ at }: LedgerLine) =>
        bangkokDateOf(parseInstant(at) ?? notChecked(`a ledger has the time ${at}`));
      const days = [...new Set(whole.map(dayOf))].slice(0, MOST_DAYS);
      for (const day of days) await shows({ from: day, to: day }, (line) => dayOf(line) === day);
      const [last] = days;
      const first = days.at(-1);
      if (first && last) await shows({ from: first, to: last }, (line) => dayOf(line) >= first);
      for (const kind of HISTORY_KINDS) await shows({ kinds: [kind] }, (line) => line.kind === kind);
      await shows({ kinds: ["game", "deposit"] }, ({ kind }) => kind === "game" || kind === "deposit");
    },
  },
  {
    id: "days/win-loss-adds-up",
    sentence: "Wins and losses by day, by game and in total are the same sums, and equal the rounds of the ledger.",
    needs: [],
    async run({ reader }) {
      const one = await reader();
      const { at } = await one.get("getCredit", { body: { balanceType: "credit" } });
      const now = parseInstant(at ?? "");
      if (now === undefined) return;
      const end = bangkokDateOf(now);
      const start = addDays(end, -30);
      const { days, games, total } = await one.get("winLoss", { body: { start, end } });
      for (const { won, staked, net } of [...days, ...(games ?? []), total]) {
        same("won minus staked", toSatang(won) - toSatang(staked), toSatang(net));
      }
      same("the sum of the days", figures([total]), figures(days));
      same("the sum of the games", figures([total]), figures(games ?? days));
      const rounds = await ledgerOf(one, { from: start, to: end, kinds: ["game"] });
      same("the net in the ledger", toSatang(total.net), sum(rounds.map(({ amount }) => toSatang(amount))));
    },
  },
];

interface Play {
  readonly rounds: number;
  readonly staked: number;
  readonly won: number;
}

function figures(plays: readonly Play[]): readonly number[] {
  return [
    sum(plays.map(({ rounds }) => rounds)),
    sum(plays.map(({ staked }) => toSatang(staked))),
    sum(plays.map(({ won }) => toSatang(won))),
  ];
}
