export type Point = readonly [x: number, y: number];

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Moves, rotates and scales a drawing. `filter` applies to the whole. */
export function place(x: number, y: number, drawing: string, options: Placing = {}): string {
  const { turn = 0, scale = 1, scaleY = scale, filter, opacity } = options;
  const effect = filter === undefined ? "" : ` filter="${filter}"`;
  const seen = opacity === undefined ? "" : ` opacity="${opacity}"`;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale)} ${round(scaleY)})"${effect}${seen}>${drawing}</g>`;
}

interface Placing {
  /** Degrees. */
  readonly turn?: number;
  readonly scale?: number;
  readonly scaleY?: number;
  readonly filter?: string;
  readonly opacity?: number;
}

/** A drawing and its mirror image, at both sides of x = 0. */
export function both(drawing: string): string {
  return `<g>${drawing}</g><g transform="scale(-1 1)">${drawing}</g>`;
}

export function group(filter: string, drawing: string): string {
  return `<g filter="${filter}">${drawing}</g>`;
}

export function path(d: string, fill: string, extra = ""): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

export function line(d: string, color: string, width: number, extra = ""): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, extra = ""): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${extra}/>`;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string, extra = ""): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}" ${extra}/>`;
}

export function rect(x: number, y: number, width: number, height: number, radius: number, fill: string, extra = "") {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${extra}/>`;
}

/** `count` values of a function, joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;
}

/** Letters and digits. */
export function text(x: number, y: number, size: number, letters: string, fill: string, extra = ""): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${fill}" ${extra}>${letters}</text>`;
}

/** A star with `points` tips. */
export function star(points: number, outer: number, inner: number, turn = -90): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, index): Point => {
      const radius = index % 2 === 0 ? outer : inner;
      const angle = ((turn + (index * 180) / points) * Math.PI) / 180;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );
}

/** A four-pointed flash of light. */
export function sparkle(x: number, y: number, size: number, color = "#ffffff", opacity = 1): string {
  const d = `M0 ${-size}Q${size * 0.1} ${-size * 0.1} ${size} 0Q${size * 0.1} ${size * 0.1} 0 ${size}Q${-size * 0.1} ${size * 0.1} ${-size} 0Q${-size * 0.1} ${-size * 0.1} 0 ${-size}z`;
  return place(x, y, path(d, color), { opacity });
}
