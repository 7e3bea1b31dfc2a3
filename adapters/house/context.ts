import type { Clock } from "../../core/platform/device.ts";
import type { Level, RefundTableName } from "../../core/rules/levels.ts";
import type { GuardedAction } from "../../core/session/second-factor/model.ts";
import type { Instant } from "../../core/shared/bangkok-time.ts";
import type { LiveSubject } from "../../core/site/model.ts";
import type { KeyedQueue } from "./collections/collections.ts";
import type { MemberStreams } from "./engine/member-streams.ts";
import type { BaseEvent, EngineState, Moment } from "./engine/model.ts";
import type { StaffRules } from "./engine/requests.ts";
import type { AuditLog } from "./ports/audit-log.ts";
import type { BankDirectory, SlipBank } from "./ports/banks.ts";
import type { CodeSender } from "./ports/code-sender.ts";
import type { SignLaunch } from "./ports/launch-signer.ts";
import type { CommonPasswords, Passwords, Tokens } from "./ports/passwords.ts";
import type { PushSender } from "./ports/push-sender.ts";
import type { Rows } from "./ports/rows.ts";
import type { Passkeys, SecondFactors } from "./ports/second-factors.ts";
import type { Tallies } from "./session/limits/limit.ts";
import type { VisitorLimits } from "./session/limits/visitor-limits.ts";
import type { SessionLimits } from "./session/session-limits.ts";
import type { SignInGuard } from "./session/sign-in-guard.ts";
import type { Wakes } from "./site/live/wakes.ts";
import type { SiteContent } from "./site/site-content.ts";
import type { SiteStream } from "./site/site-stream.ts";

/** What the operator sets, for decisions. */
export interface Rules extends StaffRules, Pick<SiteContent, "limits" | "accounts" | "rewards" | "bonusOffer"> {
  /** As the brand counts deposits; the default table if left out. */
  readonly levels?: readonly Level[];
  /** By level: the bonuses that deposits earn by themselves. Undefined where they earn none. */
  readonly periodPromotion?: SiteContent["memberPromotion"] | undefined;
  /** The percents of a loss that the house refunds. Undefined where staff do. */
  readonly refundTable?: RefundTableName | undefined;
  /** What a member with a second factor must confirm it for again, besides its changes. */
  readonly secondFactorFor: readonly GuardedAction[];
}

/** All that a decision depends on besides the member's state and the command. */
export type DecisionContext = Moment & Rules;

/** What all services of a house share. A slice's service names the state and the commands that it works with. */
export interface ServiceContext<State = EngineState, Command = never> {
  readonly clock: Clock;
  readonly streams: MemberStreams<State, Command>;
  readonly site: SiteStream;
  /** What the operator offers now. */
  readonly content: () => SiteContent;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly commonPasswords: CommonPasswords;
  /** No password may be little more than one of these. */
  readonly wordsOfSite: readonly string[];
  readonly secondFactors: SecondFactors;
  readonly passkeys: Passkeys;
  readonly newId: () => string;
  readonly banks: BankDirectory;
  readonly slipBank: SlipBank;
  readonly audit: AuditLog;
  readonly sessionLimits: SessionLimits;
  readonly levels: readonly Level[];
  /** As in `Rules`, by the present content. */
  readonly refundTable: () => RefundTableName | undefined;
  readonly guard: SignInGuard;
  readonly visitorLimits: VisitorLimits;
  readonly tallies: Tallies;
  /** For work outside the streams: registrations under one key. */
  readonly queue: KeyedQueue;
  readonly rows: Rows;
  /** Undefined where no game of an outside maker can be opened. */
  readonly signLaunch: SignLaunch | undefined;
  /** Ranks of games by the rounds of all members. */
  readonly popularity: (now: Instant) => Promise<ReadonlyMap<string, number>>;
  readonly wakes: Wakes;
  /** What an event changes for the pages that its member has open. */
  readonly showsOf: (event: BaseEvent) => readonly LiveSubject[];
  /** Undefined where the house sends no codes, and so recovers no passwords. */
  readonly codeSender: CodeSender | undefined;
  /** See `HouseOptions`. */
  readonly codesWithinMs: number;
  /** Undefined where the house sends no pushes. */
  readonly push: PushSender | undefined;
}
