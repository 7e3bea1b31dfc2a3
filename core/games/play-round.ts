import type { MoneyAction } from "../money-action/definition.ts";
import { ok } from "../shared/result.ts";
import type { PlayedRound, RoundAsk } from "./model.ts";
import type { TableDependencies } from "./port.ts";

type PlayAsk = RoundAsk & { readonly launchId: string };

const stored = { launchId: "text", betOn: "text", amountSatang: "satang" } as const;

/** Plays one round of one of the house's own games, which must be open. */
export const playRound: MoneyAction<typeof stored, TableDependencies, PlayAsk, PlayedRound> = {
  kind: "game-round",
  stored,
  judge: async (_, { launchId, betOn, amount }) => ok({ launchId, betOn, amountSatang: amount }),
  send: ({ table }, { launchId, betOn, amountSatang, key }) =>
    table.play(launchId, { betOn, amount: amountSatang }, key),
  async lookUp({ table }, { launchId, key }) {
    const shown = await table.table(launchId);
    if (!shown.ok) {
      // A closed table shows no rounds, although the round may have been played: sending the key again shows it.
      const closed = shown.error.kind === "refusal" && shown.error.code === "launch-over";
      return closed ? { seen: "nothing" } : { seen: "unreadable", problem: shown.error };
    }
    const { rounds, creditSatang } = shown.value;
    const round = rounds.find(({ intent }) => intent === key);
    return round ? { seen: "effect", value: { round, creditSatang } } : { seen: "nothing" };
  },
};
