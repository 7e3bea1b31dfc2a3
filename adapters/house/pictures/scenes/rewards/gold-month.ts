import { discs, glow, ground, rays } from "../../kit/light.ts";
import { sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { coin } from "../../parts/coin.ts";
import { giftBox } from "../../parts/rewards/gift-box.ts";

/** A golden gift box with a red ribbon. */
export function goldMonth(): string {
  return `${stage(320, 320, ["#c8323c", "#6a0c1e", "#1e0208"], [0.5, 0.4, 0.8])}${rays(160, 150, 18, 250, "#ffc46a", 0.28)}
${glow("#ffe29a", 160, 150, 160, 0.65)}${ground(160, 266, 122, 0.65)}
${giftBox(160, 178, { paper: ["#fff3c0", "#f2b93a", "#9a5c0e"], ribbon: ["#ff8a84", "#d81e34", "#7a0618"] }, 1.08)}
${coin(62, 258, 30, { turn: -16, open: 0.62 })}${coin(258, 262, 26, { turn: 14, open: 0.55 })}
${sparkle(78, 86, 16)}${sparkle(256, 108, 20, "#fff8d8")}${sparkle(220, 52, 10)}${discs({ box: [20, 20, 280, 260], count: 40, colors: ["#ffe9a0", "#ffffff", "#ffb86a"], size: 2.8, strength: 1, seed: 12 })}${corners(320, 320, 0.5)}`;
}
