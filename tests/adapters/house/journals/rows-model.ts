import type { Row, RowChange, RowKey, RowQuery } from "../../../../adapters/house/ports/rows.ts";

/** The rows of a journal, as simple as possible. */
export class RowsModel {
  rows: readonly Row[] = [];

  apply(changes: readonly RowChange[]): void {
    for (const { change, row } of changes) {
      const stored = this.get(row);
      this.rows = this.rows.filter((other) => other !== stored);
      if (change === "delete") continue;
      const sums = stored && change === "add" ? row.sums?.map((sum, i) => sum + (stored.sums?.[i] ?? 0)) : row.sums;
      this.rows = [...this.rows, { ...row, sums }];
    }
  }

  get({ list, owner, id }: RowKey): Row | undefined {
    return this.rows.find((row) => row.list === list && row.owner === owner && row.id === id);
  }

  page({ list, owner, limit, after, tags = [], from, to }: RowQuery): readonly Row[] {
    return this.#of(list, owner, from, to)
      .filter((row) => tags.length === 0 || tags.some((tag) => tag === row.tag))
      .filter((row) => !after || inPageOrder(after, row) < 0)
      .slice(0, limit);
  }

  sum({ list, owner, from, to }: Pick<RowQuery, "list" | "owner" | "from" | "to">): readonly number[] {
    return [0, 1, 2].map((i) =>
      this.#of(list, owner, from, to).reduce((total, row) => total + (row.sums?.[i] ?? 0), 0),
    );
  }

  count({ list, owner, above }: Pick<RowQuery, "list" | "owner"> & { readonly above?: number }): number {
    return this.#of(list, owner).filter((row) => above === undefined || row.order > above).length;
  }

  #of(list: string, owner: string, from?: string, to?: string): readonly Row[] {
    const isInRange = ({ day }: Row) =>
      (from === undefined && to === undefined) || (day !== undefined && (!from || day >= from) && (!to || day <= to));
    return this.rows.filter((row) => row.list === list && row.owner === owner && isInRange(row)).sort(inPageOrder);
  }
}

function inPageOrder(a: Pick<Row, "order" | "id">, b: Pick<Row, "order" | "id">): number {
  return b.order - a.order || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
