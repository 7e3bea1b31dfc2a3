import { open, readFile } from "node:fs/promises";
import { type Refusal, refuse } from "../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { judgeSlipPicture, PICTURE_HEAD_BYTES, type PictureKind } from "../../core/wallet/slip.ts";
import type { Pixels } from "./decode-png.ts";

/** Why a file's slip could not be read: a refusal of the picture, or a problem with the file itself. */
export type SlipPictureProblem = Refusal | { readonly kind: "file"; readonly message: string };

interface Picture {
  readonly kind: DecodableKind;
  readonly file: Buffer;
}
type DecodableKind = Exclude<PictureKind, "webp">;

/** Reads the text of the mini QR in a PNG or JPEG picture of a slip. */
export async function readSlipPicture(path: string): Promise<Result<string, SlipPictureProblem>> {
  const picture = await readPicture(path);
  if (!picture.ok) return picture;
  const pixels = await DECODERS[picture.value.kind](picture.value.file);
  if (!pixels) return err(refuse("slip-no-code"));
  const { default: decodeQr } = await import("qr/decode.js");
  try {
    return ok(decodeQr(pixels, { effort: 10, timeLimit: 2000 }));
  } catch {
    return err(refuse("slip-no-code"));
  }
}

/** Each loads its decoder when it is needed. */
const DECODERS: Readonly<Record<DecodableKind, (file: Buffer) => Promise<Pixels | undefined>>> = {
  png: async (file) => (await import("./decode-png.ts")).decodePng(file),
  jpeg: async (file) => (await import("./decode-jpeg.ts")).decodeJpeg(file),
};

/** Judges the size and the first bytes before it reads the whole file. */
async function readPicture(path: string): Promise<Result<Picture, SlipPictureProblem>> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const head = Buffer.alloc(PICTURE_HEAD_BYTES);
      const { bytesRead } = await file.read(head, 0, PICTURE_HEAD_BYTES, 0);
      const judged = judgeSlipPicture(size, head.subarray(0, bytesRead));
      if (!judged.ok) return judged;
      if (judged.value === "webp") return err(unreadable("only PNG and JPG pictures can be read here, not WebP"));
      return ok({ kind: judged.value, file: await readFile(path) });
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    return err(unreadable(`${path} cannot be read (${code})`));
  }
}

function unreadable(message: string): SlipPictureProblem {
  return { kind: "file", message };
}
