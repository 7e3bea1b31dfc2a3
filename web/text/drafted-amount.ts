import { parseBaht } from "../../core/rules/parse-baht.ts";
import { formatBaht } from "../../core/shared/money.ts";

/** An amount as it was typed; in the usual form when it is one. */
export function draftedAmount(typed: string): string {
  const parsed = parseBaht(typed);
  return parsed.ok ? formatBaht(parsed.value) : typed;
}
