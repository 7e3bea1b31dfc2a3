import { clay } from "../../kit/effects.ts";
import { linear, radial } from "../../kit/paint.ts";
import { ellipse, group, line, type Point, path, place, polygon, round } from "../../kit/shapes.ts";

type Vector = readonly [x: number, y: number, z: number];

const SPIKES = 250;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const LIGHT: Vector = [-0.48, -0.72, 0.5];
const OPENING = "M0-84C26-58 38-24 36 6 34 42 18 66 0 80-20 62-36 36-37 4-38-26-24-60 0-84z";

/** A durian of about 190 × 180 units around the middle, whose husk is split in front. */
export function durian(): string {
  const pulp = linear(0.3, 1, "#fffbc8", "#ffd84a .4", "#f09a12 .8", "#b8620a");
  const shine = (x: number, y: number, turn: number) =>
    place(x, y, ellipse(0, 0, 8, 3.5, "#ffffff", 'opacity=".85"'), { turn });
  return `${ellipse(0, 0, 88, 82, radial(0.36, 0.3, 0.8, "#b8d83a", "#4f8a16 .55", "#153806"))}${spikes()}
<g transform="rotate(8)">${group(clay(4, 0.3), path(OPENING, "#fff4cf", 'stroke="#f3e2a6" stroke-width="9" stroke-linejoin="round"'))}${path(OPENING, radial(0.5, 0.45, 0.62, "#f9e7a0", "#d9a94a .6", "#7a4a10"), 'transform="scale(.86 .9)"')}
${group(clay(6, 0.8), `${path("M-2-64C18-56 26-36 20-16 8-6-16-8-22-20-26-40-16-58-2-64z", pulp)}${path("M-24-10C-6-2 18-4 28-10 34 10 30 26 18 34 0 38-20 34-27 22-32 8-30-2-24-10z", pulp)}${path("M-24 32C-8 42 10 42 22 38 18 54 10 64 0 70-12 62-20 50-24 32z", pulp)}`)}
${shine(-6, -46, -40)}${shine(-10, 4, -14)}${shine(-6, 47, 12)}${line("M8-30Q14-24 12-18M10 12Q18 16 18 24", "#a8620a", 1.6, 'opacity=".4"')}</g>
${path("M-8-82C-9-94-14-100-18-106L-2-110C4-102 8-92 9-82z", linear(1, 0, "#c89a4a", "#7a4e1c", "#3a2008"))}`;
}

function spikes(): string {
  return Array.from({ length: SPIKES }, (_, index): Vector => {
    const y = 1 - (2 * (index + 0.5)) / SPIKES;
    const ring = Math.sqrt(1 - y * y);
    return [ring * Math.cos(index * GOLDEN_ANGLE), y, ring * Math.sin(index * GOLDEN_ANGLE)];
  })
    .filter(([x, y, z]) => z > -0.2 && !(z > 0 && Math.hypot((x + y * 0.13) / 0.4, y / 1.02) < 1))
    .sort((a, b) => a[2] - b[2])
    .map(spike)
    .join("");
}

/** A pyramid on the unit ball, of which the sides that look at the viewer are drawn. */
function spike(normal: Vector): string {
  const across = unit(cross(normal, Math.abs(normal[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const along = cross(normal, across);
  const corners = [0, 1, 2, 3, 4].map((index): Vector => {
    const angle = (index * 2 * Math.PI) / 5 + normal[0] * 9;
    const at = (axis: 0 | 1 | 2) =>
      normal[axis] + 0.14 * (Math.cos(angle) * across[axis] + Math.sin(angle) * along[axis]);
    return [at(0), at(1), at(2)];
  });
  const tip: Vector = [normal[0] * 1.2, normal[1] * 1.2, normal[2] * 1.2];
  return corners
    .map((corner, index) => {
      const next = corners[(index + 1) % corners.length] ?? corner;
      const side = unit(cross(minus(next, corner), minus(tip, corner)));
      const outward = dot(side, normal) < 0 ? ([-side[0], -side[1], -side[2]] as const) : side;
      if (outward[2] < 0) return "";
      return path(polygon([corner, next, tip].map(onPicture)), colorOf(dot(outward, LIGHT)));
    })
    .join("");
}

function colorOf(light: number): string {
  const share = Math.max(0, Math.min(1, (light + 0.35) / 1.3));
  const part = (dark: number, bright: number) => Math.round(dark + (bright - dark) * share);
  return `rgb(${part(22, 246)} ${part(62, 255)} ${part(6, 110)})`;
}

function onPicture([x, y]: Vector): Point {
  return [round(x * 84), round(y * 78)];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector));
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
