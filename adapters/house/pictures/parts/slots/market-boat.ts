import { blur, clay } from "../../kit/effects.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, repeat, round } from "../../kit/shapes.ts";

const INSIDE = "M-30 158C40 146 90 152 160 152 240 152 300 140 350 128 320 176 244 192 160 192 80 192 20 186-30 158z";
const HULL = "M-34 154C20 182 80 190 160 190 246 190 318 172 356 122 346 206 282 238 160 240 50 240-14 214-34 154z";

/** A wooden boat as wide as the tile, with a woman and her fruit. */
export function marketBoat(): string {
  return `${path(INSIDE, linear(0, 1, "#2a1206", "#5a2e12"))}${vendor()}${fruit()}
${group(clay(7, 0.5), path(HULL, linear(0, 1, "#d98a48", "#9a5222 .35", "#54280e .8", "#2a1206")))}${line("M-30 164C20 192 80 199 160 199 246 199 314 182 350 138", "#ffe0ac", 2.6, 'opacity=".75"')}${line("M-22 186C30 210 90 216 160 216 236 216 300 200 338 168", "#2a1206", 2, 'opacity=".55"')}`;
}

function vendor(): string {
  const shirt = linear(0.3, 1, "#5a90ff", "#2450c8 .5", "#0e1f70");
  const skin = radial(0.4, 0.35, 0.75, "#ffe0bc", "#f0b88a .6", "#b87648");
  const straw = linear(0.4, 1, "#fff0b8", "#eabf62 .45", "#a06a20");
  const weave = repeat(7, (index) => `M0-28L${round(-40 + index * 13.3)} 4`);
  return `${group(clay(6, 0.35), path("M206 190C204 150 212 128 232 122L246 119 262 123C284 130 290 156 288 190z", shirt))}${path("M236 120L247 134 258 120 254 116H240z", "#f0b88a")}
${line("M246 136V176", "#a8c4ff", 2, 'stroke-dasharray="1 9"')}
${ellipse(247, 97, 17, 20, "#22120c")}${ellipse(247, 99, 16, 18.5, skin)}${path("M231 92C234 80 260 80 263 92 254 86 240 86 231 92z", "#22120c")}
${line("M237 98Q240.500 95 244 98M251 98Q254.500 95 258 98", "#2a140c", 2.2)}${line("M240 107Q247.500 114 255 107", "#b0283a", 2.8)}${circle(237, 105, 3.6, "#ff8a7a", 'opacity=".5"')}${circle(258, 105, 3.6, "#ff8a7a", 'opacity=".5"')}
${place(247, 82, `${group(clay(3, 0.4), path("M-46 6C-34-6-24-16-17-30-8-35 8-35 17-30 24-16 34-6 46 6 24 14-24 14-46 6z", straw))}${line(weave, "#8a5a1c", 1, 'opacity=".4"')}${ellipse(0, 6, 30, 4, "#3a1e08", `opacity=".4" filter="${blur(1.5)}"`)}`)}
${group(clay(4, 0.35), `${line("M218 140Q196 160 190 152", shirt, 17)}${line("M282 144Q290 160 300 168", shirt, 16)}`)}${circle(189, 147, 7.5, skin)}${line("M304 60L286 232", "#7a4a1e", 6)}${line("M303 60L285 232", "#d8a468", 1.6)}${circle(295, 152, 8, skin)}`;
}

function fruit(): string {
  const ball = (x: number, y: number, size: number, light: string, color: string, dark: string) =>
    circle(x, y, size, radial(0.36, 0.28, 0.8, light, `${color} .45`, dark));
  const oranges = [
    [104, 152],
    [126, 156],
    [146, 154],
    [115, 136],
    [137, 138],
    [126, 121],
  ] as const;
  const leaves = repeat(7, (index) =>
    place(0, -28, path("M0 0C-7-10-6-26 0-36 6-26 7-10 0 0z", linear(0, 1, "#a8e84a", "#1f6a24")), {
      turn: (index - 3) * 21,
      scale: 1 - Math.abs(index - 3) * 0.1,
    }),
  );
  const eyes = repeat(5, (row) =>
    repeat(4, (column) => `M${round(-17 + column * 10 + (row % 2) * 5)} ${-20 + row * 10}l4 4 4-4`),
  );
  const pineapple = `${leaves}${group(clay(5, 0.4), ellipse(0, 4, 23, 32, linear(0.4, 1, "#ffdf5a", "#f09a1e .55", "#9a4a08")))}${line(eyes, "#7a3c06", 1.6, 'opacity=".65"')}`;
  const slice = `${path("M-34 0A34 34 0 0034 0z", "#1f7a2a")}${path("M-31 0A31 31 0 0031 0z", "#e8ffd0")}${path("M-28 0A28 28 0 0028 0z", linear(0, 1, "#ff5a5a", "#d8203a"))}${repeat(5, (index) => ellipse(-16 + index * 8, 7 + (index % 2) * 7, 1.5, 2.6, "#2a0a0a"))}`;
  const mangosteen = (x: number, y: number) =>
    `${ball(x, y, 13, "#c86ad8", "#6a1a7a", "#22062e")}${place(x, y - 9, path("M-9 0Q-5-6 0-3 5-6 9 0 5 4 0 2-5 4-9 0z", "#8ac84a"))}`;
  const banana = path(
    "M-30-16C-24 10 4 22 30 12L32 4C10 8-10 0-20-18z",
    linear(0.4, 1, "#fff27a", "#ffcf2a .5", "#c08a0a"),
  );
  return `${place(58, 134, pineapple, { turn: -7, scale: 1.08 })}${place(20, 150, group(clay(3, 0.4), slice), { turn: -150, scale: 0.95 })}
${group(clay(3, 0.3), oranges.map(([x, y]) => ball(x, y, 14, "#ffe0a0", "#ff8a1e", "#a83a06")).join(""))}${oranges.map(([x, y]) => circle(x + 1, y - 11, 1.8, "#3a7a1e")).join("")}
${mangosteen(168, 164)}${mangosteen(190, 166)}${mangosteen(179, 148)}${mangosteen(84, 170)}
${place(40, 170, group(clay(3, 0.6), `${banana}${place(4, -9, banana, { turn: 8 })}`), { turn: 6 })}${ellipse(130, 186, 120, 9, "#1a0a04", `opacity=".55" filter="${blur(4)}"`)}`;
}
