import { blur } from "../kit/effects.ts";
import { radial } from "../kit/paint.ts";
import { circle, ellipse, text } from "../kit/shapes.ts";

/** A glossy ball with a number. */
export function lottoBall(x: number, y: number, radius: number, number: string, color: string, dark: string): string {
  return `${circle(x, y, radius, radial(0.34, 0.26, 0.85, "#ffffff 0", `${color} .3`, `${dark} 1`))}${circle(x, y, radius * 0.58, radial(0.4, 0.3, 0.8, "#ffffff", "#e8e4da"))}${text(x, y + radius * (number.length > 1 ? 0.24 : 0.29), radius * (number.length > 1 ? 0.66 : 0.84), number, "#15181c", 'font-weight="700"')}${ellipse(x - radius * 0.36, y - radius * 0.6, radius * 0.3, radius * 0.16, "#ffffff", `opacity=".85" transform="rotate(-28 ${x - radius * 0.36} ${y - radius * 0.6})" filter="${blur(0.6)}"`)}`;
}
