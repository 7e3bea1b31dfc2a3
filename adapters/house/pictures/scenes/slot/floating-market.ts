import { blur, clay, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";

/** A boat full of fruit on a canal in the morning. */
export function floatingMarket(): string {
  const house = (x: number, scale: number) =>
    place(
      x,
      96,
      `${rect(-34, -8, 68, 34, 0, linear(0, 1, "#a8683a", "#5a2f18"))}${path("M-46-8C-30-14-14-34 0-58 14-34 30-14 46-8z", linear(0, 1, "#d8583a", "#7a2414"))}${path("M-14 2H14V26H-14z", "#ffd88a")}${line("M-30 26V46M30 26V46M0 26V46", "#4a2814", 4)}`,
      { scale },
    );
  const fruit = (x: number, y: number, size: number, light: string, color: string, dark: string) =>
    circle(x, y, size, radial(0.36, 0.3, 0.8, light, `${color} .5`, dark));
  const heap = [
    [-66, -6, "#ffb84a", "#f0781e", "#8a3a0a"],
    [-50, -16, "#ffb84a", "#f0781e", "#8a3a0a"],
    [-38, -4, "#ffb84a", "#f0781e", "#8a3a0a"],
    [-20, -12, "#ff9ab0", "#e0284a", "#7a0a24"],
    [-4, -22, "#ff9ab0", "#e0284a", "#7a0a24"],
    [8, -8, "#ff9ab0", "#e0284a", "#7a0a24"],
    [24, -14, "#e8f08a", "#9ac82a", "#3a6a0a"],
    [38, -4, "#e8f08a", "#9ac82a", "#3a6a0a"],
  ] as const;
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#ffe9b8 0", "#ffc87a .3", "#8ad0b0 .5", "#1a8a8a .7", "#063a4a 1"))}${circle(214, 46, 22, "#fffbe0")}${glow("#fff3c0", 214, 46, 110, 0.9)}
${house(48, 0.95)}${house(278, 0.84)}${house(128, 0.6)}${path("M0 124C30 112 60 120 90 116 140 110 200 118 250 112 280 110 300 116 320 112V140H0z", "#2a6a3a")}${path("M250 118C246 90 250 60 262 36M262 36C240 30 228 40 222 52 240 42 252 40 262 36 250 18 236 16 226 22 246 22 256 28 262 36 276 18 292 18 302 28 284 24 272 28 262 36 284 34 296 44 300 58 286 44 274 40 262 36z", "#1f5a34", 'stroke="#1f5a34" stroke-width="3"')}
${path("M0 130H320V240H0z", linear(0, 1, "#5ad0b8", "#12788a .4", "#04344a"))}${repeat(10, (index) => line(`M${(index * 71) % 260} ${142 + index * 9}h${30 + (index % 4) * 18}`, "#eafff4", 1.8, `opacity="${0.5 - index * 0.03}"`))}
${ellipse(164, 204, 136, 16, "#02222e", `opacity=".55" filter="${blur(5)}"`)}
${group(
  shadow(8, 8, 0.45),
  place(
    164,
    162,
    `${group(clay(5, 0.4), `${path("M44-14C44-44 56-58 72-60 90-58 100-44 100-14z", linear(0, 1, "#3a6af0", "#14288a"))}`)}${circle(72, -70, 15, "#f0c8a8")}${group(clay(3, 0.4), path("M34-70C50-84 58-104 72-108 86-104 94-84 110-70 90-62 54-62 34-70z", linear(0, 1, "#ffe0a0", "#c88a3a")))}${line("M48-42L20-24 34-10", "#f0c8a8", 7)}${line("M104-70L140 40", "#7a4a1e", 4)}
${group(clay(4, 0.7), heap.map(([x, y, light, color, dark]) => fruit(x, y, 15, light, color, dark)).join(""))}${group(clay(3, 0.6), path("M-104-2C-104-22-92-30-84-28-80-36-68-34-68-26-60-20-62-8-64 0z", "#3fa03a"))}
${group(clay(8, 0.5), path("M-150-22C-138 4-100 10 0 10S138 4 156-30C154 14 120 42 60 44H-60C-116 42-144 16-150-22z", linear(0, 1, "#c8783a", "#7a3c14 .5", "#3a1a08")))}${line("M-144-8C-120 14-70 20 0 20S120 14 150-14", "#ffd8a0", 2, 'opacity=".6"')}`,
    { scale: 0.92 },
  ),
)}
${discs({ box: [20, 140, 280, 90], count: 30, colors: ["#ffffff", "#fff6c0"], size: 1.8, strength: 0.9, seed: 5 })}${vignette(0.38)}`;
}
