import type { RewardStatus } from "../rewards/model.ts";
import type { LevelName } from "../rules/levels.ts";
import type { LimitKind } from "../rules/play-limits.ts";
import { formatBaht, MAX_AMOUNT } from "../shared/money.ts";
import type { DepositStatus, SlipStatus, WithdrawalStatus } from "../wallet/statuses.ts";
import { counted, englishForVisitors, englishMoment, englishWait } from "./english-visitors.ts";
import type { Sentences } from "./sentences.ts";

/** The statuses of deposits, slips, withdrawals and claims. */
const STATUS_NAMES: Readonly<Record<string, string>> = {
  "awaiting-transfer": "waiting for your transfer",
  checking: "being checked",
  paying: "being paid",
  credited: "credited",
  paid: "paid",
  rejected: "rejected",
  cancelled: "cancelled",
  expired: "expired",
  duplicate: "a used slip",
  granted: "granted",
} satisfies Record<DepositStatus | SlipStatus | WithdrawalStatus | RewardStatus, string>;

function statusName(status: string): string {
  return Object.hasOwn(STATUS_NAMES, status) ? (STATUS_NAMES[status] ?? status) : status;
}

const LEVELS = {
  silver: "Silver",
  gold: "Gold",
  platinum: "Platinum",
  diamond: "Diamond",
  vip: "VIP",
} as const satisfies Record<LevelName, string>;

const LIMIT_NAMES = {
  deposit: "deposit",
  loss: "loss",
  stake: "stake",
  time: "time",
} as const satisfies Record<LimitKind, string>;

