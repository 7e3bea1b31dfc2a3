import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { judgeAmount } from "../../../core/rules/amount-limits.ts";
import type { LevelId } from "../../../core/rules/levels.ts";
import { plainUsername } from "../../../core/rules/normal-forms.ts";
import type { Member, MemberId } from "../../../core/session/model.ts";
import { DAY_MS, type Instant } from "../../../core/shared/bangkok-time.ts";
import { type Satang, ZERO } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok } from "../../../core/shared/result.ts";
import type { Operation } from "../../../core/site/model.ts";
import type { HistoryEntry, TimelineStep } from "../../../core/wallet/model.ts";
import type { ServiceContext } from "../context.ts";
import { bodyOf } from "../engine/derived/rows.ts";
import { staffKey } from "../engine/engine.ts";
import { intentRecord } from "../engine/idempotency.ts";
import type {
  Answer,
  AnyState,
  BaseEvent,
  Decision,
  IntentEvent,
  IntentRecord,
  Moment,
  OfType,
  OptionalKey,
  RejectedEvent,
} from "../engine/model.ts";
import {
  type AnyRequest,
  type BackOffice,
  needsTwo,
  OPEN_REQUESTS,
  type OpenRequest,
  type RequestKind,
  type Requests,
  type ReviewCommand,
  requestId,
  type StaffDecision,
  type StaffRules,
  withRequest,
  withStep,
} from "../engine/requests.ts";
import type { Slice } from "../engine/slice.ts";
import type { Rows } from "../ports/rows.ts";
import { type AccountState, memberView, type SessionCommand } from "../session/account.ts";
import type { ResetCommand, ResetPart } from "../session/second-factor/reset.ts";
import { type LedgerState, postToLedger } from "../wallet/ledger.ts";

interface Bonus {
  readonly title: string;
  readonly amount: Satang;
  readonly points: number;
}

export type StaffCommand =
  | (Bonus & StaffDecision & { readonly type: "grant-bonus" })
  | (StaffDecision & { readonly type: "grant-level"; readonly level: LevelId | undefined });

export type StaffEvent =
  | (BaseEvent<"level-granted"> & { readonly level?: LevelId; readonly id?: string; readonly intent?: IntentRecord })
  | (IntentEvent<"bonus-granted"> & Bonus)
  /** Waits for a second person. */
  | (IntentEvent<"bonus-proposed"> & Bonus & { readonly by: string })
  | RejectedEvent<"bonus-refused">;

/** A bonus that waits, or did. */
interface Gift extends AnyRequest {
  readonly title: string;
  readonly amountSatang: Satang;
  readonly points: number;
}

interface GiftState {
  readonly gifts: Requests<Gift>;
}

const GIFTS: RequestKind<"gifts", Gift, StaffEvent> = {
  kind: "bonus",
  list: "gifts",
  isFinal: ({ status }) => status !== "waiting",
  found: () => ({}),
  shown: ({ amountSatang, title }) => ({ amountSatang, title }),
  due: () => [],
  review({ id, status, title, amountSatang: amount, points }, command, { now: at }) {
    if (status !== "waiting" || command.type === "start-paying") return err(refuse("request-status", { status }));
    if (command.type === "reject") return ok([{ type: "bonus-refused", at, id, reason: command.reason }]);
    return ok([{ type: "bonus-granted", at, id, title, amount, points }]);
  },
};

/** The state in which a bonus that waited has another status. One that was granted at once never waited. */
function withGift<State extends AnyState & GiftState>(state: State, id: string, step: TimelineStep<string>): State {
  return state.gifts.has(id) ? withRequest(state, GIFTS, withStep(state.gifts, id, step)) : state;
}

