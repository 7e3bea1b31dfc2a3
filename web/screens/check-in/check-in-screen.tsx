import { useEffect, useState } from "react";
import { checkInText as text } from "#text/rewards/check-in.ts";
import { mediaText } from "#text/site/media.ts";
import { shellText } from "#text/site/shell.ts";
import { moneyText } from "#text/wallet/money.ts";
import { dayOfMonth } from "../../../core/shared/bangkok-time.ts";
import { paths } from "../../app/paths.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { CheckInStore } from "../../stores/rewards/check-in-store.ts";
import { useMemberStores, useRewardsStores } from "../../stores/use-member-stores.ts";
import { formatMonth } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import { BoardLayout } from "../../ui/columns/columns.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { DescriptionList } from "../../ui/data/figures.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { MonthCalendar } from "../../ui/data/month-calendar.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { CountUp, Moment } from "../../ui/prizes/moment.tsx";
import { BulletList } from "../../ui/typography/prose.tsx";

/** The points of today and of tomorrow, and the button until today is claimed. */
const CheckInToday = observer(function CheckInToday({ store }: { readonly store: CheckInStore }) {
  const { view, claim } = store;
  const { sounds } = useMemberStores();
  const [isFresh, setFresh] = useState(false);
  const checkIn = async () => {
    const outcome = await claim.run(undefined);
    if (outcome?.state !== "done") return;
    sounds.play("win");
    setFresh(true);
  };
  if (!view) return null;
  const pointsText = (points: number | undefined) => (points === undefined ? text.valueUnknown : text.value(points));
  return (
    <Card>
      <Moment burst={isFresh ? text.done : undefined}>
        <Stack gap="s">
          <DescriptionList
            layout="columns"
            items={[
              { term: text.inARow, value: view.inARow > 0 ? text.days(view.inARow) : text.startToday },
              { term: text.monthPoints, value: <CountUp value={view.monthValue} format={text.value} /> },
            ]}
          />
          <OutcomeNote {...outcomeOf(claim)} texts={moneyText.outcome} />
          <div role="status">
            {view.done ? (
              <Note tone="good">{view.value === undefined ? text.done : text.got(pointsText(view.value))}</Note>
            ) : null}
          </div>
          {view.showPrompt ? (
            <Button
              variant="primary"
              wide
              busy={claim.busy}
              busyLabel={text.claiming}
              disabled={claim.phase === "unknown"}
              onClick={() => void checkIn()}
            >
              {view.value === undefined ? text.claimUnknown : text.claim(pointsText(view.value))}
            </Button>
          ) : null}
          {view.valueTomorrow === undefined ? null : (
            <Muted tone="faint">{text.tomorrowGives(text.value(view.valueTomorrow))}</Muted>
          )}
        </Stack>
      </Moment>
    </Card>
  );
});

/** The current month, each day with the points it gave. */
const CheckInMonth = observer(function CheckInMonth({ store }: { readonly store: CheckInStore }) {
  const { view, today, claim } = store;
  if (!view) return null;
  const count = text.count(view.calendar.filter(({ state }) => state === "done").length, view.calendar.length);
  const noteOf = (points: number | undefined) => (points === undefined ? undefined : text.plus(points));
  return (
    <>
      <MonthCalendar
        caption={count}
        weekdays={text.weekdays}
        firstWeekday={view.firstWeekday}
        days={view.calendar.map(({ day, state, value, isRewardDay }) => ({
          day,
          state,
          isToday: day === dayOfMonth(today),
          isGold: isRewardDay,
          isFresh: day === dayOfMonth(today) && claim.phase === "done",
          note: noteOf(state === "today" ? view.value : value),
        }))}
        stateLabels={text.states}
        todayLabel={text.today}
      />
      <Muted tone="faint">{count}</Muted>
    </>
  );
});

/** Today's check-in and its points, the current month, and the rules. */
export const CheckInScreen = observer(function CheckInScreen() {
  const { checkIn: store } = useRewardsStores();
  useEffect(() => store.watch(), [store]);
  return (
    <Page wide title={text.title} back={{ to: paths.media, label: mediaText.back }}>
      <ResourcePanel
        state={store.log.state}
        skeleton={<Skeleton shape="card" height={480} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void store.refresh()}
      >
        {() => (
          <>
            <CheckInToday store={store} />
            <BoardLayout
              board={
                <Card title={formatMonth(store.today)}>
                  <CheckInMonth store={store} />
                </Card>
              }
              aside={
                <Card title={text.rules}>
                  <BulletList items={text.ruleLines} />
                </Card>
              }
            />
          </>
        )}
      </ResourcePanel>
    </Page>
  );
});
