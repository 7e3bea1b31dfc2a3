import { recentDays } from "../../../core/affiliate/list-affiliate.ts";
import type { BangkokDate } from "../../../core/shared/bangkok-time.ts";
import { type DayRange, inOrder } from "../../../core/shared/day-range.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { mapOk, type Result } from "../../../core/shared/result.ts";
import { dayOption } from "../../command-line/options.ts";
import type { Backend } from "../../runtime/backend.ts";

export const FROM = dayOption("--from <day>", "first day; 29 days ago when it is left out");
export const TO = dayOption("--to <day>", "last day; today when it is left out");

/** Today is the backend's day, whatever this machine's clock says; days that stand the wrong way round are put right. */
export async function rangeAt(
  { wallet }: Pick<Backend, "wallet">,
  { from, to }: { readonly from: BangkokDate | undefined; readonly to: BangkokDate | undefined },
): Promise<Result<DayRange, Problem>> {
  return mapOk(await wallet.credit(), ({ asOf }) => {
    const shown = recentDays(asOf);
    return inOrder({ from: from ?? shown.from, to: to ?? shown.to });
  });
}
