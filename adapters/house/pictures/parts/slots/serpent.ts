import { linear, radial } from "../../kit/paint.ts";
import { ellipse, type Point, path, place, repeat, round } from "../../kit/shapes.ts";

interface SerpentLook {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly spike: string;
  readonly belly: string;
}

/** A dragon's body of rings along a curve, from its tail (share 0) to its neck (share 1). */
export function serpent(
  curve: (share: number) => Point,
  rings: number,
  thickness: (share: number) => number,
  look: SerpentLook,
): string {
  const ring = radial(0.4, 0.28, 0.85, look.light, `${look.middle} .42`, `${look.dark} .95`);
  const belly = linear(0, 1, look.belly, look.dark);
  const spike = linear(0.6, 1, "#fff3c0", look.spike, look.dark);
  return repeat(rings, (index) => {
    const share = index / (rings - 1);
    const [x, y] = curve(share);
    const [nextX, nextY] = curve(share + 0.01);
    const turn = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
    const size = thickness(share);
    const fin = index % 2 === 0 ? path(`M-9-12C-14-22-20-30-28-34-12-36 6-28 11-12z`, spike) : "";
    const scale = path("M-6-8Q-1 0-6 8M-6 2Q0 9-6 15", "none", 'stroke="#fff6cf" stroke-width="1.3" opacity=".55"');
    return place(
      x,
      y,
      `${place(0, 0, fin, { scale: size / 15 })}${ellipse(0, 0, size * 0.6, size, ring, `stroke="${look.dark}" stroke-opacity=".8" stroke-width="1.3"`)}${place(size * 0.1, -size * 0.25, scale, { scale: size / 22 })}${path(`M${round(-size * 0.42)} ${round(size * 0.55)}Q${round(size * 0.7)} ${round(size * 0.5)} ${round(size * 0.3)} ${round(size * 0.9)}Q0 ${round(size * 1.05)} ${round(-size * 0.3)} ${round(size * 0.9)}z`, belly)}`,
      { turn },
    );
  });
}
