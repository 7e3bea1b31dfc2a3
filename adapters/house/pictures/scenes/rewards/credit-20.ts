import { discs, glow, ground } from "../../kit/light.ts";
import { sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { coin } from "../../parts/coin.ts";
import { banknote, NOTE_20 } from "../../parts/rewards/banknote.ts";

/** One note of 20 baht and one coin. */
export function credit20(): string {
  return `${stage(320, 320, ["#7a4ab8", "#35186a", "#120628"], [0.3, 0.2, 0.95])}
${discs({ box: [0, 0, 320, 200], count: 18, colors: ["#c8a0ff", "#ffd88a", "#ffffff"], size: 12, strength: 0.3, seed: 8, soft: 2 })}
${glow("#b8ffb0", 160, 150, 150, 0.5)}${ground(160, 266, 104, 0.5)}
${banknote(158, 142, NOTE_20, -13, 1.62)}${coin(218, 228, 44, { turn: 12, open: 0.9 })}
${sparkle(72, 92, 16)}${sparkle(262, 190, 12, "#fff3c0")}${discs({ box: [30, 30, 260, 250], count: 26, colors: ["#ffffff", "#d8ffc8", "#ffe9a0"], size: 2.4, strength: 1, seed: 3 })}${corners(320, 320, 0.5)}`;
}
