import { chance } from "../../kit/chance.ts";
import { blur, clay, shadow } from "../../kit/effects.ts";
import { discs, glow } from "../../kit/light.ts";
import { linear, radial, STEEL } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, repeat, round, sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

const FLASK = "M-30-86C-30-70-48-66-48-44V104Q-48 118-34 118H34Q48 118 48 104V-44C48-66 30-70 30-86z";

/** A steel flask with a cold skin, between blocks of ice. */
export function bottle(): string {
  const coat = linear(1, 0, "#04444e", "#16a8a4 .18", "#b8fff4 .3", "#1fb8b0 .42", "#0a7c84 .7", "#023440");
  const steel = linear(1, 0, "#5d6b7c", "#ffffff .28", "#9aa8b8 .5", "#dfe8f2 .75", "#4a5666");
  const random = chance(19);
  const drop = () => {
    const x = round(-42 + 84 * random());
    const y = round(-38 + 128 * random());
    const size = round(1.2 + 2.6 * random() ** 2);
    return ellipse(x, y, size, size * 1.25, radial(0.4, 0.3, 0.8, "#ffffff 0 .95", "#d8fffb .5 .4", "#02505a 1 .6"));
  };
  const ice = (x: number, y: number, size: number, turn: number) =>
    place(
      x,
      y,
      `${group(clay(4, 0.8), rect(-30, -30, 60, 60, 12, linear(0.8, 1, "#ffffff 0 .95", "#bfeaff .5 .75", "#5ab0e8 1 .85")))}${rect(-17, -17, 34, 34, 8, "#ffffff", `opacity=".35" filter="${blur(4)}"`)}${line("M-20-14L-8-22M12 18L22 8", "#ffffff", 2.4, 'opacity=".8"')}`,
      { turn, scale: size },
    );
  return `${stage(320, 320, ["#f4fdff", "#8ad4f0", "#1f6aa8"], [0.35, 0.25, 1])}
${discs({ box: [0, 0, 320, 320], count: 22, colors: ["#ffffff", "#d8f8ff"], size: 14, strength: 0.5, seed: 6, soft: 3 })}${glow("#ffffff", 160, 140, 150, 0.7)}
${path("M0 262Q160 236 320 262V320H0z", linear(0, 1, "#d8f6ff", "#5aa8dc"))}${ellipse(160, 282, 104, 18, "#0a3a6a", `opacity=".45" filter="${blur(6)}"`)}
${ice(66, 246, 1, -18)}${ice(264, 236, 0.86, 24)}
${group(
  shadow(10, 9, 0.45),
  place(
    162,
    158,
    `${group(clay(5, 0.4), rect(-30, -128, 60, 40, 10, linear(1, 0, "#20262c", "#6a7884 .3", "#2a323a .55", "#0c1014")))}${line("M-24-116H24M-24-106H24", "#ffffff", 1.6, 'opacity=".25"')}${rect(-31, -92, 62, 12, 3, steel)}
${path(FLASK, coat)}${path(FLASK, linear(0, 1, "#ffffff 0 .25", "#ffffff .3 0", "#001a20 1 .45"))}${rect(-48, 92, 96, 20, 3, steel)}${path("M-48 104V112Q-46 118-34 118H34Q46 118 48 112V104z", STEEL)}
${rect(-27, -52, 9, 130, 4.5, "#ffffff", `opacity=".75" filter="${blur(1.8)}"`)}
${group(shadow(1, 1, 0.3), `${circle(6, 22, 24, "none", 'stroke="#eafffb" stroke-width="4"')}${line("M6-14V58", "#eafffb", 4)}${circle(6, 22, 5, "#eafffb")}`)}${repeat(30, drop)}`,
    { scale: 1.08, turn: 5 },
  ),
)}
${ice(108, 276, 0.72, 12)}${ice(226, 284, 0.6, -26)}${sparkle(128, 92, 16)}${sparkle(246, 190, 11)}${sparkle(74, 218, 10)}${corners(320, 320, 0.3)}`;
}
