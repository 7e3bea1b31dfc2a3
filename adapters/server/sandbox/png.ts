import { crc32, deflateSync } from "node:zlib";

/** A picture of few colours: each pixel is an index into the palette. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly pixels: Uint8Array;
  /** `rrggbb`, at most 256. */
  readonly palette: readonly string[];
}

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const BIT_DEPTH = 8;
const INDEXED = 3;

export function encodePng({ width, height, pixels, palette }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(BIT_DEPTH, 8);
  header.writeUInt8(INDEXED, 9);
  // Every line begins with the number of its filter; 0 is none.
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.join(""), "hex")),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
