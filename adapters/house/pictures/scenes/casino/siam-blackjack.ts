import { discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { circle, line, rect, repeat, round } from "../../kit/shapes.ts";
import { flameOrnament } from "../../parts/flame-ornament.ts";
import { playingCard } from "../../parts/playing-card.ts";

/** An ace and a jack in black and gold, over Thai flames. */
export function siamBlackjack(): string {
  const ring = repeat(36, (index) => {
    const angle = (index * Math.PI) / 18;
    return circle(round(160 + 104 * Math.cos(angle)), round(108 + 104 * Math.sin(angle)), 2.2, GOLD);
  });
  const black = { face: ["#3a3f46", "#15181c", "#060708"] as const, edge: "#f3c552" };
  return `${rect(0, 0, 320, 240, 0, radial(0.5, 0.42, 0.7, "#4a3a12", "#1a1408 .5", "#050402"))}
${rays(160, 108, 40, 240, "#f3c552", 0.26)}${circle(160, 108, 104, "none", `stroke="${GOLD}" stroke-width="1.500" opacity=".8"`)}${ring}${circle(160, 108, 96, "none", `stroke="${GOLD}" stroke-width="4" opacity=".9"`)}
${glow("#ffdf8e", 160, 104, 110, 0.6)}
${playingCard(196, 112, "J", "diamond", { turn: 15, scale: 1.3 })}${goldCard(black)}
${flameOrnament(160, 232, 1.02)}${line("M0 234H320", GOLD, 3)}
${discs({ box: [20, 10, 280, 200], count: 34, colors: ["#fff3c0", "#f3c552"], size: 1.7, strength: 1, seed: 6 })}${vignette(0.5)}`;
}

function goldCard(look: { face: readonly [string, string, string]; edge: string }): string {
  const card = playingCard(124, 106, "A", "spade", { turn: -12, scale: 1.38, ...look });
  const ink = linear(0.4, 1, "#3a424c", "#0b0e12");
  return card.split(ink).join(GOLD);
}
