import type { IdempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import type { Row, RowChange, Rows } from "../../ports/rows.ts";
import { stepsOf } from "../effect-of.ts";
import type { IntentRecord, MemberEvent } from "../events.ts";
import type { AnswerRecord, MemberState } from "../state.ts";
import { ownerOf } from "./owner.ts";
import { bodyOf, put, rowChanges } from "./rows.ts";

/** Notes where the answer to an intent is, for ever: a key never executes twice. */
export function answerRow(after: MemberState, event: MemberEvent, key: IdempotencyKey): RowChange {
  const { version, creditSatang, points } = after;
  const body: AnswerRecord = { version, steps: stepsOf(after, event), creditSatang, points };
  return put({ list: "answers", owner: ownerOf(after), id: key, order: version, body });
}

/** The answer that the latest events of the state give to an intent. */
export function newAnswer(after: MemberState, { key }: IntentRecord): AnswerRecord | undefined {
  const change = rowChanges(after).find(({ row }) => row.list === "answers" && row.id === key);
  return change?.change === "put" ? answerOf(change.row) : undefined;
}

/** The stored answer to an intent. Undefined for a key that the member never used. */
export async function findAnswer(
  rows: Rows,
  state: MemberState,
  { key }: IntentRecord,
): Promise<AnswerRecord | undefined> {
  const row = await rows.get({ list: "answers", owner: ownerOf(state), id: key });
  return row && answerOf(row);
}

function answerOf(row: Row): AnswerRecord {
  return bodyOf<AnswerRecord>(row);
}
