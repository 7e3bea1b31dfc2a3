import { blur, clay, shadow } from "../../kit/effects.ts";
import { discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, radial } from "../../kit/paint.ts";
import { circle, group, line, place, rect, text } from "../../kit/shapes.ts";
import { pipCard } from "../../parts/cards/pip-card.ts";

/** A seven and a three swirl together into a golden ten. */
export function mixTen(): string {
  const arc = (d: string, width: number, color: string, soft: number) =>
    line(d, color, width, soft > 0 ? `opacity=".8" filter="${blur(soft)}"` : "");
  const left = "M52 176C20 90 60 20 160 30";
  const right = "M268 60C304 140 262 216 160 206";
  const swirl = [left, right].map(
    (d) => `${arc(d, 26, "#ffffff", 8)}${arc(d, 9, "#fff4a8", 2)}${arc(d, 3, "#ffffff", 0)}`,
  );
  const letters = (dx: number, dy: number, fill: string) =>
    text(157 + dx, 142 + dy, 88, "10", fill, 'font-weight="700" letter-spacing="-4"');
  const ten = `${letters(0, 7, "#7a3204")}${letters(0, 4, "#a85a0c")}${group(clay(2.2, 0.7), letters(0, 0, GOLD))}`;
  return `${rect(0, 0, 320, 240, 0, radial(0.5, 0.46, 0.75, "#ffd9cf", "#ff7f6e .5", "#a81c4c"))}
${rays(160, 112, 16, 260, "#fff6e0", 0.3, 0.3)}${discs({ box: [0, 0, 320, 240], count: 14, colors: ["#ffe0a8", "#ffffff", "#ff9ab0"], size: 20, strength: 0.3, seed: 3, soft: 3 })}
${swirl.join("")}${pipCard(66, 104, "7", "diamond", { turn: -17, scale: 1.1 })}${pipCard(256, 124, "3", "club", { turn: 15, scale: 1.1 })}
${group(shadow(5, 6, 0.5), `${circle(160, 112, 62, GOLD)}${circle(160, 112, 56, radial(0.4, 0.3, 0.8, "#e8386e", "#9a1450 .5", "#4a0630"))}`)}${glow("#ffe9a0", 160, 112, 76, 0.75)}
${place(0, 0, ten, { filter: shadow(6, 5, 0.6) })}
${discs({ box: [50, 10, 220, 200], count: 34, colors: ["#ffffff", "#fff3b0"], size: 2.3, strength: 1, seed: 33 })}${vignette(0.3)}`;
}
