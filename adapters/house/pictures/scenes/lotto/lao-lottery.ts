import { clay, shadow } from "../../kit/effects.ts";
import { discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, GOLD_SIDE, linear } from "../../kit/paint.ts";
import { group, path, place, rect, repeat } from "../../kit/shapes.ts";
import { lottoBall } from "../../parts/lotto-ball.ts";

/** The golden stupa of Vientiane, with three numbers at its foot. */
export function laoLottery(): string {
  const spire =
    "M0-122C3-104 4-96 6-86 12-76 14-64 16-52 26-44 28-34 30-22 40-16 44-8 46 2H-46C-44-8-40-16-30-22-28-34-26-44-16-52-14-64-12-76-6-86-4-96-3-104 0-122z";
  const small = "M0-34C3-26 6-18 8-8 12-6 14-2 14 2H-14C-14-2-12-6-8-8-6-18-3-26 0-34z";
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#d8283c 0", "#ff7a5a .4", "#1a3f9a .62", "#081a50 1"))}${rays(160, 90, 24, 240, "#ffe9b0", 0.4)}${glow("#fff0b8", 160, 84, 130, 0.9)}
${group(shadow(6, 8, 0.5), place(160, 138, group(clay(3, 0.7), `${repeat(9, (index) => place(-92 + index * 23, 22, path(small, GOLD), { scale: index === 4 ? 0.01 : 0.95 }))}${path(spire, GOLD)}${rect(-58, 0, 116, 14, 3, GOLD)}${rect(-104, 22, 208, 16, 3, GOLD)}${rect(-118, 38, 236, 40, 3, GOLD_SIDE)}${repeat(9, (index) => path(`M${-110 + index * 25} 78V58Q${-101 + index * 25} 44 ${-92 + index * 25} 58V78z`, "#fff0b0"))}`)))}
${path("M0 206Q160 190 320 206V240H0z", "#06133c")}
${group(shadow(5, 5), `${lottoBall(86, 190, 30, "4", "#ff5a5a", "#7a0612")}${lottoBall(234, 190, 30, "9", "#4a8aff", "#0a1c6a")}${lottoBall(160, 186, 36, "7", "#f7c53a", "#8a5a08")}`)}
${discs({ box: [20, 10, 280, 150], count: 30, colors: ["#ffffff", "#ffe9a0"], size: 2, strength: 0.95, seed: 5 })}${vignette(0.5)}`;
}
