import { ground } from "../kit/light.ts";
import { radial } from "../kit/paint.ts";
import { circle, ellipse, text } from "../kit/shapes.ts";

/** A glossy ball with a number in a white disc. */
export function numberBall(
  x: number,
  y: number,
  radius: number,
  number: string,
  [light, middle, dark]: readonly [string, string, string],
  turn = 0,
): string {
  const body = radial(0.36, 0.28, 0.85, "#ffffff 0", `${light} .16`, `${middle} .55`, `${dark} 1`);
  const edge = radial(0.42, 0.36, 0.62, "#000000 .7 0", "#000000 1 .5");
  return `${ground(x + 2, y + radius * 0.96, radius * 0.8, 0.5, radius * 0.2)}${circle(x, y, radius, body)}<g transform="rotate(${turn} ${x} ${y})">${ellipse(x + radius * 0.06, y + radius * 0.04, radius * 0.56, radius * 0.56, radial(0.4, 0.3, 0.8, "#ffffff", "#f4efe2", "#cfc6b0"))}${text(x + radius * 0.06, y + radius * 0.33, radius * 0.8, number, "#1a1420", 'font-weight="700"')}</g>${circle(x, y, radius, edge)}${ellipse(x - radius * 0.36, y - radius * 0.52, radius * 0.34, radius * 0.2, "#ffffff", `opacity=".75" transform="rotate(-34 ${x - radius * 0.36} ${y - radius * 0.52})"`)}`;
}

export const BALL_COLORS = {
  red: ["#ff9a8a", "#e0263a", "#5c0412"],
  gold: ["#fff0a0", "#f0ac1e", "#6e3c02"],
  green: ["#a8ffc0", "#1fae5c", "#043a1c"],
  blue: ["#a8dcff", "#2a78e8", "#06205c"],
  purple: ["#e0b8ff", "#8a3ad8", "#2a0658"],
  teal: ["#a8fff4", "#12a8a4", "#023a40"],
} as const;
