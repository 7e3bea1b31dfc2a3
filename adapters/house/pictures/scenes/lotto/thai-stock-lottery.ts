import { clay, neon, rim, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";
import { candles } from "../../parts/candles.ts";

/** A golden bull before rising share prices. */
export function thaiStockLottery(): string {
  const values = [
    [178, 14, true],
    [166, 18, true],
    [176, 12, false],
    [152, 20, true],
    [138, 18, true],
    [150, 14, false],
    [122, 22, true],
    [104, 20, true],
    [116, 12, false],
    [84, 24, true],
    [62, 22, true],
    [44, 18, true],
  ] as const;
  return `${backdrop("#0f7a5a", "#06382e", "#020f0d", 0.6, 0.3)}${repeat(9, (index) => line(`M0 ${20 + index * 26}H320M${20 + index * 36} 0V240`, "#6affc0", 0.8, 'opacity=".16"'))}
${candles(values, 20, 26, "#1fd07a", "#f0455a")}${place(0, 0, line("M8 190L60 168 112 150 164 130 216 96 268 64 312 34", "#fff0a0", 3), { filter: neon("#ffc21e", 3) })}${glow("#8affc8", 160, 120, 120, 0.4)}
${group(shadow(9, 10, 0.7), place(160, 132, `${group(clay(5, 0.8), both(path("M26-42C48-42 74-52 80-84 96-60 90-24 54-20 42-18 32-22 26-30z", linear(0, 1, "#fffdf0", "#d8c8a0", "#8a6a3a"))))}${group(rim("#fffbe0", 1.8, 0.7), group(clay(10, 0.7), `${both(path("M34-26C52-34 70-30 80-18 68-6 50-4 38-8z", GOLD))}${path("M0-50C24-50 42-38 44-16 46 6 34 20 30 42 28 62 16 74 0 74S-28 62-30 42C-34 20-46 6-44-16-42-38-24-50 0-50z", GOLD)}`))}${group(clay(6, 0.6), path("M0 34C20 34 30 46 28 60 26 74 14 80 0 80S-26 74-28 60C-30 46-20 34 0 34z", linear(0, 1, "#fff0b8", "#c8892a")))}${both(`${ellipse(12, 58, 6, 4.5, "#3a1c04")}${path("M14-14C22-20 32-18 36-10 28-4 18-6 14-14z", "#3a1404")}${circle(25, -11, 3.2, "#ff4a2a")}${line("M10-22L38-22", "#7a4a08", 4)}`)}${circle(0, 74, 11, "none", 'stroke="#eef2f6" stroke-width="4"')}`, { scale: 1.04 }))}
${discs({ box: [20, 10, 280, 200], count: 26, colors: ["#ffffff", "#fff0a0", "#8affc8"], size: 2, strength: 0.95, seed: 9 })}${vignette(0.5)}`;
}
