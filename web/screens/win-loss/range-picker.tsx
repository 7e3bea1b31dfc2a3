import { observer } from "mobx-react-lite";
import { useState } from "react";
import { bangkokDateOf, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import type { WinLossStore } from "../../stores/games/win-loss-store.ts";
import { useClock } from "../../stores/stores-context.ts";
import { dayPresets } from "../../text/day-presets.ts";
import { winLossText as text } from "../../text/th/games/win-loss.ts";
import { dayFieldWords } from "../../text/th/site/day-field.ts";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { DayFields } from "../../ui/forms/day-fields.tsx";

const CUSTOM = "custom";

/** Chooses a preset range or any two days. */
export const RangePicker = observer(function RangePicker({ store }: { readonly store: WinLossStore }) {
  const clock = useClock();
  const { from, to } = store.range;
  const presets = dayPresets(clock(), text);
  const chosen = presets.find(({ range }) => range.from === from && range.to === to)?.key;
  const [custom, setCustom] = useState(chosen === undefined);

  const choose = (value: string) => {
    setCustom(value === CUSTOM);
    const preset = dayPresets(clock(), text).find(({ key }) => key === value);
    if (preset) void store.show(preset.range.from, preset.range.to);
  };
  return (
    <>
      <SegmentedFilter
        label={text.ranges}
        options={[...presets.map(({ key, label }) => ({ value: key, label })), { value: CUSTOM, label: text.own }]}
        value={custom ? CUSTOM : (chosen ?? "")}
        onChange={choose}
      />
      {custom ? (
        <DayFields
          labels={text}
          words={dayFieldWords(bangkokDateOf(clock()))}
          from={from}
          to={to}
          onFrom={(typed) => void store.show(parseBangkokDate(typed) ?? from, to)}
          onTo={(typed) => void store.show(from, parseBangkokDate(typed) ?? to)}
        />
      ) : null}
    </>
  );
});
