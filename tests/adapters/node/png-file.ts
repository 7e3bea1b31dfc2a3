import { deflateSync } from "node:zlib";
import encodeQr from "qr";

/** A grey PNG whose lines go through all five filters in turn; `sample` gives 0 (black) to 255 of a pixel. */
export function greyPng(width: number, height: number, sample: (x: number, y: number) => number): Buffer {
  const lines = Array.from({ length: height }, (_, y) =>
    Buffer.from(Array.from({ length: width }, (__, x) => sample(x, y))),
  );
  const filtered = lines.map((line, y) => filterLine(y % 5, line, lines[y - 1] ?? Buffer.alloc(width)));
  return pngFile({ width, height, depth: 8, colour: 0 }, Buffer.concat(filtered));
}

/** A QR code as a picture, with a white margin around it. */
export function qrPng(text: string, scale = 6): Buffer {
  const modules = encodeQr(text, "raw", { ecc: "medium", border: 4 });
  const size = modules.length * scale;
  return greyPng(size, size, (x, y) => (modules[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 0 : 255));
}

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
  readonly interlace?: number;
}

/** A PNG of lines that carry their filter byte already. */
export function pngFile(header: PngHeader, lines: Buffer, palette?: Buffer): Buffer {
  const { width, height, depth, colour, interlace = 0 } = header;
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([depth, colour, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", body),
    ...(palette ? [chunk("PLTE", palette)] : []),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, Buffer.from(type, "latin1"), body, Buffer.alloc(4)]);
}

function filterLine(filter: number, line: Buffer, above: Buffer): Buffer {
  const out = Buffer.alloc(line.length + 1);
  out[0] = filter;
  for (let i = 0; i < line.length; i += 1) {
    const [left, up, corner] = [line[i - 1] ?? 0, above[i] ?? 0, i > 0 ? (above[i - 1] ?? 0) : 0];
    const guess = left + up - corner;
    const near = [left, up, corner].sort((one, other) => Math.abs(guess - one) - Math.abs(guess - other))[0] ?? 0;
    const predicted = [0, left, up, (left + up) >> 1, near][filter] ?? 0;
    out[i + 1] = ((line[i] ?? 0) - predicted) & 0xff;
  }
  return out;
}
