import { shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, rays, vignette } from "../../kit/light.ts";
import { circle, group, line, place, repeat, sparkle } from "../../kit/shapes.ts";
import { diamondGem } from "../../parts/crystal-gem.ts";
import { robot, robotHand } from "../../parts/slots/robot.ts";

const STEEL = { light: "#f6faff", middle: "#8ea6c8", dark: "#2a3a5c", glow: "#0ad8ff" };
const COPPER = { light: "#ffe0b8", middle: "#c87a3e", dark: "#4a1e10", glow: "#ffae1e" };
const GREEN = { light: "#dcffe8", middle: "#4aa878", dark: "#0e3a34", glow: "#2aff8a" };

/** Three robots guard a diamond, and the first holds it in its hands. */
export function diamondRobots(): string {
  const grid = repeat(9, (index) => line(`M${index * 40} 0V240M0 ${index * 34}H320`, "#6af0ff", 0.8, 'opacity=".2"'));
  const hand = robotHand(STEEL.light, STEEL.middle, STEEL.dark);
  const guards = `${place(52, 92, robot(COPPER), { scale: 0.66, turn: -7 })}${place(268, 92, robot(GREEN), { scale: 0.66, turn: 7 })}`;
  return `${backdrop("#2ab0d8", "#0c3a66", "#040f24", 0.5, 0.42)}${grid}${circle(160, 104, 112, "none", 'stroke="#6af0ff" stroke-width="2" stroke-dasharray="30 10 4 10" opacity=".6"')}${beam(160, -20, 40, 280, 240, "#c8fbff", 0.45)}${glow("#8af6ff", 160, 110, 150, 0.55)}
${group(shadow(6, 8, 0.55), guards)}${glow("#04142c", 160, 190, 150, 0.6)}
${group(shadow(8, 9, 0.6), place(160, 84, robot(STEEL), { scale: 0.84 }))}
${glow("#c8fbff", 160, 178, 92, 0.9)}${rays(160, 178, 16, 110, "#ffffff", 0.4)}
${group(shadow(5, 6, 0.55), place(160, 178, diamondGem("#ffffff", "#8af0ff", "#1e8ae0"), { scale: 1.16 }))}
${group(shadow(4, 5, 0.55), `${place(98, 184, hand, { turn: 6 })}<g transform="translate(222 184) scale(-1 1) rotate(6)">${hand}</g>`)}
${sparkle(132, 140, 15)}${sparkle(190, 152, 9)}${discs({ box: [80, 126, 160, 90], count: 22, colors: ["#ffffff", "#c8fbff"], size: 2, strength: 1, seed: 21 })}${vignette(0.5)}`;
}
