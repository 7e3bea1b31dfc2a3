import { clay, rim, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear, STEEL } from "../../kit/paint.ts";
import { both, circle, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";
import { crystalGem } from "../../parts/crystal-gem.ts";

/** A viking with a red beard breaks through the ice. */
export function vikingIcebreaker(): string {
  const beard = linear(0.2, 1, "#ffb05a", "#e0601e .5", "#8a2a0a");
  const ice = (x: number, y: number, width: number, height: number, turn: number) =>
    place(x, y, crystalGem(width, height, "#ffffff", "#a8e8ff", "#3a8ad0"), { turn });
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#0c2a5a 0", "#2a7ac0 .45", "#bff0ff .8", "#eafaff 1"))}${path("M-10 60C60 20 110 70 180 34S300 30 330 50V90C260 60 220 96 150 74S50 76-10 100z", "#5affc8", 'opacity=".35"')}${discs({ box: [0, 0, 320, 110], count: 40, colors: ["#ffffff"], size: 1.3, strength: 1, seed: 29 })}${path("M-10 170L40 110 74 150 110 96 150 160 200 104 240 150 280 108 330 170V240H-10z", linear(0, 1, "#eafaff", "#6ab0e0"))}${glow("#ffffff", 160, 110, 140, 0.6)}
${ice(52, 232, 40, 128, -34)}${ice(270, 232, 42, 134, 34)}${ice(22, 236, 34, 90, -50)}${ice(302, 236, 34, 92, 50)}${ice(92, 236, 34, 90, -20)}${ice(230, 236, 34, 92, 20)}
${group(
  shadow(9, 10, 0.5),
  place(
    160,
    112,
    `${group(clay(6, 0.6), both(path("M52-44C84-44 100-72 94-106 118-84 124-40 92-18 76-8 60-10 50-18z", linear(0, 1, "#fffdf0", "#e8d8b0 .5", "#9a7a4a"))))}${group(clay(2.5, 0.7), both(path("M50-46L64-46 62-10 50-12z", GOLD)))}
${group(clay(8, 0.4), path("M-58-6C-66 40-48 84-26 104-20 92-14 88-8 90-6 104-2 114 0 122 2 114 6 104 8 90 14 88 20 92 26 104 48 84 66 40 58-6z", beard))}${group(clay(6, 0.25), path("M-44-24H44C50-4 46 16 38 26H-38C-46 16-50-4-44-24z", linear(0, 1, "#ffd8b8", "#e0a080")))}
${group(clay(4, 0.4), both(path("M0 18C14 10 34 18 52 42 34 46 12 44 0 34z", beard)))}${group(clay(4, 0.4), path("M-13-2C-12-10 12-10 13-2 18 10 10 18 0 18S-18 10-13-2z", "#f0a890"))}${both(`${path("M12-14C18-20 30-20 36-12 30-6 18-6 12-14z", "#ffffff")}${circle(24, -13, 4.5, "#1e6ab8")}${circle(24, -13, 2, "#06101c")}${group(clay(2, 0.4), path("M6-18C16-30 34-30 44-20 32-22 18-20 8-12z", beard))}`)}${path("M-20 42Q0 34 20 42 12 54 0 54T-20 42z", "#5a0a14")}${path("M-14 42Q0 37 14 42L12 46Q0 43-12 46z", "#ffffff")}
${group(rim("#ffffff", 2, 0.8), group(clay(9, 0.9), path("M-58-22C-60-66-34-92 0-92S60-66 58-22Q0-42-58-22z", STEEL)))}${group(clay(3, 0.8), `${path("M-60-20Q0-42 60-20L58-36Q0-58-58-36z", GOLD)}${path("M-7-92H7V-40H-7z", GOLD)}${path("M-8-36H8L5-2Q0 4-5-2z", GOLD)}`)}${repeat(5, (index) => circle(-44 + index * 22, -35 - (2 - Math.abs(index - 2)) * 5, 3, "#8a5a10"))}${line("M-40-62C-34-76-22-84-12-86", "#ffffff", 4, 'opacity=".8"')}`,
    { scale: 1 },
  ),
)}
${ice(128, 246, 40, 66, -8)}${ice(182, 246, 44, 74, 10)}${ice(70, 248, 34, 54, -16)}${ice(254, 248, 34, 56, 16)}${repeat(9, (index) => place(40 + index * 30, 60 + ((index * 47) % 120), path("M0-9L7 2-3 8z", "#eafaff", 'opacity=".9"'), { turn: index * 53 }))}${rect(0, 226, 320, 14, 0, linear(0, 1, "#ffffff 0 0", "#ffffff 1 .7"))}
${discs({ box: [0, 0, 320, 230], count: 46, colors: ["#ffffff"], size: 2.6, strength: 0.95, seed: 31 })}${vignette(0.4)}`;
}
