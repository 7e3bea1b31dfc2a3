import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { SlipRequest } from "../../../core/wallet/model.ts";
import { formatDuration } from "../../text/duration.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { waitWords } from "../../text/th/wallet/wait.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import type { TimelineStep } from "../../ui/lists/status-timeline.tsx";

/** The timeline of a slip: past, current and future steps. */
export function slipSteps(
  request: SlipRequest,
  now: Instant,
  usualSeconds: number | undefined,
): readonly TimelineStep[] {
  const ago = (at: Instant) => <TimeAgo {...timeAgo(at, now)} />;
  const { status: names, stepAsked } = depositSlipText;
  const sent: TimelineStep = {
    key: "sent",
    state: "done",
    label: stepAsked(formatBaht(request.amountSatang)),
    time: ago(request.createdAt),
  };
  const end = request.timeline.find(({ status }) => status === request.status);
  switch (request.status) {
    case "checking": {
      const waited = now - request.createdAt;
      return [
        sent,
        {
          key: "checking",
          state: "now",
          label: names.checking,
          detail: waitWords(waited, usualSeconds),
          time: formatDuration(waited),
        },
        { key: "credited", state: "ahead", label: names.credited },
      ];
    }
    case "credited":
      return [sent, { key: "credited", state: "done", label: names.credited, time: end && ago(end.at) }];
    case "rejected":
    case "duplicate":
      return [
        sent,
        {
          key: "end",
          state: "bad",
          label: names[request.status],
          detail: end?.reason ? moneyText.reason(end.reason) : undefined,
          time: end && ago(end.at),
        },
      ];
  }
}
