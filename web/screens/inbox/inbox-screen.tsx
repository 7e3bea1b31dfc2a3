import { useEffect } from "react";
import { inboxText as text } from "#text/site/inbox.ts";
import { shellText } from "#text/site/shell.ts";
import { isSameBangkokDay } from "../../../core/shared/bangkok-time.ts";
import { INBOX_GROUPS, type InboxItem } from "../../../core/site/inbox.ts";
import type { InboxStore } from "../../stores/site/inbox-store.ts";
import { useClock } from "../../stores/stores-context.ts";
import { useMemberStores, usePause } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { Button } from "../../ui/controls/button.tsx";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { useNow } from "../../ui/data/time-ago.tsx";
import { EmptyState, ListPanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { FormError } from "../../ui/forms/form.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page, Section } from "../../ui/layout/page.tsx";
import { Centered } from "../../ui/typography/focus-heading.tsx";
import css from "./inbox.module.css";
import { InboxMessage } from "./inbox-message.tsx";

const ALL = "all";
const GROUPS = [ALL, ...INBOX_GROUPS] as const;

/** How the member's requests ended, what they were given, and what was announced. */
export const InboxScreen = observer(function InboxScreen() {
  const { inbox } = useMemberStores();
  // News of the operator invite to play.
  const isPaused = usePause() !== undefined;
  const groups = GROUPS.filter((group) => !(isPaused && group === "news"));
  useEffect(() => {
    void inbox.refresh();
    // The bell counts every group, and the next visit starts with all of them.
    return () => void (inbox.group === undefined ? undefined : inbox.show(undefined));
  }, [inbox]);
  return (
    <Page title={text.title}>
      <div className={css["inbox"]}>
        <SegmentedFilter
          label={text.filter}
          options={groups.map((group) => ({ value: group, label: group === ALL ? text.all : text.groups[group] }))}
          value={inbox.group ?? ALL}
          onChange={(group) => void inbox.show(group === ALL ? undefined : group)}
        />
        <ListPanel
          state={inbox.list.state}
          skeleton={<Skeleton shape="rows" rows={6} label={shellText.loading} />}
          texts={shellText.panel}
          onRetry={() => void inbox.list.load()}
          empty={<EmptyState icon="bell" title={text.empty} text={text.emptyHint} />}
        >
          {(items) => (
            <Days store={inbox} items={isPaused ? items.filter(({ topic }) => topic !== "announcement") : items} />
          )}
        </ListPanel>
      </div>
    </Page>
  );
});

const Days = observer(function Days({
  store,
  items,
}: {
  readonly store: InboxStore;
  readonly items: readonly InboxItem[];
}) {
  const now = useNow(useClock(), 15_000);
  const { list } = store;
  const today = items.filter(({ at }) => isSameBangkokDay(at, now));
  const earlier = items.filter(({ at }) => !isSameBangkokDay(at, now));
  const days = [
    { title: text.today, shown: today },
    { title: text.earlier, shown: earlier },
  ].filter(({ shown }) => shown.length > 0);
  return (
    <>
      {days.map(({ title, shown }, index) => (
        <Section
          key={title}
          title={title}
          aside={
            index === 0 && (store.unread ?? 0) > 0 ? (
              <button type="button" className={css["seeAll"]} onClick={() => void store.seeAll()}>
                {text.seeAll}
              </button>
            ) : null
          }
        >
          <Card tight>
            {shown.map((item) => (
              <InboxMessage key={item.id} store={store} item={item} now={now} />
            ))}
          </Card>
        </Section>
      ))}
      <FormError problem={list.problem} detailLabel={shellText.panel.detail} />
      {list.hasMore ? (
        <Centered>
          <Button busy={list.loadingMore} busyLabel={shellText.loading} onClick={() => void list.loadMore()}>
            {text.more}
          </Button>
        </Centered>
      ) : null}
    </>
  );
});