function grantBonus(
  command: OfType<StaffCommand, "grant-bonus">,
  { now, random, ...rules }: Moment & StaffRules,
): Decision<StaffEvent> {
  const { title, amount, points, by, intent } = command;
  const onlyPoints = amount === ZERO && points > 0;
  const refusal = onlyPoints ? undefined : judgeAmount(amount);
  if (refusal) return err(refusal);
  const bonus = { at: now, id: requestId("B", now, random), title, amount, points, ...(intent && { intent }) };
  if (by !== undefined && needsTwo(amount, command, rules)) return ok([{ type: "bonus-proposed", ...bonus, by }]);
  return ok([{ type: "bonus-granted", ...bonus }]);
}

function grantLevel(
  { level, intent }: OfType<StaffCommand, "grant-level">,
  { now, random }: Moment,
): Decision<StaffEvent> {
  const answer = intent && { id: requestId("L", now, random), intent };
  return ok([{ type: "level-granted", at: now, ...(level && { level }), ...answer }]);
}

type OtherCommand = ResetCommand | OfType<SessionCommand, "close-device">;
type Context = ServiceContext<ResetPart & AccountState & LedgerState, StaffCommand | ReviewCommand | OtherCommand>;

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

/** Of a decision: it has its effect, or waits for a second person. */
export type StaffOutcome = "done" | "waits-for-second-person";

/** A member as staff see them, without anything secret. */
export interface StaffMember {
  readonly member: Member;
  readonly creditSatang: Satang;
  readonly requests: readonly OpenRequest[];
  /** The newest first. */
  readonly ledger: readonly HistoryEntry[];
}

function isWaiting(event: BaseEvent): boolean {
  return event.type === "bonus-proposed" || ("waits" in event && event.waits === true);
}

/** How many lines of the ledger staff see of a member. */
const SHOWN_LINES = 20;

