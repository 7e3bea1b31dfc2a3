import { type Satang, satang } from "../../../core/shared/money.ts";

/** Rounds down to whole baht. */
export function wholeBaht(satangs: number): Satang {
  return satang(Math.floor(satangs / 100) * 100);
}
