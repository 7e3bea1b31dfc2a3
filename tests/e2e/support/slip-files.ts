import { qrPng } from "../../adapters/node/qr-png.ts";
import type { Site } from "./start-site.ts";

/** A file as Playwright puts it into an input. */
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

/** A picture of a slip. The sandbox's bank confirms the transfer, unless its time is in the future. */
export async function slipFile(site: Site, order: SlipOrder): Promise<SlipFile & { readonly reference: string }> {
  const { picture, reference } = await site.control("/slips", order);
  const base64 = String(picture).replace("data:image/png;base64,", "");
  return { ...pictureFile(Buffer.from(base64, "base64")), reference: String(reference) };
}

export function pictureFile(buffer: Buffer, name = "slip.png"): SlipFile {
  return { name, mimeType: name.endsWith(".png") ? "image/png" : "image/jpeg", buffer };
}

/** A picture of a text's QR code; without a text, an empty picture of the same size. */
export function codeFile(text: string | undefined): SlipFile {
  return pictureFile(qrPng(text));
}
