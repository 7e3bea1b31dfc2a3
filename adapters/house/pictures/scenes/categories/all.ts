import { shadow } from "../../kit/effects.ts";
import { discs, glow, rays } from "../../kit/light.ts";
import { group, sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { chips } from "../../parts/chips.ts";
import { coin } from "../../parts/coin.ts";
import { ORANGE_FISH, reefFish } from "../../parts/creatures/reef-fish.ts";
import { die } from "../../parts/die.ts";
import { football } from "../../parts/football.ts";
import { BALL_COLORS, numberBall } from "../../parts/number-ball.ts";
import { playingCard } from "../../parts/playing-card.ts";
import { seven } from "../../parts/seven.ts";

/** Something of every category: a ball, a card, dice, chips, a fish, a number ball and a seven. */
export function allCategory(): string {
  return `${stage(480, 200, ["#3fe0a8", "#0c7a66", "#032a30"], [0.66, 0.3, 0.9])}${rays(320, 90, 24, 400, "#ffffff", 0.16)}
${discs({ box: [0, 0, 480, 200], count: 26, colors: ["#c8fff0", "#ffe9a0"], size: 12, strength: 0.26, seed: 51, soft: 3 })}${glow("#f4fff0", 320, 100, 190, 0.55, 110)}
${playingCard(262, 74, "A", "heart", { turn: -18, scale: 0.86 })}${seven(366, 56, 1.05, 8)}${group(shadow(5, 5, 0.45), reefFish(434, 88, ...ORANGE_FISH, 0.62, false, -10))}
${group(shadow(6, 7, 0.5), football(318, 122, 52, 0.5, 0.3))}${chips(186, 168, 28, 5, "#7a2ac8")}${chips(232, 182, 25, 2, "#c81e3a")}
${group(shadow(5, 5, 0.5), die(400, 152, 46, [32, 32, 8], [5, 1, 3]))}${numberBall(252, 148, 27, "9", BALL_COLORS.red, { turn: -12 })}${numberBall(455, 164, 22, "5", BALL_COLORS.blue, { turn: 10 })}
${coin(192, 74, 20, { turn: -18, open: 0.8 })}${coin(150, 118, 12, { turn: 14, open: 0.7 })}${coin(352, 180, 16, { turn: 12, open: 0.6 })}
${sparkle(296, 88, 12)}${sparkle(214, 40, 10, "#fff3c0")}${sparkle(412, 36, 9)}${discs({ box: [120, 10, 350, 180], count: 36, colors: ["#ffffff", "#ffe9a0"], size: 2.1, strength: 0.9, seed: 7 })}${corners(480, 200, 0.45)}`;
}
