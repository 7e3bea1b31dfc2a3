import type { ReactNode } from "react";
import { RecordTable, type RecordTableProps } from "../lists/record-table.tsx";

interface PlayRow {
  readonly prize: string;
  readonly time: ReactNode;
  /** The play's number, and what was chosen. */
  readonly detail: string;
  /** The member's points after the play. */
  readonly pointsAfter: string;
  /** By what the table orders times and points. */
  readonly order: { readonly time: number; readonly points: number };
}

interface PrizeLogProps<Play extends { readonly id: string }>
  extends Omit<RecordTableProps<Play, PlayRow>, "columns" | "empty" | "skeletonRows"> {
  readonly empty: { readonly title: string; readonly text: string };
  readonly labels: { readonly [column in Exclude<keyof PlayRow, "order">]: string };
}

/** The plays of a prize game. */
export function PrizeLog<Play extends { readonly id: string }>({ empty, labels, ...table }: PrizeLogProps<Play>) {
  return (
    <RecordTable
      {...table}
      empty={{ icon: "history", ...empty }}
      skeletonRows={4}
      columns={[
        { key: "prize", label: labels.prize, main: true, cell: ({ prize }) => prize, orderOf: ({ prize }) => prize },
        { key: "time", label: labels.time, end: true, cell: ({ time }) => time, orderOf: ({ order }) => order.time },
        { key: "detail", label: labels.detail, cell: ({ detail }) => detail },
        {
          key: "points",
          label: labels.pointsAfter,
          end: true,
          cell: ({ pointsAfter }) => pointsAfter,
          orderOf: ({ order }) => order.points,
        },
      ]}
    />
  );
}
