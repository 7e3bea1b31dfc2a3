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
    describeFault(partsOf(fault), Number(delayMs) || 0),
    calls === undefined ? "until cleared" : textOf(calls),
    chance === undefined ? "every call" : describeChance(partsOf(chance)),
  ]);
  return ok({
    data: { faults },
    view: [table(["Call", "Fault", "Calls left>", "Given to"], rows, "No faults are ordered.")],
  });
}

function describeFault({ kind, ...more }: ReturnType<typeof partsOf>, delayMs: number): string {
  const details = Object.entries(more).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${textOf(value)}`],
  );
  const late = delayMs > 0 ? [`after ${delayMs / 1000} s`] : [];
  return [textOf(kind), ...details, ...late].join(", ");
}

function describeChance({ probability, seed, drawn }: ReturnType<typeof partsOf>): string {
  return `${Number(probability) * 100} % of calls (seed ${textOf(seed)}, ${textOf(drawn)} drawn)`;
}
