import { shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { group, line, place, rect, repeat } from "../../kit/shapes.ts";
import { pipCard } from "../../parts/cards/pip-card.ts";
import { coin, coinStack } from "../../parts/coin.ts";
import { cardBack } from "../../parts/playing-card.ts";

/** A two-card nine on a reed mat, with the dealer's cards still face down. */
export function pokDeng(): string {
  const reeds = repeat(13, (column) =>
    repeat(9, (row) => {
      const lying = (column + row) % 2 === 0;
      const fill = lying ? linear(0, 1, "#e9c56a", "#b98a34") : linear(1, 0, "#d8a84e", "#9a6a26");
      return rect(column * 34 - 60, row * 34 - 40, 33, 33, 2, fill);
    }),
  );
  const threads = repeat(13, (column) =>
    repeat(9, (row) => {
      const lying = (column + row) % 2 === 0;
      const [x, y] = [column * 34 - 60, row * 34 - 40];
      return [7, 14, 20, 27].map((step) => (lying ? `M${x} ${y + step}h33` : `M${x + step} ${y}v33`)).join("");
    }),
  );
  const mat = `${reeds}${line(threads, "#2c1c04", 1, 'opacity=".3"')}`;
  return `${rect(0, 0, 320, 240, 0, "#5c6a24")}${place(0, 0, mat, { turn: -8 })}
${rect(0, 0, 320, 240, 0, radial(0.55, 0.4, 0.8, "#fff0b0 0 .35", "#5a3c08 .55 .2", "#170d02 1 .85"))}
${line("M-10 96Q150 20 330 34", "#c01f2c", 9, 'opacity=".9"')}${line("M-10 96Q150 20 330 34", "#ffd97a", 2)}
${cardBack(70, 40, "#c81f34", "#5e0a16", { turn: -22, scale: 0.8 })}${cardBack(112, 30, "#c81f34", "#5e0a16", { turn: -8, scale: 0.8 })}
${glow("#fff4c0", 190, 120, 130, 0.55)}
${group(shadow(3, 3, 0.5), coinStack(52, 178, 25, 6))}${group(shadow(3, 3, 0.5), coinStack(102, 202, 25, 3))}${coin(286, 56, 19, { turn: 20, open: 0.7, filter: shadow(3, 3) })}
${pipCard(170, 122, "8", "heart", { turn: -14, scale: 1.42 })}${pipCard(238, 128, "A", "heart", { turn: 10, scale: 1.42 })}
${discs({ box: [110, 20, 200, 180], count: 18, colors: ["#fffbe0", "#ffe48a"], size: 1.7, strength: 1, seed: 4 })}${vignette(0.5)}`;
}
