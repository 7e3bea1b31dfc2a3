import { blur, clay, rim } from "../../kit/effects.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";

const HAIR = linear(0.5, 1, "#ffa8dc", "#e0409a .4", "#7a1468");
const SKIN = linear(0.4, 1, "#ffe6d2", "#f6bc9c .6", "#c8787a");
const SCALE_SKIN = linear(0.8, 1, "#9affe8", "#18c0b4 .45", "#0a4a8a");

/** A mermaid with a crown to the waist, her tail rising at the right; her face is at (0, 0), 240 units high. */
export function mermaid(): string {
  const locks =
    "M-48-24C-58 10-50 30-66 56M-36 20C-42 44-60 62-78 74M48-20C58 8 50 30 68 50M36 24C42 46 58 60 78 66M-24-42C-40-30-46-10-46 6M26-42C40-32 46-12 46 4";
  const scales = repeat(7, (index) =>
    place(
      [26, 48, 70, 90, 104, 112, 114][index] ?? 0,
      [126, 130, 126, 114, 96, 76, 56][index] ?? 0,
      line("M-7-8A9 9 0 007-8M-14 1A9 9 0 010 1 9 9 0 0114 1", "#eafff8", 1.6, 'opacity=".5"'),
      {
        turn: [-6, -22, -40, -56, -72, -84, -92][index] ?? 0,
        scale: 1.1 - index * 0.09,
      },
    ),
  );
  const frontLocks = "M36 14C50 40 34 60 40 84 46 104 60 112 62 138 44 132 28 116 24 92 22 70 32 52 28 36z";
  const eye = (side: number) =>
    place(
      13.5 * side,
      -3,
      `${ellipse(0, 0, 8.5, 8, "#ffffff")}${circle(-0.5, 0, 7.2, radial(0.5, 0.7, 0.7, "#5affe0", "#0e8ab0 .6", "#06305c"))}${circle(-0.5, 0.5, 3.6, "#04142a")}${circle(-3, -2.6, 2.4, "#ffffff")}${circle(2, 3.5, 1.2, "#ffffff")}${path(`M${-9.5 * side}-2C${-6 * side}-12 ${6 * side}-13 ${10 * side}-5L${15 * side}-10 ${11 * side}-1C${6 * side}-9 ${-4 * side}-9 ${-9.5 * side}-2z`, "#3a0a30")}`,
    );
  return `${group(rim("#d8fff8", 1.6, 0.7), group(clay(6, 0.7), path("M-20 96C20 150 76 158 106 128 134 100 136 56 118 16L106 22C112 56 104 88 82 100 58 112 40 96 30 84z", SCALE_SKIN)))}${scales}
${group(clay(4, 0.6), path("M112 30C92 24 72 4 68-30 90-24 106-10 113 4 118-12 134-28 160-32 160-2 138 26 112 30z", linear(0.2, 1, "#c8fff4", "#2ad0c8 .5", "#1a5ab0")))}${line("M110 24Q88 8 76-20M113 22L114 8M116 24Q138 8 152-24M108 22Q98 14 90-2M120 22Q132 14 138-2", "#eafff8", 1.5, 'opacity=".55"')}
${group(clay(6, 0.55), path("M0-54C-44-58-68-28-64 8-62 32-82 44-98 62-78 62-70 70-84 94-56 92-46 72-40 50H40C46 72 62 90 92 88 76 70 80 60 104 52 78 46 64 32 64 6 66-30 44-58 0-54z", HAIR))}${line(locks, "#ffd0f0", 2, 'opacity=".5"')}
${group(clay(5, 0.3), path("M-11 22V46C-12 54-34 58-46 68-56 78-58 104-60 140H-44C-42 116-40 104-36 96L-32 140H32L36 96C40 104 42 116 44 140H60C58 104 56 78 46 68 34 58 12 54 11 46V22z", SKIN))}${ellipse(0, 38, 13, 6, "#a85a60", `opacity=".55" filter="${blur(3)}"`)}
${group(clay(3, 0.6), both(path("M2 104C4 88 14 82 24 84 36 88 38 104 30 114 18 118 6 114 2 104z", linear(0.6, 1, "#ffe0f8", "#d05ac8 .5", "#6a1a8a"))))}${both(line("M8 110L18 88M18 114L22 87M28 113L27 89", "#fff0fc", 1.2, 'opacity=".6"'))}
${group(clay(4, 0.55), both(path(frontLocks, HAIR)))}${both(line("M36 34C44 56 28 72 34 94 38 108 48 116 54 128", "#ffd0f0", 1.8, 'opacity=".5"'))}
${repeat(9, (index) => circle(-24 + index * 6, 58 + 9 * Math.sin((index / 8) * Math.PI), 3, radial(0.35, 0.3, 0.8, "#ffffff", "#e8d8f0", "#a890b8")))}
${group(clay(2, 0.2), path("M-32-10C-32-34-16-44 0-44S32-34 32-10C32 14 14 36 0 37-14 36-32 14-32-10z", SKIN))}${both(ellipse(19, 12, 8, 5, "#ff6a8a", `opacity=".5" filter="${blur(2)}"`))}${eye(-1)}${eye(1)}${both(line("M6-18Q14-23 23-17", "#8a2068", 2.2))}${line("M-2 11Q1 13 4 11", "#b8625c", 1.8)}
${path("M-9 20Q-4 16.500 0 18.500 4 16.500 9 20 4 27 0 27-4 27-9 20z", linear(0, 1, "#ff6a8a", "#c8204c"))}${line("M-8 20.200Q0 22 8 20.200", "#8a0c30", 1)}${ellipse(1, 24, 3, 1, "#ffffff", 'opacity=".6"')}
${group(clay(3, 0.6), path("M-6-50C-34-48-46-20-38 14-34-6-24-20-2-30 16-22 28-8 36 16 48-22 30-54-6-50z", HAIR))}${line("M-4-46C-24-42-36-24-37-4M2-44C20-38 32-20 36-2M-2-38C-16-32-26-22-30-12", "#ffd0f0", 1.8, 'opacity=".55"')}
${group(clay(2, 0.7), path("M-28-40L-33-64-16-52 0-78 16-52 33-64 28-40Q0-54-28-40z", GOLD, 'stroke="#8a5a10" stroke-width=".8"'))}${circle(0, -57, 4.5, radial(0.35, 0.3, 0.8, "#ffffff", "#5af0ff .4", "#0a6ab0"))}${circle(0, -79, 4, radial(0.35, 0.3, 0.8, "#ffffff", "#f0e0f4", "#a890b8"))}${both(circle(33, -65, 3.5, radial(0.35, 0.3, 0.8, "#ffffff", "#f0e0f4", "#a890b8")))}${both(circle(17, -49, 2.8, "#ff5aa8"))}`;
}
