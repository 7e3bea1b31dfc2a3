import { readSessionSettings } from "../../adapters/server/read-session-settings.ts";
import type { ServerOptions } from "../../adapters/server/start-server.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";

/** The house's own limits and times, as far as variables give them. */
export type HouseVariables = Pick<ServerOptions, "refusalsPerDay" | "sessions" | "auditRetentionMs">;

/** The error is a sentence. cli/README.md lists the variables. */
export function readHouseVariables(env: Readonly<Record<string, string | undefined>>): Result<HouseVariables, string> {
  const refusals = readRefusalsPerDay(env["SANAM_REFUSALS_PER_DAY"]);
  if (!refusals.ok) return refusals;
  const times = readSessionSettings(env);
  if (!times.ok) return times;
  return ok({ refusalsPerDay: refusals.value, ...times.value });
}

function readRefusalsPerDay(value: string | undefined): Result<number | undefined, string> {
  const text = value?.trim() || undefined;
  return text === undefined || /^[1-9]\d{0,5}$/.test(text)
    ? ok(text === undefined ? undefined : Number(text))
    : err(`SANAM_REFUSALS_PER_DAY must be a whole number from 1 to 999999, not "${text}".`);
}
