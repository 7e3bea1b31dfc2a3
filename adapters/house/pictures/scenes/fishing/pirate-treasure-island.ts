import { blur, clay, shadow } from "../../kit/effects.ts";
import { discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";
import { coin } from "../../parts/coin.ts";

/** Half above the water: an island and a ship; half below: an open chest of gold. */
export function pirateTreasureIsland(): string {
  const palm = (lean: number) =>
    `${line(`M0 0Q${lean * 0.2} -30 ${lean} -52`, "#5a2f12", 6)}${[-150, -110, -60, -20, 20].map((turn) => place(lean, -52, path("M0 0C12-12 28-10 36 4 24 0 12 2 0 0z", linear(1, 1, "#2fb05a", "#0a4a2a")), { turn: turn + 60 })).join("")}`;
  const ship = `${path("M-34 0H34L24 18H-26z", linear(0, 1, "#7a3a18", "#34140a"))}${line("M-12 0V-52M14 0V-44", "#4a2410", 3)}${path("M-12-50C8-46 10-30 8-14L-12-12zM14-42C28-38 30-26 28-14L14-12zM-14-46C-28-40-30-28-30-14L-14-12z", linear(1, 1, "#ffffff", "#d8b890"))}${path("M-12-60H2V-52H-12z", "#15181c")}`;
  const coins = (
    [
      [96, 168, 17, -20],
      [122, 158, 18, 10],
      [150, 152, 20, 0],
      [180, 156, 19, 12],
      [206, 166, 17, 24],
      [136, 170, 18, -12],
      [168, 172, 19, 8],
      [196, 176, 16, 0],
    ] as const
  )
    .map(([x, y, size, turn]) => coin(x, y, size, { turn, open: 0.78 }))
    .join("");
  return `<rect width="320" height="240" fill="${linear(0, 1, "#ff9a4a", "#ffd88a .3", "#ffe9b8 .42")}"/>${circle(236, 66, 26, "#fff6d0")}${glow("#fff0b0", 236, 66, 90, 0.9)}
${path("M24 96C44 74 84 66 110 78 132 84 150 92 158 98H20z", linear(0, 1, "#8a5a2a", "#3a2410"))}${path("M30 92C60 76 100 76 140 94L158 98H20z", "#e8c47a")}${place(74, 84, palm(-16))}${place(96, 84, palm(18), { scale: 0.86 })}${place(214, 82, ship, { scale: 0.9 })}
${path("M0 98Q40 92 80 98T160 98 240 98 320 98V240H0z", linear(0, 1, "#2fd0c8", "#0c7aa8 .4", "#062a5c"))}${path("M0 98Q40 92 80 98T160 98 240 98 320 98V104Q280 98 240 104T160 104 80 104 0 104z", "#ffffff", 'opacity=".75"')}
${rays(152, 170, 18, 140, "#ffe27a", 0.45)}${glow("#ffd050", 152, 160, 110, 0.9)}${path("M0 240V222Q60 206 160 214T320 214V240z", "#e0b060")}${path("M0 240V230Q80 218 200 226T320 224V240z", "#a8702a")}
${group(
  shadow(6, 7, 0.5),
  `${place(152, 150, `${path("M-78 0C-74-44-40-54 0-54S74-44 78 0L66 8C60-26 34-34 0-34S-60-26-66 8z", linear(0, 1, "#a0582a", "#4a200c"))}${line("M-78 0C-74-44-40-54 0-54S74-44 78 0", GOLD, 4)}${path("M-66 8C-60-26-34-34 0-34S60-26 66 8z", "#1c0a04")}`, {})}${coins}
${group(clay(3, 0.4), path("M70 176H234L224 224H80z", linear(0, 1, "#b0642e", "#5a280e")))}${line("M72 192H232M76 208H228", "#3a1808", 2, 'opacity=".6"')}${repeat(3, (index) => rect(84 + index * 66, 174, 13, 51, 2, GOLD))}${line("M70 176H234", GOLD, 6)}${rect(138, 168, 28, 28, 5, GOLD)}${circle(152, 179, 4.5, "#3a1c04")}${path("M150 180H154L156 190H148z", "#3a1c04")}`,
)}
${discs({ box: [60, 110, 190, 110], count: 40, colors: ["#ffffff", "#fff3a0"], size: 2, strength: 1, seed: 12 })}${ellipse(60, 120, 50, 4, "#ffffff", `opacity=".4" filter="${blur(3)}"`)}${vignette(0.45)}`;
}
