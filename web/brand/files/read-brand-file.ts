import { existsSync, readFileSync } from "node:fs";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type Brand, readBrand } from "../brand.ts";

/** A checked brand with the files that belong to it. */
export interface BrandWithPictures {
  readonly brand: Brand;
  readonly sharePicture?: Uint8Array | undefined;
}

/** Reads a brand file and the picture beside it. The error has a sentence for each problem. */
export function readBrandFile(file: string, text: string): Result<BrandWithPictures, readonly string[]> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return err([`${file}: is no JSON: ${error instanceof Error ? error.message : "it cannot be read"}.`]);
  }
  const read = readBrand(data);
  if (!read.ok) return err(read.error.map((problem) => `${file}: ${problem}.`));
  const picture = file.replace(/\.json$/, ".png");
  return ok({ brand: read.value, ...(existsSync(picture) && { sharePicture: readFileSync(picture) }) });
}
