const HEADER_BYTES = 22;

/** A Windows icon file with one PNG in it, for browsers that ask for `/favicon.ico`. `size` in px, less than 256. */
export function icoOf(png: Uint8Array, size: number): Uint8Array {
  const file = new Uint8Array(HEADER_BYTES + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon
  view.setUint16(4, 1, true); // one picture
  view.setUint8(6, size);
  view.setUint8(7, size);
  view.setUint16(10, 1, true); // colour planes
  view.setUint16(12, 32, true); // bits of a pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, HEADER_BYTES, true);
  file.set(png, HEADER_BYTES);
  return file;
}
