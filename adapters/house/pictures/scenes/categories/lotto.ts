import { discs, glow, rays } from "../../kit/light.ts";
import { sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { BALL_COLORS, numberBall } from "../../parts/number-ball.ts";

/** Number balls that roll out of the light. */
export function lottoCategory(): string {
  const { red, gold, green, blue, violet, teal } = BALL_COLORS;
  return `${stage(480, 200, ["#ffb0dc", "#b02a8a", "#380a44"], [0.75, 0.15, 0.9])}${rays(360, 20, 26, 420, "#ffffff", 0.2)}
${discs({ box: [0, 0, 480, 200], count: 24, colors: ["#ffd8f0", "#ffe9a0", "#ffffff"], size: 11, strength: 0.3, seed: 41, soft: 2.5 })}${glow("#fff0c8", 350, 100, 170, 0.6)}
${numberBall(196, 66, 15, "4", teal, { turn: -20 })}${numberBall(446, 44, 20, "6", violet, { turn: 16 })}${numberBall(272, 48, 24, "7", blue, { turn: -12 })}${numberBall(428, 132, 36, "2", green, { turn: 14 })}${numberBall(228, 140, 34, "5", violet, { turn: -16 })}
${numberBall(376, 76, 44, "8", red, { turn: 10 })}${numberBall(310, 122, 60, "9", gold, { turn: -6 })}${numberBall(384, 160, 27, "3", blue, { turn: 18 })}${numberBall(176, 176, 18, "1", red, { turn: -8 })}${numberBall(462, 178, 16, "0", teal, { turn: 12 })}
${sparkle(284, 82, 15)}${sparkle(358, 44, 11)}${sparkle(150, 90, 8)}${discs({ box: [130, 10, 340, 180], count: 40, colors: ["#ffffff", "#fff0a8"], size: 2.2, strength: 0.95, seed: 2 })}${corners(480, 200, 0.42)}`;
}
