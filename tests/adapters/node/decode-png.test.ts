import { deflateSync } from "node:zlib";
import { encode, type ImageData } from "fast-png";
import { describe, expect, test } from "vitest";
import { decodePng } from "../../../adapters/node/decode-png.ts";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** A chunk without its checksum, which decoders of untrusted pictures skip. */
function chunk(type: string, body: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, Buffer.from(type, "latin1"), body, Buffer.alloc(4)]);
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly colour?: number;
  readonly interlace?: number;
}

function header({ width, height, depth = 8, colour = 0, interlace = 0 }: Header): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([depth, colour, 0, 0, interlace], 8);
  return chunk("IHDR", body);
}

const END = chunk("IEND", Buffer.alloc(0));

/** A PNG of lines that start with their filter byte. */
function pngOf(head: Header, lines: Uint8Array, palette?: Uint8Array): Buffer {
  const colours = palette ? [chunk("PLTE", palette)] : [];
  return Buffer.concat([SIGNATURE, header(head), ...colours, chunk("IDAT", deflateSync(lines)), END]);
}

describe("decodePng", () => {
  test.each<[string, Partial<ImageData>, readonly number[], readonly number[]]>([
    ["8-bit grey", { channels: 1 }, [7, 200], [7, 7, 7, 200, 200, 200]],
    ["8-bit grey with alpha", { channels: 2 }, [7, 40, 200, 0], [7, 7, 7, 200, 200, 200]],
    ["8-bit RGB", { channels: 3 }, [1, 2, 3, 250, 251, 252], [1, 2, 3, 250, 251, 252]],
    ["8-bit RGBA", { channels: 4 }, [1, 2, 3, 40, 250, 251, 252, 0], [1, 2, 3, 250, 251, 252]],
    ["16-bit grey", { channels: 1, depth: 16 }, [0x0700, 0xc8ff], [7, 7, 7, 200, 200, 200]],
    ["16-bit RGB", { channels: 3, depth: 16 }, [256, 512, 768, 0xfa00, 0xfb00, 0xfc00], [1, 2, 3, 250, 251, 252]],
    [
      "a palette",
      {
        channels: 1,
        palette: [
          [1, 2, 3],
          [250, 251, 252],
        ],
      },
      [1, 0],
      [250, 251, 252, 1, 2, 3],
    ],
    [
      "a palette with transparency",
      {
        channels: 1,
        palette: [
          [1, 2, 3, 0],
          [250, 251, 252, 255],
        ],
      },
      [1, 0],
      [250, 251, 252, 1, 2, 3],
    ],
  ])("reads %s", (_, format, samples, rgb) => {
    const data = format.depth === 16 ? Uint16Array.from(samples) : Uint8Array.from(samples);
    for (const interlace of ["null", "Adam7"] as const) {
      const file = Buffer.from(encode({ width: 2, height: 1, data, ...format }, { interlace }));
      expect(decodePng(file)).toEqual({ width: 2, height: 1, data: Uint8Array.from(rgb) });
    }
  });

  test.each([
    [1, [0b10100000], [255, 0, 255]],
    [2, [0b11011000], [255, 85, 170]],
    [4, [0xf0, 0x30], [255, 0, 51]],
  ])("reads grey of %i bits", (depth, line, greys) => {
    const file = pngOf({ width: 3, height: 1, depth }, Uint8Array.from([0, ...line]));
    expect(decodePng(file)?.data).toEqual(Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey])));
  });

  test("reads a palette of 4 bits", () => {
    const palette = Uint8Array.from([1, 2, 3, 7, 8, 9]);
    const file = pngOf({ width: 3, height: 1, depth: 4, colour: 3 }, Uint8Array.from([0, 0x10, 0x10]), palette);
    expect(decodePng(file)?.data).toEqual(Uint8Array.from([7, 8, 9, 1, 2, 3, 7, 8, 9]));
  });

  test("undoes every line filter", () => {
    const [width, height] = [23, 17];
    const sample = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (x * 37 + y * 91 + x * y) & 0xff);
    const predict = (filter: number, x: number, y: number): number => {
      const [left, up, corner] = [sample(x - 1, y), sample(x, y - 1), sample(x - 1, y - 1)];
      const guess = left + up - corner;
      const paeth = [left, up, corner].sort((one, other) => Math.abs(guess - one) - Math.abs(guess - other))[0] ?? 0;
      return [0, left, up, (left + up) >> 1, paeth][filter] ?? 0;
    };
    const lines = Array.from({ length: height }, (_, y) => [
      y % 5,
      ...Array.from({ length: width }, (__, x) => (sample(x, y) - predict(y % 5, x, y)) & 0xff),
    ]);
    const greys = decodePng(pngOf({ width, height }, Uint8Array.from(lines.flat())))?.data.filter(
      (_, at) => at % 3 === 0,
    );
    expect(greys).toEqual(
      Uint8Array.from({ length: width * height }, (_, at) => sample(at % width, Math.floor(at / width))),
    );
  });

  const onePixel = Uint8Array.from([0, 1]);
  const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
  test.each([
    ["an unknown colour type", pngOf({ width: 1, height: 1, colour: 5 }, onePixel)],
    ["more pixels than the limit", pngOf({ width: 100_000, height: 100_000 }, onePixel)],
    ["no pixels", pngOf({ width: 0, height: 1 }, onePixel)],
    ["fewer lines than the header says", pngOf({ width: 1, height: 2 }, onePixel)],
    [
      "far more data than the header says",
      Buffer.concat([SIGNATURE, header({ width: 9, height: 9 }), chunk("IDAT", bomb), END]),
    ],
    ["an unknown filter", pngOf({ width: 1, height: 1 }, Uint8Array.from([9, 1]))],
    [
      "a colour that is missing in the palette",
      pngOf({ width: 1, height: 1, colour: 3 }, onePixel, Uint8Array.from([1, 2, 3])),
    ],
    ["an unknown interlacing", pngOf({ width: 1, height: 1, interlace: 9 }, onePixel)],
    [
      "data that is not compressed",
      Buffer.concat([SIGNATURE, header({ width: 1, height: 1 }), chunk("IDAT", onePixel), END]),
    ],
    ["no header", Buffer.concat([SIGNATURE, chunk("IDAT", deflateSync(onePixel)), END])],
    [
      "a chunk that is longer than the file",
      Buffer.concat([SIGNATURE, Buffer.from("ffffffff49484452", "hex"), Buffer.alloc(40)]),
    ],
    ["nothing behind the signature", SIGNATURE],
  ])("returns undefined for a file with %s", (_, file) => {
    expect(decodePng(file)).toBeUndefined();
  });

  test("returns undefined for a file that was cut anywhere before its end", () => {
    const file = pngOf(
      { width: 40, height: 40 },
      Uint8Array.from({ length: 41 * 40 }, (_, at) => (at % 41 ? at * 7 : 0)),
    );
    for (let length = 0; length < file.length - 12; length += 1) {
      expect(decodePng(file.subarray(0, length))).toBeUndefined();
    }
    expect(decodePng(file)).toBeDefined();
  });

  test("takes the size from the first header and skips compressed metadata", () => {
    const profile = Buffer.concat([Buffer.from("bomb\0\0", "latin1"), bomb]);
    const pixels = chunk("IDAT", deflateSync(onePixel));
    const size = { width: 1, height: 1 };
    const second = header({ width: 60_000, height: 60_000 });
    const file = Buffer.concat([SIGNATURE, header(size), second, chunk("iCCP", profile), pixels, END]);
    expect(decodePng(file)).toEqual({ ...size, data: Uint8Array.from([1, 1, 1]) });
  });
});
