import { observer } from "mobx-react-lite";
import { bangkokDateOf, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import type { AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { useClock } from "../../stores/stores-context.ts";
import { affiliateText } from "../../text/th/affiliate/affiliate.ts";
import { dayFieldWords } from "../../text/th/site/day-field.ts";
import { Button } from "../../ui/controls/button.tsx";
import { DayFields } from "../../ui/forms/day-fields.tsx";
import { Section } from "../../ui/layout/section.tsx";

const text = affiliateText.days;

/** The range of days for the bonuses and the log. An emptied field goes back to its last day. */
export const DaysFilter = observer(function DaysFilter({ store }: { readonly store: AffiliateStore }) {
  const { range, recent } = store;
  const clock = useClock();
  const changed = range.from !== recent.from || range.to !== recent.to;
  return (
    <Section title={text.title}>
      <DayFields
        labels={text}
        words={dayFieldWords(bangkokDateOf(clock()))}
        from={range.from}
        to={range.to}
        onFrom={(typed) => store.setRange({ ...range, from: parseBangkokDate(typed) ?? range.from })}
        onTo={(typed) => store.setRange({ ...range, to: parseBangkokDate(typed) ?? range.to })}
      />
      {changed ? (
        <Button small icon="refresh" onClick={() => store.setRange(recent)}>
          {text.reset}
        </Button>
      ) : null}
    </Section>
  );
});
