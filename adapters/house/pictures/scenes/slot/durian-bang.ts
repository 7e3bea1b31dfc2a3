import { blur, clay, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { group, path, place, polygon, repeat, round, star } from "../../kit/shapes.ts";

/** A durian bursts open, its golden flesh flies. */
export function durianBang(): string {
  const spikes = repeat(7, (row) =>
    repeat(7, (column) => {
      const x = (column - 3) * 21 + (row % 2) * 10;
      const y = (row - 3) * 20;
      if (x * x + y * y * 1.1 > 74 * 74) return "";
      return place(x, y, path("M-11 8L0-15 11 8Q0 13-11 8z", linear(1, 0, "#d8f06a", "#7ab02a .5", "#3a6a12")), {
        turn: round(x * 0.7),
        scale: 1,
      });
    }),
  );
  const half = `${group(clay(8, 0.3), path("M0-84C46-84 74-44 74 0S46 82 0 82-74 44-74 0-46-84 0-84z", linear(0, 1, "#9ac83a", "#4a7a14")))}${spikes}`;
  const flesh = `${group(clay(4, 0.3), path("M-56-40C-30-70 34-66 56-36 76 0 66 44 34 60 0 74-46 62-62 30-72 4-70-20-56-40z", linear(0, 1, "#fffbe8", "#e8d8a0")))}${group(clay(7, 0.8), `${path("M-44-34C-26-54-4-46-2-22 0 0-16 16-32 8-50 0-56-18-44-34z", linear(0, 1, "#fff09a", "#f7b82a"))}${path("M10-44C34-52 52-34 50-12 48 8 26 14 14 0 2-14 0-36 10-44z", linear(0, 1, "#fff09a", "#f7b82a"))}${path("M-30 20C-10 8 26 8 38 24 46 40 24 56 0 54-28 52-46 34-30 20z", linear(0, 1, "#fff09a", "#f7b82a"))}`)}`;
  return `${backdrop("#f4ff8a", "#6ab01e", "#123a08", 0.5, 0.46)}${path(star(18, 220, 110), radial(0.5, 0.5, 0.5, "#fffbd0", "#ffe24a .5", "#ff8a1e"), 'transform="translate(160 116)" opacity=".85"')}${rays(160, 116, 22, 240, "#ffffff", 0.45)}${glow("#ffffff", 160, 116, 120, 0.8)}
${group(shadow(9, 9, 0.5), place(96, 122, half, { turn: -22, scale: 0.96 }))}${group(shadow(9, 9, 0.5), place(214, 112, `${half}${flesh}`, { turn: 16, scale: 1.02 }))}
${repeat(12, (index) =>
  place(
    160 + Math.cos(index * 0.55 + 3.3) * (110 + (index % 3) * 26),
    112 + Math.sin(index * 0.9 + 2) * 88,
    path(
      polygon([
        [-8, 6],
        [0, -12],
        [8, 6],
      ]),
      index % 2 === 0 ? "#7ab02a" : "#ffd24a",
    ),
    { turn: index * 61, filter: shadow(2, 2, 0.4) },
  ),
)}
${place(150, 44, group(clay(5, 0.8), path("M-24-8C-14-22 18-20 26-4 24 14-8 20-22 10-28 4-28-2-24-8z", "#ffd23c")), { turn: -20 })}${place(34, 56, group(clay(4, 0.8), path("M-18-6C-10-18 14-16 20-2 18 12-6 16-16 8z", "#ffd23c")), { turn: 30 })}
${discs({ box: [10, 10, 300, 210], count: 44, colors: ["#ffffff", "#fff6a0", "#c8f05a"], size: 3, strength: 1, seed: 9 })}${path("M0 236Q160 210 320 236V240H0z", "#0a2404", `opacity=".5" filter="${blur(4)}"`)}${vignette(0.35)}`;
}
