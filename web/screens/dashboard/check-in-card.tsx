import { Suspense, useEffect } from "react";
import { checkInText as text } from "#text/rewards/check-in.ts";
import { shellText } from "#text/site/shell.ts";
import { moneyText } from "#text/wallet/money.ts";
import { checkInWeek } from "../../../core/rewards/check-in.ts";
import { dayOfMonth } from "../../../core/shared/bangkok-time.ts";
import { paths } from "../../app/paths.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useRewardsStores } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { VisuallyHidden } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Muted } from "../../ui/data/inline.tsx";
import type { CalendarDay, Weekday } from "../../ui/data/month-calendar.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { TextLink } from "../../ui/typography/prose.tsx";
import css from "./week-strip.module.css";

interface WeekStripProps {
  readonly label: string;
  readonly days: readonly (CalendarDay & { readonly weekday: Weekday })[];
  readonly stateLabels: Readonly<Record<CalendarDay["state"], string>>;
  readonly todayLabel: string;
}

/** Seven days in a row, each done, missed, due or in the future. */
function WeekStrip({ label, days, stateLabels, todayLabel }: WeekStripProps) {
  return (
    <ol className={css["strip"]} aria-label={label}>
      {days.map(({ day, state, isToday, weekday }) => (
        <li
          key={day}
          className={cx(css["day"], css[state], isToday && css["current"])}
          aria-current={isToday ? "date" : undefined}
        >
          <span aria-hidden="true">{weekday.short}</span>
          <VisuallyHidden>
            {isToday ? `${todayLabel} ` : ""}
            {weekday.long}{" "}
          </VisuallyHidden>
          <strong>{day}</strong>
          <VisuallyHidden> {stateLabels[state]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

const skeleton = () => <Skeleton shape="card" height={222} label={shellText.loading} />;

/** This week's check-ins, with the button until today's is made (spec section 4). */
export function CheckInCard() {
  if (!useStoresRoot().isOpen(paths.checkIn)) return null;
  return (
    <Suspense fallback={skeleton()}>
      <Week />
    </Suspense>
  );
}

const Week = observer(function Week() {
  const { checkIn: store } = useRewardsStores();
  useEffect(() => store.watch(), [store]);
  return (
    <ResourcePanel
      state={store.log.state}
      skeleton={skeleton()}
      texts={shellText.panel}
      onRetry={() => void store.refresh()}
      optional
    >
      {() => <Prompt />}
    </ResourcePanel>
  );
});

const Prompt = observer(function Prompt() {
  const { checkIn: store } = useRewardsStores();
  const { view, claim } = store;
  if (!view) return null;
  const today = dayOfMonth(store.today);
  const { value, valueTomorrow } = view;
  const weekdayOf = (weekday: number) => text.weekdays[(weekday + 6) % 7] ?? text.weekdays[0];
  return (
    <Card title={text.title} aside={<TextLink to={paths.checkIn}>{text.toCalendar}</TextLink>}>
      <Stack>
        <WeekStrip
          label={text.strip}
          days={checkInWeek(view, today).map(({ weekday, ...day }) => ({
            ...day,
            isToday: day.day === today,
            weekday: weekdayOf(weekday),
          }))}
          stateLabels={text.states}
          todayLabel={text.today}
        />
        <Stack gap="s">
          <OutcomeNote {...outcomeOf(claim)} texts={moneyText.outcome} />
          {view.showPrompt ? (
            <Button
              wide
              busy={claim.busy}
              busyLabel={text.claiming}
              disabled={claim.phase === "unknown"}
              onClick={() => void claim.run(undefined)}
            >
              {value === undefined ? text.claimUnknown : text.claim(text.value(value))}
            </Button>
          ) : (
            <Muted>{value === undefined ? text.done : text.got(text.value(value))}</Muted>
          )}
          {valueTomorrow === undefined ? null : (
            <Muted tone="faint">{text.tomorrowGives(text.value(valueTomorrow))}</Muted>
          )}
        </Stack>
      </Stack>
    </Card>
  );
});
