import type {
  Game,
  GameCategory,
  GameLaunch,
  GameReturn,
  GameTable,
  PlayedRound,
  RoundAsk,
  SlotType,
  WinLoss,
} from "../../core/games/model.ts";
import type { LevelId } from "../../core/rules/levels.ts";
import type { PromotionSetting } from "../../core/rules/promotion.ts";
import type { AddressInput } from "../../core/session/change-address.ts";
import type {
  Address,
  Availability,
  Credentials,
  LevelStanding,
  Member,
  MemberId,
  PasswordChange,
  Registration,
  Session,
} from "../../core/session/model.ts";
import type { Instant } from "../../core/shared/bangkok-time.ts";
import type { DayRange } from "../../core/shared/day-range.ts";
import type { Satang } from "../../core/shared/money.ts";
import type {
  Announcement,
  Configuration,
  FeedEntry,
  Operation,
  RankingEntry,
  RankingPeriod,
  SiteSettings,
} from "../../core/site/model.ts";
import type { BankCode } from "../../core/wallet/banks.ts";
import type {
  Credit,
  DepositInfo,
  DepositRequest,
  HistoryPage,
  HistoryQuery,
  ManualSlip,
  SlipRequest,
  SlipReview,
  WithdrawalRequest,
} from "../../core/wallet/model.ts";
import type { AffiliateService } from "./affiliate/affiliate-service.ts";
import type { Answer, MaybeIntent } from "./engine/answer.ts";
import type { RewardsService } from "./rewards/rewards-service.ts";
import type { BackOffice } from "./staff/back-office.ts";

/** The backend we ship. Nothing it acknowledges can be lost, and nothing is acknowledged before it is durable. */
export interface House {
  readonly visitors: VisitorService;
  readonly site: SiteService;
  readonly staff: StaffService;
  readonly tables: TableService;
  /** For an id that `authenticate` or a session gave; the calls of any other id throw. */
  member(id: MemberId): MemberService;
  /** Whose live session the bearer token is. */
  authenticate(token: string): Promise<MemberId | undefined>;
  /** Waits for what is under way; the journal is its owner's to close. */
  close(): Promise<void>;
}

/** What needs no session. */
export interface VisitorService {
  /** Refuses `credentials-wrong` and `sign-in-locked`. */
  signIn(credentials: Credentials): Answer<Session>;
  /** Makes the token worth nothing; a token that already is makes no difference. */
  signOut(token: string): Promise<void>;
  /**
   * Refuses `*-format`, `*-required`, `*-taken`, `bank-account-unknown`, `inviter-unknown` and `maintenance`. Repeated
   * under its key it opens one more session of the same member: tokens are kept as hashes only and can't be told twice.
   */
  register(registration: Registration, intent: MaybeIntent): Answer<Session>;
  checkPhone(phone: string): Promise<Availability>;
  checkUsername(username: string): Promise<Availability>;
  checkBankAccount(accountNumber: string): Promise<Availability>;
  inviter(code: string): Answer<{ readonly maskedName: string }>;
  accountName(bank: BankCode, accountNumber: string): Answer<string>;
}

/** One member's account and money; see `SessionPort` and `WalletPort` for what each call refuses. */
export interface MemberService extends RewardsService {
  /** Whether it is the member's username, in whatever case. */
  isNamed(username: string): Promise<boolean>;
  profile(): Promise<Member>;
  level(): Promise<LevelStanding>;
  /** Revokes every other session; the one of `token` lives on. Wrong old passwords are limited as sign-ins are. */
  changePassword(change: PasswordChange, token: string): Answer<void>;
  promotion(): Promise<PromotionSetting>;
  /** Undefined where none was given. */
  address(): Promise<Address | undefined>;
  /** Answers with the whole address. Refuses `address-*` and `postcode-format`. */
  changeAddress(change: AddressInput): Answer<Address>;
  readonly invites: AffiliateService;

  credit(): Promise<Credit>;
  depositInfo(): Promise<DepositInfo>;
  deposits(): Promise<readonly DepositRequest[]>;
  depositHistory(): Promise<readonly DepositRequest[]>;
  requestDeposit(amount: Satang, intent: MaybeIntent): Answer<DepositRequest>;
  cancelDeposit(id: string, intent: MaybeIntent): Answer<DepositRequest>;
  confirmDeposit(id: string, intent: MaybeIntent): Answer<DepositRequest>;

