import { clay } from "../../kit/effects.ts";
import { GOLD, GOLD_ROUND, linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";

const HAIR = linear(0.4, 1, "#6a4450", "#2a141c .45", "#0c0408");
const SKIN = radial(0.42, 0.32, 0.85, "#ffeadb", "#fdd2b4 .55", "#e39a78");
const SILK = linear(0.4, 1, "#ff5a5a", "#d8122c .5", "#7c0418");

/** A girl with two buns in red silk, about 170 units wide; her chin is at y = 48. */
export function muay(): string {
  return `${backHair()}${dress()}${head()}${bun()}`;
}

function backHair(): string {
  return group(clay(6, 0.4), path("M-66-10C-72 30-62 56-46 62H46C62 56 72 30 66-10 60-70-60-70-66-10z", HAIR));
}

function dress(): string {
  const knot = (y: number) =>
    `${line(`M-13 ${y}H13`, "#ffd45a", 3)}${circle(0, y, 4, GOLD_ROUND)}${both(circle(13, y, 3, GOLD_ROUND))}`;
  const flower = (x: number, y: number, size: number) =>
    place(
      x,
      y,
      `${repeat(5, (index) => place(0, 0, ellipse(0, -5, 3.6, 4.6, "#ffd45a"), { turn: index * 72 }))}${circle(0, 0, 2.4, "#d8122c")}`,
      { scale: size },
    );
  return `${group(clay(4, 0.3), path("M-16 34H16V70H-16z", linear(0, 1, "#e0a080", "#ffdcc0")))}${group(clay(6, 0.45), path("M-16 62C-36 66-66 72-78 92-86 108-90 130-92 150H92C90 130 86 108 78 92 66 72 36 66 16 62z", SILK))}${group(clay(2.5, 0.5), path("M-20 56C-8 64 8 64 20 56L24 70C10 80-10 80-24 70z", SILK))}${line("M-22 57Q0 70 22 57M-24 70Q0 86 24 70", "#ffd45a", 2.6)}${knot(90)}${knot(108)}${flower(-50, 100, 1.25)}${flower(52, 104, 1.25)}${flower(-32, 126, 0.9)}${flower(34, 130, 0.9)}`;
}

function head(): string {
  const outline = "M0-52C36-52 56-32 56 0 56 28 28 48 0 48S-56 28-56 0C-56-32-36-52 0-52z";
  const eye = `${path("M-38 4C-36-12-14-12-11 4-14 14-34 14-38 4z", "#fffefa")}${ellipse(-24, 2.5, 9, 10.5, radial(0.5, 0.8, 0.75, "#b06a3a", "#5a2814 .5", "#1c0806"))}${ellipse(-24, 2, 5, 6.5, "#120504")}${circle(-27.5, -2, 3.4, "#fff")}${circle(-21, 6.5, 1.7, "#fff", 'opacity=".9"')}${line("M-40 4C-37-11-15-12-10 3", "#1c080a", 3.6)}${line("M-39 1L-45-4M-36-4L-41-10", "#1c080a", 2.2)}${line("M-38-16Q-26-23-13-17", "#4a262a", 2.8)}`;
  const lock = path(
    "M-58 4C-66-28-44-58 0-58-14-44-24-34-40-26-48-18-52-8-52 8-50 22-52 34-58 40-64 28-62 16-58 4z",
    HAIR,
  );
  const bangs = path(
    "M-46-24C-40-52 40-52 46-24 36-32 30-32 26-20 20-34 10-34 4-20-2-34-12-34-18-20-24-32-36-32-46-24z",
    HAIR,
  );
  const crown = path("M-57 0C-64-40-38-59 0-59S64-40 57 0C50-20 40-30 0-32-40-30-50-20-57 0z", HAIR);
  return `${group(clay(4, 0.3), both(ellipse(-56, 6, 8, 11, SKIN)))}${group(clay(7, 0.2), path(outline, SKIN))}${both(ellipse(-36, 19, 11, 7, "#ff6a7a", 'opacity=".5"'))}${both(eye)}${line("M-3 15Q0 18 3 15", "#d07a62", 2.2)}
${path("M-15 25Q0 30 15 25C12 38 5 41 0 41S-12 38-15 25z", "#a0142c")}${path("M-12 27Q0 31 12 27 11 31 9 32-2 34-9 32-11 31-12 27z", "#fffdf8")}${path("M-7 38C-4 33 4 33 7 38 3 42-3 42-7 38z", "#ff7a86")}${line("M-16 24.500Q0 31 16 24.500", "#b81630", 2.2)}
${group(clay(4, 0.45), `${crown}${both(lock)}${bangs}`)}${both(`${circle(-58, 26, 4, GOLD_ROUND)}${path("M-58 28L-54 44-58 50-62 44z", linear(0, 1, "#ff6a6a", "#b0081e"))}`)}`;
}

/** The buns, with ribbons and flowers. */
function bun(): string {
  const curls = group(clay(5, 0.5), both(circle(-48, -58, 25, HAIR)));
  const lines = line("M-62-70C-50-78-34-70-34-56M-64-56C-60-68-46-66-44-54", "#8a626c", 2, 'opacity=".7"');
  const ribbon = group(
    clay(2, 0.5),
    both(path("M-66-44C-54-34-40-34-30-46L-26-38C-38-24-58-24-70-36zM-58-34L-76-8-66-10-62 2-50-32z", SILK)),
  );
  const flower = place(
    -46,
    -36,
    `${repeat(6, (index) => place(0, 0, ellipse(0, -7, 4.6, 6.5, radial(0.5, 0.9, 0.9, "#ffb43a", "#fff0b0")), { turn: index * 60 }))}${circle(0, 0, 4, GOLD)}`,
  );
  return `${curls}${both(lines)}${ribbon}${both(flower)}`;
}
