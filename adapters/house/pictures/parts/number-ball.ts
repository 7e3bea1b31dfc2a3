import { blur, shadow } from "../kit/effects.ts";
import { linear, radial } from "../kit/paint.ts";
import { circle, ellipse, place, round, text } from "../kit/shapes.ts";

type Colors = readonly [light: string, middle: string, dark: string];

export const BALL_COLORS = {
  red: ["#ff8a80", "#e0202e", "#5a0410"],
  gold: ["#fff3a8", "#f5b820", "#7a4804"],
  green: ["#9af5b8", "#12a45a", "#033a1e"],
  blue: ["#9ad4ff", "#1a6fe0", "#06205e"],
  pink: ["#ffc4e0", "#f0488e", "#6a0a3a"],
  violet: ["#d8b4ff", "#7a3ae0", "#24085e"],
  orange: ["#ffd09a", "#f57a1a", "#6a2804"],
  teal: ["#a8fff4", "#12a8a4", "#023a40"],
  white: ["#ffffff", "#e8ecf2", "#6a7688"],
} as const satisfies Readonly<Record<string, Colors>>;

interface BallOptions {
  readonly turn?: number;
  readonly filter?: string;
}

/** A glossy ball with a number on a white disc. */
export function numberBall(
  x: number,
  y: number,
  radius: number,
  number: string,
  colors: Colors,
  options: BallOptions = {},
): string {
  const { turn = 0, filter = shadow(4, 4, 0.5) } = options;
  const [light, middle, dark] = colors;
  const size = radius * (number.length > 1 ? 0.78 : 0.98);
  const disc = `${circle(0, 0, round(radius * 0.58), linear(0.6, 1, "#ffffff", "#e4e0d8"))}${circle(0, 0, round(radius * 0.58), "none", `stroke="${dark}" stroke-opacity=".35" stroke-width="${round(radius * 0.04)}"`)}${text(0, round(size * 0.36), round(size), number, linear(0, 1, "#2a2e36", "#07090c"), 'font-weight="700"')}`;
  const shine = `${ellipse(round(-radius * 0.34), round(-radius * 0.6), round(radius * 0.36), round(radius * 0.2), "#fff", `opacity=".85" transform="rotate(-28 ${round(-radius * 0.34)} ${round(-radius * 0.6)})" filter="${blur(round(radius * 0.05))}"`)}${circle(0, 0, radius, radial(0.5, 0.5, 0.5, "#000 .7 0", "#000 .9 .16", `${light} .97 .1`, `${light} 1 .55`))}`;
  return place(
    x,
    y,
    `${circle(0, 0, radius, radial(0.34, 0.26, 0.85, light, `${middle} .42`, `${dark} 1`))}${place(round(radius * 0.02), round(radius * 0.05), disc, { turn })}${shine}`,
    { filter },
  );
}
