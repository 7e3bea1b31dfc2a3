import { clay, shadow } from "../kit/effects.ts";
import { GOLD, linear } from "../kit/paint.ts";
import { group, path, place } from "../kit/shapes.ts";

const SEVEN = "M-26-34C-14-38 14-28 30-38L34-20C16-4 8 14 8 38H-20C-18 14-6-2 4-12-10-8-16-10-20-4H-32z";

/** The lucky seven in red with a golden edge, 70 units high. */
export function seven(x: number, y: number, scale = 1, turn = 0): string {
  const red = linear(0.4, 1, "#ff8a7a", "#e8182e .45", "#7a0414");
  return place(
    x,
    y,
    `${path(SEVEN, GOLD, `stroke="#f7cd5c" stroke-width="9" stroke-linejoin="round"`)}${path(SEVEN, "none", 'stroke="#fff6cf" stroke-width="5" stroke-linejoin="round"')}${group(clay(2.5, 0.8), path(SEVEN, red))}`,
    { scale, turn, filter: shadow(4, 3, 0.5) },
  );
}
