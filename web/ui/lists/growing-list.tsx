import { type ReactNode, useState } from "react";
import { Button } from "../controls/button.tsx";
import { type Column, Table } from "../data/table.tsx";
import { Centered } from "../typography/focus-heading.tsx";

interface GrowingListProps<T> {
  readonly items: readonly T[];
  readonly moreLabel: string;
  /** How many items are shown at first, and how many more with each press. 8 by default. */
  readonly step?: number;
  readonly children: (shown: readonly T[]) => ReactNode;
}

const STEP = 8;

/** The first items of a fully loaded list, with a button for more. */
export function GrowingList<T>({ items, moreLabel, step = STEP, children }: GrowingListProps<T>) {
  const [count, setCount] = useState(step);
  return (
    <>
      {children(items.slice(0, count))}
      {count < items.length ? (
        <Centered>
          <Button onClick={() => setCount(count + step)}>{moreLabel}</Button>
        </Centered>
      ) : null}
    </>
  );
}

interface GrowingTableProps<T> {
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  readonly moreLabel: string;
}

const ROWS_A_STEP = 12;

/** A table of a complete list: the first rows of the chosen order, more on request, and sums of all. */
export function GrowingTable<T>({ moreLabel, ...table }: GrowingTableProps<T>) {
  return (
    <Table
      {...table}
      part={(ordered, draw) => (
        <GrowingList items={ordered} step={ROWS_A_STEP} moreLabel={moreLabel}>
          {draw}
        </GrowingList>
      )}
    />
  );
}
