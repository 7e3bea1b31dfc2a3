import { clay } from "../../kit/effects.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path } from "../../kit/shapes.ts";

/** A roaring dragon's head that looks to the right, about 150 units wide around the middle. */
export function dragonProfile(light = "#5cf0b8", middle = "#149a76", dark = "#05443e"): string {
  const scales = linear(0.4, 1, light, middle, dark);
  const mane = linear(0.3, 1, "#ffe9a0", "#f0a82e", "#8a4a0c");
  const head =
    "M66-4C68-14 60-22 50-22 44-28 34-28 28-24 18-34 2-40-14-38-34-36-46-22-50-2L-62 70H-2C-4 58 0 50 8 46 20 54 38 54 50 46 54 42 53 37 49 34 38 38 26 34 20 24 32 28 46 24 56 16 63 11 66 4 66-4z";
  return `${group(clay(3, 0.5), path("M-14-38C-26-58-48-66-74-62-56-56-42-46-34-30zM-2-38C-8-60-26-78-54-82-38-72-26-58-20-38z", GOLD))}
${group(clay(3, 0.4), path("M-44-20C-58-30-74-28-84-18-72-18-62-12-56-4-70-6-82 2-88 14-76 8-66 10-58 18-70 22-78 34-78 48-70 36-62 34-56 40-62 50-62 62-56 72L-30 40-30-10z", mane))}
${group(clay(6, 0.5), path(head, scales))}
${path("M20 24C28 34 40 38 50 34 40 42 26 44 12 42 8 36 10 28 20 24z", "#5c0a18")}${path("M18 32C26 40 38 42 48 37 38 46 22 46 12 42z", "#f0566a")}
${path("M57 15L54 30 48 19zM40 24L38 34 33 25zM28 26L27 33 23 26z", "#fffdf0")}${path("M48 36L44 25 40 37zM34 36L31 28 28 34z", "#fffdf0")}
${group(clay(2, 0.5), path("M44-22C50-30 62-28 65-18 68-8 58-6 52-10 46-14 42-16 44-22z", light))}${ellipse(58, -17, 3.6, 2.6, "#02302c")}
${line("M62-6C78-4 84 14 74 30 92 16 90-10 70-14", "#ffd870", 2.4)}${line("M44-26C60-44 86-40 88-18 80-32 62-34 48-22", "#ffd870", 2.2)}
${group(clay(2, 0.4), path("M-2-30C10-40 26-38 34-26 24-28 12-24 2-16z", GOLD))}
${path("M4-14C10-24 22-24 28-16 22-8 10-8 4-14z", "#021a18")}${circle(17, -16, 4.8, radial(0.5, 0.5, 0.5, "#fffbd0", "#ffd62e", "#f06a00"))}${ellipse(17.5, -16, 1.6, 4.2, "#021a18")}${circle(15.5, -18, 1.3, "#fff")}
${line("M-6 0Q0 6-6 12M-18-8Q-11 0-18 8M-18 14Q-11 22-18 30M-32-8Q-24 2-32 12M-32 20Q-24 30-32 40M-46 12Q-38 22-46 32M-6 22Q2 28-4 36", "#eafff4", 1.5, 'opacity=".38"')}
${group(clay(2.5, 0.4), path("M8 46C2 50-2 58-2 68-10 58-10 46-2 38-8 28-2 16 8 12 4 22 6 34 14 42zM24 52C22 60 26 68 34 72 20 72 14 62 16 52z", mane))}
${line("M34-20Q46-16 56-8M30-14Q42-10 50-2M26-8Q38-4 44 4", "#eafff4", 1.4, 'opacity=".35"')}`;
}
