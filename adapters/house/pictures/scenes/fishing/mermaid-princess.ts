import { clay, rim, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { circle, group, line, path, place, repeat } from "../../kit/shapes.ts";
import { bubble, sea } from "../../parts/sea.ts";

/** A mermaid swims up to a pearl in violet light. */
export function mermaidPrincess(): string {
  const tail =
    "M-14 26C10 18 30 24 38 42 54 74 34 104-2 116-22 122-40 122-56 114-70 120-86 134-100 136-96 116-92 104-80 96-88 88-98 74-96 58-78 62-62 74-54 90-34 98-12 94 0 82 8 70 0 52-14 44z";
  return `${sea({ light: "#ffb0f0", middle: "#8a3ad0", deep: "#1c0850", floor: "#160640", seed: 13, sun: 0.7 })}${glow("#ffd8fa", 222, 76, 120, 0.85)}
${group(shadow(6, 6, 0.4), place(226, 82, `${circle(0, 0, 27, radial(0.35, 0.28, 0.85, "#ffffff", "#ffeef8 .4", "#d8a8e0 .8", "#a878c8"))}${circle(-9, -10, 6, "#ffffff")}`))}${place(
  226,
  82,
  repeat(8, (index) => place(0, 0, line("M0-36V-46", "#ffffff", 2.4), { turn: index * 45 })),
)}
${group(
  shadow(9, 9, 0.5),
  place(
    138,
    96,
    `${group(clay(5, 0.5), path("M6-62C-24-74-54-58-58-28-62 0-84 10-100 6-88 26-66 28-52 18-56 36-70 44-82 44-62 58-38 48-28 26-16 10-6-10 8-22z", linear(0.4, 1, "#ff9ad8", "#d8348a", "#6a0f5c")))}
${group(rim("#fff0c0", 1.8, 0.6), group(clay(7, 0.75), path(tail, linear(0.5, 1, "#7affe0", "#18b8b0 .45", "#0a5a8a"))))}${line("M-2 34Q10 40 4 52M14 34Q26 44 20 58M28 48Q34 60 26 72M12 62Q22 70 14 82M-4 92Q4 98-6 106M-24 100Q-16 106-26 112", "#d8fff4", 1.6, 'opacity=".65"')}${line("M-60 92L-94 66M-58 98L-94 128M-62 94L-90 96", "#d8fff4", 1.4, 'opacity=".6"')}
${group(clay(4, 0.3), path("M-14 26C-16 8-12-12 4-22 14-28 24-24 28-16 44-26 60-32 72-34 76-34 78-28 74-26 58-18 44-8 34 4 32 14 34 24 38 36 22 30 2 24-14 34z", linear(0.5, 1, "#ffe0cc", "#f0a890", "#c06a7a")))}
${group(clay(2, 0.6), path("M2-6C8-12 18-12 24-6 22 4 8 6 2-6z", linear(1, 1, "#ffd0f0", "#c03a9a")))}${group(clay(4, 0.3), circle(14, -44, 22, "#ffd4bc"))}${path("M-8-44C-10-64 6-74 20-68 34-64 38-52 36-44 28-54 20-58 8-56 0-54-4-50-8-44z", "#d8348a")}${line("M18-46Q22-49 26-46M4-46Q8-49 12-46", "#4a1030", 2.2)}${path("M13-32Q18-28 22-33Q18-35 13-32z", "#d0305a")}${circle(3, -38, 3.4, "#ff8a9a", 'opacity=".6"')}${circle(28, -38, 3, "#ff8a9a", 'opacity=".6"')}
${path("M-4-60L-4-80 6-70 14-86 22-70 32-78 30-58Q14-68-4-60z", GOLD, 'stroke="#8a5a10" stroke-width=".8"')}${circle(14, -66, 3, "#4ae0ff")}`,
    { scale: 1.02 },
  ),
)}
${bubble(60, 60, 8)}${bubble(80, 38, 5)}${bubble(270, 140, 7)}${bubble(288, 116, 5)}${discs({ box: [20, 10, 290, 200], count: 44, colors: ["#ffe0fa", "#ffffff", "#b0fff0"], size: 2, strength: 1, seed: 39 })}${vignette(0.5)}`;
}
