import { clay, neon, shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, GOLD_ROUND, GOLD_SIDE, linear, radial } from "../../kit/paint.ts";
import { circle, group, path, place, repeat, round, star } from "../../kit/shapes.ts";

const COLORS = ["#ff3d7f", "#7a3df0", "#18b8f0", "#ffb81e", "#1fc46a", "#f0453c", "#3d6bf0", "#f08a1e"];
const SEGMENTS = 24;

/** A money wheel as tall as the stage, with lamps and a pointer. */
export function millionaireWheel(): string {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  };
  const step = 360 / SEGMENTS;
  const segment = (index: number) => {
    const start = index * step - 90 - step / 2;
    const color = index % 6 === 0 ? "#ffd84a" : (COLORS[(index * 3) % COLORS.length] ?? "");
    const mark = index % 6 === 0 ? path(star(5, 9, 4), "#8a4a00") : circle(0, 0, 3.4, "#fff", 'opacity=".85"');
    return `${path(`M0 0L${at(100, start)}A100 100 0 01${at(100, start + step)}z`, color, 'stroke="#fff2c8" stroke-width="1.200"')}${place(0, 0, place(0, -82, mark), { turn: index * step })}`;
  };
  const lamps = repeat(SEGMENTS, (index) => {
    const angle = ((index + 0.5) * step * Math.PI) / 180;
    return circle(
      round(109 * Math.cos(angle)),
      round(109 * Math.sin(angle)),
      4,
      index % 2 === 0 ? "#fffbe0" : "#ffd870",
    );
  });
  return `${backdrop("#c0309a", "#4a1070", "#12041f", 0.5, 0.45)}${beam(30, -20, -20, 150, 240, "#ff9af0", 0.5)}${beam(290, -20, 170, 340, 240, "#9ac8ff", 0.5)}
${discs({ box: [0, 0, 320, 240], count: 30, colors: ["#ffd0f4", "#ffe9a0"], size: 7, strength: 0.35, seed: 21, soft: 1.2 })}${glow("#ff9ae8", 160, 124, 180, 0.6)}
${place(160, 128, `${circle(0, 0, 118, GOLD_SIDE)}${circle(0, -2, 117, GOLD)}${circle(0, 0, 103, "#2a0a20")}${repeat(SEGMENTS, segment)}${circle(0, 0, 100, radial(0.35, 0.25, 0.85, "#ffffff 0 .4", "#ffffff .4 0", "#000000 .7 .1", "#000000 1 .45"))}${group(neon("#fff0a0", 2), lamps)}`, { filter: shadow(8, 9), turn: 6 })}
${place(160, 128, `${circle(0, 2, 30, GOLD_SIDE)}${circle(0, 0, 29, GOLD)}${circle(0, 0, 23, radial(0.4, 0.3, 0.8, "#ff6aa8", "#a8106a", "#4a0430"))}${group(clay(1.5), path(star(5, 17, 8), GOLD_ROUND))}`, { filter: shadow(4, 4) })}
${group(shadow(4, 4), group(clay(2), path("M142 2H178L160 42z", linear(0, 1, "#ff6a5a", "#c0101e"), `stroke="${GOLD}" stroke-width="2.500" stroke-linejoin="round"`)))}
${discs({ box: [40, 10, 240, 200], count: 24, colors: ["#ffffff", "#fff3a0"], size: 2, strength: 1, seed: 31 })}${vignette(0.5)}`;
}
