import { blur, clay, rim, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial, STEEL } from "../../kit/paint.ts";
import { both, circle, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";

/** Two eyes in the dark before a red moon, and a star of steel. */
export function shadowNinja(): string {
  const shuriken = `${group(clay(2.5, 0.9), path("M0-40C4-18 10-10 12-12 22-8 30-4 40 0 18 4 10 10 12 12 8 22 4 30 0 40-4 18-10 10-12 12-22 8-30 4-40 0-18-4-10-10-12-12-8-22-4-30 0-40z", STEEL))}${circle(0, 0, 6, "#1a0a10")}`;
  const bamboo = (x: number, width: number) =>
    `${rect(x, -10, width, 260, 3, linear(1, 0, "#12080c", "#3a1420 .5", "#0a0408"))}${line(`M${x} 60H${x + width}M${x} 128H${x + width}M${x} 196H${x + width}`, "#5a2030", 2)}`;
  return `${rect(0, 0, 320, 240, 0, radial(0.5, 0.42, 0.8, "#e8281e", "#7a0a14 .45", "#12030a"))}${circle(160, 98, 92, radial(0.42, 0.36, 0.8, "#ffd8a0", "#ff7a3a .5", "#e0281e"))}${glow("#ff7a4a", 160, 98, 150, 0.6)}${bamboo(14, 14)}${bamboo(46, 9)}${bamboo(276, 15)}${bamboo(256, 8)}${path("M28 70C50 60 66 64 76 76 60 74 44 78 28 74zM290 110C268 98 252 100 242 112 258 110 274 114 290 114z", "#1a060c")}
${place(96, 118, `${group(clay(3, 0.6), rect(-8, -96, 16, 84, 6, "#2a0a14"))}${repeat(6, (index) => line(`M-7 ${-90 + index * 13}L7 ${-79 + index * 13}M7 ${-90 + index * 13}L-7 ${-79 + index * 13}`, "#ffd08a", 2))}${group(clay(2, 0.9), `${rect(-9, -102, 18, 10, 4, GOLD)}${rect(-24, -14, 48, 10, 5, GOLD)}`)}`, { turn: -32, filter: shadow(5, 5, 0.5) })}
${group(
  shadow(9, 10, 0.6),
  place(
    160,
    126,
    `${group(clay(7, 0.25), path("M70-40C104-52 124-40 146-54 136-26 116-20 92-22 110-8 128-8 140-2 114 10 88 0 68-18z", linear(1, 0, "#e8203a", "#7a0a1e")))}${group(rim("#ff9a6a", 2.4, 0.9), group(clay(12, 0.25), path("M0-92C48-92 80-58 80-12 80 30 72 58 54 78 96 84 130 100 146 136H-146C-130 100-96 84-54 78-72 58-80 30-80-12-80-58-48-92 0-92z", linear(0.3, 1, "#3a3448", "#17131f .5", "#07050c"))))}
${path("M-60-30C-30-42 30-42 60-30 66-14 64 0 56 8 28-2-28-2-56 8-64 0-66-14-60-30z", linear(0, 1, "#f0c09a", "#b07850"))}${group(clay(3, 0.6), path("M-77-36C-40-60 40-60 77-36L76-22C40-44-40-44-76-22z", "#e8203a"))}${group(clay(2, 0.8), rect(-26, -54, 52, 20, 4, STEEL))}${line("M-8-44L0-50 8-44 0-38z", "#3a4250", 2)}
${both(`${path("M10-16C20-28 40-30 54-22 46-8 24-4 10-16z", "#0c060a")}${path("M16-16C24-24 38-25 48-20 40-10 26-9 16-16z", "#ffffff")}${circle(32, -17, 6, radial(0.5, 0.5, 0.6, "#ff8a5a", "#a01010"))}${circle(32, -17, 2.6, "#0c0408")}${circle(30, -20, 1.5, "#ffffff")}${path("M6-22C20-36 42-38 60-28 44-30 24-28 10-16z", "#0c060a")}`)}
${line("M-50 28Q0 10 50 28M-54 52Q0 34 54 52M-44 78Q0 62 44 78", "#5a5068", 1.8, 'opacity=".6"')}`,
    { scale: 0.98 },
  ),
)}
${line("M-20 240L40 172M-20 214L30 162M-4 250L56 184", "#ffd8c0", 3, `opacity=".6" filter="${blur(1.5)}"`)}${place(62, 154, shuriken, { turn: 22, scale: 1.16, filter: shadow(6, 6, 0.6) })}${place(272, 56, shuriken, { turn: 50, scale: 0.56, filter: shadow(4, 4, 0.5) })}
${discs({ box: [0, 0, 320, 220], count: 36, colors: ["#ffb08a", "#ff5a3a"], size: 2, strength: 0.9, seed: 27 })}${vignette(0.6)}`;
}
