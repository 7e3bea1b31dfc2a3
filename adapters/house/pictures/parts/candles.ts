import { linear } from "../kit/paint.ts";
import { rect, repeat } from "../kit/shapes.ts";

/** The candles of a share price: [place of the middle, half height], up from the bottom. */
export function candles(
  values: readonly (readonly [middle: number, half: number, up: boolean])[],
  x: number,
  step: number,
  rise: string,
  fall: string,
): string {
  return repeat(values.length, (index) => {
    const [middle = 0, half = 0, up = true] = values[index] ?? [];
    const color = up ? rise : fall;
    return `${rect(x + index * step - 1, middle - half - 10, 2, half * 2 + 20, 1, color)}${rect(x + index * step - step * 0.32, middle - half, step * 0.64, half * 2, 2.5, linear(1, 0, "#ffffff 0 .35", "#ffffff .5 0"), `style="fill:${color}"`)}${rect(x + index * step - step * 0.32, middle - half, step * 0.22, half * 2, 2.5, "#ffffff", 'opacity=".28"')}`;
  });
}
