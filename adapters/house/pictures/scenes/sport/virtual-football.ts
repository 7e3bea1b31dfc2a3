import { blur, neon } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { radial } from "../../kit/paint.ts";
import { circle, ellipse, line, place, repeat } from "../../kit/shapes.ts";
import { football } from "../../parts/football.ts";

/** A ball of light over a pitch that is only drawn. */
export function virtualFootball(): string {
  const grid =
    repeat(17, (index) => `M${160 + (index - 8) * 16} 150L${160 + (index - 8) * 74} 244`) +
    "M0 154H320M0 162H320M0 173H320M0 188H320M0 208H320M0 234H320";
  return `${backdrop("#0a6a8a", "#062448", "#020716", 0.5, 0.45)}${discs({ box: [0, 0, 320, 140], count: 60, colors: ["#6af0ff", "#ffffff"], size: 1.4, strength: 0.8, seed: 81 })}
${repeat(9, (index) => line(`M${20 + index * 36} ${30 + ((index * 37) % 60)}v${30 + ((index * 23) % 40)}`, "#28e0ff", 1.2, 'opacity=".35"'))}
${place(0, 0, line(grid, "#28e0ff", 1.1, 'opacity=".75"'), { filter: neon("#0ac0ff", 1.6) })}${place(0, 0, `${ellipse(160, 188, 96, 22, "none", 'stroke="#aef8ff" stroke-width="2.500"')}${line("M-20 188H340", "#aef8ff", 2.5)}`, { filter: neon("#0ac0ff", 3) })}
${ellipse(160, 188, 60, 12, "#18e0ff", `opacity=".6" filter="${blur(8)}"`)}${glow("#3af0ff", 160, 96, 130, 0.75)}
${circle(160, 96, 70, radial(0.4, 0.35, 0.75, "#0e5a8a", "#06244e .6", "#041232"), 'opacity=".85"')}
${place(0, 0, football(160, 96, 72, 0.5, 0.35, { wire: true, seam: "#8af6ff", patch: "#16d0f055" }), { filter: neon("#12c8ff", 3) })}
${ellipse(160, 96, 112, 26, "none", 'stroke="#ff4ae0" stroke-width="2" stroke-dasharray="60 14 8 14" transform="rotate(-18 160 96)"')}${ellipse(160, 96, 122, 34, "none", 'stroke="#ffe27a" stroke-width="1.400" stroke-dasharray="4 10" transform="rotate(14 160 96)"')}
${circle(136, 66, 16, "#ffffff", `opacity=".35" filter="${blur(6)}"`)}${vignette(0.5)}`;
}
