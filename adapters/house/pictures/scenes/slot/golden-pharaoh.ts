import { blur, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, group, line, path, place, sparkle } from "../../kit/shapes.ts";
import { pharaohMask } from "../../parts/slots/pharaoh-mask.ts";

/** A king's mask of gold under the moon of the desert, before pyramids. */
export function goldenPharaoh(): string {
  return `${backdrop("#2a6ad8", "#0e2470", "#040824", 0.68, 0.3, 0.85)}${discs({ box: [0, 0, 320, 130], count: 60, colors: ["#ffffff", "#bcd4ff", "#fff0c0"], size: 1.3, strength: 0.9, seed: 3 })}
${glow("#ffe6a0", 206, 88, 150, 0.75)}${circle(206, 88, 82, radial(0.42, 0.38, 0.65, "#fffbe4", "#ffdf8a .55", "#f2a63a"))}${rays(206, 88, 30, 240, "#ffdf9a", 0.2)}
${pyramid(66, 100, 92, 180)}${pyramid(296, 124, 62, 182)}${pyramid(-6, 134, 50, 184)}
${path("M-10 178Q80 160 170 176T340 170V250H-10z", linear(0, 1, "#d8943a", "#5a2c0a"))}${path("M-10 204Q110 182 200 204T340 200V250H-10z", linear(0, 1, "#a8641e", "#2c1204"))}${line("M-10 178Q80 160 170 176T340 170", "#ffe2a0", 1.5, `opacity=".7" filter="${blur(0.6)}"`)}
${group(shadow(8, 9, 0.7), place(196, 122, pharaohMask(), { scale: 1.1 }))}
${sparkle(120, 52, 11)}${sparkle(250, 150, 8)}${discs({ box: [60, 20, 250, 200], count: 34, colors: ["#fff3c0", "#ffcf5a"], size: 2, strength: 1, seed: 61 })}${vignette(0.5)}`;
}

/** A pyramid, lit from the right. */
function pyramid(x: number, top: number, half: number, bottom: number): string {
  return `${path(`M${x} ${top}L${x + half} ${bottom}H${x + half * 0.1}z`, linear(0, 1, "#ffd88a", "#b5702a"))}${path(`M${x} ${top}L${x + half * 0.1} ${bottom}H${x - half}z`, linear(0, 1, "#7a4a3a", "#2e1a30"))}`;
}
