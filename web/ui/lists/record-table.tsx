import { type Column, Table } from "../data/table.tsx";
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
    <RecordSection {...section}>
      {(shown) => (
        <Table
          caption={section.title}
          columns={columns}
          rows={shown.map((record) => ({ ...rowOf(record), key: record.id }))}
          rowKey={({ key }) => key}
        />
      )}
    </RecordSection>
  );
}
