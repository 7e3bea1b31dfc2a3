import { backdrop, beam, discs, glow, vignette } from "../../kit/light.ts";
import { die } from "../../parts/die.ts";
import { glassDome, tray } from "../../parts/dome.ts";

/** Three dice under a dome of glass. */
export function liveHiLo(): string {
  return `${backdrop("#5a3a9e", "#22154c", "#090618", 0.5, 0.25)}
${discs({ box: [0, 0, 320, 120], count: 26, colors: ["#ffd88a", "#c09cff", "#ffffff"], size: 8, strength: 0.34, seed: 5, soft: 1.2 })}
${beam(160, -30, 20, 300, 230, "#f0e0ff", 0.4)}${glow("#ffdf9a", 160, 110, 150, 0.5)}${tray()}
${die(116, 152, 44, [-28, 34, 0], [4, 2, 6])}${die(204, 154, 44, [32, 34, 0], [6, 3, 5])}${die(160, 168, 47, [14, 34, 0], [1, 5, 3])}
${glassDome()}${discs({ box: [70, 40, 180, 120], count: 16, colors: ["#ffffff"], size: 1.6, strength: 1, seed: 2 })}${vignette(0.5)}`;
}
