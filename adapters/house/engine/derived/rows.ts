import type { IdempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import type { Page, PageQuery } from "../../../../core/shared/page.ts";
import { at, type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { listItems, prepend } from "../../collections/collections.ts";
import type { Row, RowChange, RowKey, RowQuery, Rows } from "../../ports/rows.ts";
import { type AnswerRecord, type AnyState, type EngineState, type IntentRecord, ownerOf } from "../model.ts";

/** Notes where the answer to an intent is, for ever: a key never executes twice. */
export function answerRow(after: AnyState, steps: number, key: IdempotencyKey): RowChange {
  const { version, creditSatang, points } = after;
  const body: AnswerRecord = { version, steps, creditSatang, points };
  return put({ list: "answers", owner: ownerOf(after), id: key, order: version, body });
}

/** The answer that the latest events of the state give to an intent. */
export function newAnswer(after: Pick<EngineState, "rows">, { key }: IntentRecord): AnswerRecord | undefined {
  const change = rowChanges(after).find(({ row }) => row.list === "answers" && row.id === key);
  return change?.change === "put" ? answerOf(change.row) : undefined;
}

/** The stored answer to an intent. Undefined for a key that the member never used. */
export async function findAnswer(
  rows: Rows,
  state: AnyState,
  { key }: IntentRecord,
): Promise<AnswerRecord | undefined> {
  const row = await rows.get({ list: "answers", owner: ownerOf(state), id: key });
  return row && answerOf(row);
}

function answerOf(row: Row): AnswerRecord {
  return bodyOf<AnswerRecord>(row);
}

/** The state with one more change of a row. */
export function withRow<State extends Pick<EngineState, "rows">>(state: State, change: RowChange): State {
  return { ...state, rows: prepend(state.rows, change) };
}

export function withRows<State extends Pick<EngineState, "rows">>(state: State, changes: readonly RowChange[]): State {
  return changes.length === 0 ? state : changes.reduce<State>(withRow, state);
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
export function rowChanges({ rows }: Pick<EngineState, "rows">): readonly RowChange[] {
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
