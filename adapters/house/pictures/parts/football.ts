import { radial } from "../kit/paint.ts";
import { circle, round } from "../kit/shapes.ts";

type Vector = readonly [x: number, y: number, z: number];

const RATIO = (1 + Math.sqrt(5)) / 2;
/** The corners of an icosahedron. A football is one with its corners cut off. */
const CORNERS: readonly Vector[] = [1, -1].flatMap((a) =>
  [RATIO, -RATIO].flatMap((b): readonly Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);
const NEIGHBOUR = 2.1;

interface BallLook {
  readonly skin?: string;
  readonly patch?: string;
  readonly seam?: string;
  /** Only seams, without a skin. */
  readonly wire?: boolean;
}

/** A football, turned by two angles in radians. */
export function football(
  x: number,
  y: number,
  radius: number,
  yaw: number,
  pitch: number,
  look: BallLook = {},
): string {
  const { skin = "#f6f8f4", patch = "#12181b", seam = "#5d6863", wire = false } = look;
  const point = (vector: Vector) => `${round(x + vector[0] * radius * 0.97)} ${round(y + vector[1] * radius * 0.97)}`;
  let patches = "";
  let seams = "";
  for (const corner of CORNERS) {
    const near = CORNERS.filter((other) => other !== corner && distance(corner, other) < NEIGHBOUR);
    const middle = turned(unit(corner), yaw, pitch);
    const cuts = near.map((other) => turned(unit(between(corner, other, 1 / 3)), yaw, pitch));
    if (middle[2] > -0.12) {
      const edge = around(cuts, middle).map((cut) => (cut[2] < 0 ? unit([cut[0], cut[1], 0]) : cut));
      patches += `M${edge.map(point).join("L")}z`;
    }
    for (const other of near) {
      const start = turned(unit(between(corner, other, 1 / 3)), yaw, pitch);
      const end = turned(unit(between(corner, other, 2 / 3)), yaw, pitch);
      if ((start[2] > 0 && end[2] > -0.1) || wire) seams += `M${point(start)}L${point(end)}`;
    }
  }
  const width = round(radius * 0.04);
  if (wire) {
    return `<path d="${seams}" fill="none" stroke="${seam}" stroke-width="${width}" stroke-linecap="round"/><path d="${patches}" fill="${patch}" stroke="${seam}" stroke-width="${width}" stroke-linejoin="round"/>`;
  }
  const light = radial(0.34, 0.25, 0.85, "#ffffff 0 .6", "#ffffff .28 0", "#07130f .68 .3", "#010504 1 .94");
  return `${circle(x, y, radius, skin)}<path d="${seams}" fill="none" stroke="${seam}" stroke-width="${width}"/><path d="${patches}" fill="${patch}" stroke="${patch}" stroke-width="${round(radius * 0.05)}" stroke-linejoin="round"/>${circle(x, y, radius, light)}`;
}

/** Sorts points around an axis, so that they make an outline. */
function around(points: readonly Vector[], axis: Vector): readonly Vector[] {
  const [first = axis] = points;
  const start = minus(first, axis);
  const side: Vector = [
    axis[1] * start[2] - axis[2] * start[1],
    axis[2] * start[0] - axis[0] * start[2],
    axis[0] * start[1] - axis[1] * start[0],
  ];
  const angle = (point: Vector) => Math.atan2(dot(minus(point, axis), side), dot(minus(point, axis), start));
  return [...points].sort((a, b) => angle(a) - angle(b));
}

function turned([x, y, z]: Vector, yaw: number, pitch: number): Vector {
  const [a, b] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)];
  return [a, y * Math.cos(pitch) - b * Math.sin(pitch), y * Math.sin(pitch) + b * Math.cos(pitch)];
}

function between(a: Vector, b: Vector, share: number): Vector {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function distance(a: Vector, b: Vector): number {
  return Math.sqrt(dot(minus(a, b), minus(a, b)));
}

function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector));
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
