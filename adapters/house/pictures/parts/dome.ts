import { blur } from "../kit/effects.ts";
import { GOLD, GOLD_ROUND, GOLD_SIDE, linear, radial } from "../kit/paint.ts";
import { circle, ellipse, line, path } from "../kit/shapes.ts";

/** A gold tray with a velvet cloth, centred at (160, 182). */
export function tray(): string {
  return `${ellipse(160, 200, 146, 38, "#000", `opacity=".65" filter="${blur(7)}"`)}${ellipse(160, 193, 132, 40, GOLD_SIDE)}${ellipse(160, 184, 132, 40, GOLD)}${ellipse(160, 182, 119, 33, radial(0.5, 0.3, 0.7, "#a01f34", "#5c0c1c", "#2a040c"))}${ellipse(160, 186, 92, 23, "#000", `opacity=".4" filter="${blur(3)}"`)}`;
}

/** A dome of glass over the tray. */
export function glassDome(): string {
  const bell = "M56 180C48 82 92 22 160 22S272 82 264 180A104 33 0 0156 180z";
  return `${path(bell, linear(1, 0.5, "#ffffff 0 .3", "#ffffff .28 .03", "#ffffff .7 .03", "#cfe0ff 1 .26"), 'stroke="#fff" stroke-opacity=".6" stroke-width="1.600"')}${line("M56 180A104 33 0 00264 180", GOLD, 4.5)}${line("M76 146C74 88 98 54 132 40", "#fff", 8, `opacity=".8" filter="${blur(1.2)}"`)}${line("M90 158C86 128 90 104 98 88", "#fff", 3, `opacity=".5" filter="${blur(0.8)}"`)}${line("M250 152C252 120 246 94 232 74", "#fff", 5, `opacity=".42" filter="${blur(1.2)}"`)}${ellipse(160, 22, 16, 5.5, GOLD_SIDE)}${circle(160, 12, 10.5, GOLD_ROUND)}`;
}
