import type { BangkokDate, Instant } from "../../core/shared/bangkok-time.ts";
import { type DayRange, inOrder } from "../../core/shared/day-range.ts";
import type { Problem } from "../../core/shared/fault.ts";
import { mapOk, type Result } from "../../core/shared/result.ts";
import type { Backend } from "./backend.ts";

interface AskedDays {
  readonly from: BangkokDate | undefined;
  readonly to: BangkokDate | undefined;
}

/** The days that were asked for, in order. Missing ones count from the backend's today: this machine's clock may be wrong. */
export async function backendDayRange(
  { wallet }: Pick<Backend, "wallet">,
  { from, to }: AskedDays,
  defaultRange: (now: Instant) => DayRange,
): Promise<Result<DayRange, Problem>> {
  return mapOk(await wallet.credit(), ({ asOf }) => {
    const shown = defaultRange(asOf);
    return inOrder({ from: from ?? shown.from, to: to ?? shown.to });
  });
}
