import { GOLD, GOLD_SIDE, linear } from "../kit/paint.ts";
import { circle, line, place, repeat, round, text } from "../kit/shapes.ts";

interface CoinOptions {
  readonly turn?: number;
  /** 1 seen from the front, less when it is tilted. */
  readonly open?: number;
  readonly mark?: string;
  readonly filter?: string;
}

/** A gold coin with a thickness. */
export function coin(x: number, y: number, radius: number, options: CoinOptions = {}): string {
  const { turn = 0, open = 0.86, mark = "฿", filter } = options;
  const side = round((radius * 0.2) / open);
  const face = linear(1, 1, "#b97a18", "#fbdc80", "#c48a22");
  const shine = `M${round(-radius * 0.6)} ${round(-radius * 0.62)}A${round(radius * 0.87)} ${round(radius * 0.87)} 0 01${round(radius * 0.3)} ${round(-radius * 0.8)}`;
  return place(
    x,
    y,
    `${circle(0, side, radius, GOLD_SIDE)}${circle(0, 0, radius, GOLD)}${circle(0, 0, radius * 0.78, face, `stroke="#8a5a10" stroke-opacity=".7" stroke-width="${round(radius * 0.06)}"`)}${text(0, round(radius * 0.37), round(radius * 1.05), mark, "#764604", 'font-weight="700"')}${text(round(-radius * 0.03), round(radius * 0.34), round(radius * 1.05), mark, "#fff3c0", 'font-weight="700" opacity=".35"')}${line(shine, "#fffdf0", round(radius * 0.11))}`,
    { turn, scale: 1, scaleY: open, ...(filter === undefined ? {} : { filter }) },
  );
}

/** Coins in a pile, one on the other. */
export function coinStack(x: number, y: number, radius: number, count: number): string {
  return repeat(count, (index) =>
    coin(x + round(Math.sin(index * 2.1 + x) * radius * 0.08), y - index * radius * 0.26, radius, {
      open: 0.42,
      mark: index === count - 1 ? "฿" : "",
    }),
  );
}
