import { DAY, dayOf, HOUR, nextMidnight, nextMonth, startOf } from "../../../contracts/model/bangkok.ts";
import { knownEvents } from "../../../contracts/model/draws.ts";
import { rewardsShownTo } from "../../../contracts/model/rewards.ts";
import { ofKind } from "../../../contracts/model/wallet/requests.ts";
import type { Actor, Move, Play, Sequence } from "../engine/sequence.ts";
import { deposited } from "./acts.ts";
import { latest, pick, someKey } from "./pick.ts";

const RICH = 1_000_000;

function rowOf(game: string): "flipCard" | "flipCardReward" {
  return game === "flip-card" ? "flipCard" : "flipCardReward";
}

async function claimed(play: Play, { member, does }: Actor, rewardId: string, key = play.newKey()): Promise<boolean> {
  const { ok } = await does("requestReward", { body: { userUuid: member.uuid, rewardId }, key });
  return ok;
}

export const REWARD_SEQUENCES: readonly Sequence[] = [
  {
    id: "rewards/check-ins",
    sentence:
      "A member checks in once a Bangkok day; days in a row give more, a missed day starts over, and months do not matter.",
    async run(play) {
      const one = await play.member();
      const key = play.newKey();
      for (const each of [key, key, play.newKey()]) await one.does("checkIn", { key: each });
      await play.toEndOfDay();
      await one.does("checkIn");
      for (let nth = 2; nth <= 9; nth += 1) {
        await play.to(nextMidnight(play.state.now) + (nth % 2 === 0 ? 0 : 23 * HOUR));
        await one.does("checkIn", { key: play.newKey() });
        // What the first day's key did is its own day's.
        if (nth === 2) await one.does("checkIn", { key });
      }
      await play.to(nextMidnight(play.state.now) + DAY);
      await one.does("checkIn");
      const month = startOf(nextMonth(dayOf(play.state.now)));
      await play.to(month - 1);
      await one.does("checkIn");
      await play.to(month);
      await one.does("checkIn");
      await one.does("checkIn");
    },
  },
  {
    id: "rewards/the-wheel",
    sentence:
      "Each spin takes its price and gives a prize that its chances allow, as often a Bangkok day as the wheel says.",
    async run(play) {
      const one = await play.member({ points: RICH });
      const key = play.newKey();
      await one.does("spinWheel", { key });
      await one.does("spinWheel", { key });
      for (let nth = 0; nth < 12; nth += 1) if (!(await one.does("spinWheel", { key: play.newKey() })).ok) break;
      await play.toEndOfDay();
      await one.does("spinWheel");
      await play.pass(1);
      await one.does("spinWheel");
      const two = await play.member();
      await two.does("spinWheel", { key });
      const price = Number(play.state.adopted.get("wheel.price"));
      if (price > 1) await play.givePoints(two, price - 1);
      await two.does("spinWheel", { key });
      await play.givePoints(two, 1);
      await two.does("spinWheel", { key });
      await two.does("spinWheel", { key: play.newKey() });
    },
  },
  {
    id: "rewards/cards",
    sentence:
      "Each card takes its price and gives a prize of its event, at once or by staff, as often a Bangkok day as the event says.",
    async run(play) {
      const one = await play.member({ points: RICH });
      const poor = await play.member({ points: 1 });
      for (const { id: eventId, game, cards } of knownEvents(play.state)) {
        const row = rowOf(game);
        await one.does(row === "flipCard" ? "flipCardReward" : "flipCard", { body: { eventId, card: 0 } });
        await one.does(row, { body: { eventId, card: cards } });
        await poor.does(row, { body: { eventId, card: 0 } });
        const key = play.newKey();
        await one.does(row, { body: { eventId, card: cards - 1 }, key });
        await one.does(row, { body: { eventId, card: cards - 1 }, key });
        await one.does(row, { body: { eventId, card: 0 }, key });
        for (let nth = 0; nth < 12; nth += 1) {
          if (!(await one.does(row, { body: { eventId, card: nth % cards }, key: play.newKey() })).ok) break;
        }
      }
      // A prize that staff hand out may be rare.
      for (let nth = 0; nth < 8 && ofKind(one.member, "gift").length === 0; nth += 1) {
        await play.to(nextMidnight(play.state.now));
        for (const { id: eventId, game, cards } of knownEvents(play.state)) {
          for (let card = 0; card < 12; card += 1)
            if (!(await one.reads(rowOf(game), { body: { eventId, card: card % cards }, key: play.newKey() })).ok)
              break;
        }
        await one.observe();
      }
      for (const [index, gift] of ofKind(one.member, "gift").entries()) {
        await play.decides("start-paying", gift);
        await play.decides(index % 2 === 0 ? "approve" : "reject", gift);
        await play.decides(index % 2 === 0 ? "reject" : "approve", gift);
      }
      await play.toEndOfDay();
      for (const { id: eventId, game } of knownEvents(play.state))
        await one.does(rowOf(game), { body: { eventId, card: 0 } });
      await play.pass(1);
      for (const { id: eventId, game } of knownEvents(play.state))
        await one.does(rowOf(game), { body: { eventId, card: 0 } });
      await one.does("flipCard", { body: { eventId: "no-event", card: 0 } });
    },
  },
  {
    id: "rewards/claims",
    sentence:
      "A claim takes its price, waits for staff, gives its prize or returns the price, and counts in its period unless it is rejected.",
    async run(play) {
      const one = await play.member({ points: RICH, level: 5 });
      await claimed(play, one, "no-reward");
      const [some] = rewardsShownTo(play.state, one.member);
      // Nobody claims in another member's name.
      const other = await play.member();
      const inOtherName = { userUuid: other.member.uuid, rewardId: some?.id ?? "none" };
      await one.does("requestReward", { body: inOtherName, key: play.newKey() });
      for (const { id } of rewardsShownTo(play.state, one.member)) {
        const key = play.newKey();
        if (!(await claimed(play, one, id, key))) continue;
        await claimed(play, one, id, key);
        await claimed(play, one, id);
        const first = latest(one, "claim");
        await play.decides("start-paying", first);
        await play.decides("reject", first);
        await play.decides("approve", first);
        if (!(await claimed(play, one, id))) continue;
        await play.decides("approve", latest(one, "claim"));
        await play.decides("reject", latest(one, "claim"));
        for (let nth = 0; nth < 6; nth += 1) {
          if (!(await claimed(play, one, id))) break;
          await play.decides("approve", latest(one, "claim"));
        }
      }
      const all = rewardsShownTo(play.state, one.member).map(({ id }) => id);
      const month = startOf(nextMonth(dayOf(play.state.now)));
      const midnight = nextMidnight(play.state.now);
      // On the last day of a month, both are one.
      for (const at of new Set([midnight - 1, midnight, ...(month > midnight ? [month - 1, month] : [])])) {
        await play.to(at);
        for (const id of all) await claimed(play, one, id);
      }
    },
  },
  {
    id: "rewards/levels-and-prices",
    sentence:
      "A reward of a level is for members of that level and above, and nobody claims without its price in points.",
    async run(play) {
      const one = await play.member();
      const rewards = rewardsShownTo(play.state, one.member).toSorted((a, b) => a.price - b.price);
      let points = 0;
      for (const { id, price } of rewards) {
        if (price > points + 1) await play.givePoints(one, price - points - 1);
        await claimed(play, one, id);
        await play.givePoints(one, 1);
        if (await claimed(play, one, id)) await play.decides("reject", latest(one, "claim"));
        points = Math.max(points, price - 1) + 1;
      }
      await play.givePoints(one, RICH);
      let total = 0;
      // One deposit brings each level, and the last one is by invitation.
      for (const sum of [50_000, 300_000, 1_000_000, undefined]) {
        if (sum === undefined) await play.grantLevel(one, 5);
        else await deposited(play, one, sum - total);
        total = sum ?? total;
        for (const { id } of rewards) {
          if (await claimed(play, one, id)) await play.decides("reject", latest(one, "claim"));
        }
      }
    },
  },
];

export const REWARD_MOVES: readonly Move[] = [
  {
    title: "a member checks in",
    async make(play, actors) {
      const one = pick(play, actors);
      await one?.does("checkIn", someKey(play, one));
    },
  },
  {
    title: "a member spins the wheel",
    async make(play, actors) {
      const one = pick(play, actors);
      await one?.does("spinWheel", someKey(play, one));
    },
  },
  {
    title: "a member turns a card",
    async make(play, actors) {
      const one = pick(play, actors);
      const event = pick(play, knownEvents(play.state));
      if (!one || !event) return;
      const body = { eventId: event.id, card: play.random(event.cards + 1) };
      await one.does(rowOf(event.game), { body, ...someKey(play, one) });
    },
  },
  {
    title: "a member claims a reward",
    async make(play, actors) {
      const one = pick(play, actors);
      const reward = one && pick(play, rewardsShownTo(play.state, one.member));
      if (!one || !reward) return;
      const body = { userUuid: one.member.uuid, rewardId: reward.id };
      await one.does("requestReward", { body, ...someKey(play, one) });
    },
  },
  {
    title: "staff give points",
    async make(play, actors) {
      const one = pick(play, actors);
      if (one) await play.givePoints(one, 1 + play.random(60));
    },
  },
];
