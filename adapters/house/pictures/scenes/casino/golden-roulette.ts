import { blur } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, GOLD_ROUND, GOLD_SIDE, linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, path, place, repeat, round } from "../../kit/shapes.ts";

/** The numbers of a wheel with one zero, in their order. */
const NUMBERS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const STEP = 360 / NUMBERS.length;

/** A wheel of wood and gold, seen from above its rim. */
export function goldenRoulette(): string {
  return `${backdrop("#6a3016", "#2b0f09", "#090302", 0.6, 0.2)}
${discs({ box: [0, 0, 320, 90], count: 26, colors: ["#ffcf70", "#ff9a58", "#fff0c0"], size: 9, strength: 0.4, seed: 3, soft: 1.5 })}
${beam(250, -20, 120, 330, 210, "#ffe6b0", 0.4)}${glow("#ffb860", 190, 50, 170, 0.5)}
<g transform="translate(176 122) rotate(-12)">${ellipse(0, 34, 176, 96, "#000", `opacity=".7" filter="${blur(9)}"`)}
<g transform="translate(0 20) scale(1 .58)">${circle(0, 0, 170, "#1c0a04")}</g>
<g transform="scale(1 .58)">${bowl()}${pockets()}${cone()}
${circle(0, 0, 170, linear(1, 1, "#fff2d0 0 .4", "#fff2d0 .38 0", "#000000 .6 0", "#000000 1 .6"))}</g>
${spindle()}</g>
${ballAt(266, 92)}${vignette(0.55)}`;
}

function bowl(): string {
  return `${circle(0, 0, 170, linear(1, 0.6, "#d9945a", "#74391a", "#30130a", "#96502a"))}${circle(0, 0, 168.5, "none", `stroke="${GOLD}" stroke-width="3.500"`)}${circle(0, 0, 148, radial(0.5, 0.5, 0.5, "#150805 .78", "#5a2a14 1"))}${circle(0, 0, 133, linear(0.4, 1, "#2a1208", "#8a4c28"))}${repeat(8, (index) => place(0, 0, path("M0-144L4-138 0-132-4-138z", GOLD), { turn: index * 45 + 10 }))}`;
}

function pockets(): string {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  };
  const cells = NUMBERS.map((number, index) => {
    const start = index * STEP - 90 - STEP / 2;
    const color = number === 0 ? "#129a58" : index % 2 === 1 ? "#c41a2e" : "#14171a";
    const cell = `M${at(118, start)}A118 118 0 01${at(118, start + STEP)}L${at(80, start + STEP)}A80 80 0 00${at(80, start)}z`;
    return `${path(cell, color, 'stroke="#e8bd55" stroke-width=".8"')}<text transform="rotate(${round(index * STEP)}) translate(0 -103)" text-anchor="middle" font-size="12.500" font-weight="700" fill="#fff">${number}</text>`;
  });
  return `${circle(0, 0, 121, "none", `stroke="${GOLD}" stroke-width="5"`)}${cells.join("")}${circle(0, 0, 98, "none", 'stroke="#e8bd55" stroke-width="1" stroke-opacity=".8"')}`;
}

function cone(): string {
  return `${circle(0, 0, 80, radial(0.4, 0.3, 0.8, "#c98446", "#642e13", "#240d05"), `stroke="${GOLD}" stroke-width="3.500"`)}<g stroke="#2a0f06" stroke-opacity=".6" stroke-width="1.600">${repeat(8, (index) => `<path d="M0 0V-78" transform="rotate(${index * 45 + 20})"/>`)}</g>`;
}

function spindle(): string {
  const arms = [
    [-44, -12],
    [44, 4],
    [-16, 17],
    [17, -32],
  ] as const;
  return `<path d="M-42-11L42 4M-15 16L16-30" stroke="${GOLD}" stroke-width="6" stroke-linecap="round"/>${arms.map(([x, y]) => circle(x, y, 6.5, GOLD_ROUND)).join("")}${ellipse(0, 1, 23, 14, GOLD_SIDE)}${path("M-15-1C-13-16-7-18-7-30H7C7-18 13-16 15-1A15 7 0 01-15-1z", linear(1, 0, "#8a5a12", "#fff4c4", "#d8a034", "#6b420a"))}${circle(0, -36, 10, GOLD_ROUND)}`;
}

function ballAt(x: number, y: number): string {
  return `${ellipse(x + 3, y + 8, 11, 5, "#000", `opacity=".6" filter="${blur(1.5)}"`)}${circle(x, y, 9.5, radial(0.35, 0.28, 0.8, "#ffffff", "#eef1f4 .4", "#868f98"))}${glow("#ffffff", x - 3, y - 4, 14, 0.7)}`;
}
