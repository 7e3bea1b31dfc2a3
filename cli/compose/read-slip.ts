import { readSlipPicture } from "../../adapters/node/read-slip-picture.ts";
import type { Refusal } from "../../core/shared/refusal.ts";
import { err, type Result } from "../../core/shared/result.ts";
import { type Failure, usage } from "../output/failure.ts";

/** The text of the mini QR in the picture of a slip. */
export async function readSlip(path: string): Promise<Result<string, Failure | Refusal>> {
  const read = await readSlipPicture(path);
  if (read.ok) return read;
  return err(read.error.kind === "file" ? usage(read.error.message) : read.error);
}
