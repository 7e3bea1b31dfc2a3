import { discs, glow, ground, rays } from "../../kit/light.ts";
import { place, sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { coin, coinStack } from "../../parts/coin.ts";
import { NOTE_1000, noteBlock } from "../../parts/rewards/banknote.ts";

/** Blocks of notes of 1,000 baht among piles of coins, with coins in the air. */
export function credit1000(): string {
  return `${stage(320, 320, ["#1f9a5c", "#07462c", "#01140c"], [0.5, 0.42, 0.8])}${rays(160, 140, 22, 260, "#ffe27a", 0.3)}
${glow("#fff0a8", 160, 140, 150, 0.75)}${ground(160, 284, 140, 0.65)}
${place(146, 152, noteBlock(0, 0, NOTE_1000, 14), { scale: 1.25 })}${place(144, 96, noteBlock(0, 0, NOTE_1000, 13), { scale: 1.25 })}
${coinStack(56, 268, 34, 7)}${coinStack(268, 272, 36, 9)}${coinStack(114, 290, 36, 3)}${coinStack(204, 292, 38, 4)}
${coin(66, 92, 25, { turn: -24, open: 0.75 })}${coin(262, 66, 30, { turn: 22, open: 0.86 })}${coin(148, 40, 21, { turn: 8, open: 0.6 })}
${sparkle(196, 84, 20)}${sparkle(84, 190, 14, "#fff3c0")}${sparkle(290, 150, 12)}${discs({ box: [20, 20, 280, 270], count: 44, colors: ["#ffffff", "#ffe9a0", "#ffd36a"], size: 2.6, strength: 1, seed: 7 })}${corners(320, 320, 0.5)}`;
}
