import { blur, clay, rim, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear, STEEL } from "../../kit/paint.ts";
import { both, circle, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";
import { crystalGem } from "../../parts/crystal-gem.ts";

const BEARD =
  "M-60-10C-66 24-64 54-52 74-50 66-46 62-42 60-42 80-34 96-24 104-22 94-18 88-14 86-12 102-6 114 0 122 6 114 12 102 14 86 18 88 22 94 24 104 34 96 42 80 42 60 46 62 50 66 52 74 64 54 66 24 60-10L40-14C44 10 42 22 34 30H-34C-42 22-44 10-40-14z";
const BACK_LOCKS =
  "M-58-14C-76 10-78 40-72 66-66 60-62 56-58 56-60 74-54 88-46 96L46 96C54 88 60 74 58 56 62 56 66 60 72 66 78 40 76 10 58-14z";
const STRANDS =
  "M-52 8Q-54 36-46 52M-44 36Q-40 60-32 74M-30 50Q-26 74-22 84M-16 64Q-12 88-4 104M52 8Q54 36 46 52M44 36Q40 60 32 74M30 50Q26 74 22 84M16 64Q12 88 4 104M0 66V108";

/** A viking with a red beard breaks through the ice. */
export function vikingIcebreaker(): string {
  const beard = linear(0.2, 1, "#ffb05a", "#e0601e .5", "#8a2a0a");
  const knot = (index: number) =>
    path(
      "M44 50C54 48 62 54 60 64 54 70 44 68 42 60z",
      beard,
      `transform="translate(${4 - index * 2.5} ${index * 11})"`,
    );
  const braids = `${group(clay(2.5, 0.4), both(repeat(4, knot)))}${group(clay(2, 0.8), both(rect(40, 91, 16, 7, 3, GOLD)))}`;
  const ice = (x: number, y: number, width: number, height: number, turn: number) =>
    place(x, y, crystalGem(width, height, "#ffffff", "#a8e8ff", "#3a8ad0"), { turn });
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#0c2a5a 0", "#2a7ac0 .45", "#bff0ff .8", "#eafaff 1"))}${path("M-10 60C60 20 110 70 180 34S300 30 330 50V90C260 60 220 96 150 74S50 76-10 100z", "#5affc8", `opacity=".6" filter="${blur(9)}"`)}${discs({ box: [0, 0, 320, 110], count: 40, colors: ["#ffffff"], size: 1.3, strength: 1, seed: 29 })}${path("M-10 170L40 110 74 150 110 96 150 160 200 104 240 150 280 108 330 170V240H-10z", linear(0, 1, "#eafaff", "#6ab0e0"))}${glow("#ffffff", 160, 110, 140, 0.6)}
${ice(52, 232, 40, 128, -34)}${ice(270, 232, 42, 134, 34)}${ice(22, 236, 34, 90, -50)}${ice(302, 236, 34, 92, 50)}${ice(92, 236, 34, 90, -20)}${ice(230, 236, 34, 92, 20)}
${group(
  shadow(9, 10, 0.5),
  place(
    160,
    112,
    `${group(clay(6, 0.6), both(path("M52-44C84-44 100-72 94-106 118-84 124-40 92-18 76-8 60-10 50-18z", linear(0, 1, "#fffdf0", "#e8d8b0 .5", "#9a7a4a"))))}${group(clay(2.5, 0.7), both(path("M50-46L64-46 62-10 50-12z", GOLD)))}
${group(clay(4, 0.35), `${path(BACK_LOCKS, linear(0, 1, "#c8501a", "#5a1a06"))}`)}${group(clay(5, 0.35), path(BEARD, beard))}${line(STRANDS, "#7a2408", 1.8, 'opacity=".6"')}${line(STRANDS, "#ffd08a", 1.4, 'opacity=".65" transform="translate(-2.500 -1)"')}
${braids}
${group(clay(6, 0.25), path("M-44-24H44C50-4 46 16 38 26H-38C-46 16-50-4-44-24z", linear(0, 1, "#ffd8b8", "#e0a080")))}
${path("M-24 36Q0 30 24 36 16 60 0 60T-24 36z", "#4a0610")}${path("M-19 38Q0 33 19 38L16 44Q0 40-16 44z", "#ffffff")}${path("M-12 54Q0 46 12 54 6 60 0 60T-12 54z", "#e85a6a")}${group(clay(4, 0.4), both(path("M0 17C16 8 34 18 44 30 52 40 62 38 66 30 68 48 54 56 40 50 26 46 12 40 0 32z", beard)))}${line("M8 24Q26 24 42 40M-8 24Q-26 24-42 40M10 30Q24 34 36 44M-10 30Q-24 34-36 44", "#7a2408", 1.6, 'opacity=".5"')}
${group(clay(4, 0.4), path("M-13-2C-12-10 12-10 13-2 18 10 10 18 0 18S-18 10-13-2z", "#f0a890"))}${both(`${path("M12-14C18-20 30-20 36-12 30-6 18-6 12-14z", "#ffffff")}${circle(24, -13, 4.5, "#1e6ab8")}${circle(24, -13, 2, "#06101c")}`)}${group(clay(2.5, 0.4), both(path("M6-15C16-30 34-30 46-19 32-20 18-17 9-9z", beard)))}
${group(rim("#ffffff", 2, 0.8), group(clay(9, 0.9), path("M-58-22C-60-66-34-92 0-92S60-66 58-22Q0-42-58-22z", STEEL)))}${group(clay(3, 0.8), `${path("M-60-20Q0-42 60-20L58-36Q0-58-58-36z", GOLD)}${path("M-7-92H7V-40H-7z", GOLD)}${path("M-8-36H8L5-2Q0 4-5-2z", GOLD)}`)}${repeat(5, (index) => circle(-44 + index * 22, -35 - (2 - Math.abs(index - 2)) * 5, 3, "#8a5a10"))}${line("M-40-62C-34-76-22-84-12-86", "#ffffff", 4, 'opacity=".8"')}`,
    { scale: 1 },
  ),
)}
${ice(128, 246, 40, 66, -8)}${ice(182, 246, 44, 74, 10)}${ice(70, 248, 34, 54, -16)}${ice(254, 248, 34, 56, 16)}${repeat(
  12,
  (index) =>
    place(
      (index % 2 === 0 ? 14 : 236) + ((index * 37) % 70),
      24 + index * 15,
      `${path("M0-13L9 2-4 10z", "#ffffff")}${path("M0-13L-4 10-9-2z", "#8ad0f8")}`,
      { turn: index * 53, scale: 0.6 + (index % 3) * 0.25, opacity: 0.92 },
    ),
)}${rect(0, 226, 320, 14, 0, linear(0, 1, "#ffffff 0 0", "#ffffff 1 .7"))}
${discs({ box: [0, 0, 320, 230], count: 46, colors: ["#ffffff"], size: 2.6, strength: 0.95, seed: 31 })}${vignette(0.4)}`;
}
