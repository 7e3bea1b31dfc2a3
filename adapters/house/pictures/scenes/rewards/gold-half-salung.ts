import { blur, clay, shadow } from "../../kit/effects.ts";
import { discs, glow, ground } from "../../kit/light.ts";
import { GOLD, GOLD_SIDE, linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, repeat, round, sparkle, text } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

/** A small bar of gold and a gold chain in a red velvet box. */
export function goldHalfSalung(): string {
  const velvet = radial(0.5, 0.3, 0.8, "#f0404e", "#a01226 .55", "#4a0410");
  const chain = repeat(25, (index) => {
    const angle = (index / 24) * Math.PI;
    const x = round(Math.cos(angle) * 96);
    const y = round(Math.sin(angle) * 52);
    return place(
      x,
      y,
      ellipse(0, 0, 9, 5.5, "none", `stroke="${index % 2 === 0 ? "#ffe9a0" : "#e0a030"}" stroke-width="4"`),
      {
        turn: round((Math.atan2(52 * Math.cos(angle), -96 * Math.sin(angle)) * 180) / Math.PI),
      },
    );
  });
  return `${stage(320, 320, ["#6a4a1c", "#2c1a06", "#0a0502"], [0.5, 0.3, 0.85])}
${discs({ box: [0, 0, 320, 320], count: 24, colors: ["#ffd88a", "#ffb04a"], size: 13, strength: 0.32, seed: 17, soft: 2.5 })}${glow("#ffdf8a", 160, 130, 160, 0.55)}${ground(160, 276, 140, 0.7)}
${group(shadow(8, 8, 0.55), group(clay(5, 0.4), path("M42 146L58 36Q60 26 72 26H248Q260 26 262 36L278 146z", linear(0, 1, "#c81e34", "#7a0a1c"))))}${path("M60 140L72 44H248L260 140z", velvet)}${path("M60 140L72 44H248L260 140z", linear(0, 1, "#000000 0 .1", "#000000 1 .5"))}${line("M56 144L70 40H250L264 144", GOLD, 3)}
${group(clay(5, 0.4), path("M30 150H290L276 268Q274 280 262 280H58Q46 280 44 268z", linear(0, 1, "#d8243a", "#8a0c20 .5", "#54040f")))}${ellipse(160, 152, 126, 30, "#3a020a")}${group(clay(6, 0.3), ellipse(160, 158, 120, 26, velvet))}${line("M32 152H42M278 152H288", GOLD, 3)}
${group(shadow(4, 3, 0.6), place(160, 168, chain))}
${group(
  shadow(8, 6, 0.6),
  place(
    160,
    124,
    `${path("M-40-54H40L46-48V58H-34L-40 52z", GOLD_SIDE)}${group(clay(3, 0.7), rect(-40, -54, 80, 106, 9, GOLD))}${rect(-32, -46, 64, 90, 6, linear(1, 1, "#c88a20", "#ffe694", "#d09428"), 'stroke="#8a5a10" stroke-opacity=".7" stroke-width="1.600"')}
${circle(0, -18, 17, "none", 'stroke="#8a5408" stroke-width="2"')}${repeat(5, (index) => place(0, -9, path("M0 4C-6-3-6-10 0-17 6-10 6-3 0 4z", "#a06a10"), { turn: [-60, 60, -30, 30, 0][index] ?? 0 }))}${text(0, 27, 30, "½", "#764604", 'font-weight="700"')}${line("M-18 36H18", "#8a5408", 2)}${path("M-34-46H-10L-30 44H-34z", "#ffffff", `opacity=".35" filter="${blur(1.5)}"`)}`,
    { turn: -5, scale: 0.98 },
  ),
)}
${line("M44 180L56 268H264L276 180", GOLD, 2, 'opacity=".8"')}${group(clay(3, 0.7), circle(160, 236, 15, GOLD))}
${sparkle(206, 74, 22, "#fffbe0")}${sparkle(112, 168, 12)}${sparkle(252, 186, 13, "#fff3c0")}${discs({ box: [30, 20, 260, 200], count: 30, colors: ["#fff3b0", "#ffffff"], size: 2.4, strength: 1, seed: 4 })}${corners(320, 320, 0.5)}`;
}
