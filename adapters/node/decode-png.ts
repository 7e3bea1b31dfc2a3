import { inflateSync } from "node:zlib";
import { convertIndexedToRgb, type DecodedPng, decode } from "fast-png";

/** A decoded picture: rows from the top, three bytes (red, green, blue) a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Far above any screenshot. Stops a small file from unpacking into gigabytes. */
const MAX_PIXELS = 50_000_000;
const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const CHUNK_FRAME_BYTES = 12;
const MAX_BYTES_PER_PIXEL = 8;

/**
 * Decodes a PNG without its transparency. Returns undefined for a damaged file, a picture above `MAX_PIXELS`, and an
 * interlaced picture with less than 8 bits per sample.
 */
export function decodePng(file: Buffer): Pixels | undefined {
  try {
    const png = decode(essentialChunks(file));
    return { width: png.width, height: png.height, data: rgbOf(png) };
  } catch {
    return undefined;
  }
}

/**
 * The file with the chunks that hold pixels only. fast-png limits no size, so this throws when the header or the
 * compressed data exceeds the limit, and leaves out every other chunk (a second header, a compressed colour profile).
 */
function essentialChunks(file: Buffer): Buffer {
  const [header, ...chunks] = chunksOf(file);
  if (!header || typeOf(header) !== "IHDR") throw new Error("the header is missing");
  const [width, height] = [header.readUInt32BE(8), header.readUInt32BE(12)];
  if (width * height === 0 || width * height > MAX_PIXELS) throw new Error("the size is not allowed");
  const packed = chunks.filter((chunk) => typeOf(chunk) === "IDAT").map((chunk) => chunk.subarray(8, -4));
  // One more column and row than the picture has, for the filter byte of every line.
  inflateSync(Buffer.concat(packed), { maxOutputLength: MAX_BYTES_PER_PIXEL * (width + 1) * (height + 1) });
  const essential = chunks.filter((chunk) => ["PLTE", "IDAT", "IEND"].includes(typeOf(chunk)));
  return Buffer.concat([file.subarray(0, SIGNATURE_BYTES), header, ...essential]);
}

function chunksOf(file: Buffer): readonly Buffer[] {
  const chunks: Buffer[] = [];
  for (let start = SIGNATURE_BYTES; start + CHUNK_FRAME_BYTES <= file.length; ) {
    const end = start + CHUNK_FRAME_BYTES + file.readUInt32BE(start);
    chunks.push(file.subarray(start, end));
    start = end;
  }
  return chunks;
}

function typeOf(chunk: Buffer): string {
  return chunk.toString("latin1", 4, 8);
}

function rgbOf(png: DecodedPng): Uint8Array {
  const { width, height, data, depth, channels, palette } = png;
  // fast-png leaves samples below 8 bits packed; its palette conversion unpacks them.
  if (channels === 1 && (palette || depth < 8)) {
    return convertIndexedToRgb({ ...png, palette: palette ?? greyPalette(depth) });
  }
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < rgb.length; at += 1) {
    const pixel = Math.floor(at / 3);
    const channel = channels < 3 ? 0 : at % 3;
    rgb[at] = (data[pixel * channels + channel] ?? 0) >> (depth - 8);
  }
  return rgb;
}

function greyPalette(depth: number): number[][] {
  const brightest = (1 << depth) - 1;
  return Array.from({ length: brightest + 1 }, (_, level) => {
    const grey = (level * 255) / brightest;
    return [grey, grey, grey];
  });
}
