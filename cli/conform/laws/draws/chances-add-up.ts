import type { Law } from "../../engine/law.ts";
import { holds } from "../../engine/stop.ts";
import { sum } from "../support/lists.ts";

const NOISE = 1e-9;

export const chancesAddUp: Law = {
  id: "draws/chances-add-up",
  sentence: "The chances of the wheel and of every card event add up to 1.",
  needs: [],
  rows: ["wheel", "gameEvents"],
  async run({ reader }) {
    const one = await reader();
    const { segments } = await one.get("wheel");
    const total = sum(segments.map(({ chance }) => chance));
    holds("the sum of the wheel's chances", Math.abs(total - 1) < NOISE, "1", total);
    for (const { id, prizes } of await one.get("gameEvents")) {
      const all = sum(prizes.map(({ chance }) => chance));
      holds(`the sum of the chances of ${id}`, Math.abs(all - 1) < NOISE, "1", all);
    }
  },
};
