import { linear, radial } from "../../kit/paint.ts";
import { ellipse, type Point, path, place, repeat } from "../../kit/shapes.ts";

interface SerpentLook {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly spike: string;
  readonly belly: string;
}

/** Rows of scales over a body's width: where, 0 in the middle and 1 at the belly, and how light. */
const ROWS = [
  [-0.72, 0.9],
  [-0.3, 1],
  [0.14, 0.72],
  [0.5, 0.45],
] as const;

/** A dragon's body along a curve, from its tail (share 0) to its neck (share 1). Its belly is at the curve's left. */
export function serpent(
  curve: (share: number) => Point,
  rings: number,
  thickness: (share: number) => number,
  look: SerpentLook,
): string {
  const spike = linear(0.6, 1, "#fff3c0", look.spike, look.dark);
  const belly = linear(0, 1, look.belly, look.dark);
  const scale = radial(0.55, 0.3, 0.8, look.light, `${look.middle} .5`, `${look.dark} 1`);
  const shade = `stroke="${look.dark}" stroke-width=".05"`;
  return repeat(rings, (index) => {
    const share = index / (rings - 1);
    const [x, y] = curve(share);
    const [nextX, nextY] = curve(share + 0.01);
    const turn = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
    const fin = index % 3 === 0 ? path("M-.5-.75C-.8-1.3-1.1-1.7-1.6-1.9-.7-2 .3-1.6.6-.75z", spike) : "";
    const shift = index % 2 === 0 ? 0.11 : -0.11;
    const scales = ROWS.map(([row, light]) => {
      const disc = ellipse(0, row + shift, 0.42, 0.3, scale, shade);
      return light === 1 ? disc : `${disc}${ellipse(0, row + shift, 0.42, 0.3, look.dark, `opacity="${1 - light}"`)}`;
    }).join("");
    const plate = path("M-.34.62Q.5.6.34.86 0 1.12-.34.9z", belly, `stroke="${look.dark}" stroke-width=".05"`);
    return place(x, y, `${fin}${ellipse(0, 0, 0.5, 1, look.dark)}${scales}${plate}`, { turn, scale: thickness(share) });
  });
}
