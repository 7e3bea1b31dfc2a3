import type { BuiltFiles } from "../../../core/delivery/built-brand.ts";
import { brandFiles } from "./brand-files.ts";
import type { DrawPng } from "./draw-png.ts";
import type { BrandWithPictures } from "./read-brand-file.ts";
import { rootFiles } from "./root-files.ts";

/** All files that brands add to the built site, by path: each brand's and those below the root. The first is the default. */
export function siteFiles(
  brands: readonly [BrandWithPictures, ...BrandWithPictures[]],
  template: string,
  drawPng: DrawPng,
): BuiltFiles {
  const [first, ...others] = brands;
  const ofBrand = ({ brand, ...pictures }: BrandWithPictures) => brandFiles(brand, template, { drawPng, ...pictures });
  const firstFiles = ofBrand(first);
  const root = rootFiles(brands, template, firstFiles);
  return new Map([...root, ...firstFiles, ...others.flatMap((other) => [...ofBrand(other)])]);
}
