/** Signs of a drawing that may stay as they are in an address between double quotes. */
const PLAIN = /%(?:20|2C|2F|3A|3B|3D)/g;

/** An SVG drawing as the address of a picture, for a style sheet: it needs no request of its own. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.trim()).replace(PLAIN, decodeURIComponent)}`;
}
