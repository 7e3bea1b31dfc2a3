import { type LimitSettings, readLimits } from "../../adapters/house/node/read-limits.ts";
import { readPushSettings } from "../../adapters/server/push/read-push-settings.ts";
import { readSessionSettings } from "../../adapters/server/read-session-settings.ts";
import type { ServerOptions } from "../../adapters/server/start-server.ts";
import { hostSource } from "../../core/delivery/host-source.ts";
import { GUARDED_ACTIONS } from "../../core/session/second-factor/guarded-actions.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Characters of SANAM_SECRET_KEY. */
const MIN_SECRET_KEY = 32;

/** The house's own limits and times, as far as variables give them. */
export type HouseVariables = Pick<
  ServerOptions,
  "refusalsPerDay" | "sessions" | "auditRetentionMs" | "secretKey" | "secondFactorFor" | "passkeyOrigins" | "push"
> &
  LimitSettings;

/** The error is a sentence. cli/README.md lists the variables. */
export function readHouseVariables(env: Environment, sandbox: boolean): Result<HouseVariables, string> {
  const refusals = readRefusalsPerDay(env["SANAM_REFUSALS_PER_DAY"]);
  if (!refusals.ok) return refusals;
  const times = readSessionSettings(env);
  if (!times.ok) return times;
  const limits = readLimits(env["SANAM_LIMITS"] ?? "", sandbox);
  if (!limits.ok) {
    return err(`SANAM_LIMITS must hold limits like address=200/6s/1s/1m or address=off, not "${limits.error}".`);
  }
  const secondFactors = readSecondFactors(env);
  if (!secondFactors.ok) return secondFactors;
  const push = readPushSettings(env, sandbox);
  if (!push.ok) return push;
  return ok({
    refusalsPerDay: refusals.value,
    ...times.value,
    ...limits.value,
    ...secondFactors.value,
    push: push.value,
  });
}

function readSecondFactors(
  env: Environment,
): Result<Pick<HouseVariables, "secretKey" | "secondFactorFor" | "passkeyOrigins">, string> {
  const secretKey = env["SANAM_SECRET_KEY"]?.trim() || undefined;
  if (secretKey !== undefined && secretKey.length < MIN_SECRET_KEY) {
    return err(`SANAM_SECRET_KEY must have at least ${MIN_SECRET_KEY} characters.`);
  }
  const actionsText = env["SANAM_SECOND_FACTOR_FOR"]?.trim() || GUARDED_ACTIONS.join(",");
  const wantedActions = actionsText === "nothing" ? [] : actionsText.split(/[\s,]+/);
  const secondFactorFor = GUARDED_ACTIONS.filter((action) => wantedActions.includes(action));
  if (secondFactorFor.length < wantedActions.length) {
    const known = GUARDED_ACTIONS.join(", ");
    return err(`SANAM_SECOND_FACTOR_FOR must be "nothing" or a list of ${known}, not "${actionsText}".`);
  }
  const passkeyOrigins = (env["SANAM_PASSKEY_ORIGINS"] ?? "").split(/[\s,]+/).filter((site) => site !== "");
  const wrongOrigin = passkeyOrigins.find((site) => hostSource(site) !== site);
  if (wrongOrigin !== undefined) {
    return err(`SANAM_PASSKEY_ORIGINS must hold origins like https://play.example, not "${wrongOrigin}".`);
  }
  return ok({ secretKey, secondFactorFor, passkeyOrigins });
}

function readRefusalsPerDay(value: string | undefined): Result<number | undefined, string> {
  const text = value?.trim() || undefined;
  return text === undefined || /^[1-9]\d{0,5}$/.test(text)
    ? ok(text === undefined ? undefined : Number(text))
    : err(`SANAM_REFUSALS_PER_DAY must be a whole number from 1 to 999999, not "${text}".`);
}
