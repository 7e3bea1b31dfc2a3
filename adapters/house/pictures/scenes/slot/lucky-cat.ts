import { clay, rim, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, GOLD_ROUND, linear } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";
import { coin } from "../../parts/coin.ts";

/** A white cat waves luck in and holds a big coin. */
export function luckyCat(): string {
  const porcelain = linear(0.2, 1, "#ffffff", "#fff6ea .5", "#d0b8a8");
  return `${backdrop("#ff7a6a", "#c81e3a", "#4a0414", 0.5, 0.4)}${repeat(5, (row) => repeat(9, (column) => circle(column * 40 + (row % 2) * 20, row * 40 + 30, 30, "none", 'stroke="#ffd88a" stroke-width="1.400" opacity=".22"') + circle(column * 40 + (row % 2) * 20, row * 40 + 30, 18, "none", 'stroke="#ffd88a" stroke-width="1.200" opacity=".22"')))}${glow("#ffe9b8", 160, 104, 140, 0.75)}
${group(
  shadow(9, 9, 0.5),
  place(
    156,
    120,
    `${group(clay(10, 0.4), `${path("M-56 110C-70 60-54 22 0 22S70 60 56 110C40 122-40 122-56 110z", porcelain)}`)}
${group(clay(7, 0.4), path("M52 40C66 20 66-20 62-52 62-76 96-78 100-54 104-20 96 30 70 62z", porcelain))}
${group(clay(4, 0.4), both(path("M20-56C30-74 44-86 54-88 60-76 60-56 56-38z", porcelain)))}${both(path("M32-56C38-68 46-76 51-78 54-70 54-58 52-48z", "#ff8a9a"))}
${group(rim("#fff0d0", 1.8, 0.6), group(clay(11, 0.35), path("M0-68C40-68 68-44 68-12 68 20 40 40 0 40S-68 20-68-12C-68-44-40-68 0-68z", porcelain)))}
${both(`${path("M16-18Q28-32 42-18", "none", 'stroke="#2a1410" stroke-width="5" stroke-linecap="round"')}${circle(46, 2, 10, "#ff9aa8", 'opacity=".75"')}${line("M40-2L64-8M40 6L64 8", "#a08070", 1.6)}`)}${path("M-7-4Q0-8 7-4 4 4 0 6-4 4-7-4z", "#ff6a7a")}${line("M0 6V12M-14 12Q-6 22 0 12 6 22 14 12", "#2a1410", 2.6)}${group(clay(2, 0.5), path("M-9-50Q0-56 9-50 6-36 0-34-6-36-9-50z", "#e8283c"))}
${line("M-50 34Q0 60 52 34", "#e8283c", 11)}${line("M-50 30Q0 56 52 30", "#ff7a6a", 2, 'opacity=".8"')}${circle(0, 52, 12, GOLD_ROUND)}${line("M-10 50H10M0 54V62", "#8a5a10", 2)}${path("M70-58L72-44M82-60V-46M93-56L90-43", "none", 'stroke="#d0a898" stroke-width="2" stroke-linecap="round"')}${ellipse(82, -30, 10, 8, "#ffb0b8", 'opacity=".7"')}`,
    { scale: 0.96 },
  ),
)}
${group(shadow(5, 5, 0.45), coin(140, 196, 36, { turn: -6, open: 0.96 }))}${line("M252 40Q270 56 262 78M268 30Q294 54 282 92", GOLD, 4, 'opacity=".9"')}
${(
  [
    [34, 214, 24, -12],
    [82, 228, 20, 8],
    [246, 222, 24, 10],
    [294, 214, 22, -10],
  ] as const
)
  .map(([x, y, size, turn]) => coin(x, y, size, { turn, open: 0.6 }))
  .join("")}
${discs({ box: [20, 10, 280, 200], count: 30, colors: ["#fff3a0", "#ffffff"], size: 2.2, strength: 1, seed: 9 })}${vignette(0.4)}`;
}
