import { shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { group, place, sparkle } from "../../kit/shapes.ts";
import { cherries, grapes, lemon, orange, seven, strawberry, watermelon } from "../../parts/slots/fruits.ts";
import { reels } from "../../parts/slots/reels.ts";

/** Three reels show cherries, a seven and a melon, and fruit flies out of them. */
export function fruitSlot(): string {
  const symbols = [
    [lemon(), cherries(), orange()],
    [grapes(), seven(), strawberry()],
    [cherries(), watermelon(), lemon()],
  ] as const;
  const fly = (x: number, y: number, fruit: string, turn: number, scale: number) =>
    place(x, y, fruit, { turn, scale, filter: shadow(6, 5, 0.5) });
  return `${backdrop("#d8fbff", "#28b4ee", "#07509c", 0.36, 0.2, 0.9)}
${rays(160, 104, 22, 260, "#ffffff", 0.4)}${discs({ box: [0, 0, 320, 240], count: 22, colors: ["#ffffff", "#fff6b0", "#a8ffe8"], size: 13, strength: 0.34, seed: 5, soft: 2 })}
${glow("#ffffff", 150, 96, 150, 0.6)}
${fly(34, 40, grapes(), -22, 1.05)}${fly(290, 38, orange(), 12, 1.15)}
${group(shadow(12, 10, 0.5), place(160, 106, reels(symbols, "#ff5a7a", "#a80a3c"), { turn: -4, scale: 1.04 }))}
${fly(40, 182, strawberry(), -18, 1.45)}${fly(282, 180, lemon(), -24, 1.4)}${fly(108, 204, cherries(), 8, 0.95)}${fly(208, 206, watermelon(), -10, 1)}
${sparkle(196, 70, 13)}${sparkle(62, 70, 8)}${discs({ box: [10, 10, 300, 200], count: 26, colors: ["#ffffff", "#fff2a0"], size: 2, strength: 1, seed: 21 })}${vignette(0.4)}`;
}
