import { observer } from "mobx-react-lite";
import { bangkokDateOf, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { HISTORY_KINDS, type HistoryKind } from "../../../core/wallet/model.ts";
import { useClock } from "../../stores/stores-context.ts";
import type { HistoryStore } from "../../stores/wallet/history-store.ts";
import { dayFieldWords } from "../../text/th/site/day-field.ts";
import { historyText } from "../../text/th/wallet/history.ts";
import { Button } from "../../ui/controls/button.tsx";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { DayFields } from "../../ui/forms/day-fields.tsx";

const ALL = "all";
const options: readonly { readonly value: HistoryKind | typeof ALL; readonly label: string }[] = [
  { value: ALL, label: historyText.all },
  ...HISTORY_KINDS.map((kind) => ({ value: kind, label: historyText.kind[kind] })),
];

/** Filters by kind and by days. The use case swaps days in the wrong order. */
export const HistoryFilters = observer(function HistoryFilters({ store }: { readonly store: HistoryStore }) {
  const { kinds, from, to } = store.filter;
  const clock = useClock();
  const filtered = kinds.length > 0 || from !== undefined || to !== undefined;
  return (
    <>
      <SegmentedFilter
        label={historyText.kindLabel}
        options={options}
        value={kinds[0] ?? ALL}
        onChange={(kind) => void store.setKinds(kind === ALL ? [] : [kind])}
      />
      <DayFields
        labels={historyText}
        words={dayFieldWords(bangkokDateOf(clock()))}
        from={from ?? ""}
        to={to ?? ""}
        onFrom={(typed) => void store.setDays(parseBangkokDate(typed), to)}
        onTo={(typed) => void store.setDays(from, parseBangkokDate(typed))}
      />
      {filtered ? (
        <Button small icon="cross" onClick={() => void store.clearFilter()}>
          {historyText.clear}
        </Button>
      ) : null}
    </>
  );
});
