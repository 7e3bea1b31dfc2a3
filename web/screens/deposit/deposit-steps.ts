import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { DepositRequest } from "../../../core/wallet/model.ts";
import type { DepositStatus } from "../../../core/wallet/statuses.ts";
import { formatDuration, formatTime } from "../../text/format.ts";
import { depositText } from "../../text/th/wallet/deposit.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { waitWords } from "../../text/th/wallet/waiting.ts";
import type { TimelineStep } from "../../ui/lists/status-timeline.tsx";

/** A deposit as a timeline: what happened, what is going on, what comes. */
export function depositSteps(
  request: DepositRequest,
  now: Instant,
  usualSeconds: number | undefined,
): readonly TimelineStep[] {
  const text = depositText;
  const at = (status: DepositStatus) => request.timeline.find((step) => step.status === status);
  const asked: TimelineStep = {
    key: "asked",
    state: "done",
    label: text.stepAsked(formatBaht(request.amountSatang)),
    time: formatTime(request.createdAt),
  };
  const credited: TimelineStep = { key: "credited", state: "ahead", label: text.status.credited };
  const confirmed = at("checking");
  const done = (key: string, label: string, when: Instant): TimelineStep => ({
    key,
    state: "done",
    label,
    time: formatTime(when),
  });

  switch (request.status) {
    case "awaiting-transfer":
      return [
        asked,
        {
          key: "transfer",
          state: "now",
          label: text.stepWaiting,
          time: request.expiresAt && formatDuration(request.expiresAt - now),
        },
        credited,
      ];
    case "checking": {
      const since = confirmed?.at ?? request.createdAt;
      const detail = waitWords(now - since, usualSeconds);
      return [
        asked,
        done("transfer", text.stepConfirmed, since),
        { key: "checking", state: "now", label: text.status.checking, detail, time: formatDuration(now - since) },
        credited,
      ];
    }
    case "credited": {
      const end = at("credited")?.at ?? request.createdAt;
      return [
        asked,
        ...(confirmed ? [done("transfer", text.stepConfirmed, confirmed.at)] : []),
        done("credited", text.status.credited, end),
      ];
    }
    case "rejected":
    case "cancelled":
    case "expired": {
      const end = at(request.status);
      return [
        asked,
        ...(confirmed ? [done("transfer", text.stepConfirmed, confirmed.at)] : []),
        {
          key: "end",
          state: "bad",
          label: text.status[request.status],
          detail: end?.reason ? moneyText.reason(end.reason) : undefined,
          time: end && formatTime(end.at),
        },
      ];
    }
  }
}
