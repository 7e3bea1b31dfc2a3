import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { Json } from "../output/view.ts";

/** Where staff work: the rows under /staff of a house, or the same rows among the controls of a sandbox. */
export interface StaffRows {
  readonly title: string;
  /** It believes the name that a call says, because no person is signed in. */
  readonly isSandbox: boolean;
  /** The path comes after `/staff` or `/sandbox` and is encoded. */
  readonly read: (path: string) => Promise<Result<Json, Failure>>;
  /** With a key it has one effect, however often it is sent. */
  readonly change: (path: string, body: object, key?: IdempotencyKey) => Promise<Result<Json, Failure>>;
  readonly close: () => Promise<void>;
}

export interface StaffSignIn {
  readonly name: string;
  readonly password: string;
  readonly code: string;
}

export interface SignedInStaff {
  readonly name: string;
  readonly role: string;
  readonly endsAt: string;
  readonly title: string;
}

/** An account of staff, as the operator sets it up. */
export interface StaffAccountSettings {
  /** The journal's folder; undefined means the database. */
  readonly dataDir: string | undefined;
  readonly name: string;
  /** Stays as it is when a reset gives none. */
  readonly role: "read" | "pay" | "admin" | undefined;
  readonly password: string;
  readonly isReset: boolean;
}

export interface MadeStaffAccount {
  readonly name: string;
  readonly role: string;
  /** For the authenticator app. It is shown once. */
  readonly secret: string;
}

export interface ListedStaffAccount {
  readonly name: string;
  readonly role: string;
  readonly since: string;
}
