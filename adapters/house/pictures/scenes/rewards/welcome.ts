import { clay, shadow } from "../../kit/effects.ts";
import { discs, glow, rays } from "../../kit/light.ts";
import { GOLD, GOLD_SIDE, linear } from "../../kit/paint.ts";
import { circle, group, path, place, rect, repeat, round, sparkle, star, text } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

const CONFETTI = ["#ffd65a", "#ff6a7a", "#7ad8ff", "#9affb0", "#ffffff", "#c89aff"] as const;

/** A medal of 50 points with a star, among confetti. */
export function welcome(): string {
  const strip = (index: number) =>
    place(
      round((index * 83) % 312),
      round((index * 61) % 300),
      rect(-6, -3, 12, 6, 1.5, CONFETTI[index % CONFETTI.length] ?? "#ffffff"),
      { turn: (index * 47) % 180, opacity: 0.9 },
    );
  const ribbon = linear(0, 1, "#ff9a6a", "#e0344a .5", "#8a0c2c");
  return `${stage(320, 320, ["#3fd694", "#0e7a54", "#03281c"], [0.4, 0.3, 0.9])}${rays(160, 150, 16, 260, "#ffffff", 0.16)}${repeat(26, strip)}
${glow("#ffffff", 160, 148, 130, 0.5)}
${group(shadow(8, 7, 0.5), group(clay(3, 0.4), path("M112 190L84 296 124 276 150 300 166 200zM208 190L236 296 196 276 170 300 154 200z", ribbon)))}
${group(shadow(10, 9, 0.55), `${path(place24(), GOLD_SIDE, 'transform="translate(160 152)"')}${path(place24(), GOLD, 'transform="translate(160 146)"')}`)}
${circle(160, 146, 76, linear(0.4, 1, "#1fae74", "#075a3c"), 'stroke="#8a5a10" stroke-width="3"')}${circle(160, 146, 69, "none", 'stroke="#ffe9a0" stroke-width="1.600" stroke-dasharray="2 5" stroke-linecap="round"')}
${place(160, 108, group(clay(2.5, 0.6), path(star(5, 24, 10.5), GOLD)))}${text(160, 190, 68, "50", linear(0, 1, "#fffbe2", "#ffd65a .55", "#f0b030"), 'font-weight="700"')}
${sparkle(222, 90, 18)}${sparkle(92, 196, 13, "#fff3c0")}${discs({ box: [30, 30, 260, 250], count: 20, colors: ["#ffffff"], size: 2.4, strength: 1, seed: 9 })}${corners(320, 320, 0.42)}`;
}

function place24(): string {
  return star(24, 104, 94);
}
