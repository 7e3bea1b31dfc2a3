import { blur } from "../../kit/effects.ts";
import { beam, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { line, path, rect, repeat } from "../../kit/shapes.ts";
import { pipCard } from "../../parts/cards/pip-card.ts";
import { flameOrnament } from "../../parts/flame-ornament.ts";

/** Three kings stand on black glass, with their mirror images. */
export function kaoKae(): string {
  const none = "none";
  const kings = `${pipCard(82, 104, "K", "club", { scale: 1.06, turn: -6, gilded: true, filter: none })}${pipCard(238, 104, "K", "diamond", { scale: 1.06, turn: 6, gilded: true, filter: none })}${pipCard(160, 96, "K", "heart", { scale: 1.34, gilded: true })}`;
  const panels = repeat(9, (index) => rect(index * 40 - 22, -4, 26, 176, 0, index % 2 === 0 ? "#5c0a14" : "#3f060d"));
  return `${rect(0, 0, 320, 240, 0, radial(0.5, 0.35, 0.75, "#c4202c", "#5e0812 .5", "#160104"))}<g opacity=".7" filter="${blur(1.2)}">${panels}</g>
${beam(40, -30, -30, 130, 180, "#ffb08a", 0.35)}${beam(280, -30, 190, 350, 180, "#ffb08a", 0.35)}${glow("#ffcf7a", 160, 90, 150, 0.75)}
${flameOrnament(160, 46, 1.5)}
${rect(0, 168, 320, 80, 0, linear(0, 1, "#3a070c", "#080102"))}${line("M0 168H320", GOLD, 1.6, 'opacity=".8"')}
<g transform="translate(0 336) scale(1 -1)" opacity=".34" filter="${blur(1.2)}">${kings}</g>
${rect(0, 169, 320, 80, 0, linear(0, 1, "#080102 0 .1", "#080102 1 .95"))}${path("M0 168H320V174H0z", linear(1, 0, "#ffcf7a 0 0", "#fff0c0 .5 .75", "#ffcf7a 1 0"))}
${kings}
${discs({ box: [20, 10, 280, 170], count: 36, colors: ["#ffe48a", "#fff6d8", "#ff9a6a"], size: 1.9, strength: 1, seed: 17 })}${vignette(0.5)}`;
}
