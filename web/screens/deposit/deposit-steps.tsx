import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { DepositRequest } from "../../../core/wallet/model.ts";
import type { DepositStatus } from "../../../core/wallet/statuses.ts";
import { formatDuration } from "../../text/duration.ts";
import { depositText } from "../../text/th/wallet/deposit.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { waitWords } from "../../text/th/wallet/wait.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import type { TimelineStep } from "../../ui/lists/status-timeline.tsx";

/** The timeline of a deposit: past, current and future steps. */
export function depositSteps(
  request: DepositRequest,
  now: Instant,
  usualSeconds: number | undefined,
): readonly TimelineStep[] {
  const ago = (at: Instant) => <TimeAgo {...timeAgo(at, now)} />;
  const text = depositText;
  const eventOf = (status: DepositStatus) => request.timeline.find((step) => step.status === status);
  const requested: TimelineStep = {
    key: "asked",
    state: "done",
    label: text.stepAsked(formatBaht(request.amountSatang)),
    time: ago(request.createdAt),
  };
  const credited: TimelineStep = { key: "credited", state: "ahead", label: text.status.credited };
  const transferred = eventOf("checking");
  const doneStep = (key: string, label: string, at: Instant): TimelineStep => ({
    key,
    state: "done",
    label,
    time: ago(at),
  });

  switch (request.status) {
    case "awaiting-transfer":
      return [
        requested,
        {
          key: "transfer",
          state: "now",
          label: text.stepWaiting,
          time: request.expiresAt && formatDuration(request.expiresAt - now),
        },
        credited,
      ];
    case "checking": {
      const since = transferred?.at ?? request.createdAt;
      const detail = waitWords(now - since, usualSeconds);
      return [
        requested,
        doneStep("transfer", text.stepConfirmed, since),
        { key: "checking", state: "now", label: text.status.checking, detail, time: formatDuration(now - since) },
        credited,
      ];
    }
    case "credited": {
      const end = eventOf("credited")?.at ?? request.createdAt;
      return [
        requested,
        ...(transferred ? [doneStep("transfer", text.stepConfirmed, transferred.at)] : []),
        doneStep("credited", text.status.credited, end),
      ];
    }
    case "rejected":
    case "cancelled":
    case "expired": {
      const end = eventOf(request.status);
      return [
        requested,
        ...(transferred ? [doneStep("transfer", text.stepConfirmed, transferred.at)] : []),
        {
          key: "end",
          state: "bad",
          label: text.status[request.status],
          detail: end?.reason ? moneyText.reason(end.reason) : undefined,
          time: end && ago(end.at),
        },
      ];
    }
  }
}
