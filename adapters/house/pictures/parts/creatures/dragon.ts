import { clay, rim } from "../../kit/effects.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path } from "../../kit/shapes.ts";

interface DragonLook {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly mane: readonly [light: string, middle: string, dark: string];
  readonly eye: string;
}

/** A dragon's head from the front, about 180 × 160 units. */
export function dragon({ light, middle, dark, mane, eye }: DragonLook): string {
  const scales = linear(0.2, 1, light, middle, dark);
  const hair = linear(0.2, 1, ...mane);
  return `${group(clay(3, 0.6), both(path("M16-38C18-62 38-66 44-98 58-76 56-54 38-34 56-44 70-60 72-80 84-58 74-36 50-24z", GOLD)))}
${group(clay(4, 0.5), both(path("M34-26C54-34 76-34 92-24 78-20 70-14 66-4 82-4 96 6 102 22 86 16 76 18 70 26 84 34 90 48 88 64 74 52 64 50 56 54 62 66 62 78 56 88 44 72 32 64 20 62z", hair)))}
${group(rim("#fff6d0", 1.6, 0.6), group(clay(9, 0.6), path("M0-50C26-50 44-38 46-16 46-4 40 6 38 16 42 30 36 44 26 52 18 60 8 62 0 62S-18 60-26 52C-36 44-42 30-38 16-40 6-46-4-46-16-44-38-26-50 0-50z", scales)))}
${group(clay(4, 0.6), both(path("M4-18C14-38 36-42 54-32 42-28 26-18 12-4z", GOLD)))}
${both(`${path("M12-4C18-18 34-20 42-12 38 2 22 6 12-4z", "#1a0504")}${circle(27, -7, 7, radial(0.5, 0.5, 0.5, "#fffbd0", `${eye} .6`, "#8a2a00"))}${ellipse(27, -7, 2.2, 6, "#120202")}${circle(24, -10, 2, "#ffffff")}`)}
${group(clay(6, 0.7), path("M0 6C10 2 24 4 30 16 34 28 24 36 12 34 6 33 3 31 0 31S-6 33-12 34C-24 36-34 28-30 16-24 4-10 2 0 6z", scales))}${both(`${ellipse(14, 20, 6, 4, "#160404", 'transform="rotate(-16 14 20)"')}${path("M8 12Q18 6 26 16", "none", 'stroke="#fff" stroke-opacity=".4" stroke-width="1.600"')}`)}
${path("M-26 36Q0 30 26 36 28 50 14 56 0 60-14 56-28 50-26 36z", "#4a0610")}${path("M-12 50Q0 44 12 50 8 58 0 58T-12 50z", "#e84a5a")}${both(path("M10 35L14 49 19 36zM20 37L23 45 26 38zM2 34L5 41 8 35z", "#fffdf4"))}
${both(line("M28 20C52 12 64 30 88 18M26 28C48 32 54 50 78 54", "#ffe08a", 3))}${group(clay(3, 0.5), both(path("M4 58C14 62 20 70 18 86 12 78 6 76 0 82V58zM20 54C30 60 36 70 34 82 28 76 22 74 16 74z", hair)))}
${path("M0-44L8-31 0-16-8-31z", radial(0.4, 0.3, 0.8, "#ffffff", "#ff6a5a .4", "#a00a18"))}${both(line("M12-36Q20-34 26-30M8 0Q5 4 2 5", "#ffffff", 1.4, 'opacity=".35"'))}`;
}
