import { levelProgress } from "../../../core/rules/level-progress.ts";
import type { Level, LevelId } from "../../../core/rules/levels.ts";
import type { Language } from "../../../core/sentences/sentences.ts";
import type {
  Address,
  AddressChange,
  LevelStanding,
  Member,
  MemberBankAccount,
  MemberId,
  Registration,
} from "../../../core/session/model.ts";
import { bangkokDateOf, type Instant, monthOf } from "../../../core/shared/bangkok-time.ts";
import { ZERO } from "../../../core/shared/money.ts";
import type { PushAddress } from "../../../core/site/push.ts";
import { type BankCode, bankOf } from "../../../core/wallet/banks.ts";
import type { BaseEvent, IntentRecord, WithIntent } from "../engine/model.ts";
import type { LedgerState } from "../wallet/ledger.ts";
import type { NeededConfirmation, VerifiedProof } from "./second-factor/proof-rules.ts";
import type { SessionLimits } from "./session-limits.ts";

/** A change of the account. Its id is the key of its intent; it has neither without a key. */
interface AccountEvent<Type extends string> extends BaseEvent<Type> {
  readonly id?: string;
  readonly intent?: IntentRecord;
}

export interface Registered extends BaseEvent<"registered"> {
  readonly id: MemberId;
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  readonly bank: BankCode;
  readonly accountNumber: string;
  /** The bank account's uuid. */
  readonly accountId: string;
  readonly passwordHash: string;
  readonly affiliateCode: string;
  readonly invitedBy?: MemberId;
  readonly campaign?: { readonly team: string; readonly marketing: string };
  /** The terms that the member accepted at the time of the event. */
  readonly consentVersion?: string;
  readonly intent?: IntentRecord;
}

export interface SessionOpened extends BaseEvent<"session-opened"> {
  readonly tokenHash: string;
  readonly expiresAt: Instant;
  /** Names the session to the member. It opens nothing. */
  readonly id?: string;
  /** The hash of the device's token. */
  readonly device?: string;
  readonly userAgent?: string;
  readonly address?: string;
  /** The member has signed in before, and never with this device. */
  readonly newDevice?: true;
}

export interface SessionClosed extends BaseEvent<"session-closed"> {
  readonly tokenHash: string;
  /** The other tokens that end with it. */
  readonly tokens?: readonly string[];
  /** The member does not know the device any more. */
  readonly forgets?: string;
}

export interface PasswordChanged extends AccountEvent<"password-changed"> {
  readonly passwordHash: string;
  /** The only device that stays known. */
  readonly keepDevice?: string;
}

export type SessionEvent =
  | Registered
  | SessionOpened
  | SessionClosed
  /** Written now and then, and at the first use of a token. */
  | (BaseEvent<"session-used"> & { readonly tokenHash: string; readonly token: string })
  /** The session has one more token; `ended` ones are no longer known. */
  | (BaseEvent<"session-renewed"> & {
      readonly tokenHash: string;
      readonly token: string;
      readonly ended: readonly string[];
    })
  | PasswordChanged
  | (AccountEvent<"address-changed"> & { readonly change: AddressChange })
  | (BaseEvent<"language-chosen"> & { readonly language: Language });

/** A bearer token, known by its hash. */
export interface SessionToken {
  readonly hash: string;
  readonly issuedAt: Instant;
  /** The first use. */
  readonly usedAt: Instant | undefined;
}

/** A session's device that takes pushes. */
export interface PushRecord extends PushAddress {
  readonly at: Instant;
  readonly key: string;
}

export interface SessionRecord extends Pick<SessionOpened, "id" | "device" | "userAgent" | "address" | "expiresAt"> {
  readonly openedAt: Instant;
  readonly usedAt: Instant;
  /** The oldest first. */
  readonly tokens: readonly SessionToken[];
  /** Where its device takes pushes. */
  readonly push?: PushRecord;
}

/** A browser or a tool that the member signed in with. */
export interface DeviceRecord extends Pick<SessionOpened, "userAgent"> {
  readonly firstSeenAt: Instant;
  readonly lastSeenAt: Instant;
}

