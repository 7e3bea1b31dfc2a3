import { GOLD } from "../kit/paint.ts";
import { both, path, place, repeat } from "../kit/shapes.ts";

const FLAME = "M0 4C-12-4-17-18-9-34-8-24-1-22 1-32 3-40 0-46-4-52 12-46 17-30 13-18 10-8 6 0 0 4z";

/** A row of Thai flame ornaments that grows towards the middle. */
export function flameOrnament(x: number, y: number, scale = 1, fill = GOLD): string {
  const flame = (dx: number, size: number, turn: number) => place(dx, 0, path(FLAME, fill), { scale: size, turn });
  return place(
    x,
    y,
    `${flame(0, 1.15, 4)}${both(repeat(5, (index) => flame(15 + index * 14, 0.92 - index * 0.13, 14 + index * 8)))}`,
    { scale },
  );
}
