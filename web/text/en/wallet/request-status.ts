import { isReadable } from "../../../../core/sentences/sentences.ts";
import { MINUTE_MS, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import { formatCount } from "../../numbers.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/wallet/request-status.ts";
import { plural } from "../plural.ts";
import { moneyText } from "./money.ts";

export const requestStatusText: Texts<typeof th.requestStatusText> = {
  deposit: {
    "awaiting-transfer": "To transfer",
    checking: "Being checked",
    credited: "Credited",
    rejected: "Transfer not found",
    cancelled: "Cancelled",
    expired: "Expired",
  },
  slip: {
    checking: "Being checked",
    credited: "Credited",
    rejected: "Rejected",
    duplicate: "Used slip",
  },
  withdrawal: {
    checking: "Being checked",
    paying: "Being paid",
    paid: "Paid",
    rejected: "Rejected",
  },
};

export const waitWords: typeof th.waitWords = (waitedMs, usualSeconds) => {
  if (!usualSeconds) return undefined;
  const minutes = Math.ceil((usualSeconds * SECOND_MS) / MINUTE_MS);
  return waitedMs > minutes * MINUTE_MS
    ? "This takes longer than usual. Your request is still here, so there is no need to make it again. You can ask us under Contact."
    : `Usually takes at most ${plural(formatCount(minutes), "minute", "minutes")}`;
};

export const reasonWords: typeof th.reasonWords = (reason) => {
  if (!reason) return {};
  if (isReadable(reason, "en")) return { detail: moneyText.reason(reason) };
  return { detail: moneyText.reasonInOtherLanguage, more: { label: moneyText.detail, text: reason } };
};
