import { shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { place, sparkle } from "../../kit/shapes.ts";
import { mermaid } from "../../parts/creatures/mermaid.ts";
import { bubble, sea } from "../../parts/sea.ts";

/** A mermaid with a crown in violet light. */
export function mermaidPrincess(): string {
  return `${sea({ light: "#ffb0f0", middle: "#8a3ad0", deep: "#1c0850", seabed: "#160640", seed: 13, sun: 0.35 })}${glow("#ffd8fa", 140, 84, 130, 0.8)}
${place(138, 100, mermaid(), { scale: 1.08, filter: shadow(8, 9, 0.5) })}
${bubble(44, 66, 9)}${bubble(62, 40, 5)}${bubble(34, 40, 4)}${bubble(222, 120, 7)}${bubble(206, 96, 4.5)}${sparkle(234, 40, 11)}${sparkle(166, 30, 9)}
${discs({ box: [20, 10, 290, 200], count: 44, colors: ["#ffe0fa", "#ffffff", "#b0fff0"], size: 2, strength: 1, seed: 39 })}${vignette(0.5)}`;
}
