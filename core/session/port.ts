import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Language } from "../sentences/sentences.ts";
import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { BankCode } from "../wallet/banks.ts";
import type { ActivityPage, ActivityQuery } from "./activity.ts";
import type { DeviceSession } from "./device-session.ts";
import type {
  Address,
  AddressChange,
  Availability,
  ChatVisitor,
  Credentials,
  LevelStanding,
  Member,
  PasswordChange,
  Recovery,
  RecoveryStart,
  Registration,
  Session,
} from "./model.ts";

/** Sign-in and the signed-in member at some backend. */
export interface SignInPort {
  /**
   * Refuses `credentials-wrong`, `sign-in-locked`, `too-many-requests` and `second-factor-*`. Never stores anything.
   * `puzzleAnswer` is to the puzzle of an earlier refusal.
   */
  signIn(credentials: Credentials, puzzleAnswer?: string): Promise<Result<Session, Problem>>;
  /** Ends the session at the backend and revokes the token; safe to repeat. */
  signOut(): Promise<Result<void, Problem>>;
  /** The session's member, read from the backend. */
  profile(): Promise<Result<Member, Problem>>;
  level(): Promise<Result<LevelStanding, Problem>>;
}

/** Registration and its checks at some backend. */
export interface RegistrationPort {
  /** `puzzleAnswer` is to the puzzle of an earlier refusal. */
  register(
    registration: Registration,
    intent: IdempotencyKey,
    puzzleAnswer?: string,
  ): Promise<Result<Session, Problem>>;
  checkPhone(phone: string): Promise<Result<Availability, Problem>>;
  checkUsername(username: string): Promise<Result<Availability, Problem>>;
  checkBankAccount(accountNumber: string): Promise<Result<Availability, Problem>>;
  /** The masked name of the code's owner; refuses `inviter-unknown`. */
  inviter(code: string): Promise<Result<{ readonly maskedName: string }, Problem>>;
  /** The account holder's name at the bank; refuses `bank-account-unknown`. */
  accountName(bank: BankCode, accountNumber: string): Promise<Result<string, Problem>>;
}

export interface PasswordPort {
  /**
   * Refuses `password-wrong`, `password-differs`, `password-same`, `password-format`, `password-common`,
   * `password-like-username` and `second-factor-required`.
   */
  changePassword(change: PasswordChange, intent: IdempotencyKey): Promise<Result<void, Problem>>;
  /**
   * Sends a code to the phone of the member with this phone number or username. The answer is the same when there is none.
   * Refuses `recovery-too-often` and `too-many-requests`.
   */
  beginRecovery(account: string, puzzleAnswer?: string): Promise<Result<RecoveryStart, Problem>>;
  /**
   * Sets a new password and ends all sessions. Safe to repeat with the same values. Refuses `recovery-*`, `password-format`,
   * `password-common`, `password-like-username`, `too-many-requests`, `sign-in-locked` and, with a right code,
   * `second-factor-*`.
   */
  recoverPassword(recovery: Recovery, puzzleAnswer?: string): Promise<Result<void, Problem>>;
}

export interface LanguagePort {
  /** Keeps the member's language in the account; `Member.language` says it from then on. Safe to repeat. */
  chooseLanguage(language: Language): Promise<Result<void, Problem>>;
}

/** Sign-in, registration and the member's own account at some backend. */
export interface SessionPort extends SignInPort, RegistrationPort, PasswordPort, LanguagePort {}

/** The address that the signed-in member's prizes are sent to, at some backend. */
export interface AddressPort {
  /** Undefined when the member has none. */
  address(): Promise<Result<Address | undefined, Problem>>;
  /** Takes normalised values; answers with the whole address. */
  changeAddress(change: AddressChange, intent: IdempotencyKey): Promise<Result<Address, Problem>>;
}

/** Stores the session beyond the page or the process. Synchronous, because the first screen depends on it. */
export interface SessionStorage {
  /** Undefined unless a well-formed token and member are stored. */
  read(): Session | undefined;
  write(session: Session): void;
  /** Deletes the session and what else is stored of the member, but no money intent with an unknown outcome. */
  clear(): void;
  /** Calls the listener when another tab writes or clears it; returns how to stop. */
  watch(listener: (session: Session | undefined) => void): () => void;
}

/** Keeps the token that a sign-in gave to this device. It outlives the session and says nothing about the member. */
export interface DeviceTokenStorage {
  read(): string | undefined;
  write(token: string): void;
}

/** The devices on which the member is signed in, at some backend. */
export interface DevicesPort {
  /** The one that asks comes first, then the latest use first. */
  devices(): Promise<Result<readonly DeviceSession[], Problem>>;
  /** What was done in the member's name, newest first. Refuses `body-invalid` for a wrong cursor. */
  activity(query: ActivityQuery): Promise<Result<ActivityPage, Problem>>;
  /** Signs out the device with this session, or without an id every other one. Returns what is left. Safe to repeat. */
  signOutDevice(id: string | undefined): Promise<Result<readonly DeviceSession[], Problem>>;
}

/** The live chat of signed-in members; does nothing on a site without one. */
export interface ChatWidget {
  /** Loads the widget's script the first time. */
  show(visitor: ChatVisitor): void;
  hide(): void;
}