/** The operator's side. A decision under a key is made once, as members' money actions are; see `OptionalKey`. */
export interface StaffService {
  backOffice(): Promise<BackOffice>;
  /** Applies to every open request, in all houses of the journal. */
  setBackOffice(policy: BackOffice): Promise<void>;
  findMember(username: string): Promise<MemberId | undefined>;
  member(id: MemberId): Promise<StaffMember>;
  /** All members' requests that wait for staff, oldest first. */
  openRequests(): Promise<readonly OpenRequest[]>;
  /**
   * Credits a deposit or slip, pays a withdrawal, grants a claim or a bonus that waits. Refuses `request-not-found`,
   * `request-status`, and `second-person-needed` to whoever agreed before.
   */
  approve(requestId: string, key?: OptionalKey): Answer<StaffOutcome>;
  /** Moves a withdrawal from checking to paying. Other requests are refused. */
  startPaying(requestId: string, key?: OptionalKey): Answer<StaffOutcome>;
  /** The member sees the reason. */
  reject(requestId: string, reason: string, key?: OptionalKey): Answer<StaffOutcome>;
  /** Adds credit, with a line of kind `bonus` in the history. */
  topUp(member: MemberId, amount: Satang, title?: string, key?: OptionalKey): Answer<StaffOutcome>;
  /** Adds points, with a line of kind `bonus` in the history. More than 0. */
  givePoints(member: MemberId, points: number, title?: string, key?: OptionalKey): Answer<StaffOutcome>;
  /** Only staff give levels 5 and 6. Undefined takes the given level back. */
  grantLevel(member: MemberId, level: LevelId | undefined, key?: OptionalKey): Answer<StaffOutcome>;
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

/** @param by the person of the staff who decides */
export function createStaffService(
  context: Context,
  backOffice: () => Promise<BackOffice>,
  by: string | undefined,
): StaffService {
  const { streams, site, clock, newId, rows, sessionLimits, levels } = context;

  async function run(id: string, command: OtherCommand): Answer<void> {
    return mapOk((await streams.execute(id, command)).outcome, () => undefined);
  }

  async function decide(id: string, command: StaffCommand | ReviewCommand): Answer<StaffOutcome> {
    const { outcome } = await streams.execute(id, command);
    return mapOk(outcome, (effect) => (effect && isWaiting(effect.event) ? "waits-for-second-person" : "done"));
  }

  async function review(command: ReviewCommand): Answer<StaffOutcome> {
    // What was decided under this key may have closed the request.
    const decided = command.intent && (await streams.findMember(staffKey(command.intent)));
    const id = (await memberOfRequest(rows, command.id)) ?? decided;
    return id ? decide(id, command) : err(refuse("request-not-found"));
  }

  /** Keys of staff are their own: no member and no other person has one of them. */
  function decision(key: OptionalKey, ...action: readonly unknown[]): StaffDecision {
    const intent = intentRecord(key && (`staff ${by ?? ""} ${key}` as IdempotencyKey), ...action);
    return { by, intent: intent && { ...intent, everywhere: true } };
  }

  return {
    backOffice,
    setBackOffice: (policy) => site.write((at) => ({ type: "back-office-set", at, policy })),
    findMember: (username) => streams.findMember({ kind: "username", value: plainUsername(username) }),
    async member(id) {
      const { state, now } = await streams.read(id);
      const lines = await rows.page({ list: "ledger", owner: id, limit: SHOWN_LINES });
      const open = await readOpenRequests(rows);
      return {
        member: memberView(state, now, levels),
        creditSatang: state.creditSatang,
        requests: open.filter(({ member }) => member === id),
        ledger: lines.map((row) => bodyOf<HistoryEntry>(row)),
      };
    },
    async openRequests() {
      // Reading a member writes what is due by now.
      const members = new Set((await readOpenRequests(rows)).map(({ member }) => member));
      await Promise.all([...members].map((id) => streams.read(id)));
      return readOpenRequests(rows);
    },
    approve: (id, key) => review({ type: "approve", id, ...decision(key, "approve", id) }),
    startPaying: (id, key) => review({ type: "start-paying", id, ...decision(key, "start-paying", id) }),
    reject: (id, reason, key) => review({ type: "reject", id, reason, ...decision(key, "reject", id, reason) }),
    topUp: (id, amount, title = TOP_UP_TITLE, key) =>
      decide(id, { type: "grant-bonus", title, amount, points: 0, ...decision(key, "top-up", amount, title) }),
    givePoints: (id, points, title = POINTS_TITLE, key) =>
      decide(id, { type: "grant-bonus", title, amount: ZERO, points, ...decision(key, "points", points, title) }),
    grantLevel: (id, level, key) =>
      decide(id, { type: "grant-level", level, ...decision(key, "grant-level", level ?? null) }),
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
  readonly state: GiftState;
  readonly needs: LedgerState & AccountState;
  readonly rules: StaffRules;
  readonly command: StaffCommand;
  readonly event: StaffEvent;
}

export const staff: Slice<Staff> = {
  initial: { gifts: new Map() },
  decide: {
    "grant-bonus": (_state, command, moment) => grantBonus(command, moment),
    "grant-level": (_state, command, moment) => grantLevel(command, moment),
  },
  evolve: {
    "bonus-granted": (state, { id, at, title, amount, points }) =>
      withGift(postToLedger(state, { kind: "bonus", at, creditSatang: amount, points, reference: id, title }), id, {
        status: "granted",
        at,
      }),
    "bonus-proposed": (state, { id, at, title, amount: amountSatang, points, by }) => {
      const waiting = { status: "waiting", at };
      const order = state.version + 1;
      const gift: Gift = {
        id,
        title,
        amountSatang,
        points,
        status: "waiting",
        createdAt: at,
        order,
        timeline: [waiting],
        agreedBy: [by],
      };
      return withRequest(state, GIFTS, gift);
    },
    "bonus-refused": (state, { id, at, reason }) => withGift(state, id, { status: "rejected", at, reason }),
    "level-granted": (state, { level }) => ({ ...state, grantedLevel: level }),
  },
  shows: { "bonus-granted": ["credit", "inbox"], "level-granted": [], "bonus-proposed": [], "bonus-refused": [] },
  requests: GIFTS,
};
