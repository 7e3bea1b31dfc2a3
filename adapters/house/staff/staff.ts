import { judgeAmount } from "../../../core/rules/amount-limits.ts";
import type { LevelId } from "../../../core/rules/levels.ts";
import { plainUsername } from "../../../core/rules/normal-forms.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { DAY_MS, type Instant } from "../../../core/shared/bangkok-time.ts";
import { type Satang, ZERO } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok } from "../../../core/shared/result.ts";
import type { Operation } from "../../../core/site/model.ts";
import type { ServiceContext } from "../context.ts";
import { bodyOf } from "../engine/derived/rows.ts";
import type { Answer, BaseEvent, Decision, IdentifiedEvent, Moment, OfType } from "../engine/model.ts";
import { type BackOffice, OPEN_REQUESTS, type OpenRequest, type ReviewCommand, requestId } from "../engine/requests.ts";
import type { Slice } from "../engine/slice.ts";
import type { Rows } from "../ports/rows.ts";
import type { AccountState, SessionCommand } from "../session/account.ts";
import type { ResetCommand, ResetPart } from "../session/second-factor/reset.ts";
import { type LedgerState, postToLedger } from "../wallet/ledger.ts";

export type StaffCommand =
  | { readonly type: "grant-bonus"; readonly title: string; readonly amount: Satang; readonly points: number }
  | { readonly type: "grant-level"; readonly level: LevelId | undefined };

export type StaffEvent =
  | (BaseEvent<"level-granted"> & { readonly level?: LevelId })
  | (IdentifiedEvent<"bonus-granted"> & { readonly title: string; readonly amount: Satang; readonly points: number });

function grantBonus(
  { title, amount, points }: OfType<StaffCommand, "grant-bonus">,
  { now, random }: Moment,
): Decision<StaffEvent> {
  const onlyPoints = amount === ZERO && points > 0;
  const refusal = onlyPoints ? undefined : judgeAmount(amount);
  if (refusal) return err(refusal);
  return ok([{ type: "bonus-granted", at: now, id: requestId("B", now, random), title, amount, points }]);
}

type OtherCommand = ReviewCommand | ResetCommand | OfType<SessionCommand, "close-device">;
type Context = ServiceContext<ResetPart, StaffCommand | OtherCommand>;

/** Staff work through the oldest ones first. */
const SHOWN = 1000;

/** The open requests of all members, oldest first, at most a thousand. */
async function readOpenRequests(rows: Rows): Promise<readonly OpenRequest[]> {
  return (await rows.page({ ...OPEN_REQUESTS, limit: SHOWN })).map((row) => bodyOf<OpenRequest>(row));
}

/** The member whose open request has this id. */
export async function memberOfRequest(rows: Rows, id: string): Promise<MemberId | undefined> {
  const row = await rows.get({ ...OPEN_REQUESTS, id });
  return row && bodyOf<OpenRequest>(row).member;
}

/** The operator's side, as far as a sandbox needs it. */
export interface StaffService {
  backOffice(): Promise<BackOffice>;
  /** Applies to every open request, in all houses of the journal. */
  setBackOffice(policy: BackOffice): Promise<void>;
  findMember(username: string): Promise<MemberId | undefined>;
  /** All members' requests that wait for staff, oldest first. */
  openRequests(): Promise<readonly OpenRequest[]>;
  /** Credits a deposit or slip, pays a withdrawal or grants a claim. Refuses `request-not-found`, `request-status`. */
  approve(requestId: string): Answer<void>;
  /** Moves a withdrawal from checking to paying. Other requests are refused. */
  startPaying(requestId: string): Answer<void>;
  /** The member sees the reason. */
  reject(requestId: string, reason: string): Answer<void>;
  /** Adds credit, with a line of kind `bonus` in the history. */
  topUp(member: MemberId, amount: Satang, title?: string): Answer<void>;
  /** Adds points, with a line of kind `bonus` in the history. More than 0. */
  givePoints(member: MemberId, points: number, title?: string): Answer<void>;
  /** Only staff give levels 5 and 6. Undefined takes the given level back. */
  grantLevel(member: MemberId, level: LevelId | undefined): Answer<void>;
  /**
   * Ends the member's second factors when the time has passed, unless the member shows one of them before. Only after a
   * check of the identity. Returns when; another request keeps the time of the first. Refuses `second-factor-changed`
   * for a member without one.
   */
  resetSecondFactor(member: MemberId, waitMs?: number): Answer<Instant>;
  /** Ends them at once, because the key that encrypts them is lost. */
  endSecondFactors(member: MemberId): Answer<void>;
  /** Signs the member out everywhere. No device is known any more. */
  endSessions(member: MemberId): Answer<void>;
  setMaintenance(operation: Operation): Promise<void>;
  /** While a provider is down, its games cannot be opened or played. */
  setProvider(provider: string, down: boolean): Promise<void>;
  publish(announcement: {
    readonly title: string;
    readonly body: string;
    readonly membersOnly: boolean;
  }): Promise<void>;
}

