import type { Requests } from "../wallet/find-request.ts";
import type { TimelineStep } from "../wallet/model.ts";
import type { InboxItem, RejectionTopic } from "./inbox.ts";

interface AnyRequest {
  readonly id: string;
  readonly status: string;
  readonly amountSatang: InboxItem["amountSatang"];
  readonly timeline: readonly TimelineStep<string>[];
}

type Topics = Readonly<Partial<Record<string, RejectionTopic>>>;

const TOPICS = {
  deposits: { rejected: "deposit-rejected" },
  slips: { rejected: "slip-rejected", duplicate: "slip-duplicate" },
  withdrawals: { rejected: "withdrawal-rejected" },
} as const satisfies Record<keyof Requests, Topics>;

/** The notices of a backend without an inbox: the listed requests whose last step rejected them, newest first. */
export function rejectedRequests({ deposits, slips, withdrawals }: Requests): readonly InboxItem[] {
  return [
    ...deposits.flatMap((request) => noticeOf(request, TOPICS.deposits)),
    ...slips.flatMap((request) => noticeOf(request, TOPICS.slips)),
    ...withdrawals.flatMap((request) => noticeOf(request, TOPICS.withdrawals)),
  ].sort((one, other) => other.at - one.at);
}

/**
 * The notices that the listed requests agree with: each is listed as rejected, and was not sent again since. Notices and
 * lists are read at different times, and one page must not say of one request that it failed and that it is under way.
 */
export function agreedNotices(notices: readonly InboxItem[], requests: Requests): readonly InboxItem[] {
  return notices.filter(
    (notice) =>
      agrees(notice, requests.deposits, TOPICS.deposits) &&
      agrees(notice, requests.slips, TOPICS.slips) &&
      agrees(notice, requests.withdrawals, TOPICS.withdrawals),
  );
}

/** A request that is not listed says nothing. */
function agrees({ topic, reference, at }: InboxItem, listed: readonly AnyRequest[], topics: Topics): boolean {
  if (!Object.values(topics).some((own) => own === topic)) return true;
  const request = listed.find(({ id }) => id === reference);
  if (!request) return true;
  const sentAgain = request.timeline.some((step) => step.at > at && topics[step.status] === undefined);
  return topics[request.status] === topic && !sentAgain;
}

function noticeOf({ id: reference, amountSatang, timeline }: AnyRequest, topics: Topics): readonly InboxItem[] {
  const last = timeline[timeline.length - 1];
  const topic = last && topics[last.status];
  if (!topic) return [];
  const { at, reason } = last;
  // With the time, because a request that is sent again may be rejected again.
  const id = `${reference}@${at}`;
  const unknown = { points: undefined, title: undefined, body: undefined };
  return [{ ...unknown, id, topic, at, unread: true, reference, amountSatang, reason }];
}
