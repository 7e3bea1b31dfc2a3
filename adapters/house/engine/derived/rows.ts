import type { Page, PageQuery } from "../../../../core/shared/page.ts";
import { at, type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { listItems, prepend } from "../../collections/persistent-list.ts";
import type { Row, RowChange, RowKey, RowQuery, Rows } from "../../ports/rows.ts";
import type { MemberState } from "../state.ts";

/** The state with one more change of a row. */
export function withRow(state: MemberState, change: RowChange): MemberState {
  return { ...state, rows: prepend(state.rows, change) };
}

export function withRows(state: MemberState, changes: readonly RowChange[]): MemberState {
  return changes.length === 0 ? state : changes.reduce(withRow, state);
}

export function put(row: Row): RowChange {
  return { change: "put", row };
}

export function addTo(row: Row): RowChange {
  return { change: "add", row };
}

export function remove(row: RowKey): RowChange {
  return { change: "delete", row };
}

/** The state's changes of rows, in the order in which they were made. */
export function rowChanges({ rows }: Pick<MemberState, "rows">): readonly RowChange[] {
  return [...listItems(rows)].reverse();
}

/** The cast is safe: only the writer of the same list made the body, under the same schema. */
export function bodyOf<Body>({ body }: Row): Body {
  return body as Body;
}

/**
 * One page of a list of which the ids are known to the reader. The cursor is the id of the page's last row, so new rows
 * do not shift pages. Refuses `body-invalid` for a cursor that no page returned.
 */
export async function rowPage<Item>(
  rows: Rows,
  query: Omit<RowQuery, "after" | "limit">,
  { cursor, limit }: PageQuery,
  itemOf: (row: Row) => Item,
): Promise<Result<Page<Item>, Refusal>> {
  const { list, owner } = query;
  const after = cursor === undefined ? undefined : await rows.get({ list, owner, id: cursor });
  if (cursor !== undefined && !after) return err(at("cursor", refuse("body-invalid", { field: "cursor" })));
  const found = await rows.page({ ...query, after, limit: limit + 1 });
  const shown = found.slice(0, limit);
  return ok({ items: shown.map(itemOf), next: found.length > limit ? shown[shown.length - 1]?.id : undefined });
}
