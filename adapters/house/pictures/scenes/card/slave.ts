import { clay, rim, shadow } from "../../kit/effects.ts";
import { beam, discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial, STEEL } from "../../kit/paint.ts";
import { both, circle, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";
import { pipCard } from "../../parts/cards/pip-card.ts";

/** Cards on the steps of a stair: a crowned two at the top, a three on a chain at the bottom. */
export function slave(): string {
  const step = (x: number, top: number) =>
    `${path(`M${x} ${top}L${x + 16} ${top - 14}H${x + 160}L${x + 150} ${top}z`, linear(1, 1, "#fff6dc", "#e6bf78"))}${rect(x, top, 150, 260 - top, 2, linear(0.2, 1, "#d89a4a", "#7a3d14 .45", "#2c1004"))}${rect(x, top, 150, 5, 1, GOLD)}${line(`M${x + 1} ${top + 6}V260`, "#fff0c0", 1, 'opacity=".45"')}`;
  const crown = group(
    clay(2.4, 0.6),
    `${path("M-34 14L-40-22-19-4 0-36 19-4 40-22 34 14Q0 22-34 14z", GOLD)}${both(circle(40, -24, 5, "#e8344a"))}${circle(0, -38, 6, "#2e9bf0")}`,
  );
  const gems = `${circle(0, 9, 4.5, "#e8344a")}${both(circle(19, 8, 3.4, "#27c98a"))}`;
  const chain = repeat(6, (index) =>
    place(
      34 + index * 9,
      196 + Math.sin(index * 0.9) * 3,
      `<ellipse rx="6" ry="3.600" fill="none" stroke="${STEEL}" stroke-width="2.600"/>`,
      { turn: index % 2 === 0 ? 12 : -30 },
    ),
  );
  const ball = group(shadow(3, 3), circle(26, 202, 17, radial(0.34, 0.28, 0.8, "#c9d2de", "#4a5260 .4", "#0c0f14")));
  return `${rect(0, 0, 320, 240, 0, radial(0.78, 0.22, 0.95, "#fff2c8", "#f2b060 .4", "#9a3c34 .75", "#3a1026"))}
${rays(250, 66, 22, 300, "#fffbe6", 0.34)}${beam(250, -30, 190, 320, 200, "#fffdf0", 0.5)}${glow("#fffbe0", 250, 70, 110, 0.8)}
${step(190, 172)}${pipCard(254, 112, "2", "spade", { scale: 1.12, turn: 3, gilded: true })}${place(256, 46, `${crown}${gems}`, { scale: 1, turn: 3, filter: rim("#fffbe0", 1.4) })}
${step(96, 196)}${pipCard(152, 140, "K", "heart", { scale: 1.04, turn: -3 })}
${step(4, 218)}${pipCard(66, 166, "3", "club", { scale: 0.94, turn: -9, face: ["#e6e0d4", "#cfc6b6", "#9a9082"] })}
${ball}${chain}
${discs({ box: [170, 0, 150, 150], count: 30, colors: ["#ffffff", "#fff3b0"], size: 1.9, strength: 1, seed: 9 })}${vignette(0.42)}`;
}
