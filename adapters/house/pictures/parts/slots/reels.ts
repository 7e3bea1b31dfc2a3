import { define } from "../../kit/definitions.ts";
import { glow } from "../../kit/light.ts";
import { GOLD, GOLD_SIDE, linear } from "../../kit/paint.ts";
import { circle, place, rect, repeat } from "../../kit/shapes.ts";

/** Three reels in a frame with lamps, 244 × 138 units around the middle. Each reel is its symbols from the top down. */
export function reels(
  symbols: readonly (readonly [above: string, middle: string, below: string])[],
  wood: string,
  dark: string,
) {
  const clip = define('<clipPath id="$id"><rect x="-35" y="-54" width="70" height="108" rx="7"/></clipPath>');
  const reel = ([above, middle, below]: readonly [string, string, string], index: number) =>
    `<g transform="translate(${(index - 1) * 75} 0)"><g clip-path="url(#${clip})">${rect(-35, -54, 70, 108, 0, linear(0, 1, "#a89a84", "#fffdf4 .3", "#ffffff .55", "#8a7c68"))}${place(0, -64, above, { scale: 0.9, scaleY: 0.62 })}${place(0, 66, below, { scale: 0.9, scaleY: 0.62 })}${place(0, 0, middle, { scale: 1.02 })}${rect(-35, -54, 70, 108, 0, linear(0, 1, "#1a0a20 0 .85", "#1a0a20 .26 0", "#1a0a20 .74 0", "#1a0a20 1 .85"))}${rect(-35, -54, 9, 108, 0, linear(1, 0, "#000 0 .35", "#000 1 0"))}</g>${rect(-35, -54, 70, 108, 7, "none", `stroke="${GOLD}" stroke-width="2.500"`)}</g>`;
  const lamp = (x: number, y: number, lit: boolean) =>
    `${glow("#fff0a0", x, y, 11, lit ? 0.9 : 0.35)}${circle(x, y, 3.4, lit ? "#fffbe0" : "#ffc94a")}`;
  const lamps =
    repeat(
      13,
      (index) => lamp(-108 + index * 18, -62.5, index % 2 === 0) + lamp(-108 + index * 18, 62.5, index % 2 === 1),
    ) +
    repeat(5, (index) => lamp(-116, -42 + index * 21, index % 2 === 1) + lamp(116, -42 + index * 21, index % 2 === 0));
  return `${rect(-124, -66, 248, 146, 20, GOLD_SIDE)}${rect(-124, -71, 248, 142, 20, GOLD)}${rect(-120, -67, 240, 134, 17, linear(0.3, 1, wood, dark))}${rect(-111.5, -57.5, 223, 115, 10, "#14060f")}${symbols.map(reel).join("")}${lamps}`;
}
