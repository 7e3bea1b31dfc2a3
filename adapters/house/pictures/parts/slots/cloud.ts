import { clay } from "../../kit/effects.ts";
import { linear } from "../../kit/paint.ts";
import { circle, ellipse, group, line, place } from "../../kit/shapes.ts";

/** A cloud with curls, 200 units wide, its flat side at y = 20. */
export function cloud(
  x: number,
  y: number,
  scale: number,
  colors: readonly [light: string, dark: string, curl: string],
): string {
  const [light, dark, curl] = colors;
  const fill = linear(0.2, 1, light, light, dark);
  const puffs = [
    [-78, 2, 20],
    [-50, -14, 28],
    [-14, -28, 36],
    [28, -20, 32],
    [60, -8, 26],
    [84, 4, 17],
  ] as const;
  const swirls =
    "M-66 6C-68-14-40-22-34-4-32 8-48 10-48 0M-30-14C-32-46 12-52 16-24 16-6-8-6-8-22-6-30 4-28 4-22M34 4C30-26 66-30 70-8 70 6 52 6 52-4";
  return place(
    x,
    y,
    `${group(clay(6, 0.25), `${puffs.map(([px, py, size]) => circle(px, py, size, fill)).join("")}${ellipse(0, 8, 100, 16, fill)}`)}${line(swirls, curl, 2.4, 'opacity=".75"')}`,
    { scale },
  );
}
