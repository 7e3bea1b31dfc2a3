import { clay, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, GOLD_ROUND, linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, repeat, sparkle } from "../../kit/shapes.ts";
import { muay } from "../../parts/slots/muay.ts";

/** A girl in red silk under paper lanterns holds an envelope of luck. */
export function luckyMuay(): string {
  return `${backdrop("#ff9ac2", "#d01c6e", "#4a0434", 0.42, 0.36, 0.85)}${moonGate()}
${discs({ box: [0, 0, 320, 220], count: 24, colors: ["#ffd0e4", "#ffe8a8", "#ffffff"], size: 11, strength: 0.4, seed: 45, soft: 2 })}
${lantern(262, 66, 1.15)}${lantern(40, 44, 0.8)}${lantern(304, 20, 0.6)}
${glow("#fff0d8", 142, 100, 110, 0.65)}
${group(shadow(8, 8, 0.45), place(142, 108, muay(), { scale: 1.06 }))}${envelope()}
${sparkle(250, 150, 12)}${sparkle(52, 150, 9)}${discs({ box: [10, 10, 300, 200], count: 34, colors: ["#ffffff", "#fff0a8", "#ffc0dc"], size: 2.1, strength: 1, seed: 91 })}${vignette(0.42)}`;
}

/** A round gate behind her. */
function moonGate(): string {
  return `${circle(142, 106, 118, radial(0.4, 0.35, 0.8, "#ffe3c8", "#ffb0a8 .5", "#ea5a8a"))}${circle(142, 106, 118, "none", `stroke="#6a0a3a" stroke-width="12" opacity=".55"`)}${circle(142, 106, 118, "none", `stroke="${GOLD}" stroke-width="4"`)}${circle(142, 106, 108, "none", `stroke="${GOLD}" stroke-width="1.2" opacity=".7"`)}`;
}

function lantern(x: number, y: number, scale: number): string {
  const ribs =
    "M-14-28C-22-12-22 12-14 28M14-28C22-12 22 12 14 28M0-30V30M-26-22C-36-10-36 10-26 22M26-22C36-10 36 10 26 22";
  const tassel = repeat(5, (index) => line(`M0 42L${(index - 2) * 4} 66`, "#ffcf4a", 1.8));
  return `${glow("#ff9a4a", x, y, 70 * scale, 0.75)}${place(x, y, `${line("M0-120V-36", "#7a4206", 1.6)}${ellipse(0, 0, 40, 31, radial(0.45, 0.5, 0.6, "#fff0a0", "#ff8a3a .35", "#e8182a .75", "#9a0618"))}${line(ribs, "#fff0b0", 1.2, 'opacity=".5"')}${rect(-15, -36, 30, 9, 2.5, GOLD)}${rect(-15, 27, 30, 9, 2.5, GOLD)}${line("M0 36V42", "#ffcf4a", 2)}${tassel}${circle(0, 42, 4, GOLD_ROUND)}`, { scale })}`;
}

/** An envelope with a gold flower, which sheds coins' light. */
function envelope(): string {
  const paper = `${rect(-30, -40, 60, 80, 6, linear(0.4, 1, "#ff5a4a", "#d80e26 .5", "#8e0418"))}${path("M-30-34Q-30-40-24-40H24Q30-40 30-34L0-12z", linear(0, 1, "#ff8a6a", "#c40a20"))}`;
  const flower = `${circle(0, 10, 15, GOLD)}${repeat(4, (index) => place(0, 10, ellipse(0, -6, 4, 5.5, "#c8102a"), { turn: index * 90 }))}`;
  return `${glow("#fff0a0", 216, 172, 62, 0.8)}${place(216, 178, `${group(clay(2.5, 0.5), paper)}${line("M-30-34L0-12 30-34", GOLD, 1.8)}${rect(-26, -36, 52, 72, 4, "none", `stroke="${GOLD}" stroke-width="1.2" opacity=".8"`)}${flower}${circle(0, -12, 4, GOLD_ROUND)}`, { turn: 14, filter: shadow(6, 6, 0.5) })}${arm()}`;
}

/** Her sleeve and the hand that holds the envelope. */
function arm(): string {
  const skin = radial(0.42, 0.32, 0.85, "#ffeadb", "#fdd2b4 .55", "#e39a78");
  const hand =
    "M160 204C162 190 172 180 186 179 196 176 204 180 206 186 210 190 208 195 204 197 204 202 200 205 196 205L190 216 176 222z";
  const sleeve = "M128 250C130 224 142 204 158 196L194 214C198 228 196 240 194 250z";
  return `${group(clay(4, 0.3), path(hand, skin))}${line("M188 188L203 187M190 197L203 197", "#c07a5a", 1.4)}${group(shadow(4, 4, 0.4), group(clay(5, 0.5), path(sleeve, linear(0.4, 1, "#ff5a5a", "#d8122c .5", "#7c0418"))))}${line("M157 197L194 215", "#ffd45a", 5)}`;
}
