import { blur, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { ellipse, group, line, path, place, rect, repeat, round, star } from "../../kit/shapes.ts";
import { pipCard } from "../../parts/cards/pip-card.ts";

const HAND = [
  ["A", "club"],
  ["2", "heart"],
  ["A", "diamond"],
  ["3", "spade"],
  ["2", "diamond"],
] as const;

/** A hand of low cards is thrown on the table, in a burst. */
export function kaeng(): string {
  const speed = repeat(34, (index) => {
    const angle = index * 0.618 * Math.PI * 2;
    const start = 118 + (index % 5) * 12;
    const point = (radius: number) =>
      `${round(160 + radius * Math.cos(angle))} ${round(116 + radius * 0.8 * Math.sin(angle))}`;
    return `M${point(start)}L${point(start + 60 + (index % 4) * 26)}`;
  });
  const burst = (scale: number, fill: string) => path(star(17, 150 * scale, 96 * scale), fill);
  const fan = HAND.map(([rank, name], index) => {
    const turn = (index - 2) * 21;
    const angle = ((turn - 90) * Math.PI) / 180;
    return pipCard(160 + 112 * Math.cos(angle), 222 + 112 * Math.sin(angle), rank, name, { turn, scale: 1.06 });
  }).join("");
  return `${rect(0, 0, 320, 240, 0, radial(0.5, 0.48, 0.72, "#1f7bd8", "#0d2f86 .55", "#050b2e"))}
${line(speed, "#bfe6ff", 2.2, 'opacity=".7"')}
${place(160, 120, `${burst(1, "#061a5c")}${burst(0.93, linear(0.4, 1, "#fff27a", "#ffb61f"))}${burst(0.72, linear(0.4, 1, "#fffde0", "#ffe14a"))}`, { scale: 1, scaleY: 0.78, filter: shadow(6, 6, 0.5) })}
${glow("#ffffff", 160, 110, 90, 0.9)}
${ellipse(160, 214, 120, 16, "#061a5c", `opacity=".55" filter="${blur(5)}"`)}
${group(shadow(8, 6, 0.35), fan)}
${discs({ box: [10, 20, 300, 200], count: 30, colors: ["#fff27a", "#ffffff", "#7fd4ff"], size: 2.6, strength: 1, seed: 23 })}${vignette(0.45)}`;
}
