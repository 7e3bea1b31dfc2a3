import { formatBaht } from "../../../../core/shared/money.ts";
import { formatTime } from "../../dates.ts";
import { statusOfRequest } from "../../status-of-request.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/wallet/open-request.ts";
import { requestStatusText } from "./request-status.ts";

const KINDS = { deposit: "Deposit", slip: "Deposit with slip", withdrawal: "Withdrawal" } as const;

export const openRequestText: Texts<typeof th.openRequestText> = {
  title: "Requests in progress",
  none: "No open requests",
};

export const openRequestWords: typeof th.openRequestWords = (request) => ({
  title: `${KINDS[request.kind]} ${formatBaht(request.amountSatang)}`,
  since: formatTime(request.createdAt),
  status: statusOfRequest(request, requestStatusText),
});
