import { blur } from "../kit/effects.ts";
import { GOLD, linear } from "../kit/paint.ts";
import { circle, ellipse, place, repeat, round } from "../kit/shapes.ts";

const SQUASH = 0.46;

/** A pile of chips on a table, seen by a player who sits at it. */
export function chips(x: number, y: number, radius: number, count: number, color: string, mark = "#fbf5e6"): string {
  const height = radius * 0.23;
  const shift = (index: number) => round(Math.sin(index * 2.3 + radius) * 1.6);
  const band = (turn: number) =>
    `<circle r="${round(radius * 0.87)}" fill="none" stroke="${mark}" stroke-width="${round(radius * 0.26)}" stroke-dasharray="${round(radius * 0.4)} ${round(radius * 0.511)}" stroke-dashoffset="${turn}"/>`;
  const disc = (index: number, down: number, dark: number) =>
    place(
      x + shift(index),
      y - index * height + down,
      `${circle(0, 0, radius, color)}${band(index * 41)}${circle(0, 0, radius, linear(1, 0, "#000 0 .5", "#000 .3 0", "#fff .42 .25", "#000 .7 .15", "#000 1 .6"))}${circle(0, 0, radius, "#000", `opacity="${dark}"`)}`,
      { scale: 1, scaleY: SQUASH },
    );
  const pile = repeat(
    count,
    (index) => `${disc(index, height * 0.9, 0.42)}${disc(index, height * 0.5, 0.25)}${disc(index, 0, 0)}`,
  );
  const top = place(
    x + shift(count - 1),
    y - (count - 1) * height,
    `${circle(0, 0, radius * 0.7, color)}${circle(0, 0, radius * 0.7, "none", `stroke="${mark}" stroke-width="1.600" opacity=".75"`)}${circle(0, 0, radius * 0.42, GOLD)}${circle(0, 0, radius, linear(1, 1, "#fff 0 .55", "#fff .42 0", "#000 1 .3"))}`,
    { scale: 1, scaleY: SQUASH },
  );
  return (
    ellipse(x + 3, y + radius * 0.3, radius * 1.25, radius * 0.62, "#000", `opacity=".55" filter="${blur(3.5)}"`) +
    pile +
    top
  );
}
