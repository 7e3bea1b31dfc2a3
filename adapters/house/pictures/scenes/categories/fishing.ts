import { blur, shadow } from "../../kit/effects.ts";
import { beam, discs, glow } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { circle, ellipse, group, path, repeat, sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { coin } from "../../parts/coin.ts";
import { ORANGE_FISH, PINK_FISH, reefFish, TEAL_FISH } from "../../parts/creatures/reef-fish.ts";

/** Fish of three colours over a reef with lost coins. */
export function fishingCategory(): string {
  const bubble = (x: number, y: number, radius: number) =>
    `${circle(x, y, radius, linear(1, 1, "#ffffff 0 .45", "#ffffff .5 .05", "#bff4ff 1 .4"), 'stroke="#e8ffff" stroke-opacity=".7" stroke-width=".8"')}${circle(x - radius * 0.35, y - radius * 0.35, radius * 0.24, "#ffffff")}`;
  const coral = (x: number, y: number, color: string, size: number) =>
    repeat(7, (index) =>
      ellipse(
        x + (index - 3) * 9 * size,
        y - (3 - Math.abs(index - 3)) * 11 * size,
        8 * size,
        30 * size,
        linear(0.3, 1, color, "#1a0a3a"),
        `transform="rotate(${(index - 3) * 14} ${x} ${y + 20})"`,
      ),
    );
  return `${stage(480, 200, ["#7af4f0", "#0e8ab8", "#04245a"], [0.62, 0, 1])}
${repeat(6, (index) => beam(250 + index * 26, -24, 90 + index * 66, 140 + index * 74, 210, "#e8fffa", 0.3))}${glow("#d8fff4", 320, 90, 170, 0.5)}
<g opacity=".45" filter="${blur(1.2)}">${reefFish(80, 50, ...TEAL_FISH, 0.22)}${reefFish(116, 66, ...TEAL_FISH, 0.2)}${reefFish(94, 84, ...TEAL_FISH, 0.18)}${reefFish(146, 46, ...TEAL_FISH, 0.18)}</g>
${path("M0 200V176Q60 150 130 172 220 150 300 176 390 154 480 170V200z", linear(0, 1, "#0a4a78", "#021a3a"))}${coral(454, 178, "#ff6a8a", 0.9)}${coral(24, 186, "#b05ae8", 0.8)}${coral(176, 196, "#ff9a4a", 0.6)}
${group(shadow(8, 8, 0.45), reefFish(316, 96, ...ORANGE_FISH, 1.18, false, -6))}${group(shadow(6, 6, 0.4), reefFish(430, 62, ...PINK_FISH, 0.56, false, 8))}${group(shadow(5, 5, 0.4), reefFish(190, 132, ...TEAL_FISH, 0.5, true, -8))}
${coin(268, 178, 15, { turn: -14, open: 0.5 })}${coin(300, 186, 15, { turn: 10, open: 0.5 })}${coin(352, 182, 14, { turn: 20, open: 0.6 })}
${bubble(214, 70, 10)}${bubble(200, 48, 5.5)}${bubble(224, 36, 4)}${bubble(456, 118, 8)}${bubble(466, 98, 4.5)}
${sparkle(276, 62, 12)}${discs({ box: [20, 10, 450, 180], count: 50, colors: ["#ffffff", "#c8fff8"], size: 2.2, strength: 0.7, seed: 6 })}${corners(480, 200, 0.45)}`;
}
