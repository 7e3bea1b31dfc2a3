import { blur, neon, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { radial } from "../../kit/paint.ts";
import { circle, ellipse, group, path, place } from "../../kit/shapes.ts";
import { crystalGem } from "../../parts/crystal-gem.ts";

/** Crystals grow on a moon, below a planet with rings. */
export function crystalGalaxy(): string {
  return `${backdrop("#7a2ad0", "#1e0f5c", "#04031a", 0.35, 0.35)}${ellipse(90, 70, 150, 40, "#ff5ad0", `opacity=".35" filter="${blur(16)}" transform="rotate(-24 90 70)"`)}${ellipse(230, 150, 140, 36, "#2ad0ff", `opacity=".3" filter="${blur(16)}" transform="rotate(-24 230 150)"`)}${discs({ box: [0, 0, 320, 230], count: 150, colors: ["#ffffff", "#c8d8ff", "#ffe0f8"], size: 1.3, strength: 1, seed: 23 })}
${ellipse(236, 70, 84, 20, "none", 'stroke="#ffd8a0" stroke-width="7" stroke-opacity=".65" transform="rotate(-18 236 70)"')}${circle(236, 70, 46, radial(0.34, 0.28, 0.85, "#ffe9c0", "#ff9a6a .4", "#a02a7a .75", "#2a0a4a"))}<g transform="rotate(-18 236 70)">${path("M152 70A84 20 0 00320 70L310 70A74 14 0 01162 70z", "#ffe9c0", 'opacity=".9"')}</g>
${path("M-20 240C30 178 100 170 160 180S290 190 340 240z", radial(0.4, 0.1, 0.9, "#6a4ab8", "#2a1a6a .6", "#0c0630"))}${glow("#8af6ff", 132, 140, 120, 0.75)}
${group(shadow(6, 8, 0.5), `${place(66, 206, crystalGem(34, 78, "#e8d8ff", "#a06aff", "#3a1a9a"), { turn: -24 })}${place(198, 204, crystalGem(36, 88, "#ffd8f8", "#ff5ad8", "#7a0a7a"), { turn: 20 })}${place(98, 204, crystalGem(44, 126, "#d8fffa", "#2ad8e8", "#0a4aa0"), { turn: -10 })}`)}${place(144, 210, crystalGem(62, 172, "#ffffff", "#6af0ff", "#1a5ad8"), { turn: 4, filter: neon("#2ac8ff", 5) })}${group(shadow(4, 5, 0.5), `${place(176, 216, crystalGem(30, 60, "#e8ffff", "#5ad8ff", "#1a4ab0"), { turn: 14 })}${place(44, 220, crystalGem(26, 46, "#ffe0ff", "#e05aff", "#6a0aa0"), { turn: -18 })}${place(236, 222, crystalGem(26, 50, "#e0e8ff", "#6a7aff", "#1a1a9a"), { turn: 16 })}`)}
${discs({ box: [40, 40, 200, 160], count: 24, colors: ["#ffffff", "#b8fbff"], size: 2.2, strength: 1, seed: 25 })}${vignette(0.5)}`;
}
