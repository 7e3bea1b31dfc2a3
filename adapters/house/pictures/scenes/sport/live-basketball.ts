import { blur, clay, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect } from "../../kit/shapes.ts";

/** From above the board: the ball falls to the ring, the court lies deep below. */
export function liveBasketball(): string {
  return `${rect(0, 0, 320, 240, 0, radial(0.45, 0.6, 0.85, "#e89a4a", "#a8561c .5", "#3a1606"))}
<g opacity=".35">${line("M-20 40L340 90M-20 90L340 140M-20 140L340 190M-20 190L340 240M40-10L-20 250M120-10L70 250M200-10L170 250M280-10L270 250", "#5a2808", 1.2)}</g>
${path("M40 250L96 120H236L300 250z", linear(0, 1, "#7a1f5c", "#4a0d3c"), 'opacity=".85"')}${line("M40 250L96 120H236L300 250", "#fff3e0", 3, 'opacity=".85"')}${ellipse(166, 120, 70, 22, "none", 'stroke="#fff3e0" stroke-width="3" stroke-opacity=".85"')}
${glow("#fff0cc", 160, 90, 170, 0.5)}${ellipse(176, 206, 60, 18, "#000", `opacity=".35" filter="${blur(7)}"`)}
${group(shadow(10, 9, 0.5), `${path("M120 186L138 234M140 196L150 238M162 200L164 240M186 199L180 240M206 194L194 238M226 186L208 234M124 200Q172 226 222 200M132 216Q172 236 214 216", "none", 'stroke="#ffffff" stroke-width="2.200" stroke-opacity=".85"')}${ellipse(172, 178, 60, 21, "none", 'stroke="#7a1a04" stroke-width="9"')}${ellipse(172, 176, 60, 21, "none", 'stroke="#ff5a24" stroke-width="6"')}${ellipse(172, 175, 60, 21, "none", 'stroke="#ffb08a" stroke-width="1.400" stroke-opacity=".9"')}`)}
${line("M110-10C112 20 118 40 126 60M214-10C212 20 206 40 198 60", "#fff0d0", 5, `opacity=".55" filter="${blur(3)}"`)}
${group(shadow(16, 10, 0.55), place(164, 96, `${group(clay(9, 0.5), circle(0, 0, 64, linear(0.4, 1, "#ff9a48", "#e2691c", "#a03c08")))}<g stroke="#2a0e04" stroke-width="4" fill="none"><path d="M-64 0Q0 20 64 0M0-64Q-18 0 0 64M-44-46Q-2-8-40 50M44-46Q2-8 40 50"/></g>${circle(0, 0, 64, radial(0.33, 0.25, 0.85, "#ffffff 0 .5", "#ffd0a0 .3 .06", "#2a0d00 .78 .3", "#100400 1 .8"))}`, { turn: -20 }))}
${discs({ box: [20, 10, 280, 200], count: 26, colors: ["#fff3c0", "#ffffff"], size: 2, strength: 0.8, seed: 23 })}${vignette(0.6)}`;
}
