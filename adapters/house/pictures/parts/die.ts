import { linear } from "../kit/paint.ts";
import { circle, type Point, path, polygon, rect, round } from "../kit/shapes.ts";

type Vector = readonly [x: number, y: number, z: number];

const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 72],
    [28, 72],
    [72, 28],
  ],
  5: [
    [26, 26],
    [74, 74],
    [26, 74],
    [74, 26],
    [50, 50],
  ],
  6: [
    [29, 24],
    [29, 50],
    [29, 76],
    [71, 24],
    [71, 50],
    [71, 76],
  ],
};

export interface DieLook {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly pip: string;
  /** The pips of 1 and 4, red on Asian dice. */
  readonly special: string;
}

export const IVORY: DieLook = {
  light: "#ffffff",
  middle: "#efe8da",
  dark: "#cbc1ac",
  pip: "#1b1d1f",
  special: "#cc1420",
};

/**
 * A die, turned by three angles in degrees, seen from the front: first around the upright axis, then towards the
 * viewer, then in the picture. Shows the three faces that look at the viewer.
 */
export function die(
  x: number,
  y: number,
  size: number,
  [yaw, pitch, roll]: Vector,
  faces: Vector,
  look: DieLook = IVORY,
): string {
  const spin = (vector: Vector): Vector => turnZ(turnX(turnY(vector, yaw), pitch), roll);
  const sides: readonly { axis: Vector; right: Vector; down: Vector; pips: number }[] = [
    { axis: [0, -1, 0], right: [1, 0, 0], down: [0, 0, 1], pips: faces[0] },
    { axis: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0], pips: faces[1] },
    { axis: [1, 0, 0], right: [0, 0, -1], down: [0, 1, 0], pips: faces[2] },
    { axis: [-1, 0, 0], right: [0, 0, 1], down: [0, 1, 0], pips: 7 - faces[2] },
    { axis: [0, 1, 0], right: [1, 0, 0], down: [0, 0, -1], pips: 7 - faces[0] },
    { axis: [0, 0, -1], right: [-1, 0, 0], down: [0, 1, 0], pips: 7 - faces[1] },
  ];
  let markup = "";
  for (const side of sides) {
    const axis = spin(side.axis);
    if (axis[2] <= 0.02) continue;
    const right = spin(side.right);
    const down = spin(side.down);
    const corner: Point = [
      x + ((axis[0] - right[0] - down[0]) * size) / 2,
      y + ((axis[1] - right[1] - down[1]) * size) / 2,
    ];
    const matrix = [right[0], right[1], down[0], down[1]].map((value) => round((value * size) / 100));
    // The lamp is above, to the left, in front.
    const light = -axis[0] * 0.35 - axis[1] * 0.8 + axis[2] * 0.32;
    const fill =
      light > 0.55
        ? linear(1, 1, look.light, look.middle)
        : light > 0.12
          ? linear(0.4, 1, look.middle, look.dark)
          : linear(0.3, 1, look.dark, shade(look.dark));
    const outline = polygon([
      corner,
      [corner[0] + right[0] * size, corner[1] + right[1] * size],
      [corner[0] + (right[0] + down[0]) * size, corner[1] + (right[1] + down[1]) * size],
      [corner[0] + down[0] * size, corner[1] + down[1] * size],
    ]);
    markup += `${path(outline, look.dark, `stroke="${look.dark}" stroke-width="${round(size * 0.05)}" stroke-linejoin="round"`)}<g transform="matrix(${matrix.join(" ")} ${round(corner[0])} ${round(corner[1])})">${rect(-1, -1, 102, 102, 17, fill)}${rect(2, 2, 96, 96, 15, "none", 'stroke="#fff" stroke-opacity=".5" stroke-width="2.500"')}${(PIPS[side.pips] ?? []).map(([px, py]) => pip(px, py, side.pips, look)).join("")}</g>`;
  }
  return `<g>${markup}</g>`;
}

function pip(x: number, y: number, count: number, look: DieLook): string {
  const radius = count === 1 ? 16 : 10;
  const color = count === 1 || count === 4 ? look.special : look.pip;
  return `${circle(x, y, radius, color)}${circle(x - 1.5, y + 2, radius * 0.72, "#fff", 'opacity=".14"')}`;
}

function shade(color: string): string {
  const value = Number.parseInt(color.slice(1), 16);
  const part = (shift: number) =>
    Math.round(((value >> shift) & 255) * 0.55)
      .toString(16)
      .padStart(2, "0");
  return `#${part(16)}${part(8)}${part(0)}`;
}

function turnY([x, y, z]: Vector, degrees: number): Vector {
  const [sine, cosine] = sineCosine(degrees);
  return [x * cosine + z * sine, y, -x * sine + z * cosine];
}

function turnX([x, y, z]: Vector, degrees: number): Vector {
  const [sine, cosine] = sineCosine(degrees);
  return [x, y * cosine + z * sine, -y * sine + z * cosine];
}

function turnZ([x, y, z]: Vector, degrees: number): Vector {
  const [sine, cosine] = sineCosine(degrees);
  return [x * cosine - y * sine, x * sine + y * cosine, z];
}

function sineCosine(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}
