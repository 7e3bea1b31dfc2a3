import { qrPng } from "../../adapters/node/qr-png.ts";
import type { Site } from "./site.ts";

/** As Playwright puts a file into an input. */
export interface SlipFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface SlipOrder {
  /** In baht. */
  readonly amount: number;
  readonly serial?: number;
  readonly at?: string;
  readonly toUs?: boolean;
}

/** A picture of a slip that the sandbox's bank vouches for, unless its time is still to come. */
export async function slipFile(site: Site, order: SlipOrder): Promise<SlipFile & { readonly reference: string }> {
  const { picture, reference } = await site.control("/slips", order);
  const base64 = String(picture).replace("data:image/png;base64,", "");
  return { ...pictureFile(Buffer.from(base64, "base64")), reference: String(reference) };
}

export function pictureFile(buffer: Buffer, name = "slip.png"): SlipFile {
  return { name, mimeType: name.endsWith(".png") ? "image/png" : "image/jpeg", buffer };
}

/** A picture of any text's QR code, or of nothing at all. */
export function codeFile(text: string | undefined): SlipFile {
  return pictureFile(qrPng(text));
}
