import type { Brand } from "../brand.ts";
import { pictureAddress } from "../fields/brand-configuration.ts";
import { markSvg } from "./mark-svg.ts";

/** A brand and the picture files beside its file. */
export interface DrawnBrand {
  readonly brand: Brand;
  readonly pictures?: ReadonlyMap<string, Uint8Array> | undefined;
}

/** The mark of the first frame as the address of a picture; one that is an SVG needs no request of its own. */
export function markImageOf({ brand, pictures }: DrawnBrand): string {
  const { id, logo } = brand;
  if (logo === undefined) return dataUrl(markSvg(brand));
  const own = logo.endsWith(".svg") ? pictures?.get(logo) : undefined;
  return own ? dataUrl(new TextDecoder().decode(own)) : pictureAddress(id, logo);
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}
