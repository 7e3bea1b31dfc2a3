import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { dayOfMonth } from "../../../core/shared/bangkok-time.ts";
import { paths } from "../../app/paths.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { CheckInStore } from "../../stores/rewards/check-in-store.ts";
import { useRewardsStores } from "../../stores/use-member-stores.ts";
import { formatDay } from "../../text/dates.ts";
import { checkInText as text } from "../../text/th/rewards/check-in.ts";
import { mediaText } from "../../text/th/site/media.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { BoardLayout } from "../../ui/columns/columns.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { DescriptionList } from "../../ui/data/figures.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { MonthCalendar } from "../../ui/data/month-calendar.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { BulletList } from "../../ui/typography/prose.tsx";

/** The points of today and of tomorrow, and the button until today is claimed. */
const CheckInToday = observer(function CheckInToday({ store }: { readonly store: CheckInStore }) {
  const { view, claim } = store;
  if (!view) return null;
  const pointsText = (points: number | undefined) => (points === undefined ? text.valueUnknown : text.value(points));
  return (
    <Card>
      <DescriptionList
        layout="columns"
        items={[
          { term: text.today, value: pointsText(view.value) },
          { term: text.tomorrow, value: pointsText(view.valueTomorrow) },
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
          onClick={() => void claim.run(undefined)}
        >
          {view.value === undefined ? text.claimUnknown : text.claim(pointsText(view.value))}
        </Button>
      ) : null}
    </Card>
  );
});

/** The current month, each day with the points it gave. */
const CheckInMonth = observer(function CheckInMonth({ store }: { readonly store: CheckInStore }) {
  const { view, today } = store;
  if (!view) return null;
  const count = text.count(view.calendar.filter(({ state }) => state === "done").length, view.calendar.length);
  const noteOf = (points: number | undefined) => (points === undefined ? undefined : text.plus(points));
  return (
    <>
      <MonthCalendar
        caption={count}
        weekdays={text.weekdays}
        firstWeekday={view.firstWeekday}
        days={view.calendar.map(({ day, state, value }) => ({
          day,
          state,
          isToday: day === dayOfMonth(today),
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
                <Card title={formatDay(store.today)}>
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
