import { clay, shadow } from "../../kit/effects.ts";
import { discs, glow, ground, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, star } from "../../kit/shapes.ts";
import { chips } from "../../parts/chips.ts";
import { playingCard } from "../../parts/playing-card.ts";

/** A royal flush under a cowboy's hat, at sunset in Texas. */
export function texasHoldEm(): string {
  const ranks = ["10", "J", "Q", "K", "A"];
  const fan = ranks.map((rank, index) => {
    const turn = (index - 2) * 15;
    const angle = (turn * Math.PI) / 180;
    return playingCard(160 + Math.sin(angle) * 150, 250 - Math.cos(angle) * 118, rank, "spade", { turn, scale: 0.98 });
  });
  const leather = linear(0.2, 1, "#d89a5a", "#8a4e20 .5", "#3c1c08");
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#2a4a7a 0", "#e8804a .34", "#ffc87a .52", "#6a2a14 .54", "#2a0e06 1"))}${circle(160, 104, 40, "#fff0b8")}${glow("#ffd88a", 160, 100, 150, 0.8)}
${path("M0 128V96H34V84H62V96H76V128zM320 128V88H300V76H262V92H244V128z", "#7a2f1c")}${path("M86 128V102C86 96 94 96 94 102V110H100V92C100 84 110 84 110 92V118H116V106C116 100 124 100 124 106V128z", "#3a1a10", 'transform="translate(-64 0)"')}
${path("M0 128Q160 116 320 128V240H0z", linear(0, 1, "#2c7a52", "#0c3a28"))}${line("M0 130Q160 118 320 130", "#5a2c10", 9)}${line("M0 127Q160 115 320 127", GOLD, 1.8)}
${chips(36, 200, 26, 8, "#b3182a")}${chips(286, 204, 26, 6, "#1d3f9a")}${fan.join("")}${ground(160, 92, 60, 0.35)}
${group(shadow(7, 7, 0.55), place(160, 66, `${group(clay(7, 0.45), path("M-112 16C-100 34-50 40 0 40S100 34 112 16C104 22 80 22 62 16 56-14 50-46 28-50 16-52 10-42 0-42S-16-52-28-50C-50-46-56-14-62 16-80 22-104 22-112 16z", leather))}${path("M-63 12C-30 24 30 24 63 12L60-2C30 10-30 10-60-2z", "#2a1006")}${place(0, 12, path(star(5, 12, 5.5), GOLD, 'stroke="#7a4b08"'))}${ellipse(0, -30, 10, 12, "#5a2c10", 'opacity=".35"')}`, { turn: -5, scale: 0.82 }))}
${discs({ box: [20, 20, 280, 150], count: 22, colors: ["#fff0c0"], size: 1.9, strength: 0.9, seed: 27 })}${vignette(0.5)}`;
}
