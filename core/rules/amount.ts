import { MAX_AMOUNT, type Satang, satang } from "../money.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { err, ok, type Result } from "../result.ts";

/** Thai digits become Latin ones; every other character stays. */
export function latinDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}

/**
 * Reads an amount in baht as a person types it: Thai or Latin digits, spaces, thousands commas, a ฿ sign, at most two
 * decimals. Refuses, each with its own sentence: empty, not a number, negative, zero, too many decimals, too large.
 */
export function parseBaht(text: string): Result<Satang, Refusal> {
  const plain = latinDigits(text).replace(/[\s\u00a0฿]/g, "");
  if (plain === "") return err(refuse("amount-empty"));
  if (/^[-−]\d[\d,]*(\.\d*)?$/.test(plain)) return err(refuse("amount-negative"));
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/.exec(plain);
  if (!match) return err(refuse(/^\d+(\.\d+)?e\+?\d+$/i.test(plain) ? "amount-too-large" : "amount-not-a-number"));
  const decimals = match[2] ?? "";
  if (decimals.length > 2) return err(refuse("amount-decimals"));
  const count = Number((match[1] ?? "").replace(/,/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  if (count === 0) return err(refuse("amount-zero"));
  if (count > MAX_AMOUNT) return err(refuse("amount-too-large"));
  return ok(satang(count));
}
