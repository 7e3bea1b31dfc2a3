import type { MemberId } from "../../core/session/model.ts";
import type { GuardedAction } from "../../core/session/second-factor/model.ts";
import { err } from "../../core/shared/result.ts";
import { affiliate } from "./affiliate/affiliate.ts";
import type { AuditOrigin } from "./audit/audited.ts";
import type { Rules, ServiceContext } from "./context.ts";
import { createEngine } from "./engine/engine.ts";
import type { BaseEvent, EngineState, IntentRefused, OfType, RequestAgreed } from "./engine/model.ts";
import type { ReviewCommand } from "./engine/requests.ts";
import type { CommandOf, EventOf, ServiceOf, StateOf } from "./engine/slice.ts";
import { fairPlay } from "./fair-play/fair-play.ts";
import {
  guardPlay,
  ofConfirmedSlip,
  ofDeposit,
  ofOpenedGame,
  ofRound,
  ofSubmittedSlip,
  type PlayGuards,
} from "./fair-play/play-guard.ts";
import { games, type TableService } from "./games/games.ts";
import type { AuditLog } from "./ports/audit-log.ts";
import { checkIns } from "./rewards/check-in.ts";
import { flipCards } from "./rewards/flip-card.ts";
import { rewards } from "./rewards/reward.ts";
import { wheel } from "./rewards/wheel.ts";
import { pushes } from "./session/push/push.ts";
import { recoveries } from "./session/recovery.ts";
import { type Guard, guardBy } from "./session/second-factor/guard.ts";
import { secondFactorReset } from "./session/second-factor/reset.ts";
import { secondFactor } from "./session/second-factor/second-factor.ts";
import { sessions } from "./session/session.ts";
import type { Sessions, SessionUse } from "./session/sessions.ts";
import type { VisitorService } from "./session/visitor-service.ts";
import { inbox } from "./site/inbox.ts";
import { live } from "./site/live/service.ts";
import { ranking } from "./site/ranking.ts";
import { feed, promotion, type SiteService } from "./site/site.ts";
import type { SiteContent } from "./site/site-content.ts";
import type { SiteOffer } from "./site/site-offer.ts";
import { isSiteEvent, type SiteEvent } from "./site/site-stream.ts";
import { type StaffService, staff } from "./staff/staff.ts";
import { isStaffAccountEvent, type StaffAccountEvent, type StaffAccounts } from "./staff/staff-accounts.ts";
import { bonuses } from "./wallet/bonus.ts";
import { deposits } from "./wallet/deposit.ts";
import { ledger } from "./wallet/ledger.ts";
import { refunds } from "./wallet/refund.ts";
import { slips } from "./wallet/slip.ts";
import { withdrawals } from "./wallet/withdrawal.ts";

/** All that members do. A new slice is a line here; everything below follows from the list. */
const SLICES = [
  sessions,
  secondFactor,
  recoveries,
  pushes,
  ledger,
  deposits,
  bonuses,
  slips,
  withdrawals,
  staff,
  games,
  refunds,
  fairPlay,
  rewards,
  wheel,
  flipCards,
  checkIns,
  inbox,
  // After the inbox, which tells of a reset that a shown factor cancels.
  secondFactorReset,
  feed,
  affiliate,
  ranking,
  promotion,
  live,
] as const;
type Slices = typeof SLICES;

/** What deciding about a member's next command needs. */
export interface MemberState extends EngineState, StateOf<Slices> {}

export type Command = CommandOf<Slices> | ReviewCommand;

/** All events of a member's stream. */
export type MemberEvent = EventOf<Slices> | IntentRefused | RequestAgreed;
export type MemberEventOf<Type extends MemberEvent["type"]> = OfType<MemberEvent, Type>;

export type HouseEvent = MemberEvent | SiteEvent | StaffAccountEvent;

/** All that one member can do. */
export interface MemberService extends ServiceOf<Slices> {}

type TypeWith<Command extends { readonly type: string }, Field> = CommandWith<Command, Field>["type"];

type CommandWith<Command, Field> = Command extends { readonly type: string }
  ? Field & keyof Command extends never
    ? never
    : Command
  : never;

/**
 * Every command for which a member with a second factor shows it or confirms the session, and nothing else asks. A command
 * with a `proof` or a `confirmation` that is missing here does not compile.
 */
