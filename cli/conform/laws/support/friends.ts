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

/** Plays rounds of one stake, in satang. */
export async function playedBy({ visitor }: Trial, one: Member, rounds: number, stake: number): Promise<Played> {
  const launchId = await launchOf(one);
  const { bets } = await visitor.get("gameTable", { body: { launchId } });
  let won = 0;
  for (let round = 0; round < rounds; round += 1) {
    const body = { launchId, betOn: bets[0]?.id ?? "", amount: stake / 100 };
    won += toSatang((await visitor.get("playRound", { body })).round.win);
  }
  return { staked: rounds * stake, won };
}
