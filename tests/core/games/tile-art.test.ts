import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tileArt } from "../../../core/games/game-rows.ts";

describe("tileArt", () => {
  it("is the same for the same id and within its ranges", () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const art = tileArt(id);
        expect(art).toEqual(tileArt(id));
        expect(art.hue).toSatisfy((hue: number) => Number.isInteger(hue) && hue >= 0 && hue < 360);
        expect(art.variant).toSatisfy((variant: number) => Number.isInteger(variant) && variant >= 0);
        for (const share of [art.turn, art.shift]) expect(share).toSatisfy((at: number) => at >= 0 && at <= 1);
      }),
    );
  });

  it.each([
    ["", { hue: 75, variant: 14, turn: 51, shift: 42 }],
    ["dice", { hue: 207, variant: 1, turn: 47, shift: 55 }],
    ["slot-17", { hue: 70, variant: 14, turn: 19, shift: 32 }],
    ["ปลา", { hue: 84, variant: 13, turn: 56, shift: 2 }],
  ])("of %j stays what players know", (id, { turn, shift, ...whole }) => {
    expect(tileArt(id)).toEqual({ ...whole, turn: turn / 63, shift: shift / 63 });
  });

  it("spreads ids with different numbers over all hues", () => {
    const hues = Array.from({ length: 360 }, (_, index) => tileArt(`grown-${index}`).hue);
    const perSixth = [0, 1, 2, 3, 4, 5].map((sixth) => hues.filter((hue) => Math.floor(hue / 60) === sixth).length);
    for (const count of perSixth) expect(count).toBeGreaterThan(30);
    const neighbours = hues.slice(1).filter((hue, index) => Math.abs(hue - (hues[index] ?? 0)) < 8);
    expect(neighbours.length).toBeLessThan(40);
  });
});
