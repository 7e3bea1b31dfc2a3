import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  arcLength,
  pointAt,
  restingRotation,
  type Sector,
  sectorPath,
  sectorsOf,
} from "../../../../web/screens/wheel/wheel.tsx";

const chances = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 1, maxLength: 24 });

/** The sector under a pointer at the top. */
function sectorAtTop(sectors: readonly Sector[], rotation: number): number {
  const angle = ((-rotation % 360) + 360) % 360;
  return sectors.findIndex(({ from, to }) => angle >= from && angle < to);
}

describe("sectors", () => {
  test("fill the circle without a gap, each as wide as its share of the chances", () => {
    fc.assert(
      fc.property(chances, (given) => {
        const sectors = sectorsOf(given);
        const sum = given.reduce((total, chance) => total + chance, 0);
        expect(sectors[0]?.from).toBe(0);
        expect(sectors[sectors.length - 1]?.to).toBe(360);
        sectors.forEach(({ from, to }, index) => {
          expect(from).toBeCloseTo(sectors[index - 1]?.to ?? 0, 9);
          expect(to - from).toBeCloseTo(((given[index] ?? 0) / sum) * 360, 6);
        });
      }),
    );
  });

  test("are equal when the backend gives no chances", () => {
    expect(sectorsOf([0, 0, 0, 0]).map(({ to, from }) => to - from)).toEqual([90, 90, 90, 90]);
  });

  test("a single sector is a full circle", () => {
    const [only] = sectorsOf([1]);
    if (!only) throw new Error("no sector");
    expect(sectorPath(only, 10)).toBe("M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z");
    expect(arcLength(only, 10)).toBeCloseTo(20 * Math.PI);
  });
});

describe("restingRotation", () => {
  test("turns forward from any start until the segment is under the pointer", () => {
    fc.assert(
      fc.property(
        chances,
        fc.nat(),
        fc.double({ min: 0, max: 100_000, noNaN: true }),
        fc.nat({ max: 9 }),
        (given, pick, start, turns) => {
          const sectors = sectorsOf(given);
          const index = pick % sectors.length;
          const sector = sectors[index];
          if (!sector) throw new Error("no sector");
          const rest = restingRotation(start, sector, turns);
          expect(rest).toBeGreaterThanOrEqual(start + turns * 360);
          expect(rest).toBeLessThan(start + (turns + 1) * 360 + 1e-6);
          expect(sectorAtTop(sectors, rest)).toBe(index);
        },
      ),
    );
  });

  test("stops in the middle of the segment, never close to another prize", () => {
    const [, second] = sectorsOf([0.9, 0.1]);
    if (!second) throw new Error("no sector");
    expect(restingRotation(0, second, 0)).toBeCloseTo(360 - (second.from + second.to) / 2);
  });
});

test.each([
  [0, [0, -10]],
  [90, [10, 0]],
  [180, [0, 10]],
  [270, [-10, 0]],
])("%i degrees from the top is at %j", (degrees, point) => {
  expect(pointAt(degrees, 10)).toEqual(point);
});
