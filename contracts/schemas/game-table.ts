import * as v from "valibot";
import { assumed } from "./field.ts";
import { chance } from "./prize.ts";
import { baht, count, id, isoTime, maybe, requestedBaht, typedText } from "./scalars.ts";

export const launchIdBody = v.object({ launchId: assumed(typedText) });

export const roundBody = v.object({
  launchId: assumed(typedText),
  /** The id of one of the table's bets. */
  betOn: assumed(typedText),
  amount: assumed(requestedBaht),
});

const round = v.object({
  id: assumed(id),
  at: assumed(isoTime),
  betOn: assumed(v.string()),
  bet: assumed(baht),
  /** The amount paid out, with the stake. */
  win: assumed(baht),
  /** The faces of the dice. */
  dice: assumed(v.array(count)),
  idempotencyKey: assumed(maybe(v.string())),
});

export const gameTable = v.object({
  gameId: assumed(id),
  title: assumed(v.string()),
  provider: assumed(v.string()),
  credit: assumed(baht),
  at: assumed(isoTime),
  expiresAt: assumed(isoTime),
  minimum: assumed(baht),
  maximum: assumed(baht),
  bets: assumed(
    v.array(
      v.object({
        id: assumed(id),
        label: assumed(v.string()),
        chance: assumed(chance),
        /** What a winning stake of 100 pays out, with the stake. */
        pays: assumed(v.number()),
        returnPercent: assumed(v.number()),
      }),
    ),
  ),
  rounds: assumed(v.array(round)),
});

export const playedRound = v.object({ round: assumed(round), credit: assumed(baht) });
