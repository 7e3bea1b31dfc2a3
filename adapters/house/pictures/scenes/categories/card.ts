import { shadow } from "../../kit/effects.ts";
import { discs, glow, rays } from "../../kit/light.ts";
import { GOLD } from "../../kit/paint.ts";
import { group, place, repeat, sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { coin } from "../../parts/coin.ts";
import { playingCard, suit } from "../../parts/playing-card.ts";

const HAND = [
  ["10", "spade"],
  ["J", "heart"],
  ["Q", "club"],
  ["K", "diamond"],
  ["A", "spade"],
] as const;

/** A hand of five cards, fanned over a deep blue ground with golden suits. */
export function cardCategory(): string {
  const fan = repeat(HAND.length, (index) => {
    const [rank, name] = HAND[index] ?? HAND[0];
    const turn = -40 + index * 20;
    const angle = ((turn - 90) * Math.PI) / 180;
    return playingCard(336 + 134 * Math.cos(angle), 252 + 142 * Math.sin(angle), rank, name, { turn, scale: 1.12 });
  });
  return `${stage(480, 200, ["#3a5ac8", "#15226c", "#04061c"], [0.7, 0.4, 0.75])}${rays(336, 150, 24, 330, "#9ab8ff", 0.2)}
${place(60, 60, suit("spade", GOLD), { scale: 4, turn: -14, opacity: 0.22 })}${place(140, 152, suit("heart", GOLD), { scale: 3.4, turn: 12, opacity: 0.2 })}${place(32, 164, suit("club", GOLD), { scale: 2.6, turn: 8, opacity: 0.16 })}${place(150, 34, suit("diamond", GOLD), { scale: 2.4, turn: 14, opacity: 0.18 })}
${glow("#ffd88a", 336, 100, 170, 0.5)}${group(shadow(6, 7, 0.5), fan)}
${coin(202, 158, 20, { turn: -16, open: 0.8 })}${coin(456, 168, 17, { turn: 18, open: 0.7 })}${coin(446, 34, 13, { turn: 10, open: 0.9 })}
${sparkle(226, 60, 13)}${sparkle(412, 54, 10, "#fff3c0")}${discs({ box: [180, 10, 290, 180], count: 40, colors: ["#fff0a8", "#ffffff"], size: 2, strength: 0.9, seed: 8 })}${corners(480, 200, 0.5)}`;
}
