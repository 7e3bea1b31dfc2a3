import { blur, clay, shadow } from "../../kit/effects.ts";
import { beam, discs, glow, ground } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, rect, text } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

const BODY =
  "M-34-96C-24-84-12-80 0-80S24-84 34-96C52-90 66-84 78-76 74-40 72-6 74 104 30 116-30 116-74 104-72-6-74-40-78-76-66-84-52-90-34-96z";
const SLEEVE = "M58-86C84-78 104-58 122-16L84 6C78-10 72-22 66-30z";

/** The green jersey of Sanam with white stripes on the sleeves, in the light of a stadium. */
export function shirt(): string {
  const cloth = linear(0.8, 1, "#6bffb0", "#19b86c .4", "#076a3c .75", "#033a22");
  const folds =
    "M-58-20C-50 20-54 60-46 100M58-20C50 20 54 60 46 100M-20 40C-24 64-18 84-24 106M26 30C30 60 22 84 28 106";
  return `${stage(320, 320, ["#51606e", "#1a242e", "#05080c"], [0.5, 0.25, 0.9])}
${discs({ box: [0, 0, 320, 120], count: 20, colors: ["#ffffff", "#c8ffe4"], size: 9, strength: 0.32, seed: 14, soft: 2 })}
${beam(50, -20, 60, 240, 320, "#e8fff4", 0.4)}${beam(270, -20, 80, 260, 320, "#e8fff4", 0.32)}${glow("#9affcf", 160, 160, 150, 0.5)}${ground(160, 294, 96, 0.6, 14)}
${group(
  shadow(10, 10, 0.6),
  place(
    160,
    160,
    `${path("M-34-96C-20-104 20-104 34-96 20-84-20-84-34-96z", "#03301c")}${group(clay(4, 0.3), both(path(SLEEVE, linear(0.6, 1, "#2fd884", "#0c8048", "#04442a"))))}${both(path("M110-36C114-30 118-24 122-16L84 6C82-2 79-9 76-14z", "#f4fff9", 'opacity=".92"'))}${both(line("M106-44L70-22", GOLD, 3))}
${group(clay(7, 0.35), path(BODY, cloth))}${line(folds, "#022a18", 6, `opacity=".35" filter="${blur(3)}"`)}${line("M-66-40C-60 10-64 60-60 100M4 20C0 50 6 80 0 108", "#d8fff0", 4, `opacity=".35" filter="${blur(2.5)}"`)}
${path("M-78-76C-66-84-52-90-34-96L-30-88C-44-82-60-74-77-62zM78-76C66-84 52-90 34-96L30-88C44-82 60-74 77-62z", "#f4fff9", 'opacity=".9"')}${line("M-34-96C-24-82-12-77 0-77S24-82 34-96", "#f4fff9", 7)}${line("M-34-96C-24-82-12-77 0-77S24-82 34-96", GOLD, 2)}
${text(0, 52, 86, "9", linear(0, 1, "#ffffff", "#d8efe4"), 'font-weight="700"')}
${place(40, -36, `${rect(-15, -15, 30, 30, 8, "#06301e", 'stroke="#ffe9a0" stroke-width="1.500"')}${circle(0, 0, 6.5, "none", 'stroke="#eafff4" stroke-width="2"')}${line("M0-11V11", "#eafff4", 2)}`)}${ellipse(0, 104, 66, 5, "#022a18", `opacity=".5" filter="${blur(3)}"`)}`,
    { scale: 1.08 },
  ),
)}
${discs({ box: [20, 20, 280, 260], count: 26, colors: ["#ffffff", "#c8ffe4", "#ffe9a0"], size: 2.2, strength: 0.9, seed: 5 })}${corners(320, 320, 0.5)}`;
}
