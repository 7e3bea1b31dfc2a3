import { define } from "./definitions.ts";

/** `#ffffff`, with an offset, with an offset and an opacity: `#ffffff .5 .2`. Without offsets they are spread evenly. */
type Stop = string;

/** A gradient from the box's top left corner towards (x, y), each 0 to 1. */
export function linear(x: number, y: number, ...stops: readonly Stop[]): string {
  return paint(`<linearGradient id="$id" x1="0" y1="0" x2="${x}" y2="${y}">${stopsOf(stops)}</linearGradient>`);
}

/** A gradient around (x, y) of the box, each 0 to 1. */
export function radial(x: number, y: number, radius: number, ...stops: readonly Stop[]): string {
  return paint(`<radialGradient id="$id" cx="${x}" cy="${y}" r="${radius}">${stopsOf(stops)}</radialGradient>`);
}

/** A gradient around a point of the picture. */
export function radialAt(x: number, y: number, radius: number, ...stops: readonly Stop[]): string {
  const place = `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"`;
  return paint(`<radialGradient id="$id" ${place}>${stopsOf(stops)}</radialGradient>`);
}

function paint(markup: string): string {
  return `url(#${define(markup)})`;
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [color = "#000000", offset = String(index / Math.max(1, stops.length - 1)), opacity] = stop.split(" ");
      const seen = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${color}"${seen}/>`;
    })
    .join("");
}

export const GOLD = linear(0.35, 1, "#fff6cf", "#f7cd5c .32", "#b07518 .68", "#ffdf8c");
export const GOLD_SIDE = linear(0, 1, "#c98c22", "#553204");
export const GOLD_ROUND = radial(0.36, 0.28, 0.85, "#fffbe2", "#f8cf5f .35", "#c07f1c .72", "#6d4207");
export const STEEL = linear(0.3, 1, "#ffffff", "#c3cedb .35", "#66748a .7", "#dfe8f2");
