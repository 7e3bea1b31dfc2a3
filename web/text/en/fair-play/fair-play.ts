import type { FairPlayStep } from "../../../../core/fair-play/model.ts";
import { formatMoment } from "../../dates.ts";
import { formatCount } from "../../numbers.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/fair-play/fair-play.ts";
import { plural } from "../plural.ts";
import { limitAmount, limitName } from "./play-limits.ts";

export const fairPlayText: Texts<typeof th.fairPlayText> = {
  title: "Fair play",
  tabs: "Parts of this page",
  tab: { limits: "Limits", month: "This month", break: "Break" },
  missing: "Limits and breaks are not offered yet",
  missingText: (minutes) =>
    `While you play, we show the time and remind you every ${plural(minutes, "minute", "minutes")} on this device. If you want a break, our staff can close your account for a while.`,
  missingWithoutCheck:
    "While you play, we show the time above the game. If you want a break, our staff can close your account for a while.",
  help: "Talk to somebody",
};

export const realityCheckText: Texts<typeof th.realityCheckText> = {
  title: "Reminders while you play",
  text: "The game waits while we show you the time and what you have won or lost. Then you can go on.",
  choices: "Remind me every",
  minutes: (minutes) => (minutes === 0 ? "Off" : `${minutes} min`),
  off: "Reminders are off. The time always shows above the game.",
  usual: (minutes) =>
    `The site's own setting is in use, every ${plural(minutes, "minute", "minutes")}, until you choose.`,
  saved: "Saved",
};

export const monthText: Texts<typeof th.monthText> = {
  deposited: (month) => `Deposits so far, ${month}`,
  leftOfLimit: "Left of the limit",
  overLimit: "Over the limit",
  limit: (amount) => `This month's limit ${amount}`,
  noLimit: "You have not set a limit per month.",
  today: (day) => `${day} today`,
  depositChart: (total, limit) =>
    `Chart of this month's deposits, ${total} in total${limit === undefined ? "" : ` of a limit of ${limit}`}`,
  net: "Net result by day",
  wonDays: (count) => plural(formatCount(count), "day up", "days up"),
  lostDays: (count) => plural(formatCount(count), "day down", "days down"),
  netChart: (net, won, lost) =>
    `Chart of this month's result by day, net ${net}, ${plural(won, "day", "days")} up, ${plural(lost, "day", "days")} down`,
  staked: "Staked",
  time: (days) => `Time, ${plural(formatCount(days), "day", "days")} played`,
  timeToday: "Time today",
  of: (amount) => `of ${amount}`,
  table: "See the figures of each day",
  signIn: "Last sign-in",
  spans: "Your totals",
  spansHint: "Withdrawals count once in your bank",
  span: {
    "7-days": "Last 7 days",
    "30-days": "Last 30 days",
    year: "This year",
    ever: "Since you joined",
  },
  column: {
    day: "Day",
    deposited: "Deposits",
    withdrawn: "Withdrawals",
    morePaidIn: "More deposited",
    morePaidOut: "More withdrawn",
    staked: "Staked",
    won: "Returned",
    net: "Net",
    netUp: "Net win",
    netDown: "Net loss",
    minutes: "Time",
  },
};

const FOR_GOOD = "For good";

export const pauseFormText: Texts<typeof th.pauseFormText> = {
  title: "Take a break",
  text: "Choose as long as you need. You need not say why.",
  longer: "Make it longer",
  longerText: "You can always add time, but never make it shorter.",
  breaks: "Break: play opens by itself when it ends",
  exclusions: "Self-exclusion: when it ends, you ask to come back",
  days: (days) => (days === 1 ? "24 hours" : `${formatCount(days)} days`),
  otherDays: "Other",
  otherLabel: "Number of days",
  otherHint: "1–42 days",
  months: (months) =>
    months === undefined
      ? FOR_GOOD
      : months % 12 === 0
        ? plural(months / 12, "year", "years")
        : plural(months, "month", "months"),
  until: "Until",
  forGood: "No end",
  effects: "Once it begins",
  stops: "No deposits, games or rewards until it ends",
  stopsForGood: "No deposits, games or rewards ever again",
  final: "Once it has begun, it cannot be cancelled or made shorter",
  returnRule: "It does not end by itself: you ask to come back, and wait another 24 hours",
  withdraws: (credit) => `You can withdraw your credit${credit === undefined ? "" : ` of ${credit}`} as usual`,
  keeps: "You keep your points and your level, and get no messages that invite you to play",
  start: (length) => `Take a break for ${length}`,
  exclude: (length) => (length === FOR_GOOD ? "Self-exclude for good" : `Self-exclude for ${length}`),
  choose: "Choose how long first",
  saving: "Saving",
  started: "Your break has begun. Have a good time.",
  sureTitle: (what) => `${what}?`,
  sureText: (until) =>
    until === undefined
      ? "This account can never play again. We cannot open it, even if you ask later. You can still sign in and withdraw."
      : `You cannot play until ${formatMoment(until)}. We cannot open it earlier, even if you ask later. You can still sign in and withdraw.`,
  notYet: "Not now",
};

export const fairPlayStepsText: Texts<typeof th.fairPlayStepsText> = {
  title: "History of your settings",
  hint: "It cannot be changed or deleted, so that you can always look back.",
  empty: "Nothing set yet",
  more: "See earlier entries",
  until: (at) => `until ${formatMoment(at)}`,
};

export function fairPlayStepText({ step, limit, amount, until }: FairPlayStep): string {
  const name = limit ? limitName(limit).toLowerCase() : "";
  const size = limit && amount !== undefined ? limitAmount(limit.kind, amount) : "";
  switch (step) {
    case "limit-set":
      return `Set a limit for ${name}: ${size}`;
    case "limit-removed":
      return `Removed the limit for ${name}`;
    case "limit-asked":
      return amount === undefined
        ? `Asked to remove the limit for ${name}`
        : `Asked to raise the limit for ${name} to ${size}`;
    case "limit-cancelled":
      return `Cancelled the request to change the limit for ${name}`;
    case "break-started":
      return "Started a break";
    case "excluded":
      return until === undefined ? "Self-excluded for good" : "Started a self-exclusion";
    case "return-asked":
      return "Asked to play again";
    case "reality-check-set":
      return amount
        ? `Set reminders to every ${plural(amount, "minute", "minutes")}`
        : "Turned off reminders while playing";
  }
}
