import { MAX_AMOUNT, type Satang, satang } from "../money.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { err, ok, type Result } from "../result.ts";

/** Thai digits become Latin ones; every other character stays. */
export function latinDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}

/**
 * Reads an amount in baht as a person types it: Thai or Latin digits, thousands apart by commas or spaces, ฿ or บาท,
 * at most two decimals. Refuses, each with its own sentence: empty, not a number, negative, zero, too many decimals,
 * too large.
 */
export function parseBaht(text: string): Result<Satang, Refusal> {
  const plain = latinDigits(text)
    .replace(/\p{Cf}/gu, "")
    .replace(/฿|บาท/g, " ")
    .trim();
  if (plain === "") return err(refuse("amount-empty"));
  if (/^[-−]\s*\d[\d,\s]*(\.\d*)?$/.test(plain)) return err(refuse("amount-negative"));
  if (EXPONENT.test(plain) && Number(plain) * 100 > MAX_AMOUNT) return err(refuse("amount-too-large"));
  const match = PLAIN.exec(plain);
  if (!match) return err(refuse("amount-not-a-number"));
  const decimals = match[2] ?? "";
  if (decimals.length > 2) return err(refuse("amount-decimals"));
  const count = Number((match[1] ?? "").replace(/[,\s]/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  if (count === 0) return err(refuse("amount-zero"));
  if (count > MAX_AMOUNT) return err(refuse("amount-too-large"));
  return ok(satang(count));
}

const EXPONENT = /^\d+(?:\.\d+)?e\+?\d+$/i;

// A space only where a comma may stand: "500 1000" is two amounts, not five hundred thousand.
const PLAIN = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)(?:\.(\d*))?$/;
