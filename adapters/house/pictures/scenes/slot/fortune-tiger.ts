import { shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { group, place, sparkle } from "../../kit/shapes.ts";
import { coin, coinStack } from "../../parts/coin.ts";
import { tigerCub } from "../../parts/slots/tiger-cub.ts";

/** A tiger cub with an ingot in a rain of gold. */
export function fortuneTiger(): string {
  const rain = [
    [36, 40, 14, -24],
    [92, 22, 10, 30],
    [262, 26, 15, 20],
    [300, 84, 11, -30],
    [24, 108, 11, 14],
    [232, 54, 8, 40],
    [64, 78, 8, -10],
  ] as const;
  const heap = [
    [20, 224, 20, -14],
    [66, 232, 19, 8],
    [258, 232, 20, -8],
    [302, 222, 19, 16],
  ] as const;
  return `${backdrop("#fffbd0", "#ffbf1e", "#b04a02", 0.5, 0.38, 0.85)}${rays(160, 96, 24, 280, "#fffde0", 0.6)}
${discs({ box: [0, 0, 320, 220], count: 26, colors: ["#ffffff", "#fff09a", "#ffd04a"], size: 12, strength: 0.42, seed: 35, soft: 2 })}${glow("#ffffff", 160, 92, 130, 0.85)}
${coinStack(44, 214, 26, 7)}${coinStack(278, 214, 26, 9)}${coinStack(84, 224, 22, 3)}
${rain.map(([x, y, size, turn]) => coin(x, y, size, { turn, open: 0.72, filter: shadow(4, 4, 0.35) })).join("")}
${group(shadow(9, 8, 0.5), place(162, 108, tigerCub(), { scale: 1.04 }))}
${heap.map(([x, y, size, turn]) => coin(x, y, size, { turn, open: 0.6, filter: shadow(4, 4, 0.45) })).join("")}
${sparkle(214, 182, 12)}${sparkle(118, 196, 7)}${sparkle(70, 38, 8)}${discs({ box: [10, 10, 300, 200], count: 30, colors: ["#ffffff", "#fff6c0"], size: 2.2, strength: 1, seed: 81 })}${vignette(0.42)}`;
}
