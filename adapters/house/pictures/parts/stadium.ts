import { blur } from "../kit/effects.ts";
import { beam, discs, glow } from "../kit/light.ts";
import { linear } from "../kit/paint.ts";
import { circle, path, repeat } from "../kit/shapes.ts";

interface StadiumLook {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly crowd: readonly string[];
  readonly light: string;
  readonly lamps: readonly number[];
  /** Where the ground begins. */
  readonly horizon: number;
  readonly seed: number;
}

/** Stands full of people below floodlights, down to the horizon. */
export function stadium({ sky, crowd, light, lamps, horizon, seed }: StadiumLook): string {
  const lamp = (x: number) =>
    `${path(`M${x - 1.5} 22H${x + 1.5}V${horizon - 40}H${x - 1.5}z`, "#0a1512")}${glow(light, x, 20, 58, 0.8)}${repeat(3, (row) => repeat(5, (column) => circle(x - 9 + column * 4.5, 14 + row * 5, 1.9, "#ffffff")))}`;
  return `<rect width="320" height="240" fill="${linear(0, 1, ...sky)}"/>
${path(`M-10 ${horizon - 62}Q160 ${horizon - 40} 330 ${horizon - 62}V${horizon}H-10z`, "#0a1a1a", 'opacity=".55"')}
${discs({ box: [-4, horizon - 56, 328, 52], count: 260, colors: crowd, size: 2.2, strength: 0.62, seed })}
${path(`M-10 ${horizon - 66}Q160 ${horizon - 42} 330 ${horizon - 66}V${horizon - 58}Q160 ${horizon - 34}-10 ${horizon - 58}z`, "#000", `opacity=".45" filter="${blur(2)}"`)}
${lamps.map((x) => beam(x, 20, x - 90, x + 60, 235, light, 0.28)).join("")}${lamps.map(lamp).join("")}`;
}
