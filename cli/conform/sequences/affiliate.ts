import { earningsLeft } from "../../../contracts/model/affiliate.ts";
import { MINUTE, nextMidnight } from "../../../contracts/model/bangkok.ts";
import type { Move, Sequence } from "../engine/sequence.ts";
import { playRounds } from "./games.ts";
import { pick, someKey } from "./pick.ts";

export const AFFILIATE_SEQUENCES: readonly Sequence[] = [
  {
    id: "affiliate/shares",
    sentence:
      "Friends' stakes earn at once and their losses of a day when it is closed; what is withdrawn moves to the credit.",
    async run(play) {
      const one = await play.member();
      const first = await play.member({ credit: 10_000_000, inviter: one });
      // Friends of one moment have no order.
      await play.pass(1000);
      const friends = [first, await play.member({ credit: 10_000_000, inviter: one, like: first })];
      const stranger = await play.member({ credit: 1_000_000 });
      await play.member();
      await playRounds(play, stranger, 1, 1000);
      for (const friend of friends) await playRounds(play, friend, 4, 10_000);
      await one.observe();
      const key = play.newKey();
      for (const amount of [0.01, 99.99, 100, 101])
        await one.does("affiliateWithdraw", { body: { amount, type: "af" }, key: play.newKey() });
      await one.does("affiliateWithdraw", { body: { amount: 120, type: "af" }, key });
      await one.does("affiliateWithdraw", { body: { amount: 120, type: "af" }, key });
      await one.does("affiliateWithdraw", { body: { amount: 120, type: "wl" } });
      const midnight = nextMidnight(play.state.now);
      await play.to(midnight - 1);
      for (const friend of friends) await playRounds(play, friend, 1, 333.33);
      await play.to(midnight);
      for (const friend of friends) await playRounds(play, friend, 1, 5000);
      const closes = Number(play.state.adopted.get("how long after midnight a day is closed") ?? 10 * MINUTE);
      await play.to(midnight + closes - MINUTE);
      await play.to(midnight + closes);
      await one.does("affiliateWithdraw", { body: { amount: 100, type: "wl" } });
      for (const type of ["wl", "af"] as const) {
        const all = earningsLeft(play.state, one.member, type);
        for (const satang of [all + 1, Math.max(all, 1), 10_000])
          await one.does("affiliateWithdraw", { body: { amount: satang / 100, type } });
      }
      // On one of these days a friend wins, of which no share is taken.
      for (let day = 0; day < 3; day += 1) {
        await play.to(nextMidnight(play.state.now) + closes);
        for (const friend of friends) await playRounds(play, friend, 1, 500);
      }
      await play.to(nextMidnight(play.state.now) + closes);
      await one.observe();
      const range = { start: "2020-01-01", end: "2020-12-31" };
      await one.reads("downlineBonus", { body: range });
      await one.reads("affiliateLog", { body: { type: "af", ...range } });
      for (const friend of friends) await friend.observe();
    },
  },
];

export const AFFILIATE_MOVES: readonly Move[] = [
  {
    title: "an inviter withdraws shares",
    async make(play, actors) {
      const one = pick(play, actors);
      const type = pick(play, ["af", "wl"] as const) ?? "af";
      const amount = pick(play, [0.5, 99.99, 100, 123.45]) ?? 100;
      await one?.does("affiliateWithdraw", { body: { amount, type }, ...someKey(play, one) });
      await actors[0]?.observe();
    },
  },
];
