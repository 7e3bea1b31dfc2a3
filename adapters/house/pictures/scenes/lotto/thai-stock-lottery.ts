import { blur, clay, neon, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { group, line, path, place, rect, repeat } from "../../kit/shapes.ts";
import { BALL_COLORS, lottoBall } from "../../parts/lotto/ball.ts";

/** Each candle: its lowest and highest price, and its body from the bottom to the top. */
const CANDLES = [
  [196, 146, 184, 160, true],
  [192, 150, 182, 164, false],
  [184, 122, 174, 134, true],
  [166, 112, 154, 122, false],
  [160, 84, 148, 96, true],
  [136, 66, 122, 78, true],
  [128, 72, 114, 84, false],
  [104, 26, 92, 38, true],
] as const;

/** A price chart of green and red candles rises behind two balls, over the towers of Bangkok. */
export function thaiStockLottery(): string {
  const grid = repeat(12, (index) => `M${index * 32 - 16} 0V240M0 ${index * 26}H320`);
  const candles = CANDLES.map(([low, high, bottom, top, up], index) => {
    const x = 30 + index * 36;
    const [light, middle, dark] = up ? ["#8affc0", "#16c46e", "#046a38"] : ["#ffa090", "#f0383e", "#8a0a18"];
    return `${line(`M${x} ${low}V${high}`, middle, 3)}${group(clay(2.4, 0.6), rect(x - 11, top, 22, bottom - top, 4, linear(1, 0.3, light, middle, dark)))}`;
  }).join("");
  const trend = "M-6 190C30 176 60 172 98 146S160 130 186 104 250 76 286 22";
  const towers = [
    [4, 52],
    [28, 38],
    [48, 66],
    [78, 44],
    [104, 84],
    [130, 50],
    [150, 62],
    [182, 40],
    [206, 72],
    [236, 54],
    [262, 92],
    [290, 48],
    [312, 60],
  ] as const;
  const skyline = towers
    .map(
      ([x, height]) =>
        `M${x - 12} 240V${240 - height}L${x} ${232 - height}V${222 - height}H${x + 1.5}V${232 - height}L${x + 12} ${240 - height}V240z`,
    )
    .join("");
  return `${backdrop("#0f6a5c", "#06302e", "#010c10", 0.75, 0.3)}${line(grid, "#5affc0", 0.8, 'opacity=".16"')}
${path(skyline, linear(0, 1, "#0c4a48", "#02181a"), 'opacity=".95"')}${glow("#5affb0", 262, 56, 110, 0.5)}
${path(`${trend}V250H-6z`, linear(0, 1, "#3affa0 0 .42", "#3affa0 .8 0"))}
${place(0, 0, candles, { filter: shadow(4, 4, 0.5) })}
${place(0, 0, `${line(trend, "#f4fff0", 4)}${path("M300-2L293 33 268 17z", "#f4fff0")}`, { filter: neon("#3affa0", 5) })}
${path("M-10 206H330V250H-10z", "#010c10", `opacity=".7" filter="${blur(9)}"`)}
${lottoBall(206, 182, 41, "5", BALL_COLORS.gold, { turn: -9, filter: shadow(6, 6, 0.65) })}${lottoBall(280, 190, 41, "8", BALL_COLORS.gold, { turn: 9, filter: shadow(6, 6, 0.65) })}
${discs({ box: [40, 10, 270, 170], count: 24, colors: ["#ffffff", "#b8ffd8", "#ffe48a"], size: 1.8, strength: 1, seed: 53 })}${vignette(0.5)}`;
}
