import { addDays, bangkokDateOf, instant, MINUTE_MS, parseInstant } from "../../../core/shared/bangkok-time.ts";
import { holds, notChecked, notImplemented, same } from "../engine/findings.ts";
import type { Law, Member, Trial } from "../engine/law.ts";
import { toSatang } from "../engine/wire.ts";
import { sum } from "./lists.ts";
import { launchOf, nextMidnight } from "./steps.ts";

/** Ten-thousandths, rounded down to whole satang. */
const share = (amount: number, tenThousandths: number) => Math.floor((amount * tenThousandths) / 10_000);

export const AFFILIATE_LAWS: readonly Law[] = [
  {
    id: "affiliate/friends-are-masked",
    sentence: "An inviter sees friends by masked names, and a visitor sees the inviter behind a code by a masked name.",
    needs: ["writes", "two members"],
    rows: ["affiliateDownline", "inviter", "affiliateCode"],
    async run(trial) {
      const [inviter, friend] = await invited(trial);
      const [shown] = await inviter.get("affiliateDownline");
      const name = shown?.username ?? "";
      holds("the friend's name", name !== "" && name !== friend.username && name.includes("*"), "a masked name", name);
      const { code } = await inviter.get("affiliateCode");
      const { name: behind } = await trial.visitor.get("inviter", { params: { afCode: code } });
      const { name: full } = await inviter.get("user");
      holds("the inviter's name", behind !== full && behind.includes("*"), "a masked name", behind);
      await trial.visitor.refused("inviter", { params: { afCode: "NOSUCHCODE9" } }, "inviter-unknown");
    },
  },
  {
    id: "affiliate/logs-add-up",
    sentence:
      "The log of each type adds up to its balance, both types to the whole, and the friends' bonuses to their total.",
    needs: ["writes", "funds", "two members"],
    rows: ["affiliateBonus", "affiliateLog", "downlineBonus", "affiliateDownline"],
    async run(trial) {
      const [inviter, friend] = await invited(trial, 100_000_000);
      await playedBy(trial, friend, 4, 1_000_000);
      await inviter.get("affiliateWithdraw", { body: { amount: 100, type: "af" } });
      const { at } = await inviter.get("getCredit", { body: { balanceType: "credit" } });
      const end = bangkokDateOf(parseInstant(at ?? "") ?? notChecked("the credit has no time"));
      const range = { start: addDays(end, -3), end };
      const { balance, byType } = await inviter.get("affiliateBonus");
      if (byType) same("both types", toSatang(balance), toSatang(byType.af) + toSatang(byType.wl));
      for (const type of ["af", "wl"] as const) {
        const log = await inviter.get("affiliateLog", { body: { type, ...range } });
        if (byType) same(`the log of ${type}`, toSatang(byType[type]), sum(log.map(({ amount }) => toSatang(amount))));
        holds(
          `the types in the log of ${type}`,
          log.every((entry) => entry.type === type),
          type,
          log.length,
        );
      }
      const { downline_users: users, total_bonus: total } = await inviter.get("downlineBonus", { body: range });
      const bonuses = Object.values(users);
      same("the friends' bonuses", toSatang(total), sum(bonuses.map(({ bonus }) => toSatang(bonus))));
      same("the friends", 1, (await inviter.get("affiliateDownline")).length);
    },
  },
  {
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
  },
  {
    id: "affiliate/withdrawal-moves-to-the-credit",
    sentence:
      "An affiliate withdrawal moves its amount from the balance of its type to the credit, at most what is there.",
    needs: ["writes", "funds", "two members"],
    rows: ["affiliateBonus", "affiliateWithdraw", "affiliateLog", "getCredit"],
    async run(trial) {
      const [inviter, friend] = await invited(trial, 100_000_000);
      // 0.5 percent of 60,000 baht are 300 baht.
      await playedBy(trial, friend, 6, 1_000_000);
      const balance = async () => toSatang((await inviter.get("affiliateBonus")).balance);
      same("the balance", 30_000, await balance());
      await inviter.refused("affiliateWithdraw", { body: { amount: 300.01, type: "af" } }, "affiliate-insufficient");
      await inviter.refused("affiliateWithdraw", { body: { amount: 100, type: "wl" } }, "affiliate-insufficient");
      const key = trial.newKey();
      const taken = await inviter.get("affiliateWithdraw", { body: { amount: 120.5, type: "af" }, key });
      await inviter.get("affiliateWithdraw", { body: { amount: 120.5, type: "af" }, key });
      same("the amount in the reply", 120.5, taken.amount);
      same("balance and credit", [17_950, 12_050], [await balance(), await inviter.credit()]);
      await inviter.get("affiliateWithdraw", { body: { amount: 179.5, type: "af" } });
      await inviter.refused("affiliateWithdraw", { body: { amount: 100, type: "af" } }, "affiliate-insufficient");
      same("balance and credit at the end", [0, 30_000], [await balance(), await inviter.credit()]);
    },
  },
];

/** A member and a friend who registered with the member's code. */
export async function invited({ member }: Trial, credit = 0): Promise<readonly [inviter: Member, friend: Member]> {
  const inviter = await member();
  const { code } = await inviter.get("affiliateCode");
  return [inviter, await member({ credit, afCode: code })];
}

interface Played {
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
async function playedAtALoss(trial: Trial, one: Member, stake: number): Promise<Played> {
  let { staked, won } = await playedBy(trial, one, 9, stake);
  for (let tries = 0; tries < 12 && won >= staked; tries += 1) {
    const more = await playedBy(trial, one, 1, won - staked + stake);
    [staked, won] = [staked + more.staked, won + more.won];
  }
  return { staked, won };
}

async function sharesOf(inviter: Member): Promise<readonly number[]> {
  const { byType } = await inviter.get("affiliateBonus");
  return byType ? [toSatang(byType.af), toSatang(byType.wl)] : notImplemented("the affiliate balance by type");
}
