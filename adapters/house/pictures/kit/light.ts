import { chance } from "./chance.ts";
import { blur } from "./effects.ts";
import { linear, radial, radialAt } from "./paint.ts";
import { round } from "./shapes.ts";

/** The whole tile in three colours, lightest at (x, y), each 0 to 1. */
export function backdrop(light: string, middle: string, dark: string, x = 0.5, y = 0.38, radius = 0.78): string {
  return `<rect width="320" height="240" fill="${radial(x, y, radius, light, `${middle} .5`, dark)}"/>`;
}

/** A round light. */
export function glow(color: string, x: number, y: number, radius: number, strength = 1, radiusY = radius): string {
  const fill = radial(0.5, 0.5, 0.5, `${color} 0 1`, `${color} .22 .58`, `${color} .58 .15`, `${color} 1 0`);
  return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radiusY}" fill="${fill}" opacity="${strength}"/>`;
}

/** A lamp's light from a point down to a line. */
export function beam(
  x: number,
  y: number,
  left: number,
  right: number,
  bottom: number,
  color: string,
  strength: number,
) {
  const fill = linear(0, 1, `${color} 0 .85`, `${color} 1 0`);
  return `<path d="M${x - 5} ${y}H${x + 5}L${right} ${bottom}H${left}z" fill="${fill}" opacity="${strength}" filter="${blur(7)}"/>`;
}

/** Rays around a point. */
export function rays(x: number, y: number, count: number, radius: number, color: string, strength: number, turn = 0) {
  const half = (Math.PI / count) * 0.5;
  const corner = (angle: number) => `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  let path = "";
  for (let index = 0; index < count; index += 1) {
    const angle = ((index + turn) * 2 * Math.PI) / count;
    path += `M${x} ${y}L${corner(angle - half)}L${corner(angle + half)}z`;
  }
  return `<path d="${path}" fill="${radialAt(x, y, radius, `${color} 0 .95`, `${color} 1 0`)}" opacity="${strength}"/>`;
}

interface Field {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly count: number;
  readonly colors: readonly string[];
  /** The largest radius. */
  readonly size: number;
  readonly strength: number;
  readonly seed?: number;
  readonly soft?: number;
}

/** Lights out of focus, sparks, stars, bubbles: discs in a box. */
export function discs({
  box: [x, y, width, height],
  count,
  colors,
  size,
  strength,
  seed = 11,
  soft = 0,
}: Field): string {
  const random = chance(seed);
  let markup = "";
  for (let index = 0; index < count; index += 1) {
    const radius = round(size * (0.35 + 0.65 * random()));
    const color = colors[index % colors.length];
    const place = `cx="${round(x + random() * width)}" cy="${round(y + random() * height)}" r="${radius}"`;
    markup += `<circle ${place} fill="${color}" opacity="${round(strength * (0.3 + 0.7 * random()))}"/>`;
  }
  return soft === 0 ? `<g>${markup}</g>` : `<g filter="${blur(soft)}">${markup}</g>`;
}

/** Darker corners, which lead the eye to the middle. */
export function vignette(strength = 0.55): string {
  return `<rect width="320" height="240" fill="${radial(0.5, 0.42, 0.75, "#000000 .55 0", `#000000 1 ${strength}`)}"/>`;
}

/** The shadow of a body on the ground. */
export function ground(x: number, y: number, width: number, strength = 0.6, height = width * 0.22): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="#000" opacity="${strength}" filter="${blur(4)}"/>`;
}
