import { observer } from "mobx-react-lite";
import { Suspense, useEffect } from "react";
import { checkInWeek } from "../../../core/rewards/check-in-week.ts";
import { dayOfMonth } from "../../../core/shared/bangkok-time.ts";
import { paths } from "../../app/paths.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import { useRewardsStores } from "../../stores/rewards/use-rewards-stores.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { checkInText as text } from "../../text/th/rewards/check-in.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { WeekStrip } from "./week-strip.tsx";

const skeleton = <Skeleton shape="card" height={222} label={shellText.loading} />;

/** This week's check-ins, with the button until today's is made (spec section 4). */
export function CheckInCard() {
  if (!useStoresRoot().isOpen(paths.checkIn)) return null;
  return (
    <Suspense fallback={skeleton}>
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
      skeleton={skeleton}
      texts={shellText.panel}
      onRetry={() => void store.refresh()}
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
