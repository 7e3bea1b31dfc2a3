import type { Problem } from "../shared/fault.ts";
import { refuse } from "../shared/refusal.ts";
import { err, type Result } from "../shared/result.ts";
import type { SlipReview } from "./model.ts";
import type { WalletPort } from "./port.ts";

/** Looks up the transfer behind the text of a slip's mini QR; a text that can be none is refused without a request. */
export async function verifySlip(
  { wallet }: { readonly wallet: WalletPort },
  payload: string,
): Promise<Result<SlipReview, Problem>> {
  const text = payload.trim();
  // A mini QR is an EMVCo text: it opens with tag 00 and a length, and holds no blank.
  if (!/^00\d\d[!-~]{16,500}$/.test(text)) return err(refuse("slip-not-a-slip"));
  return wallet.verifySlip(text);
}
