import { readFile, stat } from "node:fs/promises";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { pngPixels } from "./png-pixels.ts";

const MAX_MB = 10;

/** Why a file's slip could not be read: a refusal of the picture, or what stands against the file itself. */
export type SlipPictureProblem = Refusal | { readonly kind: "file"; readonly message: string };

/** The text of the mini QR in a PNG picture of a slip. Other kinds of picture need a decoder that Node does not have. */
export async function readSlipPicture(path: string): Promise<Result<string, SlipPictureProblem>> {
  const file = await readPicture(path);
  if (!file.ok) return file;
  const kind = pictureKind(file.value);
  if (kind === undefined) return err(refuse("slip-not-a-picture"));
  if (kind !== "png")
    return err({ kind: "file", message: `only PNG pictures can be read here, and this is a ${kind}` });
  const pixels = pngPixels(file.value);
  if (!pixels) return err(refuse("slip-no-code"));
  const { default: decodeQr } = await import("qr/decode.js");
  try {
    return ok(decodeQr(pixels, { effort: 10, timeLimit: 2000 }));
  } catch {
    return err(refuse("slip-no-code"));
  }
}

async function readPicture(path: string): Promise<Result<Buffer, SlipPictureProblem>> {
  try {
    const { size } = await stat(path);
    if (size === 0) return err(refuse("slip-empty"));
    if (size > MAX_MB * 1024 * 1024) return err(refuse("slip-too-large", { maximumMb: MAX_MB }));
    return ok(await readFile(path));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    return err({ kind: "file", message: `${path} cannot be read (${code})` });
  }
}

function pictureKind(file: Buffer): "png" | "JPEG" | "WebP" | undefined {
  if (file.toString("latin1", 1, 4) === "PNG") return "png";
  if (file.toString("hex", 0, 2) === "ffd8") return "JPEG";
  return file.toString("latin1", 0, 4) === "RIFF" && file.toString("latin1", 8, 12) === "WEBP" ? "WebP" : undefined;
}
