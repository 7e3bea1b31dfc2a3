import type { ActivityAction } from "../../../core/session/activity.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Page, PageQuery } from "../../../core/shared/page.ts";

/** What staff do for the whole site. */
export type SiteAction = "set-maintenance" | "set-provider" | "publish" | StaffAccountAction;

/** What is done with the accounts of staff. */
type StaffAccountAction = "staff-sign-in" | "staff-sign-out" | "set-staff" | "remove-staff";

/** One call: who, from where, with which device, what, and how it went. Never a password, a token or a bank account. */
export interface AuditEntry {
  readonly at: Instant;
  readonly action: ActivityAction | SiteAction;
  /** `done`, `waits-for-second-person`, the code of a refusal, or `failed`. */
  readonly outcome: string;
  readonly actor: "member" | "staff" | "visitor";
  /** Whose account it is about. */
  readonly member?: string;
  /** The name of the staff member, as the back office gives it. */
  readonly staff?: string;
  readonly address?: string;
  readonly userAgent?: string;
  /** A part of the hash of the device's token. */
  readonly device?: string;
  /** The id of the request, the game or the reward. */
  readonly reference?: string;
  readonly amountSatang?: number;
  /** The idempotency key: a repeated call has the same one. */
  readonly key?: string;
  /** How many more of its kind were not written one by one. */
  readonly more?: number;
}

export interface AuditRecord extends AuditEntry {
  readonly id: string;
}

export interface AuditQuery extends PageQuery {
  /** Everybody's entries when left out. */
  readonly member?: string | undefined;
}

/** Where the house notes who did what. Apart from the journal: nothing is computed from it, and old entries end. */
export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
  /** Newest first. Undefined for a cursor that no page returned. */
  page(query: AuditQuery): Promise<Page<AuditRecord> | undefined>;
  close(): Promise<void>;
}
