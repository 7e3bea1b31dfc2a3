import type { LimitKind } from "../../core/rules/play-limits.ts";
import { satang } from "../../core/shared/money.ts";
import { counted, type JsonObject, money } from "./view.ts";

/** Baht, or minutes for time; a word where there is none. */
export function amountText(kind: LimitKind, amount: number | undefined, none = "-"): string {
  if (amount === undefined) return none;
  return kind === "time" ? counted(amount, "minute") : money(satang(amount));
}

/** Under keys that end in `Satang`, or in `Minutes` for time. */
export function amountsJson(kind: LimitKind, amounts: Readonly<Record<string, number | undefined>>): JsonObject {
  const unit = kind === "time" ? "Minutes" : "Satang";
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [`${name}${unit}`, amount ?? null]));
}
