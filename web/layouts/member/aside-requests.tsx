import { observer } from "mobx-react-lite";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { OpenRequest } from "../../../core/wallet/open-requests.ts";
import { paths } from "../../app/paths.ts";
import { isOpen } from "../../brand/is-open.ts";
import { type MemberStores, useClock } from "../../stores/stores-context.ts";
import { openRequestsOf } from "../../stores/wallet/open-requests-of.ts";
import { formatTime } from "../../text/dates.ts";
import { formatDuration } from "../../text/duration.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { openRequestText, openRequestWords } from "../../text/th/wallet/open-request.ts";
import { requestStatusText } from "../../text/th/wallet/request-status.ts";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Card } from "../../ui/layout/card.tsx";
import { GrowingList } from "../../ui/lists/growing-list.tsx";
import { StatusTimeline, type TimelineStep } from "../../ui/lists/status-timeline.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

/** How many requests show their timeline at first. */
const SHOWN = 2;

/** The requests in progress, each with its steps so far and how long the current one has taken. */
export const AsideRequests = observer(function AsideRequests({ stores }: { readonly stores: MemberStores }) {
  const { deposit, slip, withdrawal } = stores;
  const requests = openRequestsOf(stores);
  if (requests.length > 0) return <Requests requests={requests} />;
  // "None" is true only once every list is loaded. A list that failed is loaded again by its poll.
  const lists = [deposit.requests, slip.slips, withdrawal.facts];
  if (lists.every(({ value }) => value !== undefined)) return <Muted tone="faint">{openRequestText.none}</Muted>;
  if (lists.some(({ problem }) => problem)) return <Muted tone="faint">{shellText.panel.failed}</Muted>;
  return <Skeleton shape="text" lines={1} label={shellText.loading} />;
});

function Requests({ requests }: { readonly requests: readonly OpenRequest[] }) {
  const now = useNow(useClock(), 1000);
  return (
    <GrowingList items={requests} step={SHOWN} moreLabel={moneyText.more}>
      {(shown) =>
        shown.map((request) => (
          <Card tight key={request.id}>
            <RequestTitle request={request} />
            <StatusTimeline steps={stepsOf(request, now)} stateLabels={moneyText.stepState} />
          </Card>
        ))
      }
    </GrowingList>
  );
}

/** A slip that was sent before the operator switched slips off has no page any more. */
function RequestTitle({ request }: { readonly request: OpenRequest }) {
  const path = paths.request[request.kind];
  const { title } = openRequestWords(request);
  return isOpen(path) ? <TextLink to={path}>{title}</TextLink> : <span>{title}</span>;
}

/** What has happened, and what happens now. The request's own page also shows what lies ahead. */
function stepsOf(request: OpenRequest, now: Instant): readonly TimelineStep[] {
  const words: Readonly<Record<string, string>> = requestStatusText[request.kind];
  return request.timeline.map(({ status, at }, index) => {
    const isLast = index === request.timeline.length - 1;
    return {
      key: `${status} ${at}`,
      state: isLast ? "now" : "done",
      label: words[status] ?? status,
      time: isLast ? formatDuration(now - at) : formatTime(at),
    };
  });
}
