import { type Refusal, refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";

/** The largest accepted picture, in megabytes of 1024 × 1024 bytes. */
export const MAX_SLIP_MB = 10;

/** How many first bytes of a file identify its type. */
export const PICTURE_HEAD_BYTES = 12;

export type PictureKind = "jpeg" | "png" | "webp";

/** Judges a file by its size and its first bytes, not by its name. Refuses `slip-*`. */
export function judgeSlipPicture(size: number, head: Uint8Array): Result<PictureKind, Refusal> {
  if (size === 0) return err(refuse("slip-empty"));
  if (size > MAX_SLIP_MB * 1024 * 1024) return err(refuse("slip-too-large", { maximumMb: MAX_SLIP_MB }));
  const kind = pictureKind(head);
  return kind ? ok(kind) : err(refuse("slip-not-a-picture"));
}

function pictureKind(head: Uint8Array): PictureKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...head.slice(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (head[0] === 0x89 && text(1, 4) === "PNG") return "png";
  return text(0, 4) === "RIFF" && text(8, 12) === "WEBP" ? "webp" : undefined;
}
