import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { fileTag, fileType, type SiteFile } from "./load-site.ts";

const COMPRESSIBLE = /^text\/|json|svg/;

/** A file that is made while the server runs, with its compressed forms. */
export function compressedFile(name: string, content: string | Uint8Array): SiteFile {
  const whole = new Uint8Array(typeof content === "string" ? new TextEncoder().encode(content) : content);
  const type = fileType(name);
  const isText = COMPRESSIBLE.test(type);
  return {
    type,
    tag: fileTag(whole),
    whole,
    br: isText
      ? new Uint8Array(brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
      : undefined,
    gzip: isText ? new Uint8Array(gzipSync(whole)) : undefined,
  };
}
