import { type Column, Table } from "../data/table.tsx";
import { GrowingList } from "./growing-list.tsx";

interface GrowingTableProps<T> {
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  readonly moreLabel: string;
}

const STEP = 12;

/** A table of a complete list: the first rows of the chosen order, more on request, and sums of all. */
export function GrowingTable<T>({ moreLabel, ...table }: GrowingTableProps<T>) {
  return (
    <Table
      {...table}
      part={(ordered, draw) => (
        <GrowingList items={ordered} step={STEP} moreLabel={moreLabel}>
          {draw}
        </GrowingList>
      )}
    />
  );
}
