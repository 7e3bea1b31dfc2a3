import { encode } from "jpeg-js";
import { describe, expect, test } from "vitest";
import { decodeJpeg } from "../../../adapters/node/decode-jpeg.ts";

/** A picture whose left half is white and whose right half is red. */
function halves(width: number, height: number): Buffer {
  const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    const isRed = Math.floor(at / 4) % width >= width / 2;
    return isRed && (at % 4 === 1 || at % 4 === 2) ? 0 : 255;
  });
  return encode({ width, height, data }, 90).data;
}

const START_OF_FRAME = Buffer.from("ffc0", "hex");

/** The same file, whose frame says that it is of another size. */
function withSize(file: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(file);
  const frame = changed.indexOf(START_OF_FRAME);
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

describe("decodeJpeg", () => {
  test("reads red, green and blue of every pixel", () => {
    const picture = decodeJpeg(halves(32, 16));
    expect(picture).toMatchObject({ width: 32, height: 16 });
    expect(picture?.data).toHaveLength(32 * 16 * 3);
    const [left, right] = [picture?.data.slice(0, 3), picture?.data.slice(-3)];
    for (const [at, value] of [255, 255, 255].entries()) expect(Math.abs((left?.[at] ?? 0) - value)).toBeLessThan(6);
    for (const [at, value] of [255, 0, 0].entries()) expect(Math.abs((right?.[at] ?? 99) - value)).toBeLessThan(6);
  });

  test("returns undefined for a picture above the limits, before it decodes a pixel", () => {
    const file = halves(16, 16);
    for (const [width, height] of [
      [65_535, 65_535],
      [10_000, 6_000],
      [5_000, 5_000],
    ] as const) {
      const start = performance.now();
      expect(decodeJpeg(withSize(file, width, height))).toBeUndefined();
      expect(performance.now() - start).toBeLessThan(2000);
    }
  });

  test("returns undefined for a file with more scans than any camera writes", () => {
    const file = halves(16, 16);
    const scan = file.subarray(file.indexOf(Buffer.from("ffda", "hex")), -2);
    const repeated = (scans: number) =>
      Buffer.concat([file.subarray(0, -2), ...Array.from({ length: scans }, () => scan), file.subarray(-2)]);
    expect(decodeJpeg(repeated(9))).toBeDefined();
    expect(decodeJpeg(repeated(101))).toBeUndefined();
  });

  test("returns undefined for a file that was cut anywhere before its end", () => {
    const file = halves(24, 24);
    for (let length = 0; length < file.length - 2; length += 1) {
      expect(decodeJpeg(file.subarray(0, length))).toBeUndefined();
    }
  });

  test("ends with a picture or undefined for any damaged file", () => {
    const file = halves(24, 24);
    for (let seed = 1; seed <= 400; seed += 1) {
      const damaged = Buffer.from(file);
      // Three bytes of each file change, and the places and values follow from the seed alone.
      for (const step of [7, 11, 13]) damaged[(seed * step * 31) % damaged.length] = (seed * step * 17) & 0xff;
      const picture = decodeJpeg(damaged);
      if (picture) expect(picture.data).toHaveLength(picture.width * picture.height * 3);
    }
  });
});
