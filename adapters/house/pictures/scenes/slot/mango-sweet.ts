import { blur, clay, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";

/** A green mango in slices beside a bowl of sweet fish sauce with chillies. */
export function mangoSweet(): string {
  const leaf = path("M0 0C10-22 34-34 62-30 54-8 28 8 0 0z", linear(1, 1, "#6ad84a", "#0f6a2a"));
  const slice = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      `${path("M-40 0C-36-20 36-20 40 0 34 18-34 18-40 0z", linear(0, 1, "#fffbc8", "#e8e86a", "#b8c83a"))}${line("M-40 0C-36-20 36-20 40 0", "#3f9a2a", 3.5)}${ellipse(0, 0, 22, 4, "#ffffff", 'opacity=".4"')}`,
      { turn, filter: shadow(3, 3, 0.35) },
    );
  const chilli = (x: number, y: number, turn: number, color: string) =>
    place(
      x,
      y,
      `${path("M-24 0C-12-9 10-9 22-2 28 0 34-6 36-10 36 2 28 10 16 10 0 12-16 8-24 0z", color)}${path("M-24 0C-30-4-34-4-38-8L-36-2-28 5z", "#2a8a2a")}`,
      { turn, filter: clay(2, 0.8) },
    );
  return `${backdrop("#fff6b0", "#ffc23a", "#e0781e", 0.45, 0.3)}${repeat(10, (index) => path(`M${index * 36 - 20}-10C${index * 36 + 6} 60 ${index * 36 - 30} 150 ${index * 36} 250H${index * 36 + 12}C${index * 36 - 14} 150 ${index * 36 + 20} 60 ${index * 36}-10z`, "#ffffff", 'opacity=".18"'))}
${place(220, 70, leaf, { turn: -10, scale: 1.5 })}${place(96, 66, leaf, { turn: 190, scale: 1.3 })}${glow("#fffbe0", 160, 110, 150, 0.6)}${ellipse(170, 206, 146, 24, "#8a4a08", `opacity=".5" filter="${blur(6)}"`)}
${group(shadow(9, 8, 0.4), place(118, 96, `${group(clay(11, 0.6), path("M-70 26C-82-10-54-56 0-62 40-66 78-42 80-4 80 30 44 46 8 50-26 54-62 50-70 26z", linear(0.6, 1, "#c8f05a", "#5ab82a .5", "#1f7a1e")))}${line("M66-44C72-54 72-62 70-70", "#5a3a14", 6)}`, { turn: -16, scale: 0.98 }))}
${slice(92, 164, -20)}${slice(70, 186, -8)}${slice(108, 196, 4)}
${group(shadow(8, 8, 0.45), `${path("M146 148H292C292 196 258 218 219 218S146 196 146 148z", linear(1, 0.6, "#ffffff", "#dff0ff .4", "#5a8ac8"))}${ellipse(219, 148, 74, 24, "#f4faff")}${ellipse(219, 149, 66, 19, radial(0.4, 0.4, 0.7, "#c8701e", "#7a3208", "#4a1c04"))}${path("M160 176Q219 200 278 176", "none", 'stroke="#2a5ac8" stroke-width="4" stroke-dasharray="9 6"')}`)}
${chilli(204, 142, -14, "#e8182a")}${chilli(240, 152, 20, "#f0581e")}${ellipse(190, 152, 8, 4, "#f4d0a8")}${ellipse(226, 144, 7, 3.5, "#e8b0c0")}${chilli(282, 66, 40, "#e8182a")}
${discs({ box: [20, 10, 280, 200], count: 26, colors: ["#ffffff", "#fffbd0"], size: 2.6, strength: 1, seed: 11 })}${vignette(0.28)}`;
}
