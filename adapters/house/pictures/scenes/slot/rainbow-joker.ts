import { clay, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear, radial, radialAt } from "../../kit/paint.ts";
import { group, path, place, rect, round, sparkle } from "../../kit/shapes.ts";
import { bell, jester, RAINBOW } from "../../parts/slots/jester.ts";

const X = 160;
const Y = 118;

/** A grinning jester in a cap of seven colours before rays of the same. */
export function rainbowJoker(): string {
  const rays = RAINBOW.concat(RAINBOW).map(([, middle], index) => {
    const at = (share: number) => {
      const angle = ((index + share) * Math.PI) / 7;
      return `${round(X + 280 * Math.cos(angle))} ${round(Y + 280 * Math.sin(angle))}`;
    };
    return path(`M${X} ${Y}L${at(0)}L${at(0.62)}z`, radialAt(X, Y, 240, `${middle} .1 .95`, `${middle} 1 .1`));
  });
  const ruff = RAINBOW.map(([light, middle, dark], index) => {
    const flap = (drawing: string) => place(X, 138, drawing, { turn: (3 - index) * 24 });
    return `${group(clay(3, 0.4), flap(path("M-24 20Q0 6 24 20L0 88z", linear(0.3, 1, light, middle, dark))))}${flap(place(0, 90, bell()))}`;
  });
  return `${rect(0, 0, 320, 240, 0, radial(0.5, 0.48, 0.75, "#5a1a9a", "#240a52 .5", "#080218"))}${rays.join("")}
${discs({ box: [0, 0, 320, 240], count: 18, colors: ["#ffffff", "#ffd0ff", "#a0f0ff"], size: 10, strength: 0.26, seed: 8, soft: 2 })}${glow("#ffffff", X, Y, 120, 0.75)}
${group(shadow(6, 5, 0.6), ruff.join(""))}${group(shadow(8, 7, 0.55), place(X, 114, jester(), { scale: 0.98 }))}
${sparkle(52, 150, 10)}${sparkle(276, 128, 8)}${discs({ box: [10, 10, 300, 220], count: 40, colors: ["#ffffff", "#fff2a0", "#ffb0f0", "#a0f0ff"], size: 2, strength: 1, seed: 31 })}${vignette(0.5)}`;
}
