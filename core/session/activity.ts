import type { Instant } from "../shared/bangkok-time.ts";
import type { Problem } from "../shared/fault.ts";
import type { Satang } from "../shared/money.ts";
import type { Page, PageQuery } from "../shared/page.ts";
import { ok, type Result } from "../shared/result.ts";

/** What a house records. Another backend may record more: its words are shown as they are. */
export type ActivityAction =
  | "register"
  | "sign-in"
  | "sign-out"
  | "sign-out-device"
  | "change-password"
  | "recover-password"
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

/** What opens a session. */
const SIGN_INS: readonly string[] = ["sign-in", "register"] satisfies readonly ActivityAction[];
const MOST_PAGES = 5;
const LONGEST_PAGE = 50;

/** The sign-ins among the activities, also those that failed. A page may have fewer than wanted, while older ones follow. */
export async function signInsAmong(
  { activity }: { readonly activity: (query: ActivityQuery) => Promise<Result<ActivityPage, Problem>> },
  { cursor, limit }: ActivityQuery,
): Promise<Result<ActivityPage, Problem>> {
  const items: Activity[] = [];
  let next = cursor;
  for (let page = 0; page < MOST_PAGES && items.length < limit; page += 1) {
    const read = await activity({ cursor: next, limit: LONGEST_PAGE });
    if (!read.ok) return read;
    items.push(...read.value.items.filter(({ action }) => SIGN_INS.includes(action)));
    next = read.value.next;
    if (next === undefined) break;
  }
  return ok({ items, next });
}

export type ActivityPage = Page<Activity>;
export type ActivityQuery = PageQuery;
