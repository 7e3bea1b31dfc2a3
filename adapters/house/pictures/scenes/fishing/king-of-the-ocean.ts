import { clay, rim, shadow } from "../../kit/effects.ts";
import { glow, vignette } from "../../kit/light.ts";
import { GOLD, GOLD_ROUND, linear } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect } from "../../kit/shapes.ts";
import { bubble, school, sea } from "../../parts/sea.ts";

/** A whale with a crown in the deep blue. */
export function kingOfTheOcean(): string {
  const body =
    "M-116-8C-112-46-70-66-20-62 34-58 70-34 88-6 96-16 100-34 96-52 112-44 122-30 122-16 132-24 146-26 158-20 152-2 136 10 116 12 104 30 84 44 56 52 10 64-44 62-82 46-106 36-118 14-116-8z";
  return `${sea({ light: "#7af0ff", middle: "#1478d0", deep: "#031040", seabed: "#04184a", seed: 9, sun: 0.55 })}${school(26, 30, "#06407a", 10)}${school(230, 150, "#06306a", 8)}${glow("#bff8ff", 160, 90, 150, 0.55)}
${group(
  shadow(12, 12, 0.5),
  place(
    150,
    122,
    `${group(rim("#dffcff", 2, 0.7), group(clay(10, 0.5), path(body, linear(0.3, 1, "#6ab4ff", "#2462c8 .45", "#0c2a78"))))}
${group(clay(4, 0.3), path("M-116-2C-100 6-70 10-38 8-10 6 8 14 18 34 8 52-20 60-48 57-90 52-118 26-116-2z", linear(0.2, 1, "#ffffff", "#c9dcf0", "#7a98c4")))}
${line("M-104 14C-80 24-40 26-2 26M-98 26C-74 36-36 40-2 38M-86 38C-64 46-36 50-12 48M-68 48C-52 54-36 56-22 55", "#5a7cb0", 2, 'opacity=".8"')}
${line("M-116-2C-100 6-70 10-38 8", "#0a2464", 3)}${ellipse(-52, -8, 7.5, 6.5, "#ffffff")}${circle(-53, -7, 5, "#0a1638")}${circle(-55, -9, 1.8, "#ffffff")}${line("M-64-16Q-52-22-42-14", "#0a2464", 3)}
${group(clay(4, 0.5), path("M-6 28C14 30 30 48 28 80 4 74-18 56-22 36z", linear(0.4, 1, "#3a82e8", "#0c2a78")))}
${group(shadow(3, 3, 0.5), place(-52, -66, `${group(clay(2.5, 0.7), path("M-36 14L-44-26-20-8 0-40 20-8 44-26 36 14z", GOLD))}${rect(-37, 10, 74, 11, 4, GOLD_ROUND)}${circle(-44, -29, 5, "#ff4a6a")}${circle(0, -43, 6, "#4ae0ff")}${circle(44, -29, 5, "#ff4a6a")}${circle(0, 15, 4, "#ff4a6a")}${circle(-20, 15, 3, "#4ae0ff")}${circle(20, 15, 3, "#4ae0ff")}`, { turn: -10 }))}`,
    { turn: 4, scale: 0.94 },
  ),
)}
${bubble(40, 60, 9)}${bubble(58, 36, 6)}${bubble(30, 34, 4)}${bubble(286, 66, 7)}${vignette(0.5)}`;
}
