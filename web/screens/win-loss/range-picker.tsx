import { observer } from "mobx-react-lite";
import { useState } from "react";
import { parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import type { WinLossStore } from "../../stores/games/win-loss-store.ts";
import { formatCount } from "../../text/format.ts";
import { winLossText as text } from "../../text/th/games/win-loss.ts";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { DayFields } from "../../ui/forms/day-fields.tsx";

const DAYS = [1, 7, 30] as const;
const CUSTOM = "custom";

const options = [
  ...DAYS.map((days) => ({
    value: String(days),
    label: days === 1 ? text.today : text.lastDays(formatCount(days)),
  })),
  { value: CUSTOM, label: text.own },
];

/** Chooses a preset range or any two days. */
export const RangePicker = observer(function RangePicker({ store }: { readonly store: WinLossStore }) {
  const { range, daysToToday } = store;
  const [custom, setCustom] = useState(() => !DAYS.some((days) => days === daysToToday));
  return (
    <>
      <SegmentedFilter
        label={text.ranges}
        options={options}
        value={custom ? CUSTOM : String(daysToToday)}
        onChange={(value) => {
          setCustom(value === CUSTOM);
          if (value !== CUSTOM) void store.showLast(Number(value));
        }}
      />
      {custom ? (
        <DayFields
          labels={text}
          from={range.from}
          to={range.to}
          onFrom={(typed) => void store.show(parseBangkokDate(typed) ?? range.from, range.to)}
          onTo={(typed) => void store.show(range.from, parseBangkokDate(typed) ?? range.to)}
        />
      ) : null}
    </>
  );
});
