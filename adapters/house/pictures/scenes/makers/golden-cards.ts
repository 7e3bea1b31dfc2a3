import { clay, shadow } from "../../kit/effects.ts";
import { glow } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { group, place, rect, sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { suit } from "../../parts/playing-card.ts";

/** A golden card with a black spade, in front of a black card. */
export function goldenCardsMark(): string {
  const card = (fill: string, edge: string, mark: string) =>
    `${group(clay(2.5, 0.5), rect(-33, -46, 66, 92, 9, fill))}${rect(-27, -40, 54, 80, 5, "none", `stroke="${edge}" stroke-width="1.800"`)}${place(0, 0, suit("spade", mark), { scale: 2.1 })}`;
  return `${stage(160, 160, ["#a8283c", "#4a0a1c", "#160308"], [0.4, 0.25, 0.95])}${glow("#ffd88a", 84, 78, 76, 0.6)}${place(62, 76, card(linear(0.5, 1, "#4a4a5a", "#14141c"), "#d8a83a", GOLD), { turn: -18, filter: shadow(4, 4, 0.5) })}${place(94, 84, card(GOLD, "#8a5408", linear(0, 1, "#5a3406", "#241402")), { turn: 10, filter: shadow(5, 5, 0.55) })}${sparkle(124, 44, 13)}${sparkle(60, 122, 9, "#fff3c0")}${corners(160, 160, 0.35)}`;
}
