import { observer } from "mobx-react-lite";
import { dayOfMonth } from "../../../core/shared/bangkok-time.ts";
import type { CheckInStore } from "../../stores/rewards/check-in-store.ts";
import { checkInText as text } from "../../text/th/rewards/check-in.ts";
import { MonthCalendar } from "../../ui/data/month-calendar.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

/** The current month, each day with the points it gave. */
export const CheckInMonth = observer(function CheckInMonth({ store }: { readonly store: CheckInStore }) {
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
