import { blur } from "../kit/effects.ts";
import { beam, discs } from "../kit/light.ts";
import { linear, radial } from "../kit/paint.ts";
import { circle, path, repeat, round } from "../kit/shapes.ts";

interface SeaLook {
  readonly light: string;
  readonly middle: string;
  readonly deep: string;
  readonly seabed: string;
  readonly seed: number;
  /** Where the light falls in, 0 to 1. */
  readonly sun?: number;
}

/** Water with shafts of light, bubbles, and rocks with weed at the bottom. */
export function sea({ light, middle, deep, seabed, seed, sun = 0.5 }: SeaLook): string {
  const x = sun * 320;
  return `<rect width="320" height="240" fill="${radial(sun, 0, 1.05, light, `${middle} .4`, `${deep} 1`)}"/>
${[-90, -40, 10, 60, 110].map((shift) => beam(x + shift * 0.4, -24, x + shift * 1.7 - 26, x + shift * 1.7 + 30, 240, "#e8fffa", 0.3)).join("")}
${path("M0 240V206Q26 184 46 208 66 176 92 212 116 200 138 240zM320 240V190Q298 170 282 204 262 182 246 220 226 210 206 240z", seabed)}
${repeat(6, (index) => path(weed(round(14 + ((index * 53 + seed * 17) % 292)), 30 + ((index * 29) % 34), index % 2 === 0 ? 1 : -1), seabed, 'opacity=".85"'))}
${discs({ box: [0, 0, 320, 220], count: 34, colors: ["#e8feff", "#aef0ff"], size: 2.8, strength: 0.55, seed })}`;
}

function weed(x: number, height: number, side: number): string {
  return `M${x - 4} 240C${x - 10 * side} ${240 - height * 0.4} ${x + 10 * side} ${240 - height * 0.7} ${x} ${240 - height}C${x + 14 * side} ${240 - height * 0.6} ${x} ${240 - height * 0.3} ${x + 5} 240z`;
}

/** A bubble of air. */
export function bubble(x: number, y: number, radius: number): string {
  return `${circle(x, y, radius, linear(1, 1, "#ffffff 0 .4", "#ffffff .5 .04", "#bff4ff 1 .35"), 'stroke="#e8ffff" stroke-opacity=".7" stroke-width=".8"')}${circle(x - radius * 0.35, y - radius * 0.35, radius * 0.22, "#ffffff", 'opacity=".9"')}`;
}

/** A school of small fish far away. */
export function school(x: number, y: number, color: string, count = 9): string {
  return `<g fill="${color}" opacity=".6" filter="${blur(0.5)}">${repeat(count, (index) => `<path transform="translate(${round(x + ((index * 37) % 70))} ${round(y + ((index * 23) % 40))}) scale(${round(0.5 + (index % 3) * 0.2)})" d="M-9 0Q0-7 9 0L15-5V5L9 0Q0 7-9 0z"/>`)}</g>`;
}