export interface AccountState {
  readonly account: Registered | undefined;
  readonly passwordHash: string;
  /** By the hash of their first token. */
  readonly sessions: ReadonlyMap<string, SessionRecord>;
  /** By the hash of their token; the one that was seen longest ago comes first. */
  readonly devices: ReadonlyMap<string, DeviceRecord>;
  readonly grantedLevel: LevelId | undefined;
  readonly address: Address | undefined;
  /** Undefined until the member chooses one. */
  readonly language: Language | undefined;
}

export function memberView(state: AccountState & LedgerState, now: Instant, levels?: readonly Level[]): Member {
  const { id, username, name, phone, at } = accountOf(state);
  const { level, levelId } = standingOf(state, now, levels);
  const bankAccount = bankAccountOf(state);
  const { points, address, language } = state;
  return {
    id,
    username,
    name,
    phone,
    level,
    levelId,
    points,
    creditLevelId: levelId,
    bankAccount,
    address,
    joinedAt: at,
    language,
  };
}

/** The level is not stored. It follows from the deposits in total and in the month, and from staff's invitation. */
export function standingOf(
  { deposited, grantedLevel }: Pick<LedgerState, "deposited"> & Pick<AccountState, "grantedLevel">,
  now: Instant,
  levels?: readonly Level[],
): LevelStanding {
  const month = deposited.month === monthOf(bangkokDateOf(now)) ? deposited.inMonth : ZERO;
  const { current } = levelProgress({ cumulative: deposited.total, month }, grantedLevel, levels);
  return {
    level: current.name,
    levelId: current.id,
    depositedTotalSatang: deposited.total,
    depositedThisMonthSatang: month,
  };
}

export function bankAccountOf(state: Pick<AccountState, "account">): MemberBankAccount {
  const { accountId, bank, accountNumber } = accountOf(state);
  return { uuid: accountId, bank, bankName: bankOf(bank).thaiName, accountNumber };
}

/** Throws for a stream without a registration: its id came from no session. */
export function accountOf(state: Pick<AccountState, "account">): Registered {
  if (!state.account) throw new Error("no member of this id");
  return state.account;
}

/** The state with a change of the session whose first token has this hash, if there is one. */
export function withSession<State extends Pick<AccountState, "sessions">>(
  state: State,
  root: string,
  change: (session: SessionRecord) => SessionRecord,
): State {
  const session = state.sessions.get(root);
  return session ? { ...state, sessions: new Map([...state.sessions, [root, change(session)]]) } : state;
}

export interface Register extends WithIntent {
  readonly type: "register";
  readonly id: MemberId;
  readonly accountId: string;
  /** Already parsed by core's rules for member fields. */
  readonly registration: Omit<Registration, "password">;
  readonly passwordHash: string;
  readonly invitedBy: MemberId | undefined;
  /** Random by default. */
  readonly affiliateCode?: string;
}

export interface OpenSession extends Pick<SessionOpened, "tokenHash" | "id" | "device" | "userAgent" | "address"> {
  readonly type: "open-session";
  readonly limits: SessionLimits;
  /** The hash that the password was verified against. */
  readonly passwordHash: string;
  /** Refused without one when the member has a second factor. */
  readonly proof?: VerifiedProof | undefined;
}

export type SessionCommand =
  | Register
  | OpenSession
  | { readonly type: "close-session"; readonly tokenHash: string }
  /** Closes the session with this id and all others of its device; without an id, all but `own`. */
  | {
      readonly type: "close-device";
      readonly own: string;
      readonly id: string | undefined;
      readonly limits: SessionLimits;
    }
  | { readonly type: "use-session"; readonly tokenHash: string; readonly limits: SessionLimits }
  | {
      readonly type: "renew-session";
      readonly tokenHash: string;
      /** The hash of the new token. */
      readonly next: string;
      readonly limits: SessionLimits;
    }
  | (WithIntent & {
      readonly type: "change-password";
      readonly confirmation?: NeededConfirmation;
      /** The hash that the old password was verified against. */
      readonly from: string;
      readonly to: string;
      readonly keepTokenHash: string;
    })
  /** Already parsed by core's rules for address fields. */
  | (WithIntent & { readonly type: "change-address"; readonly change: AddressChange })
  | { readonly type: "choose-language"; readonly language: Language };
