import { glow, rays } from "../../kit/light.ts";
import { sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { BALL_COLORS, numberBall } from "../../parts/number-ball.ts";

/** Three number balls in rays of light. */
export function luckyNumbersMark(): string {
  return `${stage(160, 160, ["#ff9ac8", "#b81e7a", "#480a40"], [0.5, 0.3, 0.95])}${rays(80, 84, 16, 140, "#ffffff", 0.25)}${glow("#fff0c8", 80, 80, 80, 0.5)}${numberBall(44, 58, 26, "2", BALL_COLORS.blue, { turn: -14 })}${numberBall(120, 62, 24, "7", BALL_COLORS.green, { turn: 14 })}${numberBall(82, 98, 41, "9", BALL_COLORS.gold, { turn: -6 })}${sparkle(118, 26, 12)}${sparkle(30, 112, 9)}${corners(160, 160, 0.3)}`;
}
