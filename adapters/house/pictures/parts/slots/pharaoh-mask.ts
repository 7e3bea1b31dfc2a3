import { define } from "../../kit/definitions.ts";
import { clay } from "../../kit/effects.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";

const LAPIS = linear(0.4, 1, "#5a8cff", "#1a3cc0 .5", "#081a62");
const GOLD_DEEP = linear(0.3, 1, "#fff2b0", "#f2b934 .4", "#a8690e");

/** A king's burial mask of gold and lapis from the front, about 190 units wide; the chin is at y = 62. */
export function pharaohMask(): string {
  return `${cloth()}${necklace()}${face()}${snake()}`;
}

function cloth(): string {
  const outline =
    "M0-92C44-92 66-62 72-20L96 86C96 96 84 102 70 104L46 40H-46L-70 104C-84 102-96 96-96 86L-72-20C-66-62-44-92 0-92z";
  const stripes = repeat(8, (index) => {
    const y = -66 + index * 22;
    const x = 40 + index * 8.5;
    return path(`M20 ${y + 10}L${x + 12} ${y - 2}L${x + 16} ${y + 8}L20 ${y + 21}z`, LAPIS);
  });
  const top = repeat(5, (index) =>
    path(`M${-6 + index * 15} -94L${2 + index * 15} -94L${1 + index * 11} -40L${-5 + index * 11} -40z`, LAPIS),
  );
  const clip = define(`<clipPath id="$id"><path d="${outline}"/></clipPath>`);
  return group(
    clay(5, 0.5),
    `${path(outline, GOLD_DEEP)}<g clip-path="url(#${clip})">${both(stripes)}${both(top)}</g>`,
  );
}

function necklace(): string {
  const rows = [
    ["#e0342e", 62],
    ["#1a3cc0", 76],
    ["#18a8a0", 90],
  ] as const;
  const row = ([color, y]: readonly [string, number]) =>
    repeat(9, (index) => {
      const x = (index - 4) * (8.6 + (y - 62) * 0.09);
      return rect(x - 3.6, y - Math.abs(index - 4) ** 2 * 0.7, 7.2, 12, 3, color);
    });
  return group(
    clay(1.6, 0.5),
    `${path("M-46 40C-50 90-30 118 0 118S50 90 46 40z", GOLD_DEEP)}${rows.map(row).join("")}`,
  );
}

function face(): string {
  const skin = radial(0.4, 0.28, 0.9, "#fff7cc", "#f6c544 .4", "#b3710f .85", "#6e4004");
  const eye = `${path("M-40-14C-34-25-18-25-9-12-16-5-32-4-40-14z", "#fffdf2")}${circle(-24, -14, 6.2, "#0b1640")}${circle(-26, -16.5, 2, "#fff")}${line("M-40-14C-34-25-18-25-9-12-16-5-32-4-40-14-46-14-52-16-56-18", "#0f1d6a", 3.4)}${line("M-46-27C-38-38-18-38-8-26", "#0f1d6a", 4.6)}`;
  const ears = group(clay(2.5, 0.4), both(path("M-52-22C-62-24-64-10-58 0-54 6-50 4-50-2z", GOLD_DEEP)));
  return `${ears}${group(clay(7, 0.55), path("M0-62C34-62 52-44 53-16 54 22 30 60 0 62-30 60-54 22-53-16-52-44-34-62 0-62z", skin))}${group(clay(2, 0.5), path("M-54-34C-46-64-24-74 0-74S46-64 54-34L50-28C40-52 22-60 0-60S-40-52-50-28z", GOLD))}${both(eye)}
${group(clay(3, 0.6), path("M-5-20C-4-6-8 6-12 14-10 20-4 21 0 21S10 20 12 14C8 6 4-6 5-20z", linear(1, 0.2, "#ffe58a", "#efb52e", "#b8780f")))}
${group(clay(2, 0.6), path("M-19 34C-12 28-5 28 0 31 5 28 12 28 19 34 12 43 5 45 0 45S-12 43-19 34z", linear(0, 1, "#f2b23a", "#b36a12")))}${line("M-18 34.500Q-8 37 0 35.500 8 37 18 34.500", "#6a3a04", 1.8)}
${group(clay(2.5, 0.5), path("M-9 60H9L12 108C8 116-8 116-12 108z", linear(1, 0, "#1a3cc0", "#6a96ff .4", "#0a1c70")) + repeat(5, (index) => rect(-12, 66 + index * 9, 24, 3.4, 1, GOLD)))}`;
}

/** The cobra on the forehead. */
function snake(): string {
  return place(
    0,
    -80,
    `${group(clay(3, 0.6), path("M-6 22C-20 10-20-10-8-20-4-30 4-30 8-20 20-10 20 10 6 22z", GOLD_DEEP))}${path("M-5 14C-12 4-12-6-5-12H5C12-6 12 4 5 14z", LAPIS)}${line("M-7-4H7M-8 3H8", "#ffdf7a", 1.6)}${both(ellipse(3.6, -19, 1.7, 2, "#e01a2e"))}`,
  );
}
