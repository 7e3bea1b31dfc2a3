import { shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, ground, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, repeat, sparkle, star } from "../../kit/shapes.ts";
import { coin } from "../../parts/coin.ts";
import { beckoningCat } from "../../parts/slots/beckoning-cat.ts";

/** A lucky cat on a cushion, before a fan, among blossoms. */
export function luckyCat(): string {
  const fan = repeat(17, (index) =>
    place(
      0,
      0,
      path(
        "M0 0L-13-142Q0-150 13-142z",
        index % 2 === 0 ? linear(0, 1, "#ff8f9c", "#e8425e") : linear(0, 1, "#ffb7bd", "#f4667c"),
      ),
      { turn: (index - 8) * 10.6 },
    ),
  );
  const blossoms = [
    [34, 40, 11, 0],
    [290, 52, 13, 20],
    [266, 20, 8, 50],
    [60, 92, 7, 30],
    [300, 118, 9, 10],
    [20, 136, 9, 60],
  ] as const;
  return `${backdrop("#fff3e2", "#ffc2a6", "#e2697a", 0.3, 0.2, 0.95)}${beam(60, -20, -20, 220, 240, "#ffffff", 0.5)}
${discs({ box: [0, 0, 320, 200], count: 20, colors: ["#ffffff", "#ffe8b0", "#ffd0dc"], size: 13, strength: 0.42, seed: 15, soft: 2 })}
${place(176, 176, `${fan}${line("M-137-39A142 142 0 01137-39", GOLD, 5, 'transform="translate(0 2)"')}`, { filter: shadow(6, 6, 0.3) })}
${blossoms.map(([x, y, size, turn]) => blossom(x, y, size, turn)).join("")}${glow("#fff8e0", 176, 96, 110, 0.7)}
${ground(176, 226, 120, 0.45)}${ellipse(176, 226, 124, 24, linear(0, 1, "#d81e3e", "#6a0418"))}${ellipse(176, 218, 116, 18, radial(0.4, 0.2, 0.9, "#ff6a78", "#c8142e"))}
${group(shadow(8, 7, 0.4), place(180, 114, beckoningCat(), { scale: 0.92 }))}
${coin(40, 208, 20, { turn: -20, open: 0.7, filter: shadow(5, 4, 0.4) })}${coin(74, 222, 16, { turn: 16, open: 0.6, filter: shadow(5, 4, 0.4) })}${coin(286, 212, 19, { turn: 14, open: 0.66, filter: shadow(5, 4, 0.4) })}
${sparkle(248, 84, 10)}${sparkle(84, 34, 9)}${discs({ box: [10, 10, 300, 190], count: 24, colors: ["#ffffff", "#fff0b0"], size: 2, strength: 1, seed: 41 })}${vignette(0.3)}`;
}

function blossom(x: number, y: number, size: number, turn: number): string {
  const petal = radial(0.5, 0.9, 0.9, "#ff8fa6", "#ffe4ea .6", "#ffffff");
  const petals = repeat(5, (index) => place(0, 0, ellipse(0, -0.6, 0.42, 0.52, petal), { turn: index * 72 }));
  return place(x, y, `${petals}${circle(0, 0, 0.26, "#ffcf5a")}${path(star(5, 0.3, 0.1), "#e8506a")}`, {
    turn,
    scale: size,
    filter: shadow(0.2, 0.2, 0.3),
  });
}
