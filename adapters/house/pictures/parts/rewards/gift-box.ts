import { clay } from "../../kit/effects.ts";
import { linear } from "../../kit/paint.ts";
import { both, ellipse, group, path, place, rect } from "../../kit/shapes.ts";

export interface GiftLook {
  readonly paper: readonly [light: string, middle: string, dark: string];
  readonly ribbon: readonly [light: string, middle: string, dark: string];
}

/** A closed gift box with a ribbon and a bow, 190 units wide, its middle at (x, y). */
export function giftBox(x: number, y: number, { paper, ribbon }: GiftLook, scale = 1): string {
  const [light, middle, dark] = paper;
  const band = linear(1, 0.2, ribbon[2], `${ribbon[0]} .35`, `${ribbon[1]} .7`, ribbon[2]);
  const loop = "M0-70C-16-108-70-122-82-96-92-72-44-62 0-70z";
  const tail = "M-4-72C-24-58-46-50-62-26L-46-30-40-14C-28-38-12-54 4-66z";
  return place(
    x,
    y,
    `${group(clay(4, 0.45), rect(-84, -34, 168, 124, 8, linear(1, 0.35, light, `${middle} .45`, dark)))}${rect(-84, -34, 168, 20, 0, "#000", 'opacity=".22"')}${rect(-19, -34, 38, 124, 0, band)}
${group(clay(4, 0.5), rect(-95, -66, 190, 42, 9, linear(1, 0.4, light, `${middle} .5`, dark)))}${rect(-21, -66, 42, 42, 0, band)}
${group(clay(3.5, 0.7), both(path(tail, linear(0.5, 1, ribbon[1], ribbon[2]))))}${group(clay(5, 0.8), both(path(loop, linear(0.3, 1, ribbon[0], `${ribbon[1]} .5`, ribbon[2]))))}${both(ellipse(-42, -88, 22, 9, ribbon[2], 'opacity=".7" transform="rotate(16 -42 -88)"'))}${group(clay(4, 0.8), ellipse(0, -72, 17, 15, linear(0.4, 1, ribbon[0], ribbon[1], ribbon[2])))}`,
    { scale },
  );
}
