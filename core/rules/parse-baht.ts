import { MAX_AMOUNT, type Satang, satang } from "../shared/money.ts";
import { type Refusal, refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";

const LATIN_ZERO = 0x30;
const THAI_ZERO = 0x0e50;

/** Thai digits become Latin ones; every other character stays. */
export function latinDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
}

/**
 * Reads an amount in baht as a person types it: Thai or Latin digits, commas or spaces between thousands, ฿ or บาท, at
 * most two decimals. Refuses, each with its own sentence: empty, not a number, negative, zero, too many decimals, too
 * large.
 */
export function parseBaht(text: string): Result<Satang, Refusal> {
  const plain = BARE.test(text) ? text : withoutDecoration(text);
  if (!NUMBER.test(plain)) return err(refuse(whyNoAmount(plain)));
  const point = plain.indexOf(".");
  const decimals = point < 0 ? 0 : plain.length - point - 1;
  if (decimals > 2) return err(refuse("amount-decimals"));
  const count = digitsOf(plain) * 10 ** (2 - decimals);
  if (count === 0) return err(refuse("amount-zero"));
  if (count > MAX_AMOUNT) return err(refuse("amount-too-large"));
  return ok(satang(count));
}

// Most amounts are typed like this and need no clean-up.
const BARE = /^[\d๐-๙.,]+$/;

// A space is allowed only where a comma may be: "500 1000" is two amounts, not five hundred thousand.
const NUMBER = /^(?:[\d๐-๙]+|[\d๐-๙]{1,3}(?:,[\d๐-๙]{3})+|[\d๐-๙]{1,3}(?:\s[\d๐-๙]{3})+)(?:\.[\d๐-๙]*)?$/;

/** All digits as one number. Above the allowed amounts it may be inexact, but it is still above them. */
function digitsOf(plain: string): number {
  let count = 0;
  for (let index = 0; index < plain.length; index++) {
    const code = plain.charCodeAt(index);
    const digit = code < THAI_ZERO ? code - LATIN_ZERO : code - THAI_ZERO;
    if (digit >= 0 && digit <= 9) count = count * 10 + digit;
  }
  return count;
}

/** The beginning of a number with an exponent; `Number` judges the rest. */
const EXPONENT = /^\d+(?:\.\d+)?e/i;

const BEYOND_ASCII = /[^ -~]/;

function withoutDecoration(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.trim();
  return latinDigits(text)
    .replace(/\p{Cf}/gu, "")
    .replace(/฿|บาท/g, " ")
    .trim();
}

function whyNoAmount(plain: string): "amount-empty" | "amount-negative" | "amount-too-large" | "amount-not-a-number" {
  if (plain === "") return "amount-empty";
  if (/^[-−]\s*\d[\d,\s]*(\.\d*)?$/.test(plain)) return "amount-negative";
  if (EXPONENT.test(plain) && Number(plain) * 100 > MAX_AMOUNT) return "amount-too-large";
  return "amount-not-a-number";
}
