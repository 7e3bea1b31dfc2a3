import { clay, shadow } from "../../kit/effects.ts";
import { discs, glow, rays } from "../../kit/light.ts";
import { GOLD } from "../../kit/paint.ts";
import { group, path, place, sparkle, star } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { blaze } from "../../parts/blaze.ts";

/** A golden star in a fire, with sparks over a dark ground. */
export function hotCategory(): string {
  return `${stage(480, 200, ["#b0300e", "#3c0a08", "#0c0204"], [0.7, 0.6, 0.8])}${rays(340, 120, 20, 360, "#ff9a3a", 0.24)}
${discs({ box: [120, 0, 360, 200], count: 26, colors: ["#ff7a2a", "#ffc04a"], size: 10, strength: 0.4, seed: 33, soft: 2.5 })}
${place(238, 148, blaze(0, 0, 0.44), { turn: -10 })}${place(448, 146, blaze(0, 0, 0.5), { turn: 12 })}${place(276, 120, blaze(0, 0, 0.7), { turn: -6 })}${place(404, 118, blaze(0, 0, 0.74), { turn: 8 })}${blaze(340, 102, 1.05)}
${glow("#fff0a8", 340, 128, 80, 0.9)}${group(shadow(5, 5, 0.6), place(340, 128, `${path(star(5, 58, 27), "#7a3a04", 'stroke="#7a3a04" stroke-width="8" stroke-linejoin="round" transform="translate(0 4)"')}${group(clay(4, 0.9), path(star(5, 58, 27), GOLD, 'stroke="#f7cd5c" stroke-width="7" stroke-linejoin="round"'))}`, { turn: -6 }))}
${sparkle(316, 96, 15)}${sparkle(370, 148, 10)}${discs({ box: [120, 0, 350, 190], count: 80, colors: ["#ffd36a", "#ff8a2a", "#fff6d0"], size: 2.3, strength: 1, seed: 18 })}${corners(480, 200, 0.45)}`;
}
