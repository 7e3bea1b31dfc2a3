import { shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { group, place, rect, repeat } from "../../kit/shapes.ts";
import { dragon } from "../../parts/creatures/dragon.ts";
import { cardBack } from "../../parts/playing-card.ts";

/** A fan of cards; a jade dragon comes out of the middle one. */
export function dragonCards(): string {
  const fan = repeat(7, (index) => {
    const turn = (index - 3) * 17;
    const angle = (turn * Math.PI) / 180;
    return index === 3
      ? ""
      : cardBack(160 + Math.sin(angle) * 108, 190 - Math.cos(angle) * 104, "#8a1a6a", "#3a0838", { turn, scale: 1.02 });
  });
  const frame = `${rect(-60, -82, 120, 164, 13, GOLD)}${rect(-55, -77, 110, 154, 10, radial(0.5, 0.4, 0.75, "#1a8a72", "#06403e .6", "#021c20"))}${rect(-49, -71, 98, 142, 7, "none", `stroke="${GOLD}" stroke-width="1.500"`)}`;
  return `${backdrop("#c0288a", "#4a0c50", "#12031a", 0.5, 0.4)}${rays(160, 104, 24, 240, "#ff9ae0", 0.25)}${glow("#ffd0f0", 160, 100, 150, 0.5)}${fan}
${group(shadow(8, 8), place(160, 110, frame))}${glow("#6affd0", 160, 100, 90, 0.7)}
${group(shadow(8, 8, 0.6), place(160, 108, dragon({ light: "#9affd8", middle: "#1fb088", dark: "#04443e", mane: ["#fff0b0", "#f0a82e", "#a0480c"], eye: "#ffd62e" }), { scale: 1.02 }))}
${discs({ box: [20, 20, 280, 200], count: 36, colors: ["#b8ffe8", "#ffe27a", "#ffffff"], size: 2, strength: 1, seed: 3 })}<rect y="190" width="320" height="50" fill="${linear(0, 1, "#12031a 0 0", "#12031a 1 .8")}"/>${vignette(0.45)}`;
}
