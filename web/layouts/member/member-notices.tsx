import { useLocation } from "react-router-dom";
import { inboxAction, inboxLines, inboxTitle, noticeText as text } from "#text/site/inbox.ts";
import { type InboxItem, isRejection, type RejectionTopic } from "../../../core/site/inbox.ts";
import { canRetryWithdrawal } from "../../../core/wallet/statuses.ts";
import { paths } from "../../app/paths.ts";
import { isOpen } from "../../brand/is-open.ts";
import { isClosedInPause } from "../../shared/closed-in-pause.ts";
import type { MemberStores } from "../../stores/stores-context.ts";
import { useClock } from "../../stores/stores-context.ts";
import { useMemberStores, usePause } from "../../stores/use-member-stores.ts";
import { timeAgo } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import { MessageCard } from "../../ui/cards/message-card.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { LineWithIds } from "../../ui/data/inline.tsx";
import { TimeAgo, useNow } from "../../ui/data/time-ago.tsx";
import { TextLink } from "../../ui/typography/prose.tsx";

/** Where each rejection is shown besides the dashboard: where it was asked for. */
const ASKED_AT = {
  "deposit-rejected": paths.deposit,
  "slip-rejected": paths.depositSlip,
  "slip-duplicate": paths.depositSlip,
  "withdrawal-rejected": paths.withdraw,
  "reward-rejected": paths.rewards,
} as const satisfies Record<RejectionTopic, string>;

const NEXT = {
  "deposit-rejected": paths.depositSlip,
  "slip-rejected": paths.depositSlip,
  "slip-duplicate": paths.depositSlip,
  "withdrawal-rejected": paths.withdraw,
  "reward-rejected": paths.rewards,
} as const satisfies Record<RejectionTopic, string>;

const SHOWN = 2;

/** Rejected requests with the reason and the next step, until the member closes them, on every device. */
export const MemberNotices = observer(function MemberNotices() {
  const { pathname } = useLocation();
  const stores = useMemberStores();
  const now = useNow(useClock(), 15_000);
  const { notices: all, followedIds } = stores.inbox;
  const notices = all.filter(
    ({ topic, reference }) =>
      isRejection(topic) &&
      (pathname === paths.dashboard || pathname === ASKED_AT[topic]) &&
      // Its card says the same, and a notice would move the card's buttons under a finger.
      !followedIds.includes(reference),
  );
  if (notices.length === 0) return null;
  return (
    <section aria-label={text.region}>
      {notices.slice(0, SHOWN).map((notice) => (
        <MessageCard
          key={notice.id}
          icon="warning"
          tone="bad"
          title={inboxTitle(notice)}
          time={<TimeAgo {...timeAgo(notice.at, now)} />}
          actions={<NextSteps stores={stores} notice={notice} pathname={pathname} />}
          onClose={() => void stores.inbox.dismiss(notice)}
          closeLabel={text.close(inboxTitle(notice))}
        >
          {inboxLines(notice).map((line) => (
            <p key={line}>
              <LineWithIds>{line}</LineWithIds>
            </p>
          ))}
        </MessageCard>
      ))}
      {notices.length > SHOWN ? <TextLink to={paths.inbox}>{text.more(notices.length - SHOWN)}</TextLink> : null}
    </section>
  );
});

interface NextStepsProps {
  readonly stores: MemberStores;
  readonly notice: InboxItem;
  readonly pathname: string;
}

const NextSteps = observer(function NextSteps({ stores: { withdrawal }, notice, pathname }: NextStepsProps) {
  const { topic, reference } = notice;
  const request = topic === "withdrawal-rejected" ? withdrawal.find(reference) : undefined;
  const next = isRejection(topic) ? NEXT[topic] : undefined;
  const action = inboxAction(topic);
  const isPaused = usePause() !== undefined;
  return (
    <>
      {request && canRetryWithdrawal(request.status) ? (
        // The page shows the review that the first request had.
        <ButtonLink small icon="refresh" to={paths.withdraw} state={{ retry: reference }}>
          {text.retry}
        </ButtonLink>
      ) : next && action && next !== pathname && isOpen(next) && !(isPaused && isClosedInPause(next)) ? (
        <ButtonLink small to={next}>
          {action}
        </ButtonLink>
      ) : null}
      <ButtonLink small variant="outline" to={paths.memberContact}>
        {text.contact}
      </ButtonLink>
    </>
  );
});
