import type { ReactNode } from "react";
import { RecordTable, type RecordTableProps } from "./record-table.tsx";

interface RequestRow {
  readonly amount: string;
  readonly status: ReactNode;
  /** The request's number, and a reason or a reference below it. */
  readonly id: ReactNode;
  readonly time: ReactNode;
}

interface RequestHistoryProps<T extends { readonly id: string }>
  extends Omit<RecordTableProps<T, RequestRow>, "columns"> {
  readonly labels: { readonly [column in keyof RequestRow]: string };
}

/** A member's requests of one kind, with their status. */
export function RequestHistory<T extends { readonly id: string }>({ labels, ...table }: RequestHistoryProps<T>) {
  return (
    <RecordTable
      {...table}
      columns={[
        { key: "amount", label: labels.amount, main: true, cell: ({ amount }) => amount },
        { key: "status", label: labels.status, end: true, cell: ({ status }) => status },
        { key: "id", label: labels.id, cell: ({ id }) => id },
        { key: "time", label: labels.time, end: true, cell: ({ time }) => time },
      ]}
    />
  );
}
