import type { Requests } from "../wallet/find-request.ts";
import type { TimelineStep } from "../wallet/model.ts";
import type { InboxItem, RejectionTopic } from "./inbox.ts";

interface AnyRequest {
  readonly id: string;
  readonly amountSatang: InboxItem["amountSatang"];
  readonly timeline: readonly TimelineStep<string>[];
}

const TOPICS = {
  deposit: { rejected: "deposit-rejected" },
  slip: { rejected: "slip-rejected", duplicate: "slip-duplicate" },
  withdrawal: { rejected: "withdrawal-rejected" },
} as const satisfies Record<string, Readonly<Record<string, RejectionTopic>>>;

/** The notices of a backend without an inbox: the listed requests whose last step rejected them, newest first. */
export function rejectedRequests({ deposits, slips, withdrawals }: Requests): readonly InboxItem[] {
  return [
    ...deposits.flatMap((request) => noticeOf(request, TOPICS.deposit)),
    ...slips.flatMap((request) => noticeOf(request, TOPICS.slip)),
    ...withdrawals.flatMap((request) => noticeOf(request, TOPICS.withdrawal)),
  ].sort((one, other) => other.at - one.at);
}

function noticeOf(
  { id: reference, amountSatang, timeline }: AnyRequest,
  topics: Readonly<Partial<Record<string, RejectionTopic>>>,
): readonly InboxItem[] {
  const last = timeline[timeline.length - 1];
  const topic = last && topics[last.status];
  if (!topic) return [];
  const { at, reason } = last;
  // With the time, because a request that is sent again may be rejected again.
  const id = `${reference}@${at}`;
  const unknown = { points: undefined, title: undefined, body: undefined };
  return [{ ...unknown, id, topic, at, unread: true, reference, amountSatang, reason }];
}
