import { shadow } from "../../kit/effects.ts";
import { linear } from "../../kit/paint.ts";
import { circle, line, path, place, rect, repeat, text } from "../../kit/shapes.ts";

export interface NoteLook {
  readonly value: string;
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
}

export const NOTE_20: NoteLook = { value: "20", light: "#d9f7c8", middle: "#5fc46e", dark: "#176a38" };
export const NOTE_100: NoteLook = { value: "100", light: "#ffdcd6", middle: "#ee5a5a", dark: "#8f1226" };
export const NOTE_1000: NoteLook = { value: "1000", light: "#fbeedd", middle: "#c4a184", dark: "#5d3c2c" };

const OUTLINE = "M-82-36Q-44-48 0-38T82-36V38Q44 28 0 38T-82 38z";
const PETAL = "M0 4C-8-4-8-14 0-24 8-14 8-4 0 4z";

/** A banknote that waves a little, 164 × 84 units around the middle. A lotus takes the place of a portrait. */
export function banknote(x: number, y: number, look: NoteLook, turn = 0, scale = 1): string {
  const { value, light, middle, dark } = look;
  const lotus = repeat(5, (index) =>
    place(0, 8, path(PETAL, linear(0, 1, "#fffdf2", light), `stroke="${dark}" stroke-width="1"`), {
      turn: [-62, 62, -32, 32, 0][index] ?? 0,
    }),
  );
  const waves = repeat(
    5,
    (index) => `M-76 ${-22 + index * 12}Q-40 ${-34 + index * 12} 0 ${-24 + index * 12}T76 ${-22 + index * 12}`,
  );
  const folds = linear(1, 0, "#ffffff 0 .5", "#ffffff .22 .1", "#000000 .5 .22", "#ffffff .74 .36", "#000000 1 .28");
  return place(
    x,
    y,
    `${path(OUTLINE, linear(0.4, 1, light, middle, dark), `stroke="${light}" stroke-width="2.400"`)}${line(waves, "#ffffff", 1, 'opacity=".3"')}
${circle(0, 0, 26, linear(0.4, 1, middle, dark), `stroke="${light}" stroke-width="2"`)}${place(0, 4, lotus)}
${rect(36, -10, 38, 22, 3, light, 'opacity=".45"')}${text(55, 8, value.length > 3 ? 17 : 20, value, dark, 'font-weight="700"')}${text(-55, -12, value.length > 3 ? 17 : 21, value, "#ffffff", `font-weight="700" stroke="${dark}" stroke-width="3" paint-order="stroke"`)}${text(-58, 24, 22, "฿", light, 'font-weight="700" opacity=".9"')}
${path(OUTLINE, folds)}`,
    { turn, scale, filter: shadow(6, 5, 0.5) },
  );
}

/** A block of banknotes with a paper band, seen from above in front, its top left corner at (x, y). */
export function noteBlock(x: number, y: number, look: NoteLook, layers = 12): string {
  const height = layers * 3;
  const edges = repeat(layers, (index) => `M-64 ${32 + index * 3}L36 ${48 + index * 3}L92 ${8 + index * 3}`);
  const top = "M-64 32L-10-6 92 8 36 48z";
  return place(
    x,
    y,
    `${path(`M-64 32L36 48 92 8V${8 + height}L36 ${48 + height} -64 ${32 + height}z`, linear(1, 0, look.middle, look.light, look.dark))}${line(edges, look.dark, 0.8, 'opacity=".55"')}
${path(top, linear(1, 1, look.light, look.middle), `stroke="${look.light}" stroke-width="1.400"`)}${path("M-48 29L-6 0 78 11 34 41z", "none", `stroke="${look.dark}" stroke-width="1.200" opacity=".6"`)}
<g transform="matrix(.98 .14 -.72 .56 14 20)">${circle(0, 0, 17, look.dark, 'opacity=".75"')}${text(0, 8, 22, "฿", look.light, 'font-weight="700"')}</g>
${path(`M-24 38.400L-4 41.600 56 3 36 .2z`, linear(1, 0, "#ffe9a8", "#d99a22"), 'opacity=".96"')}${path(`M-24 38.400L-4 41.600V${41.6 + height}L-24 ${38.4 + height}z`, linear(0, 1, "#f7cd5c", "#a96c12"))}`,
    { filter: shadow(8, 7, 0.55) },
  );
}
