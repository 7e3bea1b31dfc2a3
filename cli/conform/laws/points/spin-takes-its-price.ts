import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { worthOf } from "../support/worth.ts";

export const spinTakesItsPrice: Law = {
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
      same("points and credit after the spin", [points, credit], [await one.points(), await one.credit()]);
    }
  },
};
