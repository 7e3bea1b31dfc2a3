import { observer } from "mobx-react-lite";
import { parseBangkokDate } from "../../../core/bangkok-time.ts";
import { HISTORY_KINDS, type HistoryKind } from "../../../core/wallet/history.ts";
import type { HistoryStore } from "../../stores/history-store.ts";
import { historyText } from "../../text/th/history.ts";
import { Button } from "../../ui/button.tsx";
import { Columns } from "../../ui/columns.tsx";
import { SegmentedFilter } from "../../ui/segmented-filter.tsx";
import { TextField } from "../../ui/text-field.tsx";

const ALL = "all";
const options: readonly { readonly value: HistoryKind | typeof ALL; readonly label: string }[] = [
  { value: ALL, label: historyText.all },
  ...HISTORY_KINDS.map((kind) => ({ value: kind, label: historyText.kind[kind] })),
];

/** One kind or all of them, between two days; days the wrong way round are put right by the use case. */
export const HistoryFilters = observer(function HistoryFilters({ store }: { readonly store: HistoryStore }) {
  const { kinds, from, to } = store.filter;
  const filtered = kinds.length > 0 || from !== undefined || to !== undefined;
  return (
    <>
      <SegmentedFilter
        label={historyText.kindLabel}
        options={options}
        value={kinds[0] ?? ALL}
        onChange={(kind) => void store.setKinds(kind === ALL ? [] : [kind])}
      />
      <Columns count={2}>
        <TextField
          name="from"
          type="date"
          label={historyText.from}
          value={from ?? ""}
          onChange={(text) => void store.setDays(parseBangkokDate(text), to)}
        />
        <TextField
          name="to"
          type="date"
          label={historyText.to}
          value={to ?? ""}
          onChange={(text) => void store.setDays(from, parseBangkokDate(text))}
        />
      </Columns>
      {filtered ? (
        <Button small icon="cross" onClick={() => void store.clearFilter()}>
          {historyText.clear}
        </Button>
      ) : null}
    </>
  );
});
