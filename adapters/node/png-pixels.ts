import { inflateSync } from "node:zlib";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue, alpha. */
  readonly data: Uint8Array;
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly channels: number;
  readonly indexed: boolean;
}

const SIGNATURE = "89504e470d0a1a0a";
/** Samples to a pixel by colour type: grey, colour, indexed, grey with alpha, colour with alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Far above any phone's screenshot; keeps a small file from unfolding into gigabytes. */
const MAX_PIXELS = 50_000_000;

/** The pixels of a PNG that is not interlaced; undefined for anything else, damaged ones among them. */
export function pngPixels(file: Buffer): Pixels | undefined {
  if (file.toString("hex", 0, 8) !== SIGNATURE) return undefined;
  const chunks = chunksOf(file);
  const header = readHeader(chunks.find(({ type }) => type === "IHDR")?.body);
  if (!header) return undefined;
  const packed = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ body }) => body));
  const rowBytes = Math.ceil((header.width * header.channels * header.depth) / 8);
  const size = (rowBytes + 1) * header.height;
  const raw = inflate(packed, size);
  if (raw?.length !== size) return undefined;
  const palette = chunks.find(({ type }) => type === "PLTE")?.body ?? Buffer.alloc(0);
  return paint(header, unfilter(raw, rowBytes, header), rowBytes, palette);
}

function chunksOf(file: Buffer): readonly { readonly type: string; readonly body: Buffer }[] {
  const chunks = [];
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    chunks.push({ type: file.toString("latin1", at + 4, at + 8), body: file.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function readHeader(body: Buffer | undefined): Header | undefined {
  if (body?.length !== 13) return undefined;
  const [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
  const [depth, colour, interlace] = [body.readUInt8(8), body.readUInt8(9), body.readUInt8(12)];
  const channels = CHANNELS[colour];
  const fine = width * height > 0 && width * height <= MAX_PIXELS && [1, 2, 4, 8, 16].includes(depth);
  return fine && channels !== undefined && interlace === 0
    ? { width, height, depth, channels, indexed: colour === 3 }
    : undefined;
}

function inflate(packed: Buffer, size: number): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: size });
  } catch {
    return undefined;
  }
}

/** Undoes each line's filter (PNG specification, section 9); every line then starts where the one above ended. */
function unfilter(raw: Buffer, rowBytes: number, { height, channels, depth }: Header): Uint8Array {
  const step = Math.max(1, (channels * depth) >> 3);
  const out = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (rowBytes + 1)] ?? 0;
    const [from, to] = [row * (rowBytes + 1) + 1, row * rowBytes];
    for (let i = 0; i < rowBytes; i += 1) {
      const left = i >= step ? (out[to + i - step] ?? 0) : 0;
      const up = row > 0 ? (out[to + i - rowBytes] ?? 0) : 0;
      const upLeft = row > 0 && i >= step ? (out[to + i - rowBytes - step] ?? 0) : 0;
      out[to + i] = (raw[from + i] ?? 0) + predict(filter, left, up, upLeft);
    }
  }
  return out;
}

function predict(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [byLeft, byUp, byBoth] = [Math.abs(up - upLeft), Math.abs(left - upLeft), Math.abs(left + up - 2 * upLeft)];
  if (byLeft <= byUp && byLeft <= byBoth) return left;
  return byUp <= byBoth ? up : upLeft;
}

function paint(header: Header, lines: Uint8Array, rowBytes: number, palette: Buffer): Pixels {
  const { width, height, depth, channels, indexed } = header;
  const data = new Uint8Array(width * height * 4);
  // Of 16 bits the upper eight do; fewer than eight are spread over the whole range, unless they are an index.
  const sample = (row: number, index: number): number => {
    const bit = index * depth;
    const byte = lines[row * rowBytes + (bit >> 3)] ?? 0;
    if (depth >= 8) return byte;
    const value = (byte >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
    return indexed ? value : Math.round((value * 255) / ((1 << depth) - 1));
  };
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const row = Math.floor(pixel / width);
    const first = (pixel - row * width) * channels;
    const grey = sample(row, first);
    const colour = indexed
      ? [palette[grey * 3] ?? 0, palette[grey * 3 + 1] ?? 0, palette[grey * 3 + 2] ?? 0]
      : channels >= 3
        ? [grey, sample(row, first + 1), sample(row, first + 2)]
        : [grey, grey, grey];
    data.set([...colour, channels === 2 || channels === 4 ? sample(row, first + channels - 1) : 255], pixel * 4);
  }
  return { width, height, data };
}
