import { ok, type Result } from "../../../../core/shared/result.ts";
import type { CommandResult } from "../../../command-line/command.ts";
import type { Failure } from "../../../output/failure.ts";
import type { Json } from "../../../output/json.ts";
import { table } from "../../../output/view.ts";
import { listOf, partsOf, textOf } from "../with-sandbox.ts";

/** The ordered faults as a control tells them. */
export function faultList(reply: Result<Json, Failure>): CommandResult {
  if (!reply.ok) return reply;
  const faults = listOf(partsOf(reply.value)["faults"]);
  const rows = faults.map(({ row, calls, delayMs, chance, fault }) => [
    row === undefined ? "any call" : textOf(row),
    faultInWords(partsOf(fault), Number(delayMs) || 0),
    calls === undefined ? "until cleared" : textOf(calls),
    chance === undefined ? "every call" : chanceInWords(partsOf(chance)),
  ]);
  return ok({
    data: { faults },
    view: [table(["Call", "Fault", "Calls left>", "Given to"], rows, "No faults are ordered.")],
  });
}

/** `status 503, before the effect, 5 s late` */
function faultInWords({ kind, status, when, withinMs, ...more }: ReturnType<typeof partsOf>, delayMs: number): string {
  return [
    status === undefined
      ? textOf(kind)
      : kind === "status"
        ? `status ${textOf(status)}`
        : `${textOf(kind)}, status ${textOf(status)}`,
    ...Object.entries(more).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${textOf(value)}`])),
    ...(when === undefined ? [] : [`${textOf(when)} the effect`]),
    ...(withinMs === undefined ? [] : [`waits at most ${Number(withinMs) / 1000} s`]),
    ...(delayMs > 0 ? [`${delayMs / 1000} s late`] : []),
  ].join(", ");
}

/** A probability has at most six digits behind the point, and its percentage four. */
function chanceInWords({ probability, seed, drawn }: ReturnType<typeof partsOf>): string {
  const percent = Number((Number(probability) * 100).toFixed(4));
  return `${percent}% of calls, seed ${textOf(seed)}, ${textOf(drawn)} drawn`;
}
