import { clay, neon } from "../../kit/effects.ts";
import { linear } from "../../kit/paint.ts";
import { both, circle, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";

interface RobotLook {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  /** The colour of its eyes and its lamp. */
  readonly glow: string;
}

/** A robot's head and chest, with the head's middle at (0, 0), about 190 units wide. */
export function robot({ light, middle, dark, glow }: RobotLook): string {
  const metal = linear(0.2, 1, light, `${middle} .45`, dark);
  const lit = (drawing: string, size: number) => place(0, 0, drawing, { filter: neon(glow, size) });
  const bars = repeat(6, (index) => rect(-29 + index * 10, 33, 7, 10, 2, "#eaffff"));
  return `${group(clay(8, 0.7), `${path("M-86 170C-90 116-68 84 0 84S90 116 86 170z", metal)}${both(circle(98, 118, 32, metal))}`)}${rect(-22, 56, 44, 34, 6, linear(1, 0, dark, middle, dark))}${line("M-22 66H22M-22 75H22", "#0a1428", 2.5, 'opacity=".6"')}${line("M-58 104Q0 90 58 104", "#ffffff", 2, 'opacity=".4"')}
${group(clay(3, 0.8), `${line("M0-66V-86", light, 6)}${both(`${rect(70, -24, 22, 52, 8, metal)}${line("M84-24L94-52", light, 5)}`)}`)}${lit(`${circle(0, -90, 8, "#ffffff")}${both(circle(95, -56, 4.5, "#ffffff"))}`, 4)}
${group(clay(10, 0.8), path("M-52-66H52C70-66 78-54 78-38V30C78 54 62 66 40 66H-40C-62 66-78 54-78 30V-38C-78-54-70-66-52-66z", metal))}${line("M0-64V-46M-40-65Q-44-52-56-46M40-65Q44-52 56-46", dark, 2, 'opacity=".55"')}
${rect(-62, -42, 124, 58, 26, linear(0, 1, "#02060f", "#14284c"), `stroke="${dark}" stroke-width="3"`)}${path("M-56-16C-56-32-46-38-32-38H-6L-26 10H-38C-52 10-56 2-56-16z", "#ffffff", 'opacity=".13"')}
${lit(both(`${circle(29, -13, 15, "none", 'stroke="#eaffff" stroke-width="5"')}${circle(29, -13, 6, "#ffffff")}${line("M14-29L45-37", "#eaffff", 3)}`), 5)}
${rect(-36, 26, 72, 24, 10, "#06101f")}${lit(bars, 2.5)}${both(`${circle(66, -52, 3.5, dark)}${circle(66, 46, 3.5, dark)}`)}`;
}

/** A robot's hand that holds something at its right, about 60 units wide. */
export function robotHand(light: string, middle: string, dark: string): string {
  const metal = linear(0.3, 1, light, `${middle} .5`, dark);
  const finger = (index: number) =>
    `${rect(-2, -24 + index * 15, 30 - Math.abs(index - 1) * 3, 13, 6.5, metal)}${rect(20 - Math.abs(index - 1) * 3, -23 + index * 15, 20, 11, 5.5, metal)}`;
  return group(clay(4, 0.7), `${rect(-40, -20, 46, 44, 16, metal)}${repeat(3, finger)}${circle(-20, 2, 8, middle)}`);
}
