import { open, readFile } from "node:fs/promises";
import { judgeSlipPicture, PICTURE_HEAD_BYTES, type PictureKind } from "../../core/rules/slip-picture.ts";
import { type Refusal, refuse } from "../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { pngPixels } from "./png-pixels.ts";

/** Why a file's slip could not be read: a refusal of the picture, or what stands against the file itself. */
export type SlipPictureProblem = Refusal | { readonly kind: "file"; readonly message: string };

/** The text of the mini QR in a PNG picture of a slip. Other kinds of picture need a decoder that Node does not have. */
export async function readSlipPicture(path: string): Promise<Result<string, SlipPictureProblem>> {
  const picture = await readPicture(path);
  if (!picture.ok) return picture;
  const pixels = pngPixels(picture.value);
  if (!pixels) return err(refuse("slip-no-code"));
  const { default: decodeQr } = await import("qr/decode.js");
  try {
    return ok(decodeQr(pixels, { effort: 10, timeLimit: 2000 }));
  } catch {
    return err(refuse("slip-no-code"));
  }
}

/** A file that is too large is never read whole. */
async function readPicture(path: string): Promise<Result<Buffer, SlipPictureProblem>> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const head = Buffer.alloc(PICTURE_HEAD_BYTES);
      const { bytesRead } = await file.read(head, 0, PICTURE_HEAD_BYTES, 0);
      const judged = judgeSlipPicture(size, head.subarray(0, bytesRead));
      if (!judged.ok) return judged;
      if (judged.value !== "png") return err(notPng(judged.value));
      return ok(await readFile(path));
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    return err({ kind: "file", message: `${path} cannot be read (${code})` });
  }
}

function notPng(kind: Exclude<PictureKind, "png">): SlipPictureProblem {
  const name = kind === "jpeg" ? "JPEG" : "WebP";
  return { kind: "file", message: `only PNG pictures can be read here, and this is a ${name}` };
}
