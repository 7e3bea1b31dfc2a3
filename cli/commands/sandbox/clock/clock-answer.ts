import { parseInstant } from "../../../../core/shared/bangkok-time.ts";
import { ok, type Result } from "../../../../core/shared/result.ts";
import type { CommandResult } from "../../../command-line/command.ts";
import type { Failure } from "../../../output/failure.ts";
import type { Json } from "../../../output/json.ts";
import { fields, moment } from "../../../output/view.ts";
import { partsOf, textOf } from "../with-sandbox.ts";

/** The clock as a control tells it. */
export function clockAnswer(reply: Result<Json, Failure>): CommandResult {
  if (!reply.ok) return reply;
  const { now, pinned } = partsOf(reply.value);
  return ok({
    data: { now: now ?? null, pinned: pinned === true },
    view: [fields({ Now: moment(parseInstant(textOf(now))), Clock: pinned === true ? "stands still" : "runs" })],
  });
}
