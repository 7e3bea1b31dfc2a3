import { blur } from "../kit/effects.ts";
import { GOLD, linear, radial } from "../kit/paint.ts";
import { line, path } from "../kit/shapes.ts";

/** The far edge of a card table and its cloth, from `top` down. */
export function felt(top: number, light: string, dark: string, wood = "#6a3418"): string {
  const edge = `M-20 ${top + 26}Q160 ${top - 22} 340 ${top + 26}`;
  return `${path(`${edge}V260H-20z`, radial(0.5, 0.15, 0.85, light, dark))}${line(edge, "#000", 20, `opacity=".5" filter="${blur(5)}" transform="translate(0 8)"`)}${line(edge, wood, 15)}${line(edge, linear(1, 0, "#000 0 .4", "#ffd9a0 .5 .5", "#000 1 .4"), 15)}${line(edge, GOLD, 2, 'transform="translate(0 8)"')}${line(`M8 ${top + 76}Q160 ${top + 26} 312 ${top + 76}`, "#fff", 1.6, 'opacity=".28"')}`;
}
