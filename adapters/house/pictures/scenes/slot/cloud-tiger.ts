import { blur, rim, shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, vignette } from "../../kit/light.ts";
import { radial } from "../../kit/paint.ts";
import { circle, group, line, place, sparkle } from "../../kit/shapes.ts";
import { tigerProfile } from "../../parts/creatures/tiger-profile.ts";
import { cloud } from "../../parts/slots/cloud.ts";

const WHITE_COAT = {
  fur: ["#ffffff", "#e6ecf8", "#8d9ac8"],
  stripe: "#232a4c",
  eye: ["#e6ffff", "#3adcff", "#0a5ad0"],
} as const;
const FAR = ["#e9c4ee", "#8a78cc", "#fbe4ff"] as const;
const NEAR = ["#ffffff", "#9fa8e2", "#8fb4f4"] as const;

/** A white tiger roars out of the clouds at dawn. */
export function cloudTiger(): string {
  return `${backdrop("#ffe3d0", "#b99af0", "#2f3a94", 0.22, 0.3, 0.95)}${glow("#fff4d8", 66, 76, 150, 0.95)}${circle(66, 76, 44, radial(0.4, 0.35, 0.7, "#ffffff", "#fff3cc .6", "#ffd9a0"))}
${beam(66, 60, 120, 360, 250, "#fff0d0", 0.3)}
${cloud(30, 156, 0.6, FAR)}${cloud(290, 48, 0.7, FAR)}${cloud(150, 30, 0.36, FAR)}${cloud(296, 128, 0.8, FAR)}
${glow("#c8f0ff", 190, 110, 120, 0.6)}
${group(shadow(8, 9, 0.45), place(204, 104, group(rim("#fff4d0", 1.4, 0.9), tigerProfile(WHITE_COAT)), { scale: 1.46 }))}
${line("M96 126C74 116 52 116 30 124M92 142C70 140 50 146 34 158", "#ffffff", 7, `opacity=".4" filter="${blur(4)}"`)}
${cloud(286, 226, 1.1, NEAR)}${cloud(40, 232, 0.9, NEAR)}${cloud(150, 250, 0.95, NEAR)}
${sparkle(118, 44, 11)}${sparkle(278, 86, 8)}${discs({ box: [10, 10, 300, 200], count: 36, colors: ["#ffffff", "#fff0c0", "#c8f4ff"], size: 2, strength: 1, seed: 71 })}${vignette(0.4)}`;
}
