import { clay, rim, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";

/** A lobster from above, on a plate of jade and gold. */
export function luckyLobster(): string {
  const shell = linear(0.4, 1, "#ffb04a", "#f0481e .45", "#8a0c1c");
  const claw = "M0 0C-14-8-24-26-22-48-20-66-8-78 6-82 4-72 4-62 8-54 14-62 22-66 32-64 36-44 30-16 12-2 8 1 4 1 0 0z";
  const part = (index: number) =>
    group(
      clay(4, 0.6),
      path(
        `M${-26 + index * 2.6} ${30 + index * 15}Q0 ${22 + index * 15} ${26 - index * 2.6} ${30 + index * 15}L${22 - index * 2.6} ${48 + index * 15}Q0 ${42 + index * 15} ${-22 + index * 2.6} ${48 + index * 15}z`,
        shell,
      ),
    );
  return `${rect(0, 0, 320, 240, 0, radial(0.5, 0.45, 0.8, "#1fae8c", "#0a5a54 .55", "#02211f"))}${repeat(24, (index) => place(160, 112, path("M0-150L9-118H-9z", "#8affd8", 'opacity=".12"'), { turn: index * 15 }))}
${circle(160, 112, 104, "#03201d", 'opacity=".5"')}${circle(160, 108, 103, GOLD)}${circle(160, 108, 97, radial(0.4, 0.3, 0.8, "#d8fff0", "#4ad0a8 .5", "#0e7a66"))}${circle(160, 108, 84, "none", `stroke="${GOLD}" stroke-width="1.800"`)}${repeat(32, (index) => place(160, 108, circle(0, -90.5, 1.8, GOLD), { turn: index * 11.25 }))}${glow("#fff6c0", 160, 96, 100, 0.6)}
${group(
  shadow(9, 8, 0.5),
  place(
    156,
    110,
    `${line("M-8-50C-18-86-60-104-104-96M8-50C18-86 60-104 104-96M-5-52C-10-84-26-104-46-116M5-52C10-84 26-104 46-116", "#c8281e", 3.4)}${both(`${line("M22-4C44-4 58 6 66 22M22 8C42 14 52 26 56 42M20 18C36 28 42 40 42 56", "#d83a1e", 5.5)}${line("M18-24C40-28 52-38 58-50", "#8a0c1c", 14)}${line("M18-24C40-28 52-38 58-50", "#f0602e", 9)}`)}${group(rim("#fff0c0", 1.4, 0.7), group(clay(5, 0.7), both(place(56, -44, path(claw, shell), { turn: 14, scale: 0.92 }))))}
${[4, 3, 2, 1, 0].map(part).join("")}${group(clay(4, 0.6), `${place(0, 110, path("M-10-4C-12 14-6 26 0 28 6 26 12 14 10-4zM-14-6C-30 2-36 16-34 26-22 24-12 14-8 0zM14-6C30 2 36 16 34 26 22 24 12 14 8 0z", shell))}`)}
${group(rim("#fff0c0", 1.8, 0.6), group(clay(9, 0.7), path("M0-62C16-58 28-36 30-8 31 16 24 32 0 36-24 32-31 16-30-8-28-36-16-58 0-62z", shell)))}${line("M0-52V28M-24-2Q0 10 24-2M-22 14Q0 26 22 14", "#8a0c1c", 1.8, 'opacity=".6"')}${both(`${circle(13, -48, 6.5, "#fff6e0")}${circle(13.5, -49.5, 3.8, "#140404")}${circle(12, -51, 1.3, "#ffffff")}`)}${ellipse(-10, -24, 5, 12, "#ffe0a0", 'opacity=".5"')}`,
    { turn: 14, scale: 0.8 },
  ),
)}
${discs({ box: [40, 10, 240, 200], count: 34, colors: ["#ffffff", "#fff3a0"], size: 2.1, strength: 1, seed: 47 })}${vignette(0.5)}`;
}
