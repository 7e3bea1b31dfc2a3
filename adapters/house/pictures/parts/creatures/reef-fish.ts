import { clay } from "../../kit/effects.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";

type Tones = readonly [light: string, middle: string, dark: string];

/** A round fish that looks to the left, about 150 units wide around the middle. `flip` lets it look to the right. */
export function reefFish(x: number, y: number, body: Tones, fin: Tones, scale = 1, flip = false, turn = 0): string {
  const skin = linear(0.25, 1, body[0], `${body[1]} .5`, body[2]);
  const web = linear(0.4, 1, fin[0], `${fin[1]} .55`, fin[2]);
  const scales = repeat(5, (column) =>
    repeat(4, (row) => `M${-14 + column * 13} ${-26 + row * 15 + (column % 2) * 7}a8 8 0 010 14`),
  );
  const fish = `${group(clay(2.5, 0.4), path("M44-4C60-14 74-34 88-38 84-18 80-8 80 0 80 8 84 20 88 38 74 34 60 14 44 6zM-18-36C-2-62 30-62 48-46 40-40 36-32 34-22zM-8 36C4 56 28 58 40 46 34 40 30 32 28 24z", web))}${line("M52-2L80-26M54 0L76-8M54 2L76 10M52 4L80 26M-4-42L16-54M10-40L30-50", "#ffffff", 1.4, 'opacity=".4"')}
${group(clay(7, 0.6), path("M-70 6C-62-22-34-42-4-42 24-42 46-22 58 0 46 22 24 40-4 40-34 40-60 26-70 6z", skin))}
${line(scales, body[2], 1.6, 'opacity=".5"')}${line(scales, "#ffffff", 1, 'opacity=".35" transform="translate(-1.400 -.6)"')}
${path("M-32-36C-22-16-22 14-32 34-52 28-64 18-70 6-62-14-48-28-32-36z", linear(0.2, 1, body[0], body[1]), 'opacity=".75"')}${line("M-32-36C-22-16-22 14-32 34", body[2], 2, 'opacity=".55"')}
${group(clay(2, 0.5), path("M-12 8C6 4 22 14 26 30 8 32-8 24-12 8z", web))}${line("M-66 12Q-56 16-48 11", body[2], 3)}
${circle(-46, -8, 11, "#ffffff")}${circle(-48, -7, 7.5, radial(0.4, 0.35, 0.7, "#5a3a1a", "#0a0604"))}${circle(-50.5, -10, 2.8, "#ffffff")}${ellipse(-20, -30, 26, 5, "#ffffff", 'opacity=".35" transform="rotate(-12 -20 -30)"')}`;
  return place(x, y, flip ? `<g transform="scale(-1 1)">${fish}</g>` : fish, { scale, turn });
}

export const ORANGE_FISH = [
  ["#fff0a0", "#ff9a1e", "#a83606"],
  ["#ffd06a", "#f0561e", "#8a1408"],
] as const satisfies readonly [Tones, Tones];
export const TEAL_FISH = [
  ["#c8fff0", "#1ec8b0", "#045a6a"],
  ["#9affe0", "#1a9ad8", "#0a2a7a"],
] as const satisfies readonly [Tones, Tones];
export const PINK_FISH = [
  ["#ffe0f0", "#ff6aa8", "#8a1458"],
  ["#ffd0a0", "#ff7a5a", "#a01c3a"],
] as const satisfies readonly [Tones, Tones];
