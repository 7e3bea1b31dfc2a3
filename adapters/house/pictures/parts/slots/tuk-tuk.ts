import { clay } from "../../kit/effects.ts";
import { GOLD, linear, radial, STEEL } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";

/** A tuk-tuk seen from its front left corner, about 230 × 170 units around the middle. */
export function tukTuk(): string {
  return `<g transform="translate(-168 -116)">${wheel(246, 180, 19, 25)}${wheel(86, 176, 9, 18)}${cabin()}${roof()}${wheel(112, 192, 14, 24)}${body()}</g>`;
}

function wheel(x: number, y: number, radiusX: number, radiusY: number): string {
  const spokes = repeat(8, (index) => place(0, 0, line("M0 0V-14", "#4a5464", 2.4), { turn: index * 45 + 10 }));
  return `${ellipse(x + 4, y, radiusX, radiusY, "#050508")}${ellipse(x, y, radiusX, radiusY, linear(0.3, 1, "#4a4a58", "#15151c .5", "#050508"))}<g transform="translate(${x} ${y}) scale(${radiusX / 25} ${radiusY / 25})">${circle(0, 0, 16, STEEL)}${circle(0, 0, 13, "#8a96a8")}${spokes}${circle(0, 0, 5, GOLD)}</g>`;
}

function cabin(): string {
  const bench = linear(0, 1, "#ff6a7a", "#c81a3a .5", "#5a0418");
  return `${path("M72 62L276 52 282 132 152 168 66 120z", linear(0, 1, "#2a0e3a", "#120618"))}
${group(clay(4, 0.5), `${path("M206 92C206 82 262 74 268 84L272 126 208 134z", bench)}${path("M196 128L274 116V136L204 148z", bench)}`)}${line("M224 84L226 130M244 81L247 127", "#5a0418", 1.6, 'opacity=".6"')}
${group(clay(5, 0.4), `${path("M88 128C88 106 98 100 114 100 130 100 140 108 142 132z", linear(0.3, 1, "#5af0d0", "#12a08a"))}${ellipse(113, 90, 12, 13.5, "#e8b088")}`)}${path("M99 88C98 72 128 70 128 88 120 84 108 84 99 88z", "#ffd23c")}${path("M97 88C104 84 118 84 124 88L126 91C116 88 106 88 96 91z", "#b8780a")}${path("M102 91H112L110 97H104zM114 91H124L122 97H116z", "#14101c")}${line("M109 101Q114 104 119 101", "#8a3a2a", 1.8)}
${line("M88 124Q112 114 138 126", "#c8d0da", 4.5)}
${path("M73 66L147 74 150 124 66 115z", linear(1, 1, "#ffffff .1 .5", "#bff4ff .3 .08", "#bff4ff .6 .12", "#ffffff .9 .3"))}${path("M84 68L104 70 88 117 74 116z", "#ffffff", 'opacity=".3"')}
${line("M73 64L66 116M147 72L151 126", STEEL, 5)}${line("M277 56L281 126M212 66L214 136", STEEL, 5)}`;
}

function roof(): string {
  const scallops =
    "M58 62Q66 74 74 64 82 76 90 66 98 78 106 68 114 80 122 70 130 81 138 72 146 83 153 74 165 82 174 71 185 79 194 69 205 76 214 66 225 73 234 63 245 70 254 60 265 67 274 57 280 62 285 54L284 48 152 64 58 54z";
  return `${path(scallops, linear(0, 1, "#ff5a5a", "#b0102a"))}${group(clay(6, 0.6), path("M55 56C54 40 74 30 104 26L226 16C262 14 288 30 287 49 286 53 284 54 280 55L156 70C152 71 148 70 144 70L62 61C58 60 55 59 55 56z", linear(0.2, 1, "#fff08a", "#ffcf2a .45", "#d98a0a")))}
${line("M60 58L148 67Q152 68 156 67L284 51", "#fff6c0", 2, 'opacity=".8"')}${group(clay(2, 0.8), path("M84 40L128 36 132 50 88 52z", "#ffffff"))}${path("M92 42h8v8h-8zM104 41h8v8h-8zM116 40h8v8h-8z", "#e8283c")}`;
}

function body(): string {
  const paint = linear(0.3, 1, "#7ac8ff", "#1a6af0 .4", "#0a2a9a .8", "#061a5a");
  const front = "M58 112L154 122C160 148 156 172 142 184 132 190 98 188 88 180 68 166 58 140 58 112z";
  const side =
    "M152 122L160 160C163 166 168 168 176 167L204 164C206 148 214 134 230 132L284 120C292 136 292 158 284 174L270 178C270 146 224 150 222 182L168 188C156 190 146 188 140 184z";
  return `${group(clay(5, 0.7), path(side, paint))}${path("M166 176L222 170 223 176 168 182z", GOLD)}${line("M210 152Q216 140 232 138L284 127", "#ffe9a0", 2.4)}${circle(278, 146, 5, "#ff3a4a")}
${repeat(3, (index) => place(238 + index * 15, 149 - index * 3, path("M0-6L3 0 0 6-3 0z", GOLD)))}
${group(clay(6, 0.8), path(front, paint))}${line("M60 118L153 128", "#ffe9a0", 3)}${path("M84 172C96 184 134 186 146 176L142 184C132 190 98 188 88 180z", GOLD)}
${path("M88 160L124 166M90 166L122 171", "none", 'stroke="#061a5a" stroke-width="2.4"')}
${circle(105, 144, 19, STEEL)}${circle(105, 144, 15, radial(0.45, 0.4, 0.6, "#ffffff", "#fff8d0 .5", "#ffd24a"))}
${circle(71, 133, 6.5, GOLD)}${circle(71, 133, 4.5, "#ffb03a")}${circle(144, 143, 6.5, GOLD)}${circle(144, 143, 4.5, "#ffb03a")}
${group(clay(3, 0.7), path("M92 190C94 172 130 172 134 192 126 184 100 182 92 190z", "#ff4a5a"))}${line("M56 118C48 116 44 110 46 102M154 128C162 124 164 116 160 108", "#c8d0da", 2.6)}${group(clay(2, 0.7), `${ellipse(46, 97, 5, 8, STEEL)}${ellipse(160, 102, 5, 8, STEEL)}`)}`;
}
