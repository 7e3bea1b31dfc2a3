import { clay, rim } from "../../kit/effects.ts";
import { GOLD, GOLD_ROUND, linear, radial } from "../../kit/paint.ts";
import { both, circle, group, line, path, place, repeat } from "../../kit/shapes.ts";

const HIDE = linear(0.3, 1, "#ffffff", "#e6e8f6 .45", "#9a9cc8");
const FRONT =
  "M0-64C30-64 50-46 50-16 50 6 40 18 31 28 23 38 19 48 16 60 12 74 8 88 13 90 18 91 21 86 25 80 38 88 32 110 8 110-10 110-22 98-22 76-22 58-24 40-32 28-42 18-50 6-50-16-50-46-30-64 0-64z";
const IVORY = linear(0.4, 1, "#ffffff", "#fff0c4 .55", "#c89a4a");
const PINK = radial(0.45, 0.4, 0.65, "#ffd0d8", "#f09ab0 .6", "#b8607e");

/** A white elephant's head from the front, with a crown, about 200 × 220 units around the eyes. */
export function elephantFront(): string {
  return `${group(rim("#fff3c0", 1.8, 0.8), group(clay(6, 0.3), both(path("M28-36C52-62 90-54 94-16 94 18 74 44 50 34 38 26 30 0 28-36z", HIDE))))}${both(path("M44-26C60-44 82-38 83-12 81 12 66 26 52 18 46 8 42-8 44-26z", PINK, 'opacity=".9"'))}
${group(clay(3, 0.6), both(path("M16 34C26 40 36 62 62 62 72 61 78 54 80 46 84 64 70 82 50 78 28 74 16 60 12 46z", IVORY)))}
${group(clay(9, 0.35), path(FRONT, HIDE))}
${line("M-16 34Q2 39 18 34M-16 46Q0 51 16 46M-16 58Q-2 63 12 58M-17 70Q-4 76 9 70M-15 83Q-2 87 10 84", "#7a7cb0", 1.8, 'opacity=".6"')}
${both(`${path("M17-10C22-21 36-21 42-10 35-3 24-3 17-10z", "#ffffff")}${circle(29, -11, 6.4, "#4a2410")}${circle(29, -11, 3.6, "#120604")}${circle(27, -13.5, 1.9, "#ffffff")}${line("M15-11C21-23 37-23 44-9", "#4a4a78", 2.6)}${line("M20-25Q30-31 41-23", "#8a8cc0", 2, 'opacity=".8"')}`)}
${crown()}`;
}

/** A white elephant's head that looks to the left, with a crown and its trunk raised. */
export function elephantSide(): string {
  const head =
    "M6-58C34-58 52-36 52-6 52 26 30 44 4 42-8 42-16 38-22 34-30 48-44 58-62 56-84 52-92 30-84 12-82 6-74 6-73 13-76 28-70 38-60 36-48 32-46 10-44-8-40-40-22-58 6-58z";
  return `${group(rim("#fff3c0", 1.8, 0.8), group(clay(7, 0.35), path(head, HIDE)))}
${group(clay(3, 0.6), path("M-20 22C-30 34-40 62-66 66-44 76-20 62-8 36z", IVORY))}
${group(clay(5, 0.3), path("M14-30C44-42 68-16 62 20 58 46 40 58 24 48 10 34 4-8 14-30z", HIDE))}${path("M24-20C44-26 56-6 52 18 48 36 38 42 30 36 20 22 18-4 24-20z", PINK, 'opacity=".85"')}
${path("M-30-8C-26-18-14-19-8-10-14-3-24-2-30-8z", "#ffffff")}${circle(-20, -10, 5.4, "#4a2410")}${circle(-20.5, -10, 3, "#120604")}${circle(-22, -12, 1.6, "#ffffff")}${line("M-32-8C-27-20-13-21-6-9", "#4a4a78", 2.4)}
${line("M-50 8Q-45 13-40 14M-54 22Q-49 29-43 31M-66 46Q-62 40-63 37M-84 34Q-78 33-73 31M-87 20Q-80 22-75 20", "#7a7cb0", 1.7, 'opacity=".6"')}${place(-6, 2, crown(), { turn: -8, scale: 0.86 })}`;
}

function crown(): string {
  const tiers = repeat(4, (index) =>
    place(0, -70 - index * 11, path("M-17 6Q0-6 17 6L13-7Q0-15-13-7z", GOLD), { scale: 1 - index * 0.2, scaleY: 1 }),
  );
  return `${group(clay(2.5, 0.8), `${path("M0-122L5-100H-5z", GOLD)}${tiers}${path("M-40-42C-34-64-16-72 0-72 16-72 34-64 40-42 30-50 20-52 14-44L0-20-14-44C-20-52-30-50-40-42z", GOLD)}${both(path("M34-50C44-58 46-70 40-80 54-70 54-52 42-42z", GOLD))}`)}
${circle(0, -44, 8, GOLD_ROUND)}${circle(0, -44, 5.5, radial(0.35, 0.3, 0.8, "#ffb0c0", "#f0183c .4", "#6a0014"))}${both(`${circle(15, -56, 3.2, "#2ae0c0")}${circle(28, -52, 2.4, "#ff4a6a")}`)}${circle(0, -64, 2.6, "#2ae0c0")}`;
}
