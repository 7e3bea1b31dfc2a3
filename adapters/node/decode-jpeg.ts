import { decode } from "jpeg-js";
import type { Pixels } from "./decode-png.ts";

/** Twice what a phone's camera usually writes. The decoder takes about 45 bytes of memory per pixel. */
const MAX_MEGAPIXELS = 24;
/** By the decoder's own count, which is half of the truth. */
const MAX_MEMORY_MB = 512;
/** Cameras write about ten. Every scan passes over all pixels, so a small file with many scans would take minutes. */
const MAX_SCANS = 100;
const START_OF_SCAN = Buffer.from("ffda", "hex");

/** Decodes a JPEG. Returns undefined for a damaged file and for a picture above the limits. */
export function decodeJpeg(file: Buffer): Pixels | undefined {
  if (countScans(file) > MAX_SCANS) return undefined;
  try {
    const limits = { maxResolutionInMP: MAX_MEGAPIXELS, maxMemoryUsageInMB: MAX_MEMORY_MB };
    const { width, height, data } = decode(file, { ...limits, useTArray: true, formatAsRGBA: false });
    return { width, height, data };
  } catch {
    return undefined;
  }
}

function countScans(file: Buffer): number {
  let count = 0;
  for (let at = file.indexOf(START_OF_SCAN); at >= 0; at = file.indexOf(START_OF_SCAN, at + 2)) count += 1;
  return count;
}
