import { bangkokDateOf, bangkokTimeOf, dayOfMonth, type Instant } from "../shared/bangkok-time.ts";
import type { VisitorSentences } from "./sentences.ts";

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** `21 Nov 2026, 00:00`, in Bangkok. */
export function englishMoment(at: Instant): string {
  const date = bangkokDateOf(at);
  return `${dayOfMonth(date)} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}, ${bangkokTimeOf(at)}`;
}

/** `1 second` or `2 minutes`, rounded up, for a wait in seconds. */
export function englishWait(seconds: number): string {
  return seconds < 60 ? counted(Math.ceil(seconds), "second") : counted(Math.ceil(seconds / 60), "minute");
}

/** `1 time`, `2 times`. */
export function counted(count: number, unit: string): string {
  return `${count.toLocaleString("en")} ${unit}${count === 1 ? "" : "s"}`;
}

/** Every sentence that a visitor may meet on the landing page and at the sign-in. */
export const englishForVisitors: VisitorSentences = {
  language: "en",
  refusals: {
    "credentials-wrong": "The username or the password is wrong.",
    "sign-in-locked": (f) =>
      `Too many wrong passwords. Try again ${f.retryAfter === undefined ? `from ${englishMoment(f.until)}` : `in ${englishWait(f.retryAfter)}`}.`,
    "too-many-requests": (f) => `Many people are here right now. Please try again in ${englishWait(f.retryAfter)}.`,
    "second-factor-required": "Please confirm once more that it is you.",
    "second-factor-wrong": "The code is wrong.",
    "second-factor-used": "This code was used already. Please wait for a new one.",
    "second-factor-format": "Please enter the whole code.",
    "username-required": "Please enter your username.",
    "password-required": "Please enter your password.",
    "body-invalid": (f) => `The value of ${f.field} is wrong.`,
    offline: "There is no internet connection. Nothing was sent. Connect again and press once more.",
    maintenance: "The site is closed for maintenance.",
    "backend-refused": (f) => f.message || "The request was not accepted.",
  },
  faults: {
    unauthorised: ["Please sign in again.", ""],
    unreachable: ["The service cannot be reached.", "Please check your internet connection and try again."],
    "timed-out": ["The service takes too long to answer.", "Please try again."],
    cancelled: ["The call was cancelled.", ""],
    unavailable: ["The service is not available at the moment.", "Please try again in a while."],
    contract: [
      "The service answered with something that is incomplete or wrong.",
      "Please try again. If it happens again, please tell our staff.",
    ],
    "not-available": ["This part is not offered yet.", ""],
    server: ["Something went wrong on our side.", "Please try again in a while."],
  },
  unknownEffect: "It is not known yet whether this was done. Please look at your latest requests before you try again.",
};
