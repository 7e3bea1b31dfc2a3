import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { worthOf } from "../support/worth.ts";

export const cardTakesItsPrice: Law = {
  id: "points/card-takes-its-price",
  sentence: "A card takes its shown price; its prize comes at once in one game and with staff's decision in the other.",
  needs: ["writes", "funds", "staff"],
  rows: ["gameEvents", "flipCard", "flipCardReward", "myGameRewardRequests"],
  async run({ member, staff }) {
    const one = await member({ points: 5_000 });
    let [points, credit] = [5_000, 0];
    for (const { id, game, price, playsLeft, cards } of await one.get("gameEvents")) {
      const row = game === "flip-card" ? "flipCard" : "flipCardReward";
      for (let play = 0; play < (playsLeft ?? 1); play += 1) {
        const card = play % cards;
        const reply = await one.get(row, { body: { eventId: id, card } });
        same("the card", card, reply.card);
        if (reply.revealed) same("the prize of the card", reply.prize, reply.revealed[card]);
        points -= price;
        if (game === "flip-card") {
          const worth = worthOf(reply.prize);
          points += worth.points;
          credit += worth.credit;
        }
        same("the points in the reply", points, reply.point);
      }
    }
    same("points and credit after the cards", [points, credit], [await one.points(), await one.credit()]);
    for (const { id, prize, status } of await one.get("myGameRewardRequests")) {
      same("the status of a won prize", "checking", status);
      same("staff's decision", true, await staff.approve(id));
      credit += worthOf(prize).credit;
    }
    same("points and credit after the prizes", [points, credit], [await one.points(), await one.credit()]);
  },
};
