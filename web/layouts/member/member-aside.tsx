import { Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { checkInText as text } from "#text/rewards/check-in.ts";
import { periodText } from "#text/site/promotion.ts";
import { shellText } from "#text/site/shell.ts";
import { moneyText } from "#text/wallet/money.ts";
import { openRequestText, openRequestWords } from "#text/wallet/open-request.ts";
import { requestStatusText } from "#text/wallet/request-status.ts";
import { nextPeriod, promotionAt } from "../../../core/rules/promotion.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { isNotOffered } from "../../../core/shared/fault.ts";
import type { OpenRequest } from "../../../core/wallet/find-request.ts";
import { paths } from "../../app/paths.ts";
import { isOpen } from "../../brand/is-open.ts";
import { MemberBalance, MemberLevel } from "../../shared/member-cards.tsx";
import { type MemberStores, useClock, useStores } from "../../stores/stores-context.ts";
import { openRequestsOf, useMemberStores, usePause, useRewardsStores } from "../../stores/use-member-stores.ts";
import { formatTime } from "../../text/dates.ts";
import { formatDuration } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { LinkCard } from "../../ui/cards/link-card.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { useNow } from "../../ui/data/time-ago.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/page.tsx";
import { GrowingList } from "../../ui/lists/growing-list.tsx";
import { StatusTimeline, type TimelineStep } from "../../ui/lists/status-timeline.tsx";
import { TextLink } from "../../ui/typography/prose.tsx";

/** Whether a list could say that nothing is in progress: where the backend does not offer one, nobody knows. */
function listsAll({ deposit, slip, withdrawal }: MemberStores): boolean {
  const isMissing = isNotOffered(deposit.requests.problem) || isNotOffered(slip.slips.problem);
  return !isMissing && withdrawal.facts.value?.hasNoList !== true;
}

/** How many requests show their timeline at first. */
const SHOWN = 2;

/** The requests in progress, each with its steps so far and how long the current one has taken. */
const AsideRequests = observer(function AsideRequests({ stores }: { readonly stores: MemberStores }) {
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

/** The bonus period that is running, or the one that starts next. Renders nothing where no bonus is offered. */
const AsideBonus = observer(function AsideBonus() {
  const { settings } = useStores().site;
  const now = useNow(useClock(), 15_000);
  const offer = promotionAt(settings.value?.promotion, now);
  if (!offer.offered) return null;
  const period = nextPeriod(offer.periods, now);
  const words = periodText(period, offer.periods.indexOf(period) + 1);
  return (
    <LinkCard
      to={paths.memberPromotion}
      icon="gift"
      tone="gold"
      title={words.rate}
      text={words.time}
      end={words.running ?? words.title}
    />
  );
});

/** Whether today's check-in is made, and what it gives. */
const AsideCheckIn = observer(function AsideCheckIn() {
  const { checkIn: store } = useRewardsStores();
  useEffect(() => store.watch(), [store]);
  const { view } = store;
  if (!view) return store.log.problem ? null : <Skeleton shape="card" height={74} label={shellText.loading} />;
  const { showPrompt, value, valueTomorrow } = view;
  const today = showPrompt
    ? value === undefined
      ? text.claimUnknown
      : text.claim(text.value(value))
    : value === undefined
      ? text.done
      : text.got(text.value(value));
  return (
    <LinkCard
      to={paths.checkIn}
      icon={showPrompt ? "star" : "tick"}
      tone={showPrompt ? "gold" : "brand"}
      title={today}
      text={valueTomorrow === undefined ? text.title : text.tomorrowGives(text.value(valueTomorrow))}
    />
  );
});

/** The right column of a wide desktop, on every page: the balance, the level, open requests, the level and what today offers. */
export const MemberAside = observer(function MemberAside() {
  const stores = useMemberStores();
  const { level } = stores;
  const atHome = useLocation().pathname === paths.dashboard;
  const isWaiting = openRequestsOf(stores).length > 0;
  const isPaused = usePause() !== undefined;
  // The dashboard reads the level itself.
  useEffect(() => {
    if (!atHome && !level.standing.value) void level.load();
  }, [atHome, level]);
  return (
    <>
      <MemberBalance />
      {isWaiting ? <AsideRequests stores={stores} /> : null}
      {isPaused ? null : level.progress ? (
        <MemberLevel progress={level.progress} />
      ) : level.standing.problem ? null : (
        <Skeleton shape="card" height={157} label={shellText.loading} />
      )}
      {isOpen(paths.memberPromotion) && !isPaused ? <AsideBonus /> : null}
      {/* The dashboard has the week's check-ins. */}
      {atHome || isPaused || !isOpen(paths.checkIn) ? null : (
        <Suspense fallback={<Skeleton shape="card" height={74} label={shellText.loading} />}>
          <AsideCheckIn />
        </Suspense>
      )}
      {isWaiting || !listsAll(stores) ? null : (
        <Section title={openRequestText.title}>
          <AsideRequests stores={stores} />
        </Section>
      )}
    </>
  );
});
