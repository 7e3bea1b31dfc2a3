import { blur, neon, shadow } from "../../kit/effects.ts";
import { discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, radial } from "../../kit/paint.ts";
import { circle, group, line, path, place, text } from "../../kit/shapes.ts";
import { dragonProfile } from "../../parts/creatures/dragon-profile.ts";
import { tigerProfile } from "../../parts/creatures/tiger-profile.ts";

/** A dragon and a tiger roar at each other over a crack of light. */
export function liveDragonTiger(): string {
  const crack = "M186-10L158 44 176 56 140 118 164 126 118 250";
  return `${path("M0 0H190L124 240H0z", radial(0.4, 0.42, 0.8, "#1aa0a0", "#06405e .5", "#020b1a"))}${path("M190 0H320V240H124z", radial(0.6, 0.42, 0.8, "#ff8a2a", "#9a2010 .5", "#220404"))}
${rays(78, 104, 18, 200, "#7fffe0", 0.24)}${rays(244, 104, 18, 200, "#ffd08a", 0.26)}
${glow("#5affd8", 76, 110, 90, 0.5)}${glow("#ffc060", 246, 112, 90, 0.55)}
${group(shadow(6, 7, 0.7), place(80, 116, dragonProfile(), { scale: 1.22 }))}${group(shadow(6, 7, 0.7), place(246, 122, tigerProfile(), { scale: 1.22 }))}
${line(crack, "#fff3c0", 12, `opacity=".75" filter="${blur(6)}"`)}${place(0, 0, line(crack, "#ffffff", 3), { filter: neon("#ffe27a", 4) })}
${group(shadow(4, 5), `${circle(152, 44, 23, "#0b0d12", `stroke="${GOLD}" stroke-width="3"`)}${text(152, 51.5, 20, "VS", GOLD, 'font-weight="700"')}`)}
${discs({ box: [110, 20, 100, 200], count: 34, colors: ["#ffffff", "#fff0a8", "#9affea"], size: 1.8, strength: 1, seed: 14 })}${vignette(0.55)}`;
}
