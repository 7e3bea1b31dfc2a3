import type { ReactNode } from "react";
import type { IconName } from "../art/icon.tsx";
import { Button } from "../controls/button.tsx";
import { type Column, Table } from "../data/table.tsx";
import { EmptyState, isPartNotOffered, ResourcePanel, type ResourcePanelProps } from "../feedback/resource-panel.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Card } from "../layout/card.tsx";
import { Section } from "../layout/page.tsx";
import { Centered } from "../typography/focus-heading.tsx";
import { GrowingList, GrowingTable } from "./growing-list.tsx";

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

export interface RecordSectionProps<T> {
  readonly title: string;
  /** To the right of the title. */
  readonly aside?: ReactNode;
  /** Between the title and the list: a filter, or the outcome of an action. */
  readonly above?: ReactNode;
  readonly state: ResourcePanelProps<readonly T[]>["state"];
  readonly onRetry: () => void;
  /** For a list that is read page by page. Without it the list is complete, and `GrowingList` shortens it. */
  readonly pages?: RecordPages;
  /** Returns the records to show. By default every loaded record is shown. */
  readonly select?: (loaded: readonly T[]) => readonly T[];
  readonly empty: { readonly icon: IconName; readonly title: string; readonly text?: string };
  readonly skeletonRows: number;
  readonly texts: { readonly panel: ResourcePanelProps<readonly T[]>["texts"]; readonly loading: string };
  readonly moreLabel: string;
  /** Passes all records of a complete list to `children`, which shows a part of them. */
  readonly whole?: boolean;
  readonly children: (shown: readonly T[]) => ReactNode;
}

interface RecordPages {
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => Promise<void>;
}

/** A section with a list of records, in each of its states: loading, failed, empty and loaded. */
export function RecordSection<T>(props: RecordSectionProps<T>) {
  const { state, onRetry, pages, select, empty, texts, moreLabel, children } = props;
  return (
    <Section title={props.title} aside={props.aside}>
      {props.above}
      <ResourcePanel
        state={state}
        skeleton={<Skeleton shape="rows" rows={props.skeletonRows} label={texts.loading} />}
        texts={texts.panel}
        onRetry={onRetry}
      >
        {(loaded) => {
          const records = select ? select(loaded) : loaded;
          // The records to show may all be on a later page.
          if (records.length === 0 && !pages?.hasMore) return <EmptyState {...empty} />;
          if (!pages && props.whole) return <Card tight>{children(records)}</Card>;
          if (!pages) {
            return (
              <Card tight>
                <GrowingList items={records} moreLabel={moreLabel}>
                  {children}
                </GrowingList>
              </Card>
            );
          }
          return (
            <Card tight>
              {children(records)}
              {pages.hasMore ? (
                <Centered>
                  <Button busy={pages.loadingMore} busyLabel={texts.loading} onClick={() => void pages.loadMore()}>
                    {moreLabel}
                  </Button>
                </Centered>
              ) : null}
            </Card>
          );
        }}
      </ResourcePanel>
    </Section>
  );
}

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

/** A member's requests of one kind, with their status. Nothing where the backend does not list them. */
export function RequestHistory<T extends { readonly id: string }>({ labels, ...table }: RequestHistoryProps<T>) {
  if (isPartNotOffered(table.state)) return null;
  return (
    <RecordTable
      {...table}
      columns={[
        { key: "amount", label: labels.amount, main: true, end: "table", cell: ({ amount }) => amount },
        { key: "status", label: labels.status, end: "blocks", cell: ({ status }) => status },
        { key: "id", label: labels.id, cell: ({ id }) => id },
        { key: "time", label: labels.time, end: true, cell: ({ time }) => time },
      ]}
    />
  );
}