/** Every sentence of the core in English. */
export const english: Sentences = {
  ...englishForVisitors,
  refusals: {
    ...englishForVisitors.refusals,

    "amount-empty": "Please enter an amount.",
    "amount-not-a-number": "Use digits only for the amount, like 500 or 1,250.50.",
    "amount-negative": "The amount cannot be negative.",
    "amount-zero": "The amount must be more than 0 baht.",
    "amount-decimals": "Use at most 2 decimals.",
    "amount-too-large": `The amount is too high. The most that we can take is ${formatBaht(MAX_AMOUNT)}.`,
    "amount-below-minimum": (f) => `The least amount is ${formatBaht(f.minimumSatang)}.`,
    "amount-above-maximum": (f) => `The most in one go is ${formatBaht(f.maximumSatang)}.`,

    "withdraw-over-day-cap": (f) =>
      `This is more than you can still withdraw today: ${formatBaht(f.leftSatang)} (${counted(f.leftCount, "withdrawal")} left). The limit starts again on ${englishMoment(f.resetsAt)}.`,
    "withdraw-over-time-cap": (f) =>
      `This is more than one withdrawal can be: ${formatBaht(f.leftSatang)}. You have ${counted(f.leftCount, "withdrawal")} left today. The count starts again on ${englishMoment(f.resetsAt)}.`,
    "withdraw-no-count-left": (f) =>
      `You have made all of today's withdrawals. The count starts again on ${englishMoment(f.resetsAt)}.`,
    "bonus-turnover": (f) =>
      `Your bonus still has a condition: play ${formatBaht(f.leftSatang)} more of ${formatBaht(f.turnoverSatang)}, or wait until ${englishMoment(f.until)}.`,
    "bonus-changed": "The bonus has changed. Please choose again.",
    "affiliate-insufficient": (f) =>
      `You do not have enough affiliate money. You can move ${formatBaht(f.balanceSatang)} now.`,
    "credit-insufficient": (f) => `You do not have enough credit. You have ${formatBaht(f.creditSatang)} now.`,

    "registration-not-started": "Please go back and check your phone number in the first step again.",
    "passkey-unavailable": "This site does not offer passkeys yet.",
    "second-factor-changed": "This setting has changed meanwhile. Please load the page again.",
    "username-format": (f) =>
      `A username has ${f.minimum}–${f.maximum} English letters or digits, and starts with a letter.`,
    "username-taken": "Somebody has this username already.",
    "phone-format": "A mobile number has 10 digits and starts with 06, 08 or 09.",
    "phone-taken": "This number is registered already.",
    "password-format": (f) => `A password has ${f.minimum}–${f.maximum} characters, with letters and digits.`,
    "password-common": "This password is too easy to guess. Please choose another one.",
    "password-like-username": "The password must not be like the username.",
    "password-differs": "The two passwords are not the same.",
    "password-same": "The new password must not be the old one.",
    "password-wrong": "The current password is wrong.",
    "name-required": "Please enter your first and last name as your bank has them.",
    "bank-required": "Please choose a bank.",
    "bank-account-format": (f) => `An account number has ${f.minimum}–${f.maximum} digits.`,
    "bank-account-taken": "Somebody has this account number already.",
    "bank-account-unknown": "No account was found. Please check the bank and the number again.",
    "inviter-unknown": "This invitation code was not found.",
    "recovery-account-required": "Please enter your mobile number or your username.",
    "recovery-too-often": (f) => `You can try again in ${englishWait(f.retryAfter)}.`,
    "recovery-code-format": "Please enter the 6 digits of the code.",
    "recovery-code-wrong": "The code is wrong or has expired.",
    "recovery-over": "Please ask for a new code.",
    "consent-required": "Please accept the terms and the privacy policy before you register.",

    "address-recipient-required": "Please enter the recipient's name.",
    "address-phone-format": "A phone number has 9–10 digits and starts with 0.",
    "address-line-required": "Please enter the house number and the street.",
    "address-subdistrict-required": "Please enter the subdistrict.",
    "address-district-required": "Please enter the district.",
    "address-province-required": "Please choose a province.",
    "address-too-long": (f) => `This is too long: at most ${f.maximum} characters fit.`,
    "postcode-format": "A postcode has 5 digits.",

    "request-not-found": "This request was not found.",
    "request-already-open": "You have a deposit that is not done yet. Please finish or cancel it first.",
    "request-status": (f) => `This cannot be done: the request is ${statusName(f.status)}.`,

    "second-person-needed": "Another person of the staff must approve this.",

    "slip-empty": "This file is empty. Please choose the picture of the slip again.",
    "slip-too-large": (f) => `The picture is too large. Use a file of at most ${f.maximumMb} MB.`,
    "slip-not-a-picture": "This file is not a picture. Use JPG, PNG or WebP.",
    "slip-no-code":
      "The QR code of the slip cannot be read. Use the original picture, with the whole code clearly in sight.",
    "slip-reader-missing":
      "What reads slips did not load. Check your internet connection and choose the picture again.",
    "slip-not-a-slip": "This QR code is not that of a bank slip.",
    "slip-duplicate": "This slip was used already.",
    "slip-wrong-receiver": "This slip is not for a transfer to our account.",
    "slip-not-found": "The bank does not know the transfer of this slip.",

    "points-insufficient": (f) =>
      `You do not have enough points: this takes ${f.pricePoints.toLocaleString("en")}, and you have ${f.points.toLocaleString("en")}.`,
    "reward-not-found": "This reward was not found.",
    "reward-level": (f) => `From level ${LEVELS[f.level]} on.`,
    "reward-waiting": "You have a claim of this reward that is being checked.",
    "reward-used-today": (f) =>
      `You have claimed this ${counted(f.times, "time")} today. You can claim it again on ${englishMoment(f.resetsAt)}.`,
    "reward-used-month": (f) =>
      `You have claimed this ${counted(f.times, "time")} this month. You can claim it again on ${englishMoment(f.resetsAt)}.`,
    "reward-used-ever": (f) => `This reward can be claimed ${counted(f.times, "time")}, and you have done so.`,
    "wheel-no-spins-left": (f) =>
      `You have made your ${counted(f.spinsPerDay, "spin")} of today. You can spin again on ${englishMoment(f.resetsAt)}.`,
    "cards-not-on": "This card game is not open yet, or it is over.",
    "card-not-there": (f) => `Choose a card from 1 to ${f.cards}.`,
    "cards-no-plays-left": (f) =>
      `You have flipped cards ${counted(f.playsPerDay, "time")} today. You can flip again on ${englishMoment(f.resetsAt)}.`,
    "check-in-done": (f) => `You have checked in today. You can check in again on ${englishMoment(f.resetsAt)}.`,

    "game-not-found": "This game was not found.",
    "game-closed": "This game is closed for maintenance. Please choose another one for now.",
    "provider-down": (f) => `${f.provider} has a problem at the moment. Please try again later.`,
    "launch-over": "This game was closed, or its time is over. Please open it again.",
    "bet-unknown": "There is no such bet.",

    "play-limit-reached": (f) => {
      const [left, limit] =
        f.leftSatang === undefined || f.limitSatang === undefined
          ? [minutes(f.leftMinutes), minutes(f.limitMinutes)]
          : [formatBaht(f.leftSatang), formatBaht(f.limitSatang)];
      return `This goes beyond the ${LIMIT_NAMES[f.limitKind]} limit of ${limit} that you set. You have ${left} left. It starts again on ${englishMoment(f.resetsAt)}.`;
    },
    "play-paused": (f) =>
      f.until === undefined ? "You are not playing for now." : `You are on a break until ${englishMoment(f.until)}.`,
    "pause-shorter": (f) =>
      `This cannot be made shorter: you are not playing ${f.until === undefined ? "for good" : `until ${englishMoment(f.until)}`}.`,
    "limit-not-asked": "There is no such request, or its time is over.",
    "limit-too-early": (f) => `You can confirm this from ${englishMoment(f.from)}.`,

    "key-reused": "This request has the key of another one.",
    "too-many-refused": (f) =>
      `Too many requests were refused today, and the last one was not made. Try again from ${englishMoment(f.until)}.`,
  },
};

/** Throws where the fact is missing, so that no sentence says "undefined". */
function minutes(count: number | undefined): string {
  if (count === undefined) throw new TypeError("a limit of time without minutes");
  return counted(count, "minute");
}
