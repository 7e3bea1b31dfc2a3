import { type Column, Table } from "../data/table.tsx";
import { GrowingTable } from "./growing-table.tsx";
import { RecordSection, type RecordSectionProps } from "./record-section.tsx";

export interface RecordTableProps<T extends { readonly id: string }, Row>
  extends Omit<RecordSectionProps<T>, "children"> {
  readonly columns: readonly Column<Row>[];
  readonly rowOf: (record: T) => Row;
}

/** A section with a table of records. */
export function RecordTable<T extends { readonly id: string }, Row>({
  columns,
  rowOf,
  ...section
}: RecordTableProps<T, Row>) {
  return (
    <RecordSection {...section} whole>
      {(records) => {
        const rows = records.map((record) => ({ ...rowOf(record), key: record.id }));
        const table = { caption: section.title, columns, rows, rowKey: ({ key }: { readonly key: string }) => key };
        return section.pages ? <Table {...table} /> : <GrowingTable {...table} moreLabel={section.moreLabel} />;
      }}
    </RecordSection>
  );
}
