import { anyId } from "promptparse/generate";
import { type Satang, toBaht } from "../../core/shared/money.ts";

const PHONE_DIGITS = 10;
const TAX_ID_DIGITS = 13;
const E_WALLET_DIGITS = 15;

/** The text of a PromptPay QR for exactly this amount; undefined when `id` is not a PromptPay id. */
export function promptPayPayload(id: string, amount: Satang): string | undefined {
  const digits = id.replace(/\D/g, "");
  const type = idType(digits);
  return type && anyId({ type, target: digits, amount: toBaht(amount) });
}

function idType(digits: string): "MSISDN" | "NATID" | "EWALLETID" | undefined {
  if (digits.length === PHONE_DIGITS) return "MSISDN";
  if (digits.length === TAX_ID_DIGITS) return "NATID";
  return digits.length === E_WALLET_DIGITS ? "EWALLETID" : undefined;
}
