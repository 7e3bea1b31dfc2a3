import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type Brand, readBrand } from "../brand.ts";
import { isPictureFile, isSoundFile } from "../fields/file-fields.ts";

/** A checked brand with the files that belong to it. */
export interface BrandWithPictures {
  readonly brand: Brand;
  readonly sharePicture?: Uint8Array | undefined;
  /** The files of pictures and sounds that the brand names, by name. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
}

/** Reads a brand file and the pictures and sounds beside it. The error has a sentence for each problem. */
export function readBrandFile(file: string): Result<BrandWithPictures, readonly string[]> {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return err([`${file}: cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}.`]);
  }
  const read = readBrand(data);
  if (!read.ok) return err(read.error.map((problem) => `${file}: ${problem}.`));
  const brand = read.value;
  const folder = dirname(file);
  const names = namedFiles(brand).filter((name) => isPictureFile(name) || isSoundFile(name));
  const missing = names.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0)
    return err(
      missing.map((name) => `${file}: the ${isSoundFile(name) ? "sound" : "picture"} ${name} is not beside the file.`),
    );
  const share = brand.pictures?.share ?? basename(file).replace(/\.json$/, ".png");
  return ok({
    brand,
    pictures: new Map(names.map((name) => [name, readFileSync(join(folder, name))])),
    ...(isPictureFile(share) && existsSync(join(folder, share)) && { sharePicture: readFileSync(join(folder, share)) }),
  });
}

function namedFiles({ logo, background, look, pictures = {}, sounds = {} }: Brand): readonly string[] {
  const { tiles = {}, ...others } = pictures;
  return [
    logo,
    background,
    look?.card,
    ...Object.values(others),
    ...Object.values(tiles),
    ...Object.values(sounds),
  ].filter((name) => name !== undefined);
}
