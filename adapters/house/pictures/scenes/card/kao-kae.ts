import { backdrop, beam, discs, glow, ground, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { ellipse, path } from "../../kit/shapes.ts";
import { playingCard } from "../../parts/playing-card.ts";

/** Three court cards stand on a stage under three lamps. */
export function kaoKae(): string {
  return `${backdrop("#d8286a", "#5c0a3c", "#180414", 0.5, 0.3)}${beam(70, -20, 30, 130, 200, "#ffe0f0", 0.6)}${beam(160, -20, 110, 210, 200, "#fff6d8", 0.75)}${beam(250, -20, 190, 290, 200, "#ffe0f0", 0.6)}
${path("M0 0C30 50 34 130 10 240H0zM320 0C290 50 286 130 310 240H320zM22 0C60 50 56 110 30 180 46 110 40 50 0 0zM298 0C260 50 264 110 290 180 274 110 280 50 320 0z", linear(0, 1, "#a0123c", "#3a0418"))}
${ellipse(160, 204, 150, 34, "#2a0614")}${ellipse(160, 196, 150, 34, linear(0, 1, "#a82a5c", "#4a0a2c"), `stroke="${GOLD}" stroke-width="3"`)}${glow("#fff0d0", 160, 110, 130, 0.45)}
${ground(84, 190, 38, 0.5)}${ground(236, 190, 38, 0.5)}${ground(160, 202, 42, 0.55)}
${playingCard(84, 124, "J", "club", { turn: -7, scale: 1.14 })}${playingCard(236, 124, "K", "diamond", { turn: 7, scale: 1.14 })}${playingCard(160, 118, "Q", "spade", { scale: 1.36 })}
${discs({ box: [20, 10, 280, 180], count: 34, colors: ["#ffe27a", "#ffffff", "#ffb0d0"], size: 2.2, strength: 0.95, seed: 13 })}${vignette(0.55)}`;
}
