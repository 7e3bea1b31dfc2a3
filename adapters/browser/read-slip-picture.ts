import { type Refusal, refuse } from "../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { judgeSlipPicture, PICTURE_HEAD_BYTES } from "../../core/wallet/slip.ts";

/** Larger pictures are scaled down: more pixels only cost time on a cheap phone. */
const MAX_SIDE_PX = 2000;
const TIME_LIMIT_MS = 3000;

/** The text of the mini QR in a slip's picture, which never leaves the page. Refuses with the `slip-*` codes. */
export async function readSlipPicture(picture: Blob): Promise<Result<string, Refusal>> {
  const head = await headOf(picture);
  // The person chose a folder, or the file was removed after it was chosen.
  if (!head) return err(refuse("slip-not-a-picture"));
  const judged = judgeSlipPicture(picture.size, head);
  if (!judged.ok) return judged;
  const pixels = await pixelsOf(picture);
  if (!pixels) return err(refuse("slip-not-a-picture"));
  const decoder = await loadDecoder();
  if (!decoder) return err(refuse("slip-reader-missing"));
  try {
    return ok(decoder.default(pixels, { effort: 10, timeLimit: TIME_LIMIT_MS }));
  } catch {
    return err(refuse("slip-no-code"));
  }
}

/** Undefined when it cannot be read. */
async function headOf(picture: Blob): Promise<Uint8Array | undefined> {
  try {
    // Not `Blob.arrayBuffer`: it needs Safari 14.
    return new Uint8Array(await new Response(picture.slice(0, PICTURE_HEAD_BYTES)).arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Undefined when its chunk cannot be loaded. */
async function loadDecoder(): Promise<typeof import("qr/decode.js") | undefined> {
  try {
    return await import("qr/decode.js");
  } catch {
    return undefined;
  }
}

/** Undefined when the browser cannot draw it. */
async function pixelsOf(picture: Blob): Promise<ImageData | undefined> {
  const url = URL.createObjectURL(picture);
  try {
    const image = await loadImage(url);
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight, 1));
    const width = Math.max(1, Math.round(image.naturalWidth * scale));
    const height = Math.max(1, Math.round(image.naturalHeight * scale));
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, width, height);
    return context?.getImageData(0, 0, width, height);
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("the picture cannot be drawn"));
    image.src = url;
  });
}
