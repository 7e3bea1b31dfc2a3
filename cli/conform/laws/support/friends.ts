import { toSatang } from "../../engine/satang.ts";
import type { Member, Trial } from "../../engine/trial.ts";
import { launchOf } from "./actions.ts";

/** A member and a friend who registered with the member's code. */
export async function invited({ member }: Trial, credit = 0): Promise<readonly [inviter: Member, friend: Member]> {
  const inviter = await member();
  const { code } = await inviter.get("affiliateCode");
  return [inviter, await member({ credit, afCode: code })];
}

export interface Played {
  readonly staked: number;
  readonly won: number;
}

/** Plays rounds of one stake, in satang; at most the largest that the table takes. */
export async function playedBy({ visitor }: Trial, one: Member, rounds: number, wanted: number): Promise<Played> {
  const launchId = await launchOf(one);
  const { bets, maximum } = await visitor.get("gameTable", { body: { launchId } });
  const stake = Math.min(wanted, toSatang(maximum));
  let won = 0;
  for (let round = 0; round < rounds; round += 1) {
    const body = { launchId, betOn: bets[0]?.id ?? "", amount: stake / 100 };
    won += toSatang((await visitor.get("playRound", { body })).round.win);
  }
  return { staked: rounds * stake, won };
}

/** Plays nine rounds of a stake, and goes on while they were won: one lost round of all that is won is enough for a loss. */
export async function playedAtALoss(trial: Trial, one: Member, stake: number): Promise<Played> {
  let { staked, won } = await playedBy(trial, one, 9, stake);
  for (let tries = 0; tries < 12 && won >= staked; tries += 1) {
    const more = await playedBy(trial, one, 1, won - staked + stake);
    [staked, won] = [staked + more.staked, won + more.won];
  }
  return { staked, won };
}
