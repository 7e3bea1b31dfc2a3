import { clay, rim, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";

/** A girl with two buns smiles behind a fan. */
export function luckyMuay(): string {
  const skin = linear(0.2, 1, "#fff0e4", "#ffd8c0 .6", "#e8a890");
  const fold = (index: number) =>
    place(
      0,
      0,
      path(
        "M0 0L-9-92Q0-98 9-92z",
        index % 2 === 0 ? linear(0, 1, "#ffe08a", "#f0a02a") : linear(0, 1, "#ff6a8a", "#c81e4a"),
        `stroke="${GOLD}" stroke-width="1"`,
      ),
      { turn: (index - 7) * 11 },
    );
  const blossom = (x: number, y: number, size: number) =>
    place(
      x,
      y,
      `${repeat(5, (index) => place(0, 0, path("M0 0C-9-6-8-17 0-18 8-17 9-6 0 0z", "#ffd0e4"), { turn: index * 72 }))}${circle(0, 0, 3.5, "#ffc83a")}`,
      { scale: size },
    );
  return `${backdrop("#ffb8d8", "#f0488a", "#7a0a4a", 0.5, 0.35)}${repeat(7, (index) => circle(160, 110, 40 + index * 26, "none", 'stroke="#fff0f8" stroke-width="1.500" opacity=".25"'))}${glow("#fff4fa", 160, 100, 140, 0.7)}
${group(shadow(8, 8, 0.4), group(clay(9, 0.4), path("M66 240C64 196 96 174 160 174S256 196 254 240z", linear(0, 1, "#e0203a", "#8a0a2a"))))}${line("M160 176C150 196 176 210 168 240", GOLD, 3.5)}${path("M138 150H182V182Q160 200 138 182z", skin)}
${group(
  shadow(8, 9, 0.45),
  place(
    160,
    104,
    `${group(clay(6, 0.5), `${both(circle(58, -52, 27, linear(0.3, 1, "#5a3038", "#1e0a10")))}${path("M0-70C46-70 72-40 70 4 70 36 60 56 50 66H-50C-60 56-70 36-70 4-72-40-46-70 0-70z", linear(0.3, 1, "#4a262e", "#16060a"))}`)}${both(`${line("M36-64Q58-46 82-58", "#e8283c", 6)}${line("M74-30Q80-6 74 18", "#e8283c", 3)}${circle(74, 22, 6, GOLD)}`)}
${group(rim("#fff6ea", 1.6, 0.5), group(clay(9, 0.2), path("M0-46C34-46 56-26 56 6 56 38 28 62 0 62S-56 38-56 6C-56-26-34-46 0-46z", skin)))}
${group(clay(4, 0.5), path("M0-62C40-62 62-36 60-2 50-10 42-22 38-32 26-20 8-16-8-18-22-16-40-8-58 2-62-36-40-62 0-62z", linear(0.3, 1, "#5a3038", "#1e0a10")))}
${both(`${ellipse(24, 12, 9, 11, "#2a0e12")}${circle(21, 8, 3.8, "#ffffff")}${circle(26, 16, 1.8, "#ffffff")}${line("M12 2Q24-8 37 3", "#2a0e12", 3.4)}${ellipse(38, 30, 11, 7, "#ff8a9a", 'opacity=".7"')}${line("M14-10Q24-16 34-11", "#4a262e", 2.4)}`)}${line("M-3 26Q0 29 3 26", "#d88a70", 2)}${path("M-11 38Q0 42 11 38 8 50 0 50T-11 38z", "#e0304a")}${path("M-7 40Q0 43 7 40L6 43Q0 45-6 43z", "#ffffff")}${blossom(-40, -48, 0.95)}${circle(0, -26, 4, "#e8283c")}`,
    { scale: 0.98 },
  ),
)}
${group(shadow(6, 6, 0.45), place(238, 226, `${repeat(15, fold)}${circle(0, 0, 9, GOLD)}${line("M0 0Q10 12 6 26", "#e8283c", 3)}`, { turn: -34, scale: 0.82 }))}${blossom(36, 60, 1)}${blossom(58, 190, 1.2)}${blossom(290, 70, 0.9)}${blossom(22, 128, 0.7)}
${discs({ box: [10, 10, 300, 200], count: 26, colors: ["#ffffff", "#ffe08a"], size: 2.4, strength: 1, seed: 23 })}${vignette(0.35)}`;
}
