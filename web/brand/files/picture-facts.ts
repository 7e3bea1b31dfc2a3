/** A logo whose width is at least so many times its height stands for the name, too. */
export const WORDMARK_RATIO = 1.5;

export interface PictureFacts {
  readonly form: "png" | "jpg" | "webp" | "svg";
  /** px; undefined where the file does not say. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** The form and the size that a picture file's first bytes state; undefined for another kind of file. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number) => new TextDecoder("latin1").decode(bytes.subarray(from, to));
  if (bytes.length > 24 && text(1, 4) === "PNG") {
    return { form: "png", width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (bytes.length > 4 && view.getUint16(0) === 0xffd8) return { form: "jpg", ...jpegSize(view) };
  if (bytes.length > 30 && text(0, 4) === "RIFF" && text(8, 12) === "WEBP") {
    return { form: "webp", ...webpSize(view, text(12, 16)) };
  }
  const svg = /<svg\b[^>]*>/i.exec(new TextDecoder().decode(bytes.subarray(0, 4096)))?.[0];
  return svg === undefined ? undefined : { form: "svg", ...svgSize(svg) };
}

type Size = Pick<PictureFacts, "width" | "height">;
const NO_SIZE: Size = { width: undefined, height: undefined };

/** The first frame header; the segments before it state their lengths. */
function jpegSize(view: DataView): Size {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return NO_SIZE;
}

function webpSize(view: DataView, kind: string): Size {
  if (kind === "VP8X") {
    const at = (place: number) => 1 + view.getUint16(place, true) + (view.getUint8(place + 2) << 16);
    return { width: at(24), height: at(27) };
  }
  if (kind === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  const bits = view.getUint32(21, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
}

function svgSize(tag: string): Size {
  const length = (name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)(px)?"`).exec(tag)?.[1] ?? Number.NaN);
  const box = /\bviewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(tag);
  const [width, height] = [length("width") || Number(box?.[1]), length("height") || Number(box?.[2])];
  return { width: width > 0 ? width : undefined, height: height > 0 ? height : undefined };
}
