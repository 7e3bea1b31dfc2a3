import { neon } from "../../kit/effects.ts";
import { discs, glow, ground } from "../../kit/light.ts";
import { group, sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { brilliant } from "../../parts/rewards/brilliant.ts";
import { giftBox } from "../../parts/rewards/gift-box.ts";

/** A dark blue gift box with a ribbon of ice, under a shining diamond. */
export function diamondMonth(): string {
  return `${stage(320, 320, ["#d8f6ff", "#5aa6e0", "#123a80"], [0.5, 0.25, 0.95])}
${discs({ box: [0, 0, 320, 320], count: 22, colors: ["#ffffff", "#bfeaff"], size: 13, strength: 0.4, seed: 31, soft: 2.5 })}
${glow("#ffffff", 160, 96, 130, 0.9)}${ground(160, 288, 92, 0.45, 14)}
${giftBox(160, 220, { paper: ["#4a7ae8", "#1c3aa4", "#0a1650"], ribbon: ["#ffffff", "#b8ecff", "#4a9cd8"] }, 0.86)}
${group(neon("#c8f4ff", 6), brilliant(160, 76, 1.15))}
${sparkle(112, 52, 18)}${sparkle(214, 92, 14)}${sparkle(252, 186, 12)}${sparkle(62, 196, 10)}${discs({ box: [20, 20, 280, 260], count: 34, colors: ["#ffffff"], size: 2.6, strength: 1, seed: 15 })}${corners(320, 320, 0.35)}`;
}
