import { linear } from "../../kit/paint.ts";
import { type Point, path, place, polygon } from "../../kit/shapes.ts";

const ICE = ["#ffffff", "#d2f4ff", "#7fd0ff", "#3a8ef0", "#1a4fc0"] as const;

/** A brilliant from the side, 100 units wide, the middle of its girdle at (x, y), in five colours from light to dark. */
export function brilliant(
  x: number,
  y: number,
  scale = 1,
  colors: readonly [string, string, string, string, string] = ICE,
): string {
  const [white, light, middle, deep, dark] = colors;
  const face = (fill: string, ...points: readonly Point[]) =>
    path(polygon(points), fill, `stroke="${white}" stroke-opacity=".55" stroke-width=".9" stroke-linejoin="round"`);
  return place(
    x,
    y,
    `${face(light, [-50, 0], [-30, -28], [-18, 0])}${face(white, [-30, -28], [0, -28], [-18, 0])}${face(middle, [0, -28], [18, 0], [-18, 0])}${face(light, [0, -28], [30, -28], [18, 0])}${face(deep, [30, -28], [50, 0], [18, 0])}
${face(linear(0.6, 1, middle, deep), [-50, 0], [-18, 0], [0, 58])}${face(linear(0.2, 1, white, middle), [-18, 0], [18, 0], [0, 58])}${face(linear(0, 1, deep, dark), [18, 0], [50, 0], [0, 58])}${path("M-18 0L-6 0 0 58z", "#ffffff", 'opacity=".35"')}`,
    { scale },
  );
}
