import { baht, type Satang, toBaht } from "../../core/shared/money.ts";

/** The wire's baht as satang, for amounts that passed the contract's `baht`: that schema lets through what this takes. */
export function satangOf(amount: number): Satang {
  return baht(amount);
}

/** Satang as the wire writes them. */
export function bahtOf(amount: Satang): number {
  return toBaht(amount);
}
