import { blur, clay, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";

/** The water that rises around the tail, its foot at (188, 206). */
const SPLASH = place(
  188,
  206,
  group(
    clay(2, 0.5),
    both(
      path(
        "M4 6C6-14 2-34-8-52 14-44 24-26 24-6 30-24 30-40 26-58 44-42 48-20 42-2 54-14 64-22 78-26 74-8 62 8 40 12 24 15 10 14 4 6z",
        linear(0, 1, "#ffffff 0 .95", "#ffe8d0 .5 .85", "#e8a884 1 .5"),
      ),
    ),
  ),
);

/** Evening on the Mekong: a giant catfish leaps at the line of a long boat. */
export function mekongAngler(): string {
  const fish =
    "M-92 10C-96-12-76-30-46-32-6-36 36-24 66 4 82 0 100-12 112-26 114-4 106 24 116 48 98 42 82 30 70 20 40 42-6 48-46 42-74 38-90 26-92 10z";
  return `<rect width="320" height="240" fill="${linear(0, 1, "#3a2a5c 0", "#c4586a .28", "#ffae5a .5", "#ffdf9a .58")}"/>${circle(92, 112, 30, "#fff2c0")}${glow("#ffe09a", 92, 112, 110, 0.9)}
${path("M0 118C30 86 54 96 74 110 100 78 130 84 152 108 190 72 230 82 254 106 280 92 300 96 320 104V150H0z", "#5a2c4c", 'opacity=".75"')}${path("M0 134C40 112 90 122 130 132 190 112 260 118 320 128V150H0z", "#2c1830")}
${path("M0 140H320V240H0z", linear(0, 1, "#e8904a", "#8a3f4a .4", "#241438"))}${repeat(9, (index) => line(`M${60 - index * 3} ${146 + index * 10}H${124 + index * 4}`, "#fff0b8", 2.4, `opacity="${0.75 - index * 0.07}"`))}
${place(262, 146, `${path("M-54 2C-30 12 30 12 62-14 52 10 36 18 0 18-26 18-46 12-54 2z", "#1a0c14")}${path("M-6 2C-6-12-2-22 4-24 12-22 14-10 14 2z", "#1a0c14")}${circle(4, -29, 6, "#1a0c14")}${path("M-12-30C-4-40 12-40 20-30z", "#1a0c14")}${line("M0-16L-44-46", "#1a0c14", 2.2)}`)}
${line("M218 100C190 50 120 40 88 82", "#fff6e0", 1.3)}
${[74, 52, 30].map((width, index) => ellipse(188, 206, width, width * 0.22, "none", `stroke="#fff0d8" stroke-width="${3 - index * 0.6}" opacity="${0.4 + index * 0.15}"`)).join("")}${SPLASH}
${group(shadow(8, 8, 0.5), place(136, 134, `${group(clay(9, 0.55), path(fish, linear(0.2, 1, "#8a90a4", "#565c74 .4", "#d8d4d8 .62", "#f6ece4")))}${group(clay(3, 0.5), path("M-6-34C6-56 24-60 40-56 34-46 30-36 30-28zM-18 40C-14 56 0 64 16 64 10 54 8 46 10 42z", linear(0, 1, "#6a708a", "#34384e")))}${line("M-90 14Q-72 22-56 14", "#2a2430", 3)}${circle(-66, -6, 6.5, "#f0e8d8")}${circle(-67, -6, 4, "#120c14")}${circle(-69, -8, 1.4, "#ffffff")}${line("M-88 4C-110-2-124-20-126-38M-88 16C-108 22-120 38-120 52M-78 24C-86 38-86 52-80 62", "#d8d0d4", 2.6)}${group(clay(2, 0.5), path("M-36 20C-20 22-8 34-10 50-26 46-36 34-36 20z", "#4a5068"))}${line("M-44-28C-34-14-34 16-44 34", "#3a3e54", 2, 'opacity=".6"')}`, { turn: 42, scale: 0.86 }))}
${discs({ box: [130, 130, 120, 76], count: 40, colors: ["#ffffff", "#ffe6c0"], size: 2.6, strength: 0.95, seed: 37 })}${ellipse(188, 212, 56, 7, "#fff4e4", `opacity=".7" filter="${blur(3)}"`)}${vignette(0.5)}`;
}
