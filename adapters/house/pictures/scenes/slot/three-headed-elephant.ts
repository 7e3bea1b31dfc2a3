import { blur, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { circle, ellipse, group, path, place, repeat, round } from "../../kit/shapes.ts";
import { flameOrnament } from "../../parts/flame-ornament.ts";
import { elephantFront, elephantSide } from "../../parts/slots/elephant.ts";

/** Erawan, the white elephant with three crowned heads, before a halo of gold. */
export function threeHeadedElephant(): string {
  const flames = repeat(25, (index) => {
    const turn = -96 + index * 8;
    const angle = ((turn - 90) * Math.PI) / 180;
    return place(
      160 + round(112 * Math.cos(angle)),
      118 + round(112 * Math.sin(angle)),
      path("M-7 4C-9-6-3-14 0-22 3-14 9-6 7 4z", GOLD),
      { turn },
    );
  });
  const petal = path("M0-9C6-4 6 5 0 9-6 5-6-4 0-9z", linear(0.3, 1, "#ffe0ee", "#ff6aa8"));
  const petals = [
    [26, 44, 30],
    [60, 22, -40],
    [292, 36, 60],
    [258, 18, 12],
    [16, 168, -20],
    [304, 164, 40],
  ] as const;
  const side = place(74, 116, elephantSide(), { scale: 0.8, turn: 3 });
  return `${backdrop("#3ae0a0", "#067a5a", "#01201c", 0.5, 0.42)}${rays(160, 112, 28, 260, "#f6ffb0", 0.3)}
${circle(160, 118, 108, "#02382e", 'opacity=".35"')}${circle(160, 118, 108, "none", `stroke="${GOLD}" stroke-width="4"`)}${circle(160, 118, 100, "none", `stroke="${GOLD}" stroke-width="2" stroke-dasharray="1 7" stroke-linecap="round"`)}${flames}${glow("#fffbd0", 160, 104, 134, 0.85)}
${group(shadow(7, 8, 0.5), `${side}<g transform="translate(320 0) scale(-1 1)">${side}</g>`)}
${group(shadow(8, 9, 0.55), place(160, 112, elephantFront(), { scale: 0.86 }))}
${ellipse(160, 242, 190, 26, "#01201c", `opacity=".75" filter="${blur(8)}"`)}${flameOrnament(160, 246, 0.9)}${flameOrnament(50, 246, 0.7)}${flameOrnament(270, 246, 0.7)}
${petals.map(([x, y, turn]) => place(x, y, petal, { turn, filter: shadow(2, 2, 0.35) })).join("")}${discs({ box: [20, 10, 280, 200], count: 34, colors: ["#fff3a0", "#ffffff"], size: 2, strength: 1, seed: 7 })}${vignette(0.45)}`;
}
