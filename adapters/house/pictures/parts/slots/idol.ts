import { clay, shadow } from "../../kit/effects.ts";
import { GOLD, GOLD_ROUND, linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";

const DEEP = linear(0.3, 1, "#fff0a8", "#efb02c .4", "#96580a");
const JADE = linear(0.4, 1, "#b8fff0", "#1cc4ae .45", "#04625e");

/** A golden idol's face under a crown of feathers, about 250 units wide; its chin is at y = 66. */
export function idol(): string {
  return `${feathers()}${ears()}${face()}${band()}`;
}

function feathers(): string {
  const long = repeat(13, (index) =>
    feather(
      (index - 6) * 15,
      132 - Math.abs(index - 6) * 2,
      index % 2 === 0 ? ["#8affc0", "#10a866", "#024a34"] : ["#9afaff", "#0c9ac4", "#043e66"],
    ),
  );
  const short = repeat(10, (index) => feather((index - 4.5) * 17, 92, ["#ffb08a", "#ee2e24", "#74040e"]));
  return `${group(shadow(4, 5, 0.5), long)}${group(shadow(3, 4, 0.5), short)}`;
}

function feather(turn: number, length: number, [light, middle, dark]: readonly [string, string, string]): string {
  const blade = `M-5 0C-14 ${-length * 0.5}-17 ${-length * 0.84} 0 ${-length} 17 ${-length * 0.84} 14 ${-length * 0.5} 5 0z`;
  const barbs = repeat(
    6,
    (index) =>
      `M0 ${-length * (0.34 + index * 0.1)}L-9 ${-length * (0.42 + index * 0.1)}M0 ${-length * (0.34 + index * 0.1)}L9 ${-length * (0.42 + index * 0.1)}`,
  );
  return place(
    0,
    0,
    `${path(blade, linear(0.5, 1, light, middle, dark), `stroke="${dark}" stroke-width="1"`)}${line(barbs, dark, 0.9, 'opacity=".5"')}${line(`M0-8V${-length + 8}`, "#fff6c8", 1.6, 'opacity=".75"')}${ellipse(0, -length + 17, 5.5, 8.5, "#ffcf3a")}${ellipse(0, -length + 17, 2.8, 5, dark)}`,
    { turn },
  );
}

function ears(): string {
  const spool = `${circle(-66, 8, 19, GOLD_ROUND)}${circle(-66, 8, 12.5, JADE)}${circle(-66, 8, 5.5, GOLD_ROUND)}`;
  const drop = `${rect(-73, 28, 14, 22, 3, DEEP)}${path("M-73 50H-59L-66 66z", JADE)}`;
  return group(clay(2.5, 0.6), both(spool + drop));
}

function face(): string {
  const outline = "M-54-36H54C60-10 58 16 52 36 46 56 30 66 0 66S-46 56-52 36C-58 16-60-10-54-36z";
  const brow = path("M-50-26C-40-34-18-32-6-20L-8-10C-20-20-36-22-48-14z", DEEP);
  const eye = `${rect(-43, -14, 34, 22, 8, "#3a1e04")}${ellipse(-26, -3, 14, 9.5, "#eafff8")}${circle(-26, -3, 7.5, JADE)}${circle(-26, -3, 3.4, "#02201e")}${circle(-29, -6, 2.2, "#fff")}`;
  const mark = `${rect(-49, 14, 16, 5, 1.5, JADE)}${rect(-47, 22, 13, 5, 1.5, linear(0, 1, "#ff7a5a", "#a80c1a"))}${rect(-44, 30, 10, 5, 1.5, JADE)}`;
  const teeth = repeat(6, (index) => rect(-22.5 + index * 7.6, 36, 6.6, 8, 1.5, "#fff8e0"));
  return `${group(clay(6, 0.6), path(outline, DEEP))}${group(clay(3, 0.6), both(brow))}${both(eye)}${both(mark)}
${group(clay(4, 0.7), path("M-7-16H7C8 0 18 10 18 18 14 26-14 26-18 18-18 10-8 0-7-16z", DEEP))}${both(circle(-8, 20, 3, "#4a2604"))}${group(clay(2, 0.7), rect(-28, 25, 56, 6, 3, JADE))}
${rect(-28, 33, 56, 24, 9, "#3a0a04")}${teeth}${group(clay(2.5, 0.5), path("M-12 46H12V60C12 74-12 74-12 60z", linear(0, 1, "#ff6a5a", "#c0101e .6", "#74040e")))}${line("M0 48V64", "#74040e", 1.6)}`;
}

/** The band over the forehead with its stones. */
function band(): string {
  const stones = repeat(7, (index) =>
    rect(
      -57 + index * 16.8,
      -48,
      13,
      13,
      2.5,
      index % 2 === 0 ? JADE : linear(0.3, 1, "#ff8a6a", "#d81a24 .5", "#74040e"),
    ),
  );
  const sun = repeat(12, (index) => place(0, -62, path("M-4-14L0-26 4-14z", GOLD), { turn: index * 30 }));
  return `${group(clay(3, 0.6), rect(-66, -54, 132, 25, 5, DEEP))}${group(clay(1.6, 0.6), stones)}${group(shadow(2, 2, 0.5), sun + circle(0, -62, 17, GOLD_ROUND))}${circle(0, -62, 10, radial(0.4, 0.3, 0.8, "#d8fff6", "#18c0a8 .5", "#045450"))}${circle(-3, -66, 2.6, "#fff", 'opacity=".9"')}`;
}