  verifySlip(payload: string): Answer<SlipReview>;
  confirmSlip(slipId: string, intent: MaybeIntent): Answer<SlipRequest>;
  requestSlipDeposit(slip: ManualSlip, intent: MaybeIntent): Answer<SlipRequest>;
  slips(): Promise<readonly SlipRequest[]>;

  withdrawals(): Promise<readonly WithdrawalRequest[]>;
  withdrawalHistory(): Promise<readonly WithdrawalRequest[]>;
  requestWithdrawal(amount: Satang, intent: MaybeIntent): Answer<WithdrawalRequest>;
  retryWithdrawal(id: string, intent: MaybeIntent): Answer<WithdrawalRequest>;

  /** Refuses `body-invalid` for a cursor that no page gave. */
  history(query: HistoryQuery): Answer<HistoryPage>;

  /** `hot` has the games that are marked so, of whichever category. */
  games(category: GameCategory): Promise<readonly Game[]>;
  slots(type: SlotType): Promise<readonly Game[]>;
  /**
   * Ends an earlier launch of the same game. The launch lives for 30 minutes after its opening or last round, no longer
   * than the session of `token`, and until it is left. Refuses `game-not-found`, `game-closed` and `provider-down`.
   */
  openGame(gameId: string, intent: MaybeIntent, token: string): Answer<GameLaunch>;
  /**
   * Every round of ours is settled against the credit at once, so no money is ever held in a game: leaving one brings
   * back 0, and leaving one that is not open does, too.
   */
  cashOut(gameId: string, intent: MaybeIntent): Answer<GameReturn>;
  /** Leaves every game that is open. */
  transferToBank(intent: MaybeIntent): Answer<GameReturn>;
  winLoss(range: DayRange): Promise<WinLoss>;
  /** The first fifty by what they staked, and this member's own line wherever it stands. */
  ranking(period: RankingPeriod): Promise<readonly RankingEntry[]>;
}

/** The games that the house itself plays, for whoever holds a launch; see `TablePort` for what each call refuses. */
export interface TableService {
  table(launchId: string): Answer<GameTable>;
  play(launchId: string, ask: RoundAsk, intent: MaybeIntent): Answer<PlayedRound>;
}

/** What the site shows to everyone. */
export interface SiteService {
  settings(): Promise<SiteSettings>;
  operation(): Promise<Operation>;
  configuration(): Promise<Configuration>;
  /** Newest first; members see those meant for members, too. */
  announcements(audience: "visitor" | "member"): Promise<readonly Announcement[]>;
  recentDeposits(): Promise<readonly FeedEntry[]>;
  recentWithdrawals(): Promise<readonly FeedEntry[]>;
}

/** The operator's side, as far as a sandbox needs it. */
export interface StaffService {
  backOffice(): BackOffice;
  /** Holds for every request that is still open; in this process until it ends. */
  setBackOffice(policy: BackOffice): void;
  findMember(username: string): Promise<MemberId | undefined>;
  /** Requests of all members that wait for staff, oldest first. */
  openRequests(): Promise<readonly OpenRequest[]>;
  /** Credits a deposit or slip, pays a withdrawal, grants a claim. Refuses `request-not-found` and `request-status`. */
  approve(requestId: string): Answer<void>;
  /** Takes a withdrawal from checking to paying only. */
  startPaying(requestId: string): Answer<void>;
  /** The reason is shown to the member. */
  reject(requestId: string, reason: string): Answer<void>;
  /** Adds credit, with a line of kind `bonus` in the history. */
  topUp(member: MemberId, amount: Satang, title?: string): Answer<void>;
  /** Adds points, with a line of kind `bonus` in the history; more than 0. */
  givePoints(member: MemberId, points: number, title?: string): Answer<void>;
  /** Levels 5 and 6 are given by staff only; undefined takes the gift back. */
  grantLevel(member: MemberId, level: LevelId | undefined): Answer<void>;
  setMaintenance(operation: Operation): Promise<void>;
  /** Whether the games of a provider can be opened and played. */
  setProvider(provider: string, down: boolean): Promise<void>;
  publish(announcement: {
    readonly title: string;
    readonly body: string;
    readonly membersOnly: boolean;
  }): Promise<void>;
}

export interface OpenRequest {
  readonly id: string;
  readonly kind: "deposit" | "slip" | "withdrawal" | "reward";
  readonly member: MemberId;
  readonly username: string;
  /** Credit that it is about; 0 where a thing or points are claimed. */
  readonly amountSatang: Satang;
  /** What is claimed, of a claim. */
  readonly title: string | undefined;
  readonly status: string;
  readonly createdAt: Instant;
}
