import { blur, clay, rim, shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { group, line, path, place } from "../../kit/shapes.ts";

/** Two boxers' gloves hit each other in the light of the ring. */
export function muayThai(): string {
  const ropes = ["#e23a44", "#eef2f6", "#2b62d9"]
    .map((color, index) => line(`M-10 ${72 + index * 36}Q160 ${52 + index * 36} 330 ${72 + index * 36}`, color, 6))
    .join("");
  return `${backdrop("#8a2f18", "#34100f", "#0a0406", 0.5, 0.4)}
${discs({ box: [0, 10, 320, 130], count: 90, colors: ["#ffcf80", "#ff9a60", "#ffffff"], size: 4.5, strength: 0.24, seed: 19, soft: 0.8 })}
${beam(52, -16, 0, 170, 230, "#fff0cc", 0.45)}${beam(268, -16, 150, 320, 230, "#cfe0ff", 0.42)}<g opacity=".6" filter="${blur(1.4)}">${ropes}</g>
${path("M0 196Q160 172 320 196V240H0z", linear(0, 1, "#2d4a6e", "#0a1422"))}
${rays(160, 108, 26, 170, "#fff1b0", 0.5)}${glow("#ffd880", 160, 108, 120, 0.9)}
${place(86, 118, glove("#ff6a5a", "#d81a2a", "#66060f"), { turn: 78, scale: 1.06 })}
<g transform="translate(234 118) scale(-1 1)">${place(0, 0, glove("#6aa8ff", "#1d52d8", "#071a5c"), { turn: 78, scale: 1.06 })}</g>
${glow("#ffffff", 160, 104, 40, 1)}${discs({ box: [96, 44, 128, 124], count: 48, colors: ["#fff2b8", "#ffd36a", "#ffffff"], size: 2, strength: 1, seed: 8 })}${vignette(0.55)}`;
}

/** A glove with its fingers up, its thumb at the right, and a cuff with an armband of gold cord. */
function glove(light: string, middle: string, dark: string): string {
  const leather = linear(0.6, 1, light, middle, dark);
  const cuff = linear(1, 0, "#fffaf0", "#e6dccb", "#978c79");
  return group(
    shadow(7, 7, 0.6),
    `${group(clay(4, 0.3), path("M-30 46C-32 62-35 78-36 96Q0 110 36 96C35 78 32 62 30 46z", cuff))}${path("M-34 66Q0 79 33.500 66L34.800 78Q0 92-35.200 78z", middle)}${line("M-35 90Q0 104 35.500 90", GOLD, 4)}
${group(rim("#ffffff", 1.4, 0.45), group(clay(8, 0.75), path("M-40 48C-56 22-58-20-46-44-34-64-4-70 22-62 42-56 50-36 48-10 46 14 42 34 38 50 14 60-18 60-40 48z", leather)))}
${line("M-50-6C-30-16 10-18 48-8", dark, 2.6, 'opacity=".7"')}${line("M-22-62C-26-44-26-28-22-14M4-66C2-48 2-30 6-16M28-60C30-46 30-30 30-14", dark, 1.8, 'opacity=".5"')}
${group(clay(5, 0.7), path("M30 40C20 24 24-2 36-10 50-16 62-2 60 18 58 40 50 50 42 52 36 52 32 46 30 40z", leather))}${line("M33 42C26 26 28 6 38-4", dark, 2, 'opacity=".7"')}
${line("M-40-34C-34-50-16-58 4-58", "#ffffff", 7, `opacity=".55" filter="${blur(2.4)}"`)}${line("M-38 46Q0 60 38 48", dark, 2, 'opacity=".6"')}`,
  );
}
