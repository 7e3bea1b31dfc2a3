import { blur } from "../kit/effects.ts";
import { glow } from "../kit/light.ts";
import { linear } from "../kit/paint.ts";
import { path, place } from "../kit/shapes.ts";

const FLAME =
  "M0 96C-52 96-72 60-64 22-58-4-40-14-38-44-26-36-20-24-20-10-10-36-12-70 8-100 10-70 34-56 40-28 44-38 44-46 42-54 62-30 72 2 66 34 60 72 38 96 0 96z";

/** A fire with a bright heart, 200 units high around the middle. */
export function blaze(x: number, y: number, scale = 1): string {
  return place(
    x,
    y,
    `${glow("#ff7a1e", 0, 10, 150, 0.8)}${path(FLAME, "#ff5a1e", `filter="${blur(8)}" opacity=".8"`)}${path(FLAME, linear(0, 1, "#ffb02e", "#ff5a1a .45", "#d81a1a .8", "#8a0a14"))}
${place(2, 24, path(FLAME, linear(0, 1, "#ffe27a", "#ffb01e .5", "#ff6a1a")), { scale: 0.72 })}${place(0, 46, path(FLAME, linear(0, 1, "#fffbe0", "#fff0a0 .5", "#ffcf4a")), { scale: 0.44 })}${path("M-50 30C-54 56-40 80-16 88-34 74-42 54-38 32z", "#ffffff", `opacity=".3" filter="${blur(2)}"`)}`,
    { scale },
  );
}
