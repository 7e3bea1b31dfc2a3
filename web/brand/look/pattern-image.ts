import type { Look } from "./look-fields.ts";
import { svgAddress } from "./svg-address.ts";

const circles = (at: readonly (readonly [x: number, y: number])[], radii: readonly number[]) =>
  at.flatMap(([x, y]) => radii.map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)).join("");

const ellipses = Array.from(
  { length: 18 },
  (_, turn) => `<ellipse cx="150" cy="150" rx="150" ry="52" transform="rotate(${turn * 10} 150 150)"/>`,
);

/** Drawings of lines, by name: their size, their marks, and the width of the lines. */
const DRAWINGS: Record<Exclude<Look["pattern"], "none">, readonly [size: string, marks: string, width: number]> = {
  pitch: [
    `width="300" height="300" viewBox="0 0 260 260"`,
    `<circle cx="130" cy="130" r="62"/><path d="M130 0v260M0 20h260M0 240h260M260 70h-46v120h46M260 100h-20v60h20M0 70h46v120H0M214 108a28 28 0 000 44"/>`,
    2,
  ],
  lattice: [`width="300" height="300" viewBox="0 0 300 300"`, ellipses.join(""), 0.8],
  ripples: [
    `width="300" height="300" viewBox="0 0 300 300"`,
    [0, 1, 2, 3, 4, 5].map((row) => `<path d="M-40 ${90 + row * 36}q40-26 80 0t80 0 80 0 80 0 80 0"/>`).join(""),
    3,
  ],
  scales: [
    `width="44" height="22" viewBox="0 0 44 22"`,
    circles(
      [
        [22, 22],
        [0, 11],
        [44, 11],
      ],
      [21, 14, 7],
    ),
    1.2,
  ],
};

/** A pattern as a CSS image, drawn in one colour. */
export function patternImage(pattern: Look["pattern"], color: string): string {
  if (pattern === "none") return "none";
  const [size, marks, width] = DRAWINGS[pattern];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g fill="none" stroke="${color}" stroke-width="${width}">${marks}</g></svg>`;
  return `url("${svgAddress(svg)}")`;
}
