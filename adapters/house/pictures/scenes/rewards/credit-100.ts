import { discs, glow, ground } from "../../kit/light.ts";
import { sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { coin, coinStack } from "../../parts/coin.ts";
import { banknote, NOTE_100 } from "../../parts/rewards/banknote.ts";

/** A fan of notes of 100 baht behind piles of coins. */
export function credit100(): string {
  return `${stage(320, 320, ["#3a8ae0", "#123a86", "#040d2c"], [0.7, 0.15, 1])}
${discs({ box: [0, 0, 320, 180], count: 16, colors: ["#9ad0ff", "#ffffff"], size: 11, strength: 0.3, seed: 21, soft: 2 })}
${glow("#ffb8a0", 160, 130, 150, 0.5)}${ground(160, 276, 120, 0.6)}
${banknote(122, 112, NOTE_100, -52, 1.25)}${banknote(160, 112, NOTE_100, -26, 1.3)}${banknote(188, 136, NOTE_100, 2, 1.36)}
${coinStack(86, 262, 40, 6)}${coinStack(236, 266, 40, 3)}${coinStack(162, 278, 42, 4)}${coin(276, 206, 22, { turn: 24, open: 0.7 })}
${sparkle(270, 62, 16)}${sparkle(50, 176, 12, "#fff3c0")}${discs({ box: [30, 30, 260, 250], count: 26, colors: ["#ffffff", "#ffd8c8", "#ffe9a0"], size: 2.4, strength: 1, seed: 5 })}${corners(320, 320, 0.5)}`;
}
