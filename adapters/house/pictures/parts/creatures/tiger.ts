import { clay, rim } from "../../kit/effects.ts";
import { linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path } from "../../kit/shapes.ts";

interface TigerLook {
  readonly fur: readonly [light: string, middle: string, dark: string];
  readonly belly: string;
  readonly stripe: string;
  readonly eye: readonly [light: string, dark: string];
}

/** A tiger's head from the front, about 140 × 130 units; calm and strong. */
export function tiger({ fur, belly, stripe, eye }: TigerLook): string {
  const coat = linear(0.2, 1, ...fur);
  const head =
    "M0-56C22-56 40-48 50-32 58-20 58-4 62 6L76 18 64 24 72 38 56 38 58 52 42 48C30 60 14 66 0 66S-30 60-42 48L-58 52-56 38-72 38-64 24-76 18-62 6C-58-4-58-20-50-32-40-48-22-56 0-56z";
  return `${group(clay(4, 0.4), both(circle(42, -46, 20, coat)))}${both(`${circle(43, -45, 11, "#5a2a24")}${path("M30-36C34-48 44-52 50-46 44-44 40-38 40-32z", belly)}`)}
${group(rim("#fff3d0", 1.8, 0.5), group(clay(10, 0.35), path(head, coat)))}
${group(clay(4, 0.25), both(path("M2 4C16 0 34 8 46 4 52 16 62 24 64 26 58 30 62 38 54 40 46 52 30 58 22 56 8 52 2 40 2 4z", belly)))}${group(clay(3, 0.25), both(path("M8-22C14-36 34-36 42-22 34-28 18-26 10-16z", belly)))}
${path("M-5-54C-4-44-3-36 0-30 3-36 4-44 5-54zM-20-50C-16-42-12-36-4-34-8-40-12-46-12-53zM20-50C16-42 12-36 4-34 8-40 12-46 12-53zM-3-26H3L0-12z", stripe)}
${both(path("M34-46C32-38 26-34 18-34 24-38 26-44 26-50zM52-26C46-22 40-22 34-26 40-28 44-32 47-36zM58-6C50-4 44-6 38-10 46-10 52-14 55-18zM64 12C56 14 50 12 44 8 52 8 58 4 60 2zM66 30C58 30 52 28 48 22 54 24 60 22 64 22zM54 46C48 44 44 40 42 34 48 38 54 38 57 38z", stripe))}
${both(`${path("M9-6C16-20 34-20 42-10 34 2 18 4 9-6z", "#160a06")}${circle(26, -9, 8, radial(0.5, 0.45, 0.6, eye[0], eye[1]))}${circle(26, -9, 4, "#0c0604")}${circle(23, -12, 2.4, "#ffffff")}${path("M8-16C18-28 36-28 46-14 36-20 20-20 10-10z", stripe)}`)}
${group(clay(5, 0.3), both(path("M0 20C10 14 30 20 30 34 28 46 10 50 0 42z", "#fffaf0")))}${group(clay(4, 0.3), path("M-14 44Q0 56 14 44 12 62 0 62S-14 58-14 44z", belly))}
${group(clay(2.5, 0.7), path("M-14 12Q0 6 14 12 12 24 0 28-12 24-14 12z", "#e8788a"))}${line("M0 28V36M-22 38Q-10 46 0 36 10 46 22 38", "#3a1410", 2.6)}${both(`${path("M12 41L15 50 19 41z", "#ffffff")}${circle(16, 30, 1.3, "#6a4a30")}${circle(22, 34, 1.3, "#6a4a30")}${circle(20, 27, 1.3, "#6a4a30")}${line("M26 30Q48 24 68 28M26 35Q48 36 66 44", "#ffffff", 1, 'opacity=".8"')}`)}${ellipse(0, -40, 20, 5, "#ffffff", 'opacity=".16"')}`;
}
