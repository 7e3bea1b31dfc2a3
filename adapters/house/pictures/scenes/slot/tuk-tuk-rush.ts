import { blur, clay, neon, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial, STEEL } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";

/** A tuk-tuk races through the lights of the night. */
export function tukTukRush(): string {
  const wheel = (x: number, y: number, size: number) =>
    place(
      x,
      y,
      `${circle(0, 0, size, "#14141a")}${circle(0, 0, size * 0.66, STEEL)}${repeat(8, (index) => place(0, 0, line(`M0 0V${-size * 0.6}`, "#3a4250", 2), { turn: index * 45 + 12 }))}${circle(0, 0, size * 0.2, GOLD)}`,
    );
  const streak = (y: number, color: string, width: number) =>
    line(`M-10 ${y}H330`, color, width, `opacity=".75" filter="${blur(2)}"`);
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#14083a 0", "#3a1470 .5", "#ff5a8a .72", "#1a0a2c .74", "#0a0418 1"))}${repeat(11, (index) => rect(index * 31 - 6, 60 + ((index * 37) % 60), 27, 130, 2, index % 2 === 0 ? "#1c0e4a" : "#26125c"))}${discs({ box: [0, 70, 320, 90], count: 70, colors: ["#ffe27a", "#6af0ff", "#ff8ad0"], size: 2.2, strength: 0.9, seed: 11 })}
${streak(92, "#6af0ff", 3)}${streak(118, "#ff5ad0", 4)}${streak(140, "#ffe27a", 3)}${path("M0 178H320V240H0z", linear(0, 1, "#2a1650", "#0a0418"))}${streak(196, "#ff5ad0", 5)}${streak(216, "#6af0ff", 4)}${line("M0 206H60M100 206H160M210 206H280", "#ffffff", 3, 'opacity=".6"')}
${glow("#ffe9a0", 270, 150, 80, 0.9)}${path("M258 146L340 118V206L258 166z", linear(1, 0, "#fff6c0 0 .8", "#fff6c0 1 0"), `filter="${blur(5)}"`)}${ellipse(156, 208, 120, 12, "#000", `opacity=".6" filter="${blur(5)}"`)}
${group(
  shadow(6, 8, 0.6),
  place(
    152,
    134,
    `${wheel(-70, 60, 25)}${line("M60-58L96 8M-84-56L-92 12M-14-58L-10 8", "#e8edf4", 5)}${path("M-78-52H50L72-6H-82z", "#0c1a3a", 'opacity=".5"')}
${group(clay(6, 0.7), `${path("M-102-48C-104-72-84-80-50-82H30C56-80 72-66 80-46 30-52-50-54-102-48z", linear(0, 1, "#ffe86a", "#f0b01e .6", "#a8640a"))}`)}${line("M-98-52C-50-58 30-56 78-50", "#e8283c", 4)}
${circle(24, -22, 12, "#f0c8a0")}${path("M10-26C12-40 34-42 38-28z", "#e8283c")}${group(clay(4, 0.4), path("M8-8C20-16 34-12 40 0L48 22H6z", "#2ac8b0"))}${line("M34-2L62 2", "#f0c8a0", 7)}${line("M58-10L70 12", "#c8d0da", 4)}
${group(clay(7, 0.7), `${path("M-104 6C-60-2-40 8-20 14H40C56 8 66-4 84-2 102 2 110 20 112 42 112 54 104 58 96 58H-100C-110 50-112 24-104 6z", linear(0, 1, "#4a8aff", "#1a4ad0 .5", "#0a1c6a"))}`)}${path("M-100 30H108V38H-102z", GOLD)}${repeat(7, (index) => circle(-84 + index * 25, 22, 3.5, "#ffe27a"))}${wheel(82, 60, 25)}${group(clay(3, 0.8), path("M58 58C60 34 104 34 108 58z", "#e8283c"))}${group(clay(3, 0.9), circle(106, 14, 12, GOLD))}${circle(108, 14, 8, radial(0.4, 0.4, 0.7, "#ffffff", "#fff6c0", "#ffd24a"))}`,
    { turn: -6, scale: 1.06 },
  ),
)}
${place(0, 0, line("M2 120L44 124M-4 146L34 150M6 172L30 174", "#ffffff", 4), { filter: neon("#6af0ff", 3), opacity: 0.85 })}${glow("#ffffff", 268, 140, 26, 1)}${discs({ box: [0, 150, 90, 60], count: 22, colors: ["#ffe27a", "#ff8ad0"], size: 2.4, strength: 1, seed: 13 })}${vignette(0.45)}`;
}
