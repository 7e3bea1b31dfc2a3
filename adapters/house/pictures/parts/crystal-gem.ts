import { linear } from "../kit/paint.ts";
import { line, path } from "../kit/shapes.ts";

/** A cut diamond from the side, 100 × 84 units. */
export function diamondGem(light: string, middle: string, dark: string): string {
  const facet = (d: string, from: string, to: string) => path(d, linear(0.4, 1, from, to));
  return `${facet("M-26-38H26L50-10 0 46-50-10z", middle, dark)}${facet("M-26-38L-12-10H-50z", light, middle)}${facet("M-26-38H26L12-10H-12z", "#ffffff", light)}${facet("M26-38L50-10H12z", middle, dark)}${facet("M-50-10H-12L0 46z", light, dark)}${facet("M-12-10H12L0 46z", light, middle)}${facet("M12-10H50L0 46z", dark, dark)}${line("M-26-38H26L50-10 0 46-50-10zM-50-10H50M-26-38L-12-10 0 46 12-10 26-38M-12-10L0-38 12-10", "#ffffff", 1, 'opacity=".75"')}`;
}

/** A crystal that stands, with its foot at (0, 0). */
export function crystalGem(width: number, height: number, light: string, middle: string, dark: string): string {
  const half = width / 2;
  const shoulder = -height * 0.72;
  return `${path(`M${-half} 0L${-half * 0.9} ${shoulder}L0 ${-height}L${half * 0.9} ${shoulder}L${half} 0z`, linear(0, 1, middle, dark))}${path(`M${-half} 0L${-half * 0.9} ${shoulder}L0 ${-height}L${-half * 0.2} ${shoulder * 0.94}L${-half * 0.25} 0z`, linear(0.3, 1, light, middle))}${path(`M${half * 0.35} 0L${half * 0.3} ${shoulder * 0.96}L0 ${-height}L${half * 0.9} ${shoulder}L${half} 0z`, linear(0, 1, middle, dark))}${line(`M${-half * 0.2} ${shoulder * 0.94}L0 ${-height}L${half * 0.3} ${shoulder * 0.96}M${-half * 0.9} ${shoulder}L${-half * 0.2} ${shoulder * 0.94}L${half * 0.3} ${shoulder * 0.96}L${half * 0.9} ${shoulder}M${-half * 0.2} ${shoulder * 0.94}L${-half * 0.25} 0`, "#ffffff", 1, 'opacity=".6"')}`;
}
