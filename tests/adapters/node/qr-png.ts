import { encode } from "fast-png";
import encodeQr from "qr";

/** A grey PNG of a text's QR code with a white margin. Without a text, the picture is blank. */
export function qrPng(text: string | undefined, scale = 6): Buffer {
  const modules = encodeQr(text ?? "", "raw", { ecc: "medium", border: 4 });
  const size = modules.length * scale;
  const isDark = (at: number) => modules[Math.floor(at / size / scale)]?.[Math.floor((at % size) / scale)];
  const data = Uint8Array.from({ length: size * size }, (_, at) => (text !== undefined && isDark(at) ? 0 : 255));
  return Buffer.from(encode({ width: size, height: size, data, channels: 1 }));
}
