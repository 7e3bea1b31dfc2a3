import { clay } from "../../kit/effects.ts";
import { GOLD, GOLD_ROUND, linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path } from "../../kit/shapes.ts";

const FUR = radial(0.42, 0.28, 0.9, "#ffc257", "#f98a1c .5", "#b84c08");
const CREAM = linear(0.3, 1, "#fffaf0", "#f4d4ac");
const STRIPE = "#2a0f06";

/** A tiger cub in a red vest holds an ingot of gold, 230 units high around its chin. */
export function tigerCub(): string {
  return `${body()}${head()}${ingot()}${paws()}`;
}

function body(): string {
  return `${group(clay(7, 0.35), path("M-66 130C-82 82-62 30 0 26S82 82 66 130z", FUR))}${group(clay(5, 0.45), path("M-64 126C-78 84-58 40-18 36L-6 130zM64 126C78 84 58 40 18 36L6 130z", linear(0.3, 1, "#ff4a3a", "#d0101e .5", "#7a0212")))}${line("M-18 38L-6 130M18 38L6 130", GOLD, 4.5)}${both(`${line("M-40 60C-52 62-52 78-42 78-34 76-36 66-42 68", "#ffd45a", 2.4)}`)}`;
}

function head(): string {
  const ear = group(clay(4, 0.35), both(circle(-56, -58, 24, FUR)));
  const innerEar = `${circle(-56, -57, 14, radial(0.5, 0.6, 0.6, "#ff9aa0", "#c84a4a"))}`;
  const outline =
    "M0-76C46-76 78-52 82-16 86-2 92 8 94 16 84 16 80 18 76 22 60 42 30 48 0 48S-60 42-76 22C-80 18-84 16-94 16-92 8-86-2-82-16-78-52-46-76 0-76z";
  const stripes =
    "M-5-76C-5-60-3-50 0-44 3-50 5-60 5-76zM-26-73C-24-60-18-52-11-48-12-58-14-66-16-75zM26-73C24-60 18-52 11-48 12-58 14-66 16-75z";
  const side =
    "M-80-26C-68-26-58-22-52-16-62-14-72-14-82-16zM-84-4C-72-8-62-6-56-1-66 4-76 6-88 6zM-78 20C-70 14-62 12-56 13-60 22-66 28-72 30z";
  const eye = `${ellipse(-34, -16, 21, 22, CREAM)}${ellipse(-32, -15, 14.5, 16.5, "#1c0a04")}${ellipse(-32, -13, 12, 13, radial(0.5, 0.8, 0.8, "#ffe24a", "#e88a0a .5", "#6a2c02"))}${ellipse(-32, -15, 7, 9.5, "#140602")}${circle(-37, -21, 4.6, "#fff")}${circle(-28, -9, 2.2, "#fff", 'opacity=".9"')}${line("M-50-26C-44-38-26-40-17-28", STRIPE, 3.6)}${path("M-52-44C-44-54-28-54-20-46-30-47-42-46-52-44z", STRIPE)}`;
  return `${ear}${both(innerEar)}${group(clay(9, 0.4), path(outline, FUR))}${path(stripes, STRIPE)}${both(path(side, STRIPE))}${both(eye)}${group(clay(4, 0.35), `${ellipse(-18, 14, 24, 17, CREAM)}${ellipse(18, 14, 24, 17, CREAM)}${ellipse(0, 30, 20, 14, CREAM)}`)}
${path("M-17 20C-8 26 8 26 17 20 17 38 8 44 0 44S-17 38-17 20z", "#6a0c18")}${path("M-11 34C-6 29 6 29 11 34 8 43-8 43-11 34z", "#ff6a7a")}${both(path("M-14 22L-11 31-7 24z", "#fffdf4"))}${group(clay(2, 0.7), path("M-13 0Q0-7 13 0C12 9 4 12 0 12S-12 9-13 0z", "#d8404e"))}${line("M0 12V19M0 19Q-10 25-19 18M0 19Q10 25 19 18", STRIPE, 2.6)}
${both(`${circle(-26, 12, 1.5, STRIPE)}${circle(-30, 18, 1.5, STRIPE)}${circle(-22, 18, 1.5, STRIPE)}${ellipse(-56, 8, 11, 7, "#ff5a4a", 'opacity=".35"')}${line("M-36 12L-66 4M-36 18L-68 19M-35 23L-62 32", "#fff", 1.4, 'opacity=".85"')}`)}`;
}

/** A boat of gold, as money was cast. */
function ingot(): string {
  return `${group(clay(5, 0.7), path("M-62 68C-48 78 48 78 62 68 62 96 46 118 0 118S-62 96-62 68z", linear(0.3, 1, "#fff3b0", "#f6bf34 .4", "#a8650c")))}${group(clay(3, 0.6), ellipse(0, 73, 46, 11, linear(1, 0, "#b87410", "#ffe58a .5", "#c4841a")) + path("M-32 74C-30 46 30 46 32 74z", GOLD_ROUND))}${line("M-50 84Q0 98 50 84", "#fffbe0", 2.4, 'opacity=".8"')}`;
}

function paws(): string {
  const paw = path("M-74 60C-82 76-78 98-60 104-46 108-36 98-38 86-40 76-50 74-54 66z", FUR);
  const marks = `${path("M-76 74C-70 72-64 72-60 76-66 78-72 79-77 80zM-74 88C-68 85-62 85-58 88-62 91-68 94-72 94z", STRIPE)}${line("M-52 90L-46 96M-46 84L-40 90", STRIPE, 2.4)}`;
  return `${group(clay(5, 0.4), both(paw))}${both(marks)}`;
}
