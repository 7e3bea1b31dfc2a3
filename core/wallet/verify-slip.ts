import type { Problem } from "../shared/fault.ts";
import { refuse } from "../shared/refusal.ts";
import { err, type Result } from "../shared/result.ts";
import type { SlipReview } from "./model.ts";
import type { WalletPort } from "./port.ts";

/** Asks the bank about the transfer of a slip's mini QR. A text that cannot be a mini QR is refused unsent. */
export async function verifySlip(
  { wallet }: { readonly wallet: WalletPort },
  payload: string,
): Promise<Result<SlipReview, Problem>> {
  const text = payload.trim();
  // A mini QR is an EMVCo text: it starts with tag 00 and a length, and contains no space.
  if (!/^00\d\d[!-~]{16,500}$/.test(text)) return err(refuse("slip-not-a-slip"));
  return wallet.verifySlip(text);
}
