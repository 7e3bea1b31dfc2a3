import type { LimitKind, LimitPeriod, PlayLimit } from "../../../../core/rules/play-limits.ts";
import { formatBaht, type Satang } from "../../../../core/shared/money.ts";
import { formatMoment } from "../../dates.ts";
import { formatCount } from "../../numbers.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/fair-play/play-limits.ts";

export function shortBaht(satang: number): string {
  return formatBaht(satang as Satang).replace(/\.00$/, "");
}

/** `1 hr 10 min` */
export function playTimeWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words = [hours > 0 ? `${formatCount(hours)} hr` : "", rest > 0 || hours === 0 ? `${rest} min` : ""];
  return words.filter(Boolean).join(" ");
}

export function limitAmount(kind: LimitKind, amount: number): string {
  return kind === "time" ? playTimeWords(amount) : shortBaht(amount);
}

const LIMIT_KIND_NAMES = {
  deposit: "Deposits",
  loss: "Losses",
  stake: "Stakes",
  time: "Time",
} as const satisfies Record<LimitKind, string>;

const LIMIT_PERIOD_NAMES = {
  day: "per day",
  week: "in 7 days",
  month: "per month",
} as const satisfies Record<LimitPeriod, string>;

/** `Deposits per day` */
export function limitName({ kind, period }: PlayLimit): string {
  return `${LIMIT_KIND_NAMES[kind]} ${LIMIT_PERIOD_NAMES[period]}`;
}

export const playLimitsText: Texts<typeof th.playLimitsText> = {
  invite: "Set a budget before you play",
  inviteText:
    "Choose what you are comfortable with. We watch it for you, and stop at the limit. You can always change it.",
  others: "You can also set",
  left: (amount) => `${amount} left`,
  over: (amount) => `${amount} over the limit`,
  usedUp: "Limit reached",
  noLoss: "No loss so far",
  used: (amount) => `${amount} used`,
  ahead: (amount) => `${amount} up`,
  of: (amount) => `of ${amount}`,
  bar: (name, used, amount) => `${name}: ${used} of ${amount} used`,
  resets: (at) => `Starts again ${formatMoment(at)}`,
  edit: "Edit",
  editOf: (name) => `Edit: ${name}`,
  set: "Set limit",
  setTime: "Set time",
  setTimeOf: "Set time per day",
  setOf: (name) => `Set limit: ${name}`,
  askedFor: (amount) => `Asked to raise it to ${amount}`,
  askedNone: "Asked to remove it",
  confirmableFrom: (at) => `You can confirm from ${formatMoment(at)}`,
  confirmableUntil: (at) => `You can confirm until ${formatMoment(at)}`,
  confirm: "Confirm",
  cancelAsked: "Cancel request",
  cancelled: "Request cancelled. Your limit stays as it was.",
  confirmed: "Limit changed",
  lowered: "Limit set. It counts at once.",
  asked: "We have your request. You can confirm it after 24 hours.",
  rule: "A lower limit counts at once. For a higher one, wait 24 hours and come back to confirm. You can cancel in the meantime.",
  sheet: {
    amount: "Limit",
    minutes: "Play time per day",
    baht: "baht",
    minute: "minutes",
    now: (amount) => `Now ${amount}`,
    notMinutes: "Enter minutes, from 1 to 1,440.",
    works: "Counts at once",
    lowers: (from) => `Down from ${from}, counts at once`,
    beyond: (over, at) =>
      `Counts at once. You are ${over} over the new limit now, so you cannot use more until it starts again on ${formatMoment(at)}.`,
    raises: (at) =>
      `Wait 24 hours, and come back to confirm from ${formatMoment(at)}. Until then your limit stays as it is.`,
    same: "This is your limit now",
    submit: "Enter an amount first",
    submitSet: (amount) => `Set to ${amount}`,
    submitLower: (amount) => `Lower to ${amount}`,
    submitRaise: (amount) => `Ask to raise to ${amount}`,
    saving: "Saving",
    remove: "Ask to remove (wait 24 hours)",
    cancel: "Keep as it is",
  },
};