export const GUARDED_COMMANDS: Readonly<Record<TypeWith<CommandOf<Slices>, "proof" | "confirmation">, Guard>> = {
  "open-session": "proof",
  "confirm-session": "proof",
  "recover-password": "proof",
  "begin-totp": "confirmation",
  "turn-on-totp": "confirmation",
  "turn-off-totp": "proof",
  "begin-passkey": "confirmation",
  "add-passkey": "confirmation",
  "remove-passkey": "confirmation",
  "change-password": "password",
  "request-withdrawal": "withdrawal",
  "retry-withdrawal": "withdrawal",
};

/**
 * Every command with a key, for keys guard what moves money: what of it a pause or a limit of the member's own refuses, in
 * the append of its effect. A new one that is missing here does not compile. What staff and time answer is no command of
 * a member, so a deposit that was asked for in time is credited.
 */
export const PLAY_GUARDS: PlayGuards<CommandWith<CommandOf<Slices>, "intent">> = {
  "request-deposit": ofDeposit,
  "submit-slip": ofSubmittedSlip,
  "confirm-slip": ofConfirmedSlip,
  "open-game": ofOpenedGame,
  "play-round": ofRound,
  "claim-reward": "play",
  "spin-wheel": "play",
  "flip-card": "play",
  "check-in": "play",
  "cancel-deposit": "open",
  "confirm-deposit": "open",
  "request-withdrawal": "open",
  "retry-withdrawal": "open",
  "leave-games": "open",
  "withdraw-affiliate": "open",
  register: "open",
  "change-address": "open",
  "change-password": "open",
  "grant-bonus": "open",
  "grant-level": "open",
};

const checkSecondFactor = guardBy(GUARDED_COMMANDS);
const refusalOfPlay = guardPlay(PLAY_GUARDS);

export const memberEngine = createEngine<MemberState, CommandOf<Slices>, EventOf<Slices>, Rules>(
  SLICES,
  (event: BaseEvent) => isSiteEvent(event) || isStaffAccountEvent(event),
  (state, command, context) => {
    const refusal = refusalOfPlay(state, command, context);
    return refusal ? err(refusal) : checkSecondFactor(state, command, context);
  },
);

export interface HouseContext extends ServiceContext<MemberState, Command> {
  readonly sessions: Sessions;
}

interface Served {
  readonly service?: (context: HouseContext, id: MemberId) => object;
}

/** The cast is safe: `MemberService` is what the services of the same list return. */
export function createMemberService(context: HouseContext, id: MemberId): MemberService {
  const services = SLICES.map(({ service }: Served) => service?.(context, id));
  return Object.assign({}, ...services) as MemberService;
}

/** The backend of this project. A call returns only after its events are durable. */
export interface House {
  readonly visitors: VisitorService;
  readonly site: SiteService;
  readonly staff: StaffService;
  /** The staff service in the name of a staff member, for the audit log. */
  staffAs(origin: AuditOrigin): StaffService;
  readonly staffAccounts: StaffAccounts;
  /** Who did what. */
  readonly audit: Pick<AuditLog, "page">;
  readonly tables: TableService;
  /** The same object until the content changes. The calls of its closed features are not to be answered. */
  offer(): SiteOffer;
  /** What the operator offers from now on, in place of what it was opened with. */
  useContent(next: SiteContent): void;
  /** Whether members can have pushes; otherwise those calls throw. */
  readonly sendsPush: boolean;
  /** Whether members can recover their passwords; otherwise those calls send nothing. */
  readonly sendsCodes: boolean;
  /** What a member with a second factor confirms again. */
  readonly secondFactorFor: readonly GuardedAction[];
  /**
   * For an id from `authenticate` or from a session. The calls of another id throw. `origin` is where the calls come
   * from, for the audit log.
   */
  member(id: MemberId, origin?: AuditOrigin): MemberService;
  /** The member with this bearer token, while the session lasts. Counts as no use of it. */
  authenticate(token: string): Promise<MemberId | undefined>;
  /** What a bearer token opens. Counts as a use of the session. */
  use(token: string): Promise<SessionUse>;
  /** Another token for the same session, when it is time for one. */
  renew(token: string): Promise<string | undefined>;
  /** Waits for running calls. The journal's owner closes the journal. */
  close(): Promise<void>;
}
