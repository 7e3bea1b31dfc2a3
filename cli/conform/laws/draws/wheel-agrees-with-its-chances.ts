import type { Law } from "../../engine/law.ts";
import { deviates, same } from "../../engine/stop.ts";
import { disagreement } from "../support/agrees.ts";
import { nextMidnight } from "../support/midnight.ts";

const SPINS = 400;

export const wheelAgreesWithItsChances: Law = {
  id: "draws/wheel-agrees-with-its-chances",
  sentence:
    "400 spins of the wheel agree with the shown chances, and each prize is its segment's; a right wheel fails this once in 10 million runs.",
  needs: ["writes", "funds", "clock"],
  rows: ["wheel", "spinWheel"],
  async run({ member, clock }) {
    const one = await member({ points: 200_000 });
    const { segments, spinsLeft } = await one.get("wheel");
    const counts = new Map<string, number>();
    const perDay = spinsLeft ?? SPINS;
    if (perDay < 1) deviates("the wheel", "spins on the first day", perDay);
    for (let spins = 0, again = one; spins < SPINS; spins += 1) {
      if (spins > 0 && spins % perDay === 0) {
        await clock.to(await nextMidnight(clock));
        // Sessions end after some weeks.
        if (spins % (perDay * 10) === 0) again = await one.signIn();
      }
      const { segmentId, prize } = await again.get("spinWheel");
      const segment = segments.find(({ id }) => id === segmentId);
      same(`the prize of ${segmentId}`, segment?.prize, prize);
      counts.set(segmentId, (counts.get(segmentId) ?? 0) + 1);
    }
    const draws = segments.map(({ id, chance }) => ({ name: id, count: counts.get(id) ?? 0, chance }));
    const wrong = disagreement(draws, SPINS);
    if (wrong !== undefined) deviates("the wheel", "its shown chances", wrong);
  },
};
