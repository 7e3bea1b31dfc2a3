import { define } from "../../kit/definitions.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { both, circle, ellipse, line, path, rect } from "../../kit/shapes.ts";

/** The picture of a jack, a queen or a king, 42 × 80 units, the same upside down. */
export function courtFigure(rank: string, red: boolean): string {
  const clip = define(`<clipPath id="$id"><rect x="-20" y="-39" width="40" height="39.300"/></clipPath>`);
  const half = `<g clip-path="url(#${clip})">${upperHalf(rank, red)}</g>`;
  return `${rect(-21, -40, 42, 80, 3, linear(0, 1, "#fff3cf", "#ffe3a0", "#fff3cf"))}${half}<g transform="rotate(180)">${half}</g>${rect(-21, -40, 42, 80, 3, "none", `stroke="${GOLD}" stroke-width="1.600"`)}`;
}

function upperHalf(rank: string, red: boolean): string {
  const robe = red ? linear(0, 1, "#f0414d", "#8c0a1e") : linear(0, 1, "#3c6fe0", "#10256e");
  const trim = red ? "#1d3f9e" : "#c91f30";
  const hair = rank === "Q" ? "#7a3b12" : rank === "K" ? "#d8d2c4" : "#3a2412";
  const locks =
    rank === "Q"
      ? "M-9-22C-13-12-12-8-14-3L14-3C12-8 13-12 9-22z"
      : "M-8-24C-12-18-10-12-11-10L11-10C10-12 12-18 8-24z";
  const beard = rank === "K" ? path("M-6.500-15C-6-8-2-5 0-4 2-5 6-8 6.500-15 3-13-3-13-6.500-15z", hair) : "";
  return `${path(locks, hair)}
${path("M-22 2C-22-8-12-12-6-11L0-6 6-11C12-12 22-8 22 2z", robe)}${path("M-6-11.500L0-5 6-11.500 9-10 2 2H-2L-9-10z", GOLD)}${path("M-3.500-6.500L0-2 3.500-6.500 0-3z", trim)}
${both(`${line("M12-8Q16-4 17 2", trim, 3)}${circle(10, -2, 1.6, GOLD)}`)}
${ellipse(0, -18, 6.6, 8, linear(1, 1, "#ffe9cf", "#e8b98c"))}${beard}
${both(`${circle(2.6, -19, 0.95, "#2a1a10")}${line("M1.400-21.400H4.200", "#2a1a10", 0.7)}`)}${line("M-1.800-13.800Q0-12.600 1.800-13.800", "#c0303a", 1.1)}${crown(rank, trim)}`;
}

function crown(rank: string, trim: string): string {
  if (rank === "J")
    return `${path("M-9-23C-10-33 10-35 10-24 4-26-3-26-9-23z", trim)}${path("M-9-22.500C-3-26 4-26 10-23.500V-26C4-28.500-3-28.500-9-25z", GOLD)}${line("M8-27Q14-32 13-38", GOLD, 2.2)}`;
  const points =
    rank === "K" ? "M-9-24L-11-35-5-30 0-38 5-30 11-35 9-24z" : "M-8-24L-10-33-4-29.500 0-35 4-29.500 10-33 8-24z";
  return `${path(points, GOLD, 'stroke="#7a4b08" stroke-width=".7"')}${rect(-9, -26, 18, 3.4, 1, trim)}${circle(0, -37, 1.7, trim)}`;
}
