import { type Point, round } from "../kit/shapes.ts";

type Place = readonly [x: number, y: number, height: number];

interface Eye {
  /** Metres on the field; `across` runs along a side line, `towards` away from the viewer. */
  readonly across: number;
  readonly towards: number;
  readonly height: number;
  /** Units of the picture at one metre's distance. */
  readonly focus: number;
  /** Where the horizon and the middle of the view are in the picture. */
  readonly horizon: number;
  readonly middle: number;
}

export interface Camera {
  readonly point: (place: Place) => Point;
  /** Units of a metre at a place. */
  readonly scale: (towards: number) => number;
  /** A closed outline. */
  readonly area: (...places: readonly Place[]) => string;
  /** A painted line between two places on the ground, `width` metres wide. */
  readonly stripe: (from: readonly [number, number], to: readonly [number, number], width?: number) => string;
  /** A painted circle or a part of it, in radians. */
  readonly arc: (x: number, y: number, radius: number, start?: number, end?: number) => string;
}

/** A camera that looks straight over a playing field. */
export function camera({ across, towards, height, focus, horizon, middle }: Eye): Camera {
  const scale = (y: number) => focus / Math.max(0.6, y - towards);
  const point = ([x, y, z]: Place): Point => {
    const size = scale(y);
    return [round(middle + (x - across) * size), round(horizon + (height - z) * size)];
  };
  const area = (...places: readonly Place[]) => `M${places.map((place) => point(place).join(" ")).join("L")}z`;
  const stripe: Camera["stripe"] = ([x1, y1], [x2, y2], width = 0.14) => {
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [dx, dy] = [(-(y2 - y1) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
    return area([x1 + dx, y1 + dy, 0], [x2 + dx, y2 + dy, 0], [x2 - dx, y2 - dy, 0], [x1 - dx, y1 - dy, 0]);
  };
  const arc: Camera["arc"] = (x, y, radius, start = 0, end = Math.PI * 2) => {
    const parts = 40;
    const at = (index: number): readonly [number, number] => {
      const angle = start + ((end - start) * index) / parts;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    };
    return Array.from({ length: parts }, (_, index) => stripe(at(index), at(index + 1))).join("");
  };
  return { point, scale, area, stripe, arc };
}
