import { clay, shadow } from "../../kit/effects.ts";
import { GOLD, GOLD_ROUND, linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, rect } from "../../kit/shapes.ts";

type Shades = readonly [light: string, middle: string, dark: string];

/** Seven colours, from red to violet. */
export const RAINBOW: readonly Shades[] = [
  ["#ff8a7a", "#f01e34", "#7a0418"],
  ["#ffc27a", "#ff7a14", "#983402"],
  ["#fff6a0", "#ffcf1a", "#a86a02"],
  ["#b4ff9a", "#2cc24a", "#065a24"],
  ["#a8fbff", "#18b8e0", "#045272"],
  ["#a0b8ff", "#2f5cf0", "#0c1c86"],
  ["#eab0ff", "#a032e8", "#3e0678"],
];

/** A jester's head with a cap of seven horns, about 250 units wide; its chin is at y = 70. */
export function jester(): string {
  return `${cap()}${face()}`;
}

function cap(): string {
  const shape = "M-23 6C-23-28-18-62 8-84 22-95 42-90 48-72 39-80 30-74 26-62 19-40 22-14 24 6z";
  const horns = RAINBOW.map(([light, middle, dark], index) => {
    const side = index < 3 ? -1 : 1;
    const turned = (drawing: string) =>
      place(0, -26, `<g transform="scale(${side} 1)">${drawing}</g>`, { turn: (index - 3) * 29 });
    const cloth = turned(path(shape, linear(0.2, 1, light, middle, dark)));
    const fold = turned(line("M-10-4C-10-34-6-56 12-72", light, 2.4, 'opacity=".6"'));
    const angle = ((index - 3) * 29 * Math.PI) / 180;
    const tipX = side * 49;
    const x = tipX * Math.cos(angle) + 70 * Math.sin(angle);
    const y = tipX * Math.sin(angle) - 70 * Math.cos(angle) - 26;
    const drawing = group(shadow(3, 3, 0.45), `${group(clay(4, 0.5), cloth)}${fold}${place(x, y, bell())}`);
    return { far: Math.abs(index - 3), drawing };
  });
  return [...horns]
    .sort((a, b) => b.far - a.far)
    .map((horn) => horn.drawing)
    .join("");
}

export function bell(): string {
  return `${circle(0, 0, 9.5, GOLD_ROUND)}${path("M-5 3Q0 7 5 3", "none", 'stroke="#5a3404" stroke-width="1.8"')}${circle(0, 4.5, 1.8, "#5a3404")}${circle(-3, -3.5, 2.2, "#fff", 'opacity=".9"')}`;
}

function face(): string {
  const skin = radial(0.42, 0.3, 0.85, "#ffffff", "#fdf0e2 .45", "#c79a86");
  const eye = `${path("M-32-10C-28-22-14-22-9-9-14-4-26-4-32-10z", "#fffef8")}${circle(-19, -11, 6, radial(0.5, 0.6, 0.6, "#7affd0", "#08a078", "#02443a"))}${circle(-19, -11, 2.8, "#06110e")}${circle(-21, -13.5, 1.8, "#fff")}${line("M-33-10C-28-22-14-22-8-9", "#2a0a3a", 2.6)}${path("M-20-46L-14-27-20-18-26-27zM-20-3L-15 8-20 20-25 8z", linear(0, 1, "#b44af0", "#4a0a8a"))}${line("M-37-25C-31-35-18-34-12-26", "#2a0a3a", 3)}`;
  const cheek = ellipse(-32, 14, 9, 7, "#ff5a6a", 'opacity=".55"');
  const grin = "M-35 22C-20 32 20 32 35 22 33 42 18 56 0 56S-33 42-35 22z";
  return `${group(clay(6, 0.3), path("M-48-34C-52 10-36 48-10 66-4 70 4 70 10 66 36 48 52 10 48-34z", skin))}${both(eye)}${both(cheek)}
${path(grin, "#4a0414", 'stroke="#d8102a" stroke-width="5" stroke-linejoin="round"')}${path("M-31 26C-18 33 18 33 31 26 29 34 24 39 19 42-6 46 6 46-19 42-24 39-29 34-31 26z", "#fffdf6")}${line("M-20 30V41M-10 31.500V43M0 32V44M10 31.500V43M20 30V41", "#c9b8a6", 1)}${path("M-16 51C-8 45 8 45 16 51 6 57-6 57-16 51z", "#f0485e")}${both(line("M-39 24Q-38 17-33 17", "#b80a22", 2.4))}
${circle(0, 10, 8.5, radial(0.36, 0.3, 0.8, "#ff9a8a", "#ee1c34 .4", "#7a0416"))}${circle(-3, 7, 2.4, "#fff", 'opacity=".85"')}
${group(clay(2, 0.5), path("M-55-36C-30-54 30-54 55-36L52-22C28-38-28-38-52-22z", GOLD))}${place(0, -41, rect(-6, -6, 12, 12, 1, linear(0.4, 1, "#9affea", "#06a08a", "#024a44")), { turn: 45 })}${both(`${circle(24, -39, 3.6, radial(0.4, 0.3, 0.8, "#ffb0b0", "#e01030", "#6a0414"))}${circle(42, -33, 3.2, radial(0.4, 0.3, 0.8, "#b0d8ff", "#1a5af0", "#04146a"))}`)}`;
}
