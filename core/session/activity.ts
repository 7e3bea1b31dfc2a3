import type { Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";
import type { Page, PageQuery } from "../shared/page.ts";

/** What a house records. Another backend may record more: its words are shown as they are. */
export type ActivityAction =
  | "register"
  | "sign-in"
  | "sign-out"
  | "sign-out-device"
  | "change-password"
  | "change-address"
  | "begin-second-factor"
  | "turn-on-second-factor"
  | "turn-off-second-factor"
  | "begin-passkey"
  | "add-passkey"
  | "remove-passkey"
  | "confirm-session"
  | "turn-on-push"
  | "turn-off-push"
  | "request-deposit"
  | "cancel-deposit"
  | "confirm-deposit"
  | "confirm-slip"
  | "submit-slip"
  | "request-withdrawal"
  | "retry-withdrawal"
  | "open-game"
  | "leave-games"
  | "claim-reward"
  | "spin-wheel"
  | "flip-card"
  | "check-in"
  | "withdraw-affiliate"
  | "approve"
  | "start-paying"
  | "reject"
  | "give-bonus"
  | "grant-level"
  | "reset-second-factor"
  | "end-second-factors"
  | "end-sessions";

/** Something that the member did, that somebody tried as the member, or that staff did for the member. */
export interface Activity {
  readonly id: string;
  readonly at: Instant;
  readonly action: string;
  /** `done`, the code of a refusal, or `failed`. */
  readonly outcome: string;
  readonly by: "member" | "staff";
  /** The device in words. Undefined for staff. */
  readonly device: string | undefined;
  /** Shortened. */
  readonly address: string | undefined;
  readonly amountSatang: Satang | undefined;
  /** The id of the request. */
  readonly reference: string | undefined;
}

export type ActivityPage = Page<Activity>;
export type ActivityQuery = PageQuery;
