import type { Drawing } from "./drawing.ts";
import { definitionsIn } from "./kit/definitions.ts";

/** A drawing as a whole SVG in the size of its picture. */
export function svgOf({ width, height, units, draw }: Drawing): string {
  const drawing = draw();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${units.join(" ")}" preserveAspectRatio="xMidYMid slice" font-family="Anuphan" font-weight="600"><defs>${definitionsIn(drawing)}</defs>${drawing}</svg>`;
}
