import { clay } from "../../kit/effects.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, repeat, round } from "../../kit/shapes.ts";

// Each fruit is about 60 units wide, around its own middle.

const LEAF = linear(1, 0.6, "#c8f060", "#4caa1e", "#176a1a");

export function cherries(): string {
  const ball = (x: number, y: number) =>
    `${circle(x, y, 15, radial(0.36, 0.3, 0.8, "#ff8a7a", "#e3122c .35", "#9a0620 .75", "#4c0212"))}${ellipse(x - 5, y - 6, 4.5, 3, "#fff", 'opacity=".85"')}`;
  return `${line("M-13 4C-12-8-4-18 8-26M14 8C16-6 14-18 8-26", "#5d8a1c", 3)}${group(clay(2, 0.4), path("M8-26C16-34 28-32 32-24 24-18 14-18 8-26z", LEAF))}${ball(-14, 14)}${ball(14, 18)}`;
}

export function lemon(): string {
  const body = "M-29 2C-27-4-22-14-8-18S19-13 24-6L31-4 32 4 25 7C20 16 8 20-4 19S-22 10-27 6z";
  return `${group(clay(4, 0.5), path(body, radial(0.4, 0.3, 0.8, "#fffbb0", "#ffe22e .4", "#e0a406")))}${ellipse(-8, -8, 9, 4, "#fff", 'opacity=".65" transform="rotate(-14)"')}`;
}

export function watermelon(): string {
  const half = (radius: number) => `M${-radius}-12A${radius} ${radius} 0 00${radius}-12z`;
  const seeds = repeat(7, (index) => {
    const angle = ((22 + index * 22.5) * Math.PI) / 180;
    const far = index % 2 === 0 ? 17 : 11;
    return ellipse(round(far * Math.cos(angle)), round(far * Math.sin(angle) - 10), 1.5, 2.4, "#2a0a0a");
  });
  return `${group(clay(2.5, 0.4), `${path(half(32), linear(0, 1, "#4cc24a", "#0f6a2a"))}${path(half(27.5), "#eaffd0")}${path(half(24.5), linear(0, 1, "#ff6a6a", "#e01e3c"))}`)}${seeds}`;
}

export function strawberry(): string {
  const seeds = [
    [-9, -2],
    [0, -5],
    [9, -2],
    [-5, 6],
    [5, 6],
    [0, 14],
    [-12, 7],
    [12, 7],
  ] as const;
  return `${group(clay(4, 0.5), path("M0 27C-17 17-25-1-20-12-13-21 13-21 20-12 25-1 17 17 0 27z", radial(0.38, 0.25, 0.85, "#ff7a70", "#ee1c38 .4", "#98081e")))}${seeds.map(([x, y]) => ellipse(x, y, 1.2, 1.9, "#ffe68a")).join("")}${group(clay(1.8, 0.3), path("M0-17C-8-10-16-10-21-13-18-19-10-21-4-20L-3-29H3L4-20C10-21 18-19 21-13 16-10 8-10 0-17z", LEAF))}`;
}

/** Half an orange, its cut side to the viewer. */
export function orange(): string {
  const cells = repeat(9, (index) =>
    place(0, 0, path("M0-3.500L7.200-20Q0-24-7.200-20z", radial(0.5, 0, 1, "#ffd25a", "#ff9a1e", "#f47a06")), {
      turn: index * 40,
    }),
  );
  return `${circle(0, 0, 29, radial(0.4, 0.3, 0.8, "#ffc24a", "#f78a0a .6", "#b85200"))}${circle(0, 0, 25.5, "#fff1cf")}${cells}${ellipse(-8, -14, 9, 4, "#fff", 'opacity=".5" transform="rotate(-30 -8 -14)"')}`;
}

export function grapes(): string {
  const rows = [
    [-15, -8],
    [0, -10],
    [15, -8],
    [-8, 4],
    [8, 4],
    [0, 17],
  ] as const;
  const ball = ([x, y]: readonly [number, number]) =>
    `${circle(x, y, 9.5, radial(0.36, 0.3, 0.8, "#e0a0ff", "#8a2ad0 .4", "#3a0870"))}${circle(x - 3, y - 3.5, 2.2, "#fff", 'opacity=".8"')}`;
  return `${line("M0-14Q0-24 5-30", "#6a8a1c", 3)}${path("M2-20C-8-30-22-28-26-20-16-12-6-14 2-20z", LEAF)}${rows.map(ball).join("")}`;
}

/** A red seven with a gold edge. */
export function seven(): string {
  const glyph = "M-22-26H22V-13C10 1 4 13 3 28H-15C-13 11-5-2 6-12H-10V-5H-22z";
  return `${path(glyph, "#7a4206", 'stroke="#7a4206" stroke-width="8" stroke-linejoin="round" transform="translate(1 2)"')}${path(glyph, "none", `stroke="${linear(0.5, 1, "#fff3b8", "#f0b830", "#a86808")}" stroke-width="6" stroke-linejoin="round"`)}${group(clay(2.5, 0.5), path(glyph, linear(0.3, 1, "#ff5a4a", "#e01028 .5", "#8a0418")))}`;
}
