import { instant, MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { toSatang } from "../../engine/satang.ts";
import { notImplemented, same } from "../../engine/stop.ts";
import type { Member } from "../../engine/trial.ts";
import { invited, playedAtALoss } from "../support/friends.ts";
import { nextMidnight } from "../support/midnight.ts";

/** Ten-thousandths, rounded down to whole satang. */
const share = (amount: number, tenThousandths: number) => Math.floor((amount * tenThousandths) / 10_000);

export const sharesAndClosing: Law = {
  id: "affiliate/shares-and-closing",
  sentence:
    "An inviter earns 0.5 percent of a friend's stakes at once, and 5 percent of a day's loss ten minutes after the day, rounded down.",
  needs: ["writes", "funds", "clock", "two members"],
  rows: ["affiliateBonus", "affiliateCode", "playRound"],
  async run(trial) {
    const { clock } = trial;
    const [inviter, friend] = await invited(trial, 10_000_000);
    // Only a loss has a share: a friend who has won in spite of all leaves the closing of the day unseen.
    const { staked, won } = await playedAtALoss(trial, friend, 40_733);
    const af = share(staked, 50);
    const wl = won < staked ? share(staked - won, 500) : 0;
    same("the shares at once", [af, 0], await sharesOf(inviter));
    const midnight = await nextMidnight(clock);
    await clock.to(instant(midnight + 10 * MINUTE_MS - 1));
    same("the shares before the day is closed", [af, 0], await sharesOf(inviter));
    await clock.to(instant(midnight + 10 * MINUTE_MS));
    same("the shares after the day is closed", [af, wl], await sharesOf(inviter));
  },
};

async function sharesOf(inviter: Member): Promise<readonly number[]> {
  const { byType } = await inviter.get("affiliateBonus");
  return byType ? [toSatang(byType.af), toSatang(byType.wl)] : notImplemented("the affiliate balance by type");
}
