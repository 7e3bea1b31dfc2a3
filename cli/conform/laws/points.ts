import { notChecked, same } from "../engine/findings.ts";
import type { Law, Member, Staff } from "../engine/law.ts";
import type { ReplyOf } from "../engine/rows.ts";
import { toSatang } from "../engine/wire.ts";
import { ledgerOf, rewardsOf, statusesOf, sum } from "./lists.ts";
import { cardRowOf, staffCan, staffCannot } from "./steps.ts";

/** Nine of ten cards may win nothing: then a right backend is not checked once in a thousand runs. */
const MOST_TRIES = 66;

export const POINTS_LAWS: readonly Law[] = [
  {
    id: "points/card-takes-its-price",
    sentence:
      "A card takes its shown price; its prize comes at once in one game and with staff's decision in the other.",
    needs: ["writes", "funds", "staff"],
    rows: ["gameEvents", "flipCard", "flipCardReward", "myGameRewardRequests"],
    async run({ member, staff }) {
      const one = await member({ points: 5_000 });
      let [points, credit] = [5_000, 0];
      for (const event of await one.get("gameEvents")) {
        const { id, price, playsLeft, cards } = event;
        const row = cardRowOf(event);
        for (let play = 0; play < (playsLeft ?? 1); play += 1) {
          const card = play % cards;
          const reply = await one.get(row, { body: { eventId: id, card } });
          same("the card", card, reply.card);
          if (reply.revealed) same("the prize of the card", reply.prize, reply.revealed[card]);
          points -= price;
          if (row === "flipCard") {
            const worth = worthOf(reply.prize);
            points += worth.points;
            credit += worth.credit;
          }
          same("the points in the reply", points, reply.point);
        }
      }
      same("points and credit after the cards", [points, credit], await balancesOf(one));
      for (const { id, prize, status } of await one.get("myGameRewardRequests")) {
        same("the status of a won prize", "checking", status);
        same("staff's decision", true, await staff.approve(id));
        credit += worthOf(prize).credit;
      }
      same("points and credit after the prizes", [points, credit], await balancesOf(one));
    },
  },
  {
    id: "points/granted-purchase-gives-its-prize",
    sentence: "A granted reward gives exactly its shown prize, once, and its price stays paid.",
    needs: ["writes", "funds", "staff"],
    rows: ["rewards", "requestReward"],
    async run({ member, staff }) {
      let [points, credit] = [3_000, 0];
      const one = await member({ points });
      const rewards = await rewardsOf(one);
      for (const { id: rewardId, available, price, prize } of rewards) {
        if (!available || price > points) continue;
        const { id } = await one.get("requestReward", { body: { userUuid: one.uuid, rewardId } });
        points -= price;
        await staffCan(`the purchase of ${rewardId}`, "grant it", staff.approve(id));
        await staffCannot(`the granted ${rewardId}`, "grant it again", staff.approve(id));
        await staffCannot(`the granted ${rewardId}`, "reject it", staff.reject(id));
        const worth = worthOf(prize);
        points += worth.points;
        credit += worth.credit;
        same(`points and credit after ${rewardId}`, [points, credit], await balancesOf(one));
      }
    },
  },
  {
    id: "points/ledger-has-every-point",
    sentence: "The sum of the points in a member's ledger is the member's points.",
    needs: ["writes", "funds"],
    rows: ["transactionHistory", "getCredit", "spinWheel", "checkIn", "flipCard"],
    async run({ member }) {
      const one = await member({ points: 800 });
      await one.get("checkIn");
      await one.get("spinWheel");
      for (const event of await one.get("gameEvents")) {
        await one.get(cardRowOf(event), { body: { eventId: event.id, card: 1 } });
      }
      same("the sum of the points", await one.points(), sum((await ledgerOf(one)).map(({ point }) => point)));
    },
  },
  {
    id: "points/rejected-prize-gives-nothing",
    sentence: "A card's prize that staff reject gives nothing and returns the price of the card, once.",
    needs: ["writes", "funds", "staff"],
    rows: ["gameEvents", "flipCardReward", "myGameRewardRequests", "getCredit"],
    async run({ member, staff }) {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const one = await member({ points: 5_000 });
        const { id, price, playsLeft } =
          (await one.get("gameEvents")).find(({ game }) => game === "flip-card-reward") ??
          notChecked("no event has prizes from staff");
        for (let plays = 1; plays <= (playsLeft ?? 1); plays += 1) {
          await one.get("flipCardReward", { body: { eventId: id, card: 0 } });
          same("the points after the cards", 5_000 - plays * price, await one.points());
          const [request] = await one.get("myGameRewardRequests");
          // A card may win nothing, and stays paid.
          if (request) return rejected(one, staff, request.id, 5_000 - (plays - 1) * price);
        }
      }
      notChecked(`the cards of ${MOST_TRIES} members won nothing from staff`);
    },
  },
  {
    id: "points/rejected-purchase-returns-its-price",
    sentence:
      "A reward takes its shown price at once; its rejection returns exactly that, once, gives no prize and counts against no limit.",
    needs: ["writes", "funds", "staff"],
    rows: ["rewards", "requestReward", "rewardRequestHistory"],
    async run({ member, staff }) {
      const one = await member({ points: 5_000 });
      const rewards = await rewardsOf(one);
      const priced =
        rewards.find(({ available, price }) => available && price > 0) ?? notChecked("no reward has a price");
      const body = { userUuid: one.uuid, rewardId: priced.id };
      const { id, price } = await one.get("requestReward", { body });
      same("the price of the purchase", priced.price, price);
      same("the points after the purchase", 5_000 - price, await one.points());
      await one.refused("requestReward", { body }, "reward-waiting");
      await staffCan("the purchase", "reject it", staff.reject(id));
      same("the points after the rejection", 5_000, await one.points());
      await staffCannot("the rejected purchase", "reject it again", staff.reject(id));
      await staffCannot("the rejected purchase", "grant it", staff.approve(id));
      same("points and credit", [5_000, 0], await balancesOf(one));
      const { items } = await one.get("rewardRequestHistory", { body: {} });
      same(
        "the purchases",
        [[id, "rejected"]],
        items.map((item) => [item.id, item.status]),
      );
      // A rejected purchase counts against no limit.
      await one.get("requestReward", { body });
      same("the points after another purchase", 5_000 - price, await one.points());

      const poor = await member({ points: price - 1 });
      const wanted = { body: { userUuid: poor.uuid, rewardId: priced.id } };
      if (price > 1) await poor.refused("requestReward", wanted, "points-insufficient");
    },
  },
  {
    id: "points/spin-takes-its-price",
    sentence: "A spin takes its shown price in points and adds exactly its prize, in points or credit.",
    needs: ["writes", "funds"],
    rows: ["wheel", "spinWheel", "getCredit"],
    async run({ member }) {
      const one = await member({ points: 1_000 });
      const { price, spinsLeft } = await one.get("wheel");
      let [points, credit] = [1_000, 0];
      for (let spin = 0; spin < Math.min(5, spinsLeft ?? 5); spin += 1) {
        const reply = await one.get("spinWheel");
        const worth = worthOf(reply.prize);
        points += worth.points - price;
        credit += worth.credit;
        same("the points in the reply", points, reply.point);
        same("points and credit after the spin", [points, credit], await balancesOf(one));
      }
    },
  },
];

type Prize = ReplyOf<"spinWheel">["prize"];

/** What a prize adds at once. */
function worthOf(prize: Prize): { readonly credit: number; readonly points: number } {
  return {
    credit: prize.kind === "credit" ? toSatang(prize.amount) : 0,
    points: prize.kind === "points" ? prize.point : 0,
  };
}

async function rejected(one: Member, staff: Staff, id: string, points: number): Promise<void> {
  await staffCan("the prize", "reject it", staff.reject(id));
  await staffCannot("the rejected prize", "reject it again", staff.reject(id));
  await staffCannot("the rejected prize", "grant it", staff.approve(id));
  same("points and credit after the rejection", [points, 0], await balancesOf(one));
  same("the status of the prize", ["rejected"], statusesOf(await one.get("myGameRewardRequests")));
}

/** Points, then credit. */
async function balancesOf(one: Member): Promise<readonly number[]> {
  return [await one.points(), await one.credit()];
}
