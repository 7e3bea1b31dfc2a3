import { GOLD, GOLD_ROUND, GOLD_SIDE, linear, radial } from "../kit/paint.ts";
import { circle, ellipse, path, place, repeat, round } from "../kit/shapes.ts";

const POCKETS = 37;

/** A roulette wheel without numbers, tilted away, 200 units wide. */
export function wheelOfRoulette(x: number, y: number, scale = 1, turn = 0, open = 0.5): string {
  const slice = (index: number) => {
    const at = (radius: number, angle: number) =>
      `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
    const start = (index * 2 * Math.PI) / POCKETS;
    const end = ((index + 1) * 2 * Math.PI) / POCKETS;
    const color = index === 0 ? "#12a05a" : index % 2 === 0 ? "#c81e2e" : "#14161c";
    return path(
      `M${at(78, start)}L${at(78, end)}L${at(50, end)}L${at(50, start)}z`,
      color,
      `stroke="#e8c470" stroke-width=".8"`,
    );
  };
  const flat = `${circle(0, 0, 100, linear(1, 1, "#c07a3a", "#5c2a10 .5", "#a05a24"), `stroke="${GOLD}" stroke-width="3"`)}${circle(0, 0, 86, "#2a0e04")}${circle(0, 0, 82, "none", `stroke="${GOLD}" stroke-width="3"`)}${repeat(POCKETS, slice)}${circle(0, 0, 50, radial(0.4, 0.35, 0.75, "#d08a44", "#7a3a14", "#3a1604"), `stroke="${GOLD}" stroke-width="2.400"`)}${circle(0, 0, 78, radial(0.5, 0.5, 0.5, "#000000 .6 .4", "#000000 .8 0"))}${circle(0, 0, 100, linear(1, 1, "#ffffff 0 .4", "#ffffff .4 0", "#000000 1 .35"))}`;
  const hub = `${repeat(4, (index) => {
    const angle = (index * Math.PI) / 2 + 0.5;
    return `${path(`M0-6L${round(34 * Math.cos(angle))} ${round(34 * Math.sin(angle) * open)}L0 4z`, GOLD, `stroke="#b07518" stroke-width="2"`)}${circle(round(34 * Math.cos(angle)), round(34 * Math.sin(angle) * open), 5, GOLD_ROUND)}`;
  })}${ellipse(0, 0, 14, 8, GOLD_SIDE)}${path("M-12 0C-8-10-6-20-5-28H5C6-20 8-10 12 0 6 6-6 6-12 0z", GOLD)}${circle(0, -32, 7.5, GOLD_ROUND)}`;
  return place(
    x,
    y,
    `${ellipse(0, 16, 104, 104 * open, "#2a1004")}${place(0, 0, flat, { scale: 1, scaleY: open })}${circle(58, -19, 5.5, radial(0.35, 0.3, 0.8, "#ffffff", "#e0dccf", "#807a6a"))}${hub}`,
    { scale, turn },
  );
}
