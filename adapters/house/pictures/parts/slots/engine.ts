import { clay } from "../../kit/effects.ts";
import { GOLD, GOLD_ROUND, linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, repeat, round, star } from "../../kit/shapes.ts";

const RED = linear(0, 1, "#ff5a5a", "#c4142c .45", "#5a0412");

/** A golden steam engine seen from its front left corner, as wide as the tile. */
export function engine(): string {
  return `${cab()}${wheels()}${boiler()}${front()}`;
}

function cab(): string {
  return `${group(clay(5, 0.6), `${path("M246 56L302 60V152L246 156z", RED)}${path("M234 54C250 34 302 36 322 50V60L236 64z", GOLD)}`)}${path("M256 70L292 72V104L256 106z", radial(0.5, 0.6, 0.7, "#fffbe0", "#ffd24a .6", "#c8680a"), `stroke="${GOLD}" stroke-width="3"`)}${line("M274 71V105", GOLD, 2)}${line("M252 116L296 116V144L252 148z", "#ffd870", 2)}`;
}

function wheels(): string {
  const wheel = (x: number, y: number, radiusX: number, radiusY: number) =>
    `<g transform="translate(${x} ${y}) scale(${round(radiusX / 30)} ${round(radiusY / 30)})">${circle(6, 2, 31, "#1c0a04")}${circle(0, 0, 30, GOLD)}${circle(0, 0, 24, "#2a0c0a")}${repeat(10, (index) => place(0, 0, line("M0 0V-24", "#e8323c", 3.6), { turn: index * 36 }))}${circle(0, 0, 8, GOLD_ROUND)}</g>`;
  return `${path("M120 168L310 140V172L130 214z", "#140806")}${wheel(282, 164, 13, 18)}${wheel(244, 172, 17, 23)}${wheel(196, 184, 22, 29)}${line("M190 190L244 177 282 168", "#fff0b8", 6)}${line("M190 191L244 178 282 169", "#a8701a", 2)}${circle(192, 190, 5, GOLD_ROUND)}${circle(244, 177, 4, GOLD_ROUND)}${path("M104 168L312 136V144L104 184z", RED)}${line("M104 170L312 137", "#ffd870", 2.4)}`;
}

function boiler(): string {
  const metal = linear(0.1, 1, "#a8680e", "#fff4b8 .22", "#f5bd38 .42", "#a8650c .72", "#4a2804 .92", "#b07418");
  const band = (x: number, top: number, bottom: number, width: number) =>
    path(
      `M${x} ${top}C${x + 16} ${top + 22} ${x + 16} ${bottom - 22} ${x} ${bottom}H${x + width}C${x + width + 16} ${bottom - 22} ${x + width + 16} ${top + 22} ${x + width} ${top}z`,
      RED,
    );
  const chimney = linear(1, 0, "#7a440a", "#ffe79a .3", "#d8922a .6", "#5a3006");
  const dome = (x: number, y: number, size: number) =>
    place(x, y, group(clay(3, 0.7), path("M-17 12L-15-6C-14-22 14-22 15-6L17 12z", GOLD_ROUND)), { scale: size });
  return `${group(clay(3, 0.6), `${path("M120 72L112 28H158L150 72z", chimney)}${path("M104 14C104 6 166 6 166 14L162 30H108z", chimney)}`)}${ellipse(135, 13, 28, 5, "#241004")}${line("M115 46H155", "#c4142c", 5)}
${dome(194, 64, 1.05)}${dome(228, 66, 0.8)}${path("M112 62L258 70V138L112 178z", metal)}${band(162, 65, 163, 7)}${band(206, 67, 151, 6)}${band(240, 69, 142, 5)}${line("M124 98L254 92", "#fff6cc", 3, 'opacity=".8"')}`;
}

function front(): string {
  const face = (radius: number, fill: string, extra = "") =>
    ellipse(106, 118, round(radius * 0.94), radius, fill, extra);
  const rivets = repeat(18, (index) =>
    circle(round(106 + 51.5 * Math.cos(index * 0.349)), round(118 + 55 * Math.sin(index * 0.349)), 2, "#6a3e08"),
  );
  const slats = repeat(8, (index) => line(`M${58 + index * 14} 198L${72 + index * 9} 226`, "#5a3206", 3));
  return `${group(clay(5, 0.8), face(60, GOLD))}${rivets}${face(49, radial(0.4, 0.3, 0.8, "#a8283a", "#5a0a18 .6", "#24040a"))}${place(106, 118, path(star(16, 46, 38), GOLD, 'opacity=".8"'))}
${group(clay(4, 0.9), face(34, GOLD))}${face(26, radial(0.42, 0.38, 0.7, "#ffffff", "#fffbe0 .45", "#ffd24a"))}
${group(clay(5, 0.6), path("M38 168L172 172V196L42 192z", RED))}${line("M40 170L171 174", "#ffd870", 2.6)}${circle(60, 181, 8.5, GOLD_ROUND)}${circle(152, 184, 8.5, GOLD_ROUND)}${place(106, 183, path(star(5, 9, 4), GOLD))}
${group(clay(4, 0.7), path("M48 192L166 196 140 230H70z", linear(0, 1, "#ffe08a", "#d09022 .5", "#6a3e08")))}${slats}`;
}
