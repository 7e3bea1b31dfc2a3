import { clay, rim } from "../../kit/effects.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path } from "../../kit/shapes.ts";

const HEAD =
  "M-8-62C-10-74-8-84-2-92 6-84 12-74 13-64 20-60 25-54 28-46 36-28 48-8 60 10 68 20 74 30 73 40 71 50 62 56 54 55 46 56 40 52 36 46 26 40 14 36 4 30-4 26-8 24-10 30-8 56 0 84 14 120L-118 120C-112 60-92 0-58-36-44-50-26-60-8-62z";
const MANE =
  "M-4-78C-30-82-62-68-84-40-110-34-128-16-138 8-124 0-112-2-104 2-124 18-136 40-138 66-126 52-114 46-104 46-118 66-124 90-122 114L-92 120C-94 70-76 10-42-30-30-44-16-54-2-58z";

/** A horse's head in full gallop, looking to the right, about 200 × 210 units. */
export function horseHead(light: string, middle: string, dark: string, mane: string): string {
  return `${group(rim("#ffe6c0", 1.8, 0.7), group(clay(8, 0.45), path(HEAD, linear(0.6, 1, light, middle, dark))))}
${path("M0-66C-2-74-2-80 0-84 5-78 8-72 9-64z", dark, 'opacity=".7"')}
${group(clay(4, 0.5), path(MANE, mane))}${group(clay(3, 0.5), path("M-2-80C8-72 20-62 24-44 14-54 4-56-6-52z", mane))}
${ellipse(22, -32, 8, 6.5, "#140806", 'transform="rotate(34 22 -32)"')}${circle(20, -34, 2.2, "#ffffff")}${line("M12-40Q22-46 31-34", dark, 3)}
${ellipse(64, 30, 4.5, 6.5, "#1a0a06", 'transform="rotate(28 64 30)"')}${line("M42 46Q52 42 62 48", dark, 2.4)}
${line("M8-58L34-24M34-24L46 36M34-24L4 20M4 20L-14-52M46 36L4 20", "#3a1a0a", 5.5)}${line("M8-58L34-24M34-24L46 36M34-24L4 20M4 20L-14-52", GOLD, 1.2)}${circle(34, -24, 5, GOLD)}${circle(46, 36, 7, "none", `stroke="${GOLD}" stroke-width="3"`)}${line("M48 42C20 70-30 84-90 92", "#3a1a0a", 5)}
${line("M-4 28C-12 18-12 4-4-4", dark, 2.2, 'opacity=".6"')}`;
}
