import { blur } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { ellipse, line, path, place, polygon, repeat, round } from "../../kit/shapes.ts";
import { playingCard } from "../../parts/playing-card.ts";

/** Cards slam on a table of wood, which cracks under them. */
export function kaeng(): string {
  const crack = (angle: number, length: number) => {
    const at = (share: number, bend: number) => {
      const a = ((angle + bend) * Math.PI) / 180;
      return `${round(160 + Math.cos(a) * length * share)} ${round(150 + Math.sin(a) * length * share * 0.5)}`;
    };
    return `M${at(0.3, 0)}L${at(0.5, 9)}L${at(0.72, -6)}L${at(1, 4)}`;
  };
  const splinter = (index: number) =>
    place(
      160 + Math.cos(index * 1.1) * (96 + (index % 3) * 20),
      120 + Math.sin(index * 1.1) * (60 + (index % 4) * 10),
      path(
        polygon([
          [0, -7],
          [6, 3],
          [-5, 5],
        ]),
        index % 2 === 0 ? "#ffcf8a" : "#a05a22",
      ),
      { turn: index * 47 },
    );
  return `${backdrop("#ffb04a", "#b0501a", "#3a1206", 0.5, 0.55)}${repeat(8, (index) => line(`M-10 ${60 + index * 26}H330`, "#5a2408", 1.6, 'opacity=".4"'))}${repeat(20, (index) => line(`M${(index * 67) % 320} ${66 + ((index * 41) % 160)}h${20 + ((index * 13) % 40)}`, "#7a3410", 1, 'opacity=".4"'))}
${rays(160, 140, 26, 230, "#fff3b8", 0.55, 0.3)}${ellipse(160, 152, 128, 52, "none", `stroke="#fff6d0" stroke-width="10" opacity=".75" filter="${blur(4)}"`)}${ellipse(160, 152, 92, 36, "none", `stroke="#ffffff" stroke-width="5" opacity=".8" filter="${blur(2)}"`)}
${line([10, 52, 96, 140, 176, 214, 262, 318].map((angle, index) => crack(angle, 128 + (index % 3) * 16)).join(""), "#2a0c04", 4)}${glow("#fff0b0", 160, 130, 110, 0.8)}
${repeat(13, splinter)}${playingCard(126, 112, "2", "club", { turn: -26, scale: 1.08 })}${playingCard(198, 112, "A", "diamond", { turn: 24, scale: 1.08 })}${playingCard(162, 104, "3", "heart", { turn: -2, scale: 1.24 })}
${discs({ box: [20, 20, 280, 180], count: 40, colors: ["#fff8d0", "#ffd27a"], size: 2.6, strength: 0.9, seed: 17 })}${vignette(0.5)}`;
}
