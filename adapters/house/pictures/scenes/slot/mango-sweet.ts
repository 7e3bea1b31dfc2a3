import { blur, clay, shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, ground, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, type Point, path, place, repeat, sparkle } from "../../kit/shapes.ts";

/** Slices of green mango in a fan around a bowl of sweet fish sauce, on a banana leaf. */
export function mangoSweet(): string {
  const slices = [-82, 82, -62, 62, -41, 41, -20, 20, 0].map((turn) =>
    place(124, 176, slice(), { turn, filter: shadow(3, 3, 0.35) }),
  );
  return `${backdrop("#fbffb8", "#8ed63c", "#0f6a34", 0.28, 0.14, 0.95)}${beam(50, -20, -30, 230, 240, "#ffffe0", 0.55)}
${discs({ box: [0, 0, 320, 150], count: 22, colors: ["#ffffff", "#f6ff9a", "#c8ffa0"], size: 13, strength: 0.42, seed: 25, soft: 2.2 })}
${path("M-20 186Q160 142 340 186V260H-20z", linear(0, 1, "#b8703a", "#4a2008"))}${line("M-10 206Q160 166 330 206M-10 226Q160 190 330 226", "#3a1604", 1.6, 'opacity=".5"')}
${leaf()}${glow("#fffbd0", 170, 110, 120, 0.55)}
${place(228, 116, mango(radial(0.4, 0.3, 0.9, "#f6ff9a", "#9ad62e .45", "#2c8420 .95")), { turn: 10, scale: 1.04, filter: shadow(7, 6, 0.4) })}${place(274, 150, mango(radial(0.4, 0.3, 0.9, "#fff09a", "#ffc22a .5", "#d8680a .95")), { turn: 32, scale: 0.86, filter: shadow(7, 6, 0.45) })}
${slices.join("")}
${ground(122, 204, 80, 0.5)}${bowl()}
${chilli(40, 214, -14)}${chilli(284, 212, 196)}${sparkle(70, 142, 9)}${sparkle(250, 62, 11)}
${discs({ box: [10, 10, 300, 150], count: 22, colors: ["#ffffff", "#fffab0"], size: 2, strength: 1, seed: 51 })}${vignette(0.4)}`;
}

/** A slice of green mango that stands upright, its skin at the right. */
function slice(): string {
  const flesh = "M0 0C-24-16-32-62-18-98-12-112 4-114 10-102 24-66 20-20 0 0z";
  const skin = "M0 0C20-20 24-66 10-102 6-110 0-112-5-111 18-92 22-40 0 0z";
  return `${group(clay(3.5, 0.45), path(flesh, linear(0.6, 1, "#fdffd8", "#eaf59a .5", "#bcd95a")) + path(skin, linear(0.3, 1, "#a6e04a", "#2f8f1e")))}${line("M-8-16C-20-40-22-70-14-92M0-18C-8-44-10-72-5-96", "#ffffff", 1.6, 'opacity=".6"')}`;
}

/** A mango with its stem up, about 70 units wide around the middle. */
function mango(skin: string): string {
  const body =
    "M4-62C26-66 42-44 42-16 44 16 30 46 6 58-4 64-18 66-26 60-32 56-26 52-28 44-44 20-44-14-30-38-22-52-12-60 4-62z";
  return `${group(clay(8, 0.5), path(body, skin))}${path("M-24-30C-38-4-34 24-22 42-14 20-18-6-24-30z", "#fff", `opacity=".3" filter="${blur(2)}"`)}${ellipse(-10, -36, 8, 14, "#fff", `opacity=".6" transform="rotate(24 -10 -36)" filter="${blur(1.4)}"`)}${line("M4-62Q2-72 8-80", "#6a4a1a", 5)}${group(clay(3, 0.4), path("M6-76C16-98 52-108 84-94 62-76 34-66 6-76z", linear(0.6, 1, "#a8ec5a", "#1a7a24")))}${line("M10-77Q44-92 76-93", "#e6ffb0", 1.5, 'opacity=".7"')}`;
}

function leaf(): string {
  const veins = repeat(
    15,
    (index) =>
      `M${30 + index * 19} 200L${14 + index * 20} ${178 + Math.abs(index - 7) * 1.4}M${30 + index * 19} 200L${14 + index * 20} ${226 - Math.abs(index - 7) * 1.6}`,
  );
  return group(
    shadow(5, 5, 0.5),
    `${path("M-6 204C50 164 262 160 330 198 270 244 60 246-6 204z", linear(0.3, 1, "#7fdc4a", "#2a9a2e .5", "#0c5a22"))}${line(veins, "#d8ff9a", 1.1, 'opacity=".4"')}${line("M-6 204Q160 196 330 198", "#d0f78a", 2.4, 'opacity=".8"')}`,
  );
}

/** The sauce is dark and thick, with shrimps, shallots and chillies. */
function bowl(): string {
  const bits: readonly Point[] = [
    [78, 142],
    [104, 150],
    [140, 148],
    [164, 140],
    [92, 136],
    [124, 138],
    [150, 134],
    [116, 156],
  ];
  const shallots: readonly Point[] = [
    [88, 148],
    [128, 149],
    [152, 144],
    [108, 138],
    [138, 137],
  ];
  const shrimp = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      group(
        clay(1.6, 0.6),
        path("M-13 4C-12-10 8-13 13-1 15 5 10 9 8 6 9 0 0-4-4 3-6 8-13 9-13 4z", linear(1, 0.4, "#ffb27a", "#f4622a")),
      ) + line("M-5-6L-3 0M2-8L2-2M8-6L5 0", "#b83a0c", 1),
      { turn },
    );
  return `${group(clay(5, 0.55), path("M50 140C52 178 76 204 122 206 168 204 192 178 194 140z", linear(1, 0.3, "#fdfdff", "#cfe4f4 .5", "#5c86ac")))}${line("M60 166Q122 190 184 166", "#1d58a8", 4, 'opacity=".85"')}${line("M66 176Q122 199 178 176", "#1d58a8", 1.8, 'opacity=".7"')}
${ellipse(122, 142, 73, 24, linear(1, 1, "#ffffff", "#b8cfe0"))}${ellipse(122, 143, 66, 19.5, radial(0.4, 0.25, 0.85, "#d87a1e", "#8a3a08 .45", "#3a1202"), `stroke="${GOLD}" stroke-width=".8"`)}${ellipse(98, 137, 30, 6, "#ffdf9a", `opacity=".6" filter="${blur(2.5)}"`)}
${shallots.map(([x, y]) => ellipse(x, y, 8, 3.4, "#f3d6ee", 'stroke="#a83a86" stroke-width="1.6"')).join("")}${bits.map(([x, y], index) => `${circle(x, y, 3.4, index % 2 === 0 ? "#f0202a" : "#48b82a")}${circle(x, y, 1.5, "#fff0b8")}`).join("")}
${shrimp(100, 143, -12)}${shrimp(146, 141, 24)}${shrimp(124, 148, 170)}`;
}

function chilli(x: number, y: number, turn: number): string {
  return place(
    x,
    y,
    `${group(clay(2.2, 0.7), path("M-26 2C-14-10 10-10 26 4 30 8 26 10 22 9 8 4-10 6-22 10-28 10-30 6-26 2z", linear(0.4, 1, "#ff6a4a", "#e01420 .5", "#86040e")))}${line("M-26 5Q-34 4-38-3", "#4aa82a", 4)}`,
    { filter: shadow(3, 2, 0.5), turn },
  );
}
