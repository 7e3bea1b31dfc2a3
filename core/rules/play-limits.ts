import { DAY_MS, type Instant, plus } from "../shared/bangkok-time.ts";
import { type Refusal, refuse } from "../shared/refusal.ts";

export const LIMIT_KINDS = ["deposit", "loss", "stake", "time"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export const LIMIT_PERIODS = ["day", "week", "month"] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Names one limit: of deposits, losses and stakes in each period, of time in a day only. */
export interface PlayLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

export const PLAY_LIMITS: readonly PlayLimit[] = LIMIT_KINDS.flatMap((kind) =>
  LIMIT_PERIODS.filter((period) => kind !== "time" || period === "day").map((period) => ({ kind, period })),
);

export function isPlayLimit({ kind, period }: PlayLimit): boolean {
  return kind !== "time" || period === "day";
}

/** Minutes of a day: no limit of time is higher. */
export const MOST_MINUTES = 24 * 60;

/** A member waits so long before a higher limit can be confirmed. */
export const RAISE_WAIT_MS = DAY_MS;
/** And has so long to confirm it. */
const CONFIRM_WITHIN_MS = 3 * DAY_MS;

/** What a member set of one limit. Amounts are satang, or minutes for time. */
export interface LimitSetting extends PlayLimit {
  /** Undefined where the member has no limit. */
  readonly amount: number | undefined;
  readonly asked: { readonly amount: number | undefined; readonly askedAt: Instant } | undefined;
}

export type LimitSettings = readonly LimitSetting[];

export type LimitChange = PlayLimit &
  (
    | { readonly change: "set"; readonly amount: number | undefined }
    | { readonly change: "ask"; readonly amount: number | undefined; readonly askedAt: Instant }
    | { readonly change: "cancel" }
  );

export type LimitDecision =
  | { readonly allowed: true; readonly change: LimitChange | undefined; readonly reason?: never }
  | { readonly allowed: false; readonly reason: Refusal };

export function settingOf(settings: LimitSettings, { kind, period }: PlayLimit): LimitSetting {
  const found = settings.find((each) => each.kind === kind && each.period === period);
  return found ?? { kind, period, amount: undefined, asked: undefined };
}

/** The settings after a change. */
export function withLimitChange(settings: LimitSettings, { kind, period, ...made }: LimitChange): LimitSettings {
  const before = settingOf(settings, { kind, period });
  const others = settings.filter((each) => each.kind !== kind || each.period !== period);
  const asked = made.change === "ask" ? { amount: made.amount, askedAt: made.askedAt } : undefined;
  const amount = made.change === "set" ? made.amount : before.amount;
  return amount === undefined && !asked ? others : [...others, { kind, period, amount, asked }];
}

/** When an asked change can be confirmed, and when it lapses. */
export function confirmableOf(askedAt: Instant): { readonly from: Instant; readonly until: Instant } {
  const from = plus(askedAt, RAISE_WAIT_MS);
  return { from, until: plus(from, CONFIRM_WITHIN_MS) };
}

/** The change that is still asked for; undefined once it has lapsed. */
export function askedNow({ asked }: LimitSetting, now: Instant): LimitSetting["asked"] {
  return asked && now < confirmableOf(asked.askedAt).until ? asked : undefined;
}

/**
 * A first limit and a lower one hold at once, and end what was asked before. A higher one, or none, is asked for. Asked
 * again, it goes on waiting from the first time.
 * @param amount 0 or more; undefined to have none
 */
export function decideLimit(
  settings: LimitSettings,
  { kind, period, amount }: PlayLimit & { readonly amount: number | undefined },
  now: Instant,
): LimitDecision & { readonly allowed: true } {
  const setting = settingOf(settings, { kind, period });
  const name = { kind, period };
  const asked = askedNow(setting, now);
  if (amount === setting.amount) return allowed(asked && { ...name, change: "cancel" });
  if (setting.amount === undefined || (amount !== undefined && amount < setting.amount)) {
    return allowed({ ...name, change: "set", amount });
  }
  return allowed(asked?.amount === amount && asked ? undefined : { ...name, change: "ask", amount, askedAt: now });
}

/** The member says a second time what was asked a day before. Said once more, it changes nothing. */
export function decideConfirmation(
  settings: LimitSettings,
  { kind, period, amount }: PlayLimit & { readonly amount: number | undefined },
  now: Instant,
): LimitDecision {
  const setting = settingOf(settings, { kind, period });
  const asked = askedNow(setting, now);
  if (!asked && setting.amount === amount) return allowed(undefined);
  if (!asked || asked.amount !== amount) return { allowed: false, reason: refuse("limit-not-asked") };
  const { from } = confirmableOf(asked.askedAt);
  if (now < from) return { allowed: false, reason: refuse("limit-too-early", { from }) };
  return allowed({ kind, period, change: "set", amount });
}

/** Takes back what was asked. */
export function decideCancellation(
  settings: LimitSettings,
  limit: PlayLimit,
  now: Instant,
): LimitDecision & { readonly allowed: true } {
  const asked = askedNow(settingOf(settings, limit), now);
  return allowed(asked && { kind: limit.kind, period: limit.period, change: "cancel" });
}

function allowed(change: LimitChange | undefined): LimitDecision & { readonly allowed: true } {
  return { allowed: true, change };
}
