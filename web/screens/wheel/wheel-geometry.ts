/** The edges and the middle of a sector in degrees, clockwise from the top. */
export interface Sector {
  readonly from: number;
  readonly middle: number;
  readonly to: number;
}

/**
 * One sector for each chance, as wide as the chance. Chances that do not add up to 1 count as shares of their sum. When
 * the sum is 0, all sectors are equal.
 */
export function sectorsOf(chances: readonly number[]): readonly Sector[] {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  const shares = chances.map((chance) => (sum > 0 ? chance / sum : 1 / chances.length));
  let from = 0;
  return shares.map((share, index) => {
    const to = index === shares.length - 1 ? 360 : from + share * 360;
    const sector = { from, middle: (from + to) / 2, to };
    from = to;
    return sector;
  });
}

/**
 * The rotation at which the middle of a sector is under the pointer, at least `turns` full turns after the current one.
 * Always the middle: a stop close to another prize would suggest a near win.
 */
export function restingRotation(rotation: number, { middle }: Sector, turns: number): number {
  const earliest = rotation + turns * 360;
  const rest = ((-middle % 360) + 360) % 360;
  return earliest + ((((rest - earliest) % 360) + 360) % 360);
}

/** The SVG path of a sector around the origin. */
export function sectorPath({ from, to }: Sector, radius: number): string {
  // An arc from a point to itself draws nothing, so a full circle is drawn as two halves.
  if (to - from > 359.99)
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
  const [startX, startY] = pointAt(from, radius);
  const [endX, endY] = pointAt(to, radius);
  return `M0 0L${startX} ${startY}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${endX} ${endY}Z`;
}

/** A point on a circle around the origin, rounded to a hundredth. */
export function pointAt(degrees: number, radius: number): readonly [x: number, y: number] {
  const radians = (degrees * Math.PI) / 180;
  return [round(Math.sin(radians) * radius), round(-Math.cos(radians) * radius)];
}

/** The length of a sector's arc, in the unit of the radius. */
export function arcLength({ from, to }: Sector, radius: number): number {
  return ((to - from) * Math.PI * radius) / 180;
}

function round(value: number): number {
  // Turns -0 into 0.
  return Math.round(value * 100) / 100 + 0;
}
