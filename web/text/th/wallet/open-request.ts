import { formatBaht } from "../../../../core/shared/money.ts";
import type { OpenRequest } from "../../../../core/wallet/find-request.ts";
import { formatTime } from "../../dates.ts";
import { statusOfRequest } from "../../status-of-request.ts";
import { requestStatusText } from "./request-status.ts";

const KINDS = { deposit: "ฝากเงิน", slip: "ฝากด้วยสลิป", withdrawal: "ถอนเงิน" } as const satisfies Record<
  OpenRequest["kind"],
  string
>;

export const openRequestText = {
  title: "รายการที่กำลังดำเนินการ",
  none: "ไม่มีรายการค้าง",
} as const;

/** A request that has not reached its end: its amount, its start and its status. */
export function openRequestWords(request: OpenRequest): { title: string; since: string; status: string } {
  return {
    title: `${KINDS[request.kind]} ${formatBaht(request.amountSatang)}`,
    since: formatTime(request.createdAt),
    status: statusOfRequest(request, requestStatusText),
  };
}
