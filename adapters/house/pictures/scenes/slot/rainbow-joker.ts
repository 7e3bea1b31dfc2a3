import { clay, rim, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { GOLD_ROUND, linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, polygon, rect, repeat } from "../../kit/shapes.ts";

const COLORS = ["#ff3a4a", "#ff8a1e", "#ffd81e", "#2ad05a", "#1eb8f0", "#4a5af0", "#b03af0"];

/** A laughing joker before seven colours. */
export function rainbowJoker(): string {
  const wedge = (index: number) => {
    const at = (turn: number): readonly [number, number] => [
      160 + 300 * Math.cos((turn * Math.PI) / 180),
      116 + 300 * Math.sin((turn * Math.PI) / 180),
    ];
    return path(polygon([[160, 116], at(index * (360 / 21)), at((index + 1) * (360 / 21))]), COLORS[index % 7] ?? "");
  };
  const horn = "M-8-34C14-86 66-104 96-66 106-52 106-34 98-22 90-42 70-50 54-36 44-26 40-14 40 0z";
  return `${repeat(21, wedge)}${rect(0, 0, 320, 240, 0, radial(0.5, 0.46, 0.75, "#ffffff 0 .55", "#ffffff .35 .05", "#12041f .75 .35", "#12041f 1 .85"))}${glow("#ffffff", 160, 110, 110, 0.5)}
${group(
  shadow(9, 9, 0.5),
  place(
    160,
    126,
    `${group(clay(6, 0.7), `${path(horn, linear(1, 1, "#ff6ad0", "#d81e8a", "#6a0a5a"))}<g transform="scale(-1 1)">${path(horn, linear(1, 1, "#5af0c8", "#14a08a", "#04504a"))}</g>${path("M-30-24C-26-76-10-104 4-118 14-100 30-70 30-24z", linear(1, 1, "#ffe86a", "#f0a01e", "#a0500a"))}`)}
${both(circle(98, -18, 11, GOLD_ROUND))}${circle(4, -120, 11, GOLD_ROUND)}
${group(
  clay(4, 0.5),
  repeat(8, (index) => place(0, 52, path("M-12 0L0 32 12 0z", COLORS[index % 7] ?? ""), { turn: (3.5 - index) * 24 })),
)}
${group(rim("#ffffff", 1.8, 0.5), group(clay(9, 0.3), path("M0-36C32-36 50-18 50 8 50 36 26 62 0 62S-50 36-50 8C-50-18-32-36 0-36z", linear(0, 1, "#ffffff", "#f4ece8", "#c8b4bc"))))}
${group(clay(4, 0.6), `${path("M-52-14C-40-38-20-42 0-42S40-38 52-14C36-26 18-28 0-28S-36-26-52-14z", "#5a2ad8")}`)}
${both(`${path("M20-28L28-6 20 16 12-6z", "#1eb8f0", 'opacity=".85"')}${ellipse(20, -4, 9, 10, "#ffffff")}${circle(18, -3, 5, "#14202c")}${circle(16, -5, 1.9, "#ffffff")}${line("M8-22Q20-32 34-20", "#2a1040", 3.5)}${circle(34, 22, 8, "#ff6a8a", 'opacity=".7"')}`)}${group(clay(4, 0.9), circle(0, 12, 9, "#ff2a3a"))}
${path("M-34 22Q0 40 34 22 28 52 0 52T-34 22z", "#6a0a1e")}${path("M-29 26Q0 40 29 26L26 33Q0 44-26 33z", "#ffffff")}${path("M-16 46Q0 38 16 46 8 52 0 52T-16 46z", "#ff5a6a")}`,
    { scale: 0.98 },
  ),
)}
${discs({ box: [10, 10, 300, 200], count: 44, colors: COLORS, size: 3.2, strength: 1, seed: 7 })}${vignette(0.3)}`;
}
