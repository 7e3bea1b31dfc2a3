import { shadow } from "../../kit/effects.ts";
import { beam, discs, glow } from "../../kit/light.ts";
import { group, place, sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { chips } from "../../parts/chips.ts";
import { die } from "../../parts/die.ts";
import { felt } from "../../parts/felt.ts";
import { playingCard } from "../../parts/playing-card.ts";
import { wheelOfRoulette } from "../../parts/wheel-of-roulette.ts";

/** A roulette wheel, cards, chips and dice on a red table. */
export function casinoCategory(): string {
  return `${stage(480, 200, ["#a83046", "#4c0c20", "#140208"], [0.66, 0.2, 0.8])}
${discs({ box: [0, 0, 480, 100], count: 30, colors: ["#ffd88a", "#ff9a8a", "#ffffff"], size: 9, strength: 0.3, seed: 5, soft: 2 })}
${place(0, 74, felt(0, "#b01e3a", "#3a0614"), { scale: 1.5 })}${beam(340, -30, 170, 480, 220, "#ffe6c0", 0.45)}${glow("#ffce8a", 350, 100, 160, 0.5)}
${group(shadow(8, 8, 0.6), wheelOfRoulette(352, 98, 1.2, -6, 0.52))}
${playingCard(214, 92, "K", "spade", { turn: -14, scale: 0.9 })}${playingCard(250, 98, "A", "heart", { turn: 8, scale: 0.9 })}
${chips(456, 178, 24, 7, "#1e5ab8")}${chips(412, 190, 24, 3, "#14161c")}${chips(290, 188, 24, 4, "#12784a")}
${group(shadow(5, 5), die(168, 162, 36, [-30, 32, -8], [5, 2, 6]))}${group(shadow(5, 5), die(220, 174, 32, [28, 34, 6], [1, 3, 5]))}
${sparkle(398, 42, 12, "#fff3c0")}${discs({ box: [150, 10, 320, 180], count: 40, colors: ["#fff0a8", "#ffffff"], size: 1.8, strength: 0.9, seed: 14 })}${corners(480, 200, 0.5)}`;
}