/** Long enough that a member who is not the one who asked can prevent it. */
export const RESET_WAIT_MS = DAY_MS;

const TOP_UP_TITLE = "ปรับเครดิตโดยเจ้าหน้าที่";
const POINTS_TITLE = "ปรับแต้มโดยเจ้าหน้าที่";

export function createStaffService(context: Context, backOffice: () => Promise<BackOffice>): StaffService {
  const { streams, site, clock, newId, rows, sessionLimits } = context;

  async function run(id: string, command: StaffCommand | OtherCommand): Answer<void> {
    return mapOk((await streams.execute(id, command)).outcome, () => undefined);
  }

  async function review(command: ReviewCommand): Answer<void> {
    const id = await memberOfRequest(rows, command.id);
    return id ? run(id, command) : err(refuse("request-not-found"));
  }

  return {
    backOffice,
    setBackOffice: (policy) => site.write((at) => ({ type: "back-office-set", at, policy })),
    findMember: (username) => streams.findMember({ kind: "username", value: plainUsername(username) }),
    async openRequests() {
      // Reading a member writes what is due by now.
      const members = new Set((await readOpenRequests(rows)).map(({ member }) => member));
      await Promise.all([...members].map((id) => streams.read(id)));
      return readOpenRequests(rows);
    },
    approve: (id) => review({ type: "approve", id }),
    startPaying: (id) => review({ type: "start-paying", id }),
    reject: (id, reason) => review({ type: "reject", id, reason }),
    topUp: (id, amount, title = TOP_UP_TITLE) => run(id, { type: "grant-bonus", title, amount, points: 0 }),
    givePoints: (id, points, title = POINTS_TITLE) => run(id, { type: "grant-bonus", title, amount: ZERO, points }),
    grantLevel: (id, level) => run(id, { type: "grant-level", level }),
    async resetSecondFactor(id, waitMs = RESET_WAIT_MS) {
      const { state, now, outcome } = await streams.execute(id, { type: "request-second-factor-reset", waitMs });
      return mapOk(outcome, () => state.secondFactorReset?.dueAt ?? now);
    },
    endSecondFactors: (id) => run(id, { type: "end-second-factors" }),
    // No token is spared.
    endSessions: (id) => run(id, { type: "close-device", own: "", id: undefined, limits: sessionLimits }),
    setMaintenance: ({ maintenance, until }) =>
      site.write((at) => ({ type: "operation-set", at, maintenance, ...(until !== undefined && { until }) })),
    setProvider: (provider, down) => site.write((at) => ({ type: "provider-set", at, provider, down })),
    publish: ({ title, body, membersOnly }) => {
      const id = newId();
      return site.write((at) => ({ type: "announced", at, id, title, body, membersOnly, publishedAt: clock() }));
    },
  };
}

interface Staff {
  readonly needs: LedgerState & AccountState;
  readonly command: StaffCommand;
  readonly event: StaffEvent;
}

export const staff: Slice<Staff> = {
  initial: {},
  decide: {
    "grant-bonus": (_state, command, moment) => grantBonus(command, moment),
    "grant-level": (_state, { level }, { now }) => ok([{ type: "level-granted", at: now, ...(level && { level }) }]),
  },
  evolve: {
    "bonus-granted": (state, { id, at, title, amount, points }) =>
      postToLedger(state, { kind: "bonus", at, creditSatang: amount, points, reference: id, title }),
    "level-granted": (state, { level }) => ({ ...state, grantedLevel: level }),
  },
  shows: { "bonus-granted": ["credit", "inbox"], "level-granted": [] },
};
