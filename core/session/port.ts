import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { BankCode } from "../wallet/banks.ts";
import type { LevelStanding, Member } from "./model.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A signed-in session: the bearer token and whose it is. */
export interface Session {
  readonly token: string;
  readonly member: Member;
}

/** Registration as it is sent, after both steps; all values normalised (digits only, trimmed). */
export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly phone: string;
  readonly bank: BankCode;
  readonly accountNumber: string;
  readonly inviterCode?: string;
  readonly campaign?: { readonly team: string; readonly marketing: string };
}

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export type Availability = "free" | "taken";

/** Sign-in, registration and the member's own account, at some backend. */
export interface SessionPort {
  /** Refuses `credentials-wrong` and `sign-in-locked`. Never stores anything. */
  signIn(credentials: Credentials): Promise<Result<Session, Problem>>;
  /** Ends the session at the backend, so that the token is worth nothing; safe to repeat. */
  signOut(): Promise<Result<void, Problem>>;
  /** The member whose session this is, read anew. */
  profile(): Promise<Result<Member, Problem>>;
  level(): Promise<Result<LevelStanding, Problem>>;
  register(registration: Registration, intent: IdempotencyKey): Promise<Result<Session, Problem>>;
  checkPhone(phone: string): Promise<Result<Availability, Problem>>;
  checkUsername(username: string): Promise<Result<Availability, Problem>>;
  checkBankAccount(accountNumber: string): Promise<Result<Availability, Problem>>;
  /** The masked name of the member whose code it is; refuses `inviter-unknown`. */
  inviter(code: string): Promise<Result<{ readonly maskedName: string }, Problem>>;
  /** The name in which the bank keeps the account; refuses `bank-account-unknown`. */
  accountName(bank: BankCode, accountNumber: string): Promise<Result<string, Problem>>;
  /** Refuses `password-wrong`, `password-differs`, `password-same` and `password-format`. */
  changePassword(change: PasswordChange): Promise<Result<void, Problem>>;
}

/** Where the session outlives the page or the process. Synchronous, so that no screen is drawn before it is known. */
export interface SessionStorage {
  /** Undefined unless both the token and the member are there and well-formed. */
  read(): Session | undefined;
  write(session: Session): void;
  clear(): void;
  /** Tells when another tab wrote or cleared it; returns how to stop listening. */
  watch(listener: (session: Session | undefined) => void): () => void;
}
