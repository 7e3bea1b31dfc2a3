import { clay, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { both, circle, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";

/** The face of the sun, in gold and turquoise, over the steps of a temple. */
export function aztecTreasure(): string {
  const stone = linear(0, 1, "#c8b48a", "#6a5a3c");
  const leaf = path("M0 0C30-30 80-36 120-8 80 0 40 14 0 0z", linear(1, 1, "#2fa05a", "#06401f"));
  return `${backdrop("#8af0a0", "#1a7a4a", "#04281c", 0.5, 0.3)}${glow("#fff6b8", 160, 70, 170, 0.8)}${repeat(6, (index) => rect(20 + index * 22, 214 - index * 22, 280 - index * 44, 24, 2, stone) + rect(20 + index * 22, 214 - index * 22, 280 - index * 44, 5, 2, "#fff0c0", 'opacity=".4"'))}${path("M134 240L146 104H174L186 240z", "#8a7850")}${repeat(11, (index) => line(`M${135 + index} ${234 - index * 12}H${185 - index}`, "#4a3e24", 1.6))}
${place(-6, 60, leaf, { turn: 10, scale: 0.9 })}${place(-10, 110, leaf, { turn: -14 })}${place(326, 70, leaf, { turn: 172, scale: 0.9 })}${place(330, 120, leaf, { turn: 194 })}
${group(
  shadow(9, 10, 0.55),
  place(
    160,
    100,
    `${group(
      clay(4, 0.7),
      repeat(16, (index) =>
        place(
          0,
          0,
          path(index % 2 === 0 ? "M-11-66L0-98 11-66z" : "M-8-66L0-84 8-66z", index % 2 === 0 ? GOLD : "#2ac8b8"),
          { turn: index * 22.5 },
        ),
      ),
    )}${group(clay(8, 0.7), circle(0, 0, 74, GOLD))}${repeat(20, (index) => place(0, 0, rect(-4, -71, 8, 10, 2, index % 2 === 0 ? "#1fb0a0" : "#d8382a"), { turn: index * 18 }))}${group(clay(9, 0.6), circle(0, 0, 58, linear(0.3, 1, "#fff0a8", "#f0b42e", "#9a5c0a")))}
${group(clay(3, 0.5), both(path("M6-30H46V-16C34-10 18-10 6-16z", "#1fb0a0")))}${both(`${rect(15, -14, 28, 20, 6, "#2a1204")}${circle(29, -4, 8, radial(0.4, 0.4, 0.7, "#ffffff", "#5af0ff .4", "#0a7a8a"))}${circle(29, -4, 3.5, "#04202a")}${rect(48, 6, 16, 24, 4, "#d8382a")}${circle(56, 18, 4, GOLD)}`)}${group(clay(4, 0.6), path("M-8-14H8L14 16H-14z", "#e0a02a"))}${rect(-16, 14, 32, 6, 3, "#1fb0a0")}${rect(-28, 26, 56, 20, 5, "#2a1204")}${repeat(6, (index) => rect(-26 + index * 9, 28, 7.5, 16, 2, "#ffffff"))}${path("M-12 46H12V56C4 62-4 62-12 56z", "#d8382a")}`,
    { scale: 1.02 },
  ),
)}
${discs({ box: [20, 10, 280, 200], count: 34, colors: ["#fff6b8", "#ffffff", "#b0ffd8"], size: 2.2, strength: 1, seed: 25 })}${vignette(0.5)}`;
}
