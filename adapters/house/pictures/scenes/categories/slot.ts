import { clay, shadow } from "../../kit/effects.ts";
import { discs, glow, rays } from "../../kit/light.ts";
import { GOLD, GOLD_ROUND, linear } from "../../kit/paint.ts";
import { circle, group, line, rect, repeat, sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { coin } from "../../parts/coin.ts";
import { seven } from "../../parts/seven.ts";

/** Three reels with sevens, and coins that fly out. */
export function slotCategory(): string {
  const lamps = repeat(
    15,
    (index) =>
      `${circle(196 + index * 19, 30, 4, index % 2 === 0 ? "#fffbe0" : "#ffb02e")}${circle(196 + index * 19, 170, 4, index % 2 === 0 ? "#ffb02e" : "#fffbe0")}`,
  );
  const reel = (index: number) => {
    const x = 198 + index * 90;
    const round = linear(0, 1, "#000000 0 .75", "#000000 .22 .1", "#ffffff .45 .3", "#000000 .78 .1", "#000000 1 .75");
    return `${rect(x, 44, 84, 112, 8, linear(0, 1, "#fffdf6", "#efe6d4"))}<g clip-path="inset(0)">${seven(x + 42, 100, 1.08)}</g>${rect(x, 44, 84, 112, 8, round)}${line(`M${x} 64H${x + 84}M${x} 137H${x + 84}`, "#000", 1, 'opacity=".14"')}`;
  };
  return `${stage(480, 200, ["#a85aff", "#4a14a0", "#120330"], [0.68, 0.4, 0.8])}${rays(330, 100, 26, 380, "#ffb0ff", 0.26)}
${discs({ box: [0, 0, 480, 200], count: 24, colors: ["#ff9aff", "#ffd88a", "#ffffff"], size: 11, strength: 0.3, seed: 22, soft: 2.5 })}${glow("#ffdf9a", 330, 100, 200, 0.7, 120)}
<g transform="translate(-14 0)">${group(shadow(8, 9, 0.6), group(clay(4, 0.6), rect(176, 16, 310, 168, 22, linear(0.6, 1, "#ff6a7a", "#c8142e .5", "#6a0418"))))}${rect(184, 24, 294, 152, 16, "none", `stroke="${GOLD}" stroke-width="3"`)}${rect(190, 37, 282, 126, 12, GOLD)}${rect(194, 41, 274, 118, 10, "#1a0510")}
${repeat(3, reel)}${lamps}${line("M190 100H200M462 100H472", "#ff3a3a", 6)}${circle(190, 100, 6, GOLD_ROUND)}${circle(472, 100, 6, GOLD_ROUND)}</g>
${coin(124, 60, 22, { turn: -20, open: 0.8 })}${coin(92, 118, 16, { turn: 16, open: 0.6 })}${coin(134, 152, 26, { turn: 14, open: 0.86 })}${coin(60, 52, 11, { turn: 8, open: 0.7 })}${coin(38, 170, 13, { turn: -20, open: 0.5 })}
${sparkle(226, 62, 13)}${sparkle(424, 78, 11)}${sparkle(112, 40, 9, "#fff3c0")}${discs({ box: [20, 10, 450, 180], count: 36, colors: ["#ffe9a0", "#ffffff"], size: 2.2, strength: 0.9, seed: 12 })}${corners(480, 200, 0.45)}`;
}
