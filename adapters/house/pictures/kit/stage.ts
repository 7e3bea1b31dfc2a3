import { radial } from "./paint.ts";

/** A ground of any size in three colours, lightest at (x, y), each 0 to 1. */
export function stage(
  width: number,
  height: number,
  [light, middle, dark]: readonly [light: string, middle: string, dark: string],
  [x, y, radius]: readonly [x: number, y: number, radius: number] = [0.5, 0.38, 0.78],
): string {
  return `<rect width="${width}" height="${height}" fill="${radial(x, y, radius, light, `${middle} .5`, dark)}"/>`;
}

/** Darker corners of a picture of any size. */
export function corners(width: number, height: number, strength = 0.5): string {
  const fill = radial(0.5, 0.45, 0.78, "#000000 .55 0", `#000000 1 ${strength}`);
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}
