import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { line, path, repeat } from "../../kit/shapes.ts";
import { cardBack, playingCard } from "../../parts/playing-card.ts";

/** Two runs on a table from above, and the pile with its first card. */
export function dummy(): string {
  const run = (ranks: readonly string[], suit: "spade" | "diamond", x: number, y: number, turn: number) =>
    ranks
      .map((rank, index) =>
        playingCard(x + index * 34, y + index * 34 * Math.tan((turn * Math.PI) / 180), rank, suit, {
          turn: turn + (index - 1) * 2,
          scale: 0.98,
        }),
      )
      .join("");
  return `${backdrop("#2ab8b0", "#0a5a68", "#03222c", 0.4, 0.4)}${repeat(14, (index) => line(`M${-60 + index * 32} -10L${-140 + index * 32} 250`, "#ffffff", 1, 'opacity=".07"'))}
${path("M-10-10H330V250H-10z", linear(1, 1, "#ffffff 0 .12", "#ffffff .5 0"))}${glow("#d8fff8", 130, 90, 140, 0.5)}
${cardBack(262, 58, "#1a4aa8", "#0a1f5c", { turn: 20, scale: 0.94 })}${cardBack(266, 54, "#1a4aa8", "#0a1f5c", { turn: 12, scale: 0.94 })}
${run(["5", "6", "7", "8"], "spade", 48, 76, -9)}${run(["J", "Q", "K"], "diamond", 150, 182, -9)}
${discs({ box: [10, 10, 300, 200], count: 18, colors: ["#ffffff"], size: 1.7, strength: 0.8, seed: 11 })}${vignette(0.55)}`;
}
