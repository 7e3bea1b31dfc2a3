import { clay, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, type Point, path, place, round, sparkle } from "../../kit/shapes.ts";
import { coin } from "../../parts/coin.ts";
import { dragonProfile } from "../../parts/creatures/dragon-profile.ts";
import { serpent } from "../../parts/slots/serpent.ts";

const LOOK = { light: "#fff6c8", middle: "#f0ae28", dark: "#6a2f04", spike: "#ff4a1e", belly: "#ffb04a" };

/** A golden dragon curls around its burning pearl. */
export function goldenDragonJackpot(): string {
  const curve = (share: number): Point => {
    const angle = ((-158 + share * 304) * Math.PI) / 180;
    return [round(184 + 118 * Math.cos(angle)), round(120 + 96 * Math.sin(angle))];
  };
  const fall = [
    [40, 34, 13, -20],
    [214, 22, 11, 30],
    [272, 196, 14, 24],
    [20, 150, 12, 40],
    [196, 190, 17, -18],
    [148, 20, 8, 12],
  ] as const;
  return `${backdrop("#d81e1e", "#5c0508", "#120002", 0.72, 0.36, 0.85)}
${rays(226, 88, 26, 270, "#ffb04a", 0.34)}${discs({ box: [0, 0, 320, 240], count: 26, colors: ["#ff7a2a", "#ffca5a"], size: 9, strength: 0.34, seed: 9, soft: 1.8 })}
${group(
  shadow(5, 6, 0.7),
  serpent(curve, 84, (share) => 4 + 27 * share ** 0.8, LOOK),
)}
${fall
  .slice(0, 4)
  .map(([x, y, size, turn]) => coin(x, y, size, { turn, open: 0.7 }))
  .join("")}
${glow("#ff6a1a", 236, 96, 84, 0.9)}${pearl(236, 100)}
${group(shadow(6, 7, 0.7), place(122, 94, `${mane()}${dragonProfile("#fcc64a", "#e2931a", "#8a4406")}${collar()}`, { scale: 1.12, turn: -6 }))}
${fall
  .slice(4)
  .map(([x, y, size, turn]) => coin(x, y, size, { turn, open: 0.7, filter: shadow(4, 4) }))
  .join("")}
${sparkle(214, 76, 11)}${sparkle(58, 62, 7, "#fff3c0")}${discs({ box: [20, 10, 290, 210], count: 44, colors: ["#fff3c0", "#ffb03a", "#ff7a2a"], size: 2, strength: 1, seed: 17 })}${vignette(0.6)}`;
}

/** Flames of hair behind the head. */
function mane(): string {
  const hair = linear(0.4, 1, "#ffcf4a", "#f2441e .45", "#7a0612");
  return group(
    clay(3, 0.4),
    path(
      "M10-30C-20-62-62-66-104-50-84-46-72-38-66-30-90-34-112-22-124 0-106-8-90-6-82 2-102 6-114 22-116 44-102 30-88 26-80 32-92 44-96 62-90 82-80 64-68 56-58 58L0 40z",
      hair,
    ),
  );
}

/** Flames of hair over the neck's end. */
function collar(): string {
  const hair = linear(0.4, 1, "#ffd65a", "#f2501e .5", "#8a0a12");
  return group(
    clay(2.5, 0.4),
    path(
      "M-66 52C-52 58-40 56-30 46-30 56-24 60-16 58-16 48-10 42-2 40 6 52 8 68 2 84-4 76-12 74-18 76-20 90-30 100-44 104-40 92-44 84-50 80-58 92-70 98-84 98-74 86-70 70-66 52z",
      hair,
    ),
  );
}

/** A pearl in flames. */
function pearl(x: number, y: number): string {
  const flame =
    "M-34 8C-40-12-26-22-28-44-14-36-10-24-10-16-4-28 2-40-2-58 16-46 22-30 18-16 24-20 28-28 28-36 42-18 40 0 34 12 28 34-26 36-34 8z";
  return place(
    x,
    y,
    `${path(flame, radial(0.5, 0.75, 0.75, "#fff6a0", "#ffb52a .4", "#f2430e"), 'opacity=".92"')}${circle(0, 4, 27, radial(0.36, 0.3, 0.8, "#ffffff", "#ffe9c8 .35", "#ffa24a .75", "#c4380a"))}${ellipse(-9, -6, 8, 5, "#fff", 'opacity=".95" transform="rotate(-30 -9 -6)"')}`,
  );
}
