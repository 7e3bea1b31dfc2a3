import { blur, clay, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";
import { bubble, sea } from "../../parts/sea.ts";

const BODY =
  "M-112 6C-104-22-70-40-28-40 20-42 64-30 92-8 104-14 120-32 136-36 130-16 130 18 138 44 120 36 106 22 94 10 66 34 24 44-24 40-66 38-100 30-112 6z";

/** A golden arowana, the dragon fish, as wide as the water. */
export function goldenDragonFish(): string {
  const scale = (x: number, y: number, size: number) => `M${x} ${y - size}A${size} ${size} 0 01${x} ${y + size}`;
  const scales = repeat(4, (row) =>
    repeat(9, (column) => scale(-52 + column * 16 + (row % 2) * 8, -22 + row * 16, 10 - column * 0.35)),
  );
  const gold = linear(0.3, 1, "#fff6c0", "#ffc93a .35", "#e07a12 .7", "#8a2c08");
  const fin = linear(0.2, 1, "#ffd870", "#f0641e", "#a01c14");
  return `${sea({ light: "#ff9a6a", middle: "#b02a3c", deep: "#2a0620", seabed: "#1c0416", seed: 3, sun: 0.4 })}${glow("#ffcf6a", 160, 110, 160, 0.75)}
${group(
  shadow(10, 10, 0.55),
  place(
    152,
    112,
    `${group(clay(3, 0.5), `${path("M16-38C40-66 78-66 100-50 88-40 80-30 76-20zM8 38C34 64 74 66 98 54 86 42 80 32 76 22zM-44 34C-40 54-24 66-6 68-14 56-16 46-16 40z", fin)}`)}
${group(clay(8, 0.7), path(BODY, gold))}${group(clay(3, 0.5), path("M88-4C106-14 122-32 136-36 130-16 130 18 138 44 120 36 104 22 88 6z", fin))}
${line(scales, "#a4480c", 1.8, 'opacity=".75"')}${line(scales, "#fff8d0", 1, 'opacity=".6" transform="translate(-1.500 -.5)"')}
${line("M96 0L126-26M98 2L128-8M98 4L130 8M96 6L130 30M30-44L62-56M44-42L80-52M24 44L60 56M40 42L78 54", "#fff0b0", 1.2, 'opacity=".6"')}
${group(clay(3, 0.6), path("M-56-36C-44-16-44 18-56 34-82 30-104 22-112 6-106-14-84-32-56-36z", linear(0.4, 1, "#ffe89a", "#f0a02a", "#b85a0c")))}${line("M-70-28C-60-12-60 14-70 28", "#8a3a08", 2, 'opacity=".6"')}
${line("M-111 8Q-94 12-84 4", "#6a1c04", 3)}${circle(-84, -8, 10, "#fff6d0")}${circle(-85, -8, 7, radial(0.4, 0.4, 0.7, "#ff5a2a", "#7a0a04"))}${circle(-86, -8, 4, "#160402")}${circle(-88, -11, 2, "#ffffff")}
${line("M-110 4C-126-2-136-14-138-28M-108 10C-124 12-136 22-142 34", GOLD, 2.6)}${group(clay(2, 0.5), path("M-42 12C-24 10-8 22-6 40-24 38-38 28-42 12z", fin))}`,
    { turn: -6, scale: 0.98 },
  ),
)}
${ellipse(120, 84, 60, 8, "#ffffff", `opacity=".35" filter="${blur(5)}" transform="rotate(-8 120 84)"`)}${bubble(34, 62, 8)}${bubble(22, 40, 5)}${bubble(44, 34, 4)}
${discs({ box: [20, 20, 280, 190], count: 36, colors: ["#fff3b0", "#ffd36a"], size: 2, strength: 1, seed: 6 })}${vignette(0.5)}`;
}
