declare const satangBrand: unique symbol;

/** A whole number of satang; 100 satang are 1 baht. May be negative (a net position, a debit). */
export type Satang = number & { readonly [satangBrand]: true };

export const ZERO = 0 as Satang;

/** The largest amount, in satang: a hundred million baht, above every limit of the product. */
export const MAX_AMOUNT = 10_000_000_000 as Satang;

/** Throws a RangeError unless the number is a safe integer; for values that our own code computed. */
export function satang(count: number): Satang {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole count of satang: ${count}`);
  // Turns -0, which prints and compares differently, into 0.
  return (count + 0) as Satang;
}

/** Whole or fractional baht from our own tables to satang; throws a RangeError on more than two decimals. */
export function baht(amount: number): Satang {
  const count = Math.round(amount * 100);
  // Accepts only the rounding error of floats, as in 0.1 + 0.2.
  if (Math.abs(count / 100 - amount) > Math.abs(amount) * 2 ** -50) {
    throw new RangeError(`more than two decimals: ${amount}`);
  }
  return satang(count);
}

/** Baht with at most two decimals, as on the wire and in JSON. */
export function toBaht(amount: Satang): number {
  return amount / 100;
}

export function add(...amounts: readonly Satang[]): Satang {
  return satang(amounts.reduce((sum, amount) => sum + amount, 0));
}

export function subtract(from: Satang, amount: Satang): Satang {
  return satang(from - amount);
}

export function least(...amounts: readonly [Satang, ...Satang[]]): Satang {
  return satang(Math.min(...amounts));
}

/** `฿1,234.50`, always with two decimals; a negative amount as `-฿1,234.50`. */
export function formatBaht(amount: Satang): string {
  const count = Math.abs(amount);
  const whole = String(Math.floor(count / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${amount < 0 ? "-" : ""}฿${whole}.${String(count % 100).padStart(2, "0")}`;
}
