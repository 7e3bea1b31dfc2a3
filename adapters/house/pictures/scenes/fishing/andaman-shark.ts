import { blur, clay, rim, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";
import { bubble } from "../../parts/sea.ts";

/** A shark swims at the viewer below the rocks of the Andaman sea. */
export function andamanShark(): string {
  const head =
    "M0-92C30-90 56-60 70-22 82 14 80 50 60 76 40 96 18 104 0 104-18 104-40 96-60 76-80 50-82 14-70-22-56-60-30-90 0-92z";
  const teeth = (y: number, width: number, count: number, length: number, bow: number) =>
    repeat(count, (index) => {
      const t = (index + 0.5) / count - 0.5;
      const x = t * width * 2;
      const top = y + bow * (1 - 4 * t * t);
      return `M${(x - width / count).toFixed(1)} ${top.toFixed(1)}L${x.toFixed(1)} ${(top + length).toFixed(1)}L${(x + width / count).toFixed(1)} ${top.toFixed(1)}z`;
    });
  return `<rect width="320" height="240" fill="${linear(0, 1, "#8fe6ff 0", "#e8fbff .22", "#20c8c8 .23", "#0a8aa8 .5", "#04385c 1")}"/>
${path("M10 54C14 22 30 10 44 24 54 6 72 12 76 34 82 40 86 48 88 54zM232 54C236 26 250 18 262 32 272 4 294 6 300 30 308 36 312 46 314 54z", linear(0, 1, "#5a9a6a", "#2a5a4a"))}${path("M28 54C32 40 40 34 46 40L52 54zM272 54C276 34 286 28 292 40L296 54z", "#e8e0d0", 'opacity=".5"')}
${path("M0 54Q40 48 80 54T160 54 240 54 320 54V62Q280 56 240 62T160 62 80 62 0 62z", "#ffffff", 'opacity=".8"')}${repeat(5, (index) => path(`M${40 + index * 56} 60L${10 + index * 66} 240H${60 + index * 66}L${60 + index * 56} 60z`, "#ffffff", 'opacity=".07"'))}
${glow("#c8fff8", 160, 130, 150, 0.45)}
${group(
  shadow(12, 12, 0.5),
  place(
    160,
    138,
    `${group(clay(6, 0.4), `${path("M-58 20C-98 30-128 54-150 88-112 84-74 76-52 62zM58 20C98 30 128 54 150 88 112 84 74 76 52 62z", linear(0, 1, "#5a8098", "#1c3a50"))}${path("M-12-80C-10-112 4-128 20-136 18-116 18-98 22-78z", linear(0, 1, "#6a92a8", "#2c4c62"))}`)}
${group(rim("#eaffff", 2, 0.7), group(clay(12, 0.35), path(head, linear(0, 1, "#7aa6bc", "#4a7890 .5", "#dfeaf0 .62", "#ffffff"))))}
${path("M-54 34C-40 14-20 6 0 6S40 14 54 34C56 62 34 84 0 84S-56 62-54 34z", "#4a0a14")}${ellipse(0, 66, 32, 14, "#c8384c")}
${group(shadow(2, 1.5, 0.4), `${path(teeth(26, 50, 9, 22, -16), "#ffffff")}${path(teeth(72, 40, 8, -17, 8), "#f2f6f4")}`)}${line("M-54 34C-40 14-20 6 0 6S40 14 54 34", "#2a4456", 4)}
${both(`${ellipse(44, -26, 9, 7, "#0a1216", 'transform="rotate(30 44 -26)"')}${circle(41, -29, 2.6, "#ffffff")}${line("M22-25Q36-36 52-37", "#1c3648", 6)}${ellipse(14, -14, 4, 2.4, "#2a4456", 'transform="rotate(-24 14 -14)"')}${line("M70 10Q74 24 72 38M64 8Q68 24 66 40", "#2a4a5e", 2.2, 'opacity=".55"')}`)}`,
    { scale: 0.92 },
  ),
)}
${bubble(62, 110, 9)}${bubble(44, 92, 5)}${bubble(262, 118, 10)}${bubble(282, 98, 6)}${discs({ box: [40, 70, 240, 150], count: 30, colors: ["#ffffff"], size: 2, strength: 0.7, seed: 17 })}<ellipse cx="160" cy="30" rx="150" ry="24" fill="${radial(0.5, 0.5, 0.5, "#ffffff 0 .5", "#ffffff 1 0")}" filter="${blur(4)}"/>${vignette(0.4)}`;
}
