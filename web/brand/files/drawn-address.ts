import { pictureAddress } from "../fields/brand-configuration.ts";
import { svgAddress } from "../look/svg-address.ts";

/** Of the mark and the card of one brand, in bytes. Packed, ten thousand of them are one or two. */
export const DRAWING_LIMIT = 0;

/**
 * The addresses of a brand's pictures for its style sheet. A drawing of up to `limit` bytes is its own address: the first
 * frame shows it, and a request that starts only when the style sheet is there would take a round trip more.
 */
export function drawnAddress(
  id: string,
  pictures: ReadonlyMap<string, Uint8Array> | undefined,
  limit: number,
): (picture: string) => string {
  return (picture) => {
    const own = picture.endsWith(".svg") ? pictures?.get(picture) : undefined;
    return own && own.length <= limit ? svgAddress(new TextDecoder().decode(own)) : pictureAddress(id, picture);
  };
}
