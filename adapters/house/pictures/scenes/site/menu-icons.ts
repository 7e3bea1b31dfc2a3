import { clay } from "../../kit/effects.ts";
import { GOLD, GOLD_ROUND, linear } from "../../kit/paint.ts";
import { circle, group, path, place, rect, repeat } from "../../kit/shapes.ts";
import { football } from "../../parts/football.ts";

/** Small pictures of the menus in a square of 96 units, on no ground. */
export function casinoIcon(): string {
  const notches = repeat(8, (index) => place(48, 48, rect(-7, -42, 14, 15, 3, "#fff6e6"), { turn: index * 45 }));
  return `${group(clay(4, 0.5), circle(48, 48, 42, linear(0.4, 1, "#ff5a6a", "#b0122a")))}${notches}${circle(48, 48, 25, "none", 'stroke="#fff6e6" stroke-width="3"')}${group(clay(2, 0.7), circle(48, 48, 17, GOLD_ROUND))}`;
}

export function slotIcon(): string {
  return `${group(clay(4, 0.6), rect(4, 12, 88, 72, 16, GOLD))}${repeat(3, (index) => `${rect(13 + index * 24, 22, 22, 52, 5, linear(0, 1, "#b8b0a0", "#ffffff .4", "#ffffff .6", "#a89f8e"))}<text x="${24 + index * 24}" y="59" font-size="31" font-weight="700" text-anchor="middle" fill="${linear(0, 1, "#ff5a4a", "#b00a1e")}">7</text>`)}`;
}

export function sportIcon(): string {
  return football(48, 48, 43, 0.5, 0.35);
}

export function contactIcon(): string {
  return `${group(clay(4, 0.5), path("M14 16H82C89 16 93 21 93 28V58C93 65 89 70 82 70H52L30 90V70H14C7 70 3 65 3 58V28C3 21 7 16 14 16z", linear(0.3, 1, "#5affb0", "#12a562")))}${[28, 48, 68].map((x) => circle(x, 43, 6, "#04130b")).join("")}`;
}
