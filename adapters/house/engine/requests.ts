import type { MemberId } from "../../../core/session/model.ts";
import { bangkokDateOf, compactThaiDate, DAY_MS, type Instant } from "../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { TimelineStep } from "../../../core/wallet/model.ts";
import type { UniqueKey } from "../ports/journal.ts";
import type { Row, RowList } from "../ports/rows.ts";
import { put, remove, withRows } from "./derived/rows.ts";
import {
  type AnyState,
  type BaseEvent,
  type Decision,
  type EngineState,
  type Holder,
  type Moment,
  ownerOf,
  type RequestAgreed,
  type WithIntent,
} from "./model.ts";

// Crockford's base 32 has no I, L, O or U, so an id can be read out on the phone.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** For example `W-691120-7K3MQX9A`, with the Buddhist year as every date on the site. There are 32^8 ids a day, so two members do not get the same one. */
export function requestId(prefix: string, now: Instant, random: () => number): string {
  return `${prefix}-${compactThaiDate(bangkokDateOf(now))}-${randomLetters(8, random)}`;
}

export function randomLetters(count: number, random: () => number): string {
  return Array.from({ length: count }, () => LETTERS.charAt(Math.floor(random() * LETTERS.length))).join("");
}

/**
 * A member's requests of one kind that matter for the next decision, by id, in the order in which they reached their
 * status: the open ones, and those that a command or an event of this moment is about. All others are rows only.
 */
export type Requests<Request> = ReadonlyMap<string, Request>;

/** The place of a request in its list: the stream's version when it was made. */
export interface Listed {
  readonly order: number;
}

/** What the lists of recent requests show at most, besides open requests. */
export const RECENT_MS = 7 * DAY_MS;
export const RECENT_COUNT = 100;

/** What the lists of all requests show at most. The ledger, which is paged, shows the older ones, too. */
export const HISTORY_COUNT = 500;

/**
 * How the house stands in for the operator's staff.
 * - `automatic`: credits confirmed deposits, pays withdrawals and grants claims after `afterMs`
 * - `waiting`: leaves every request to the staff service
 */
export type BackOffice = { readonly mode: "automatic"; readonly afterMs: number } | { readonly mode: "waiting" };

export const DEFAULT_BACK_OFFICE: BackOffice = { mode: "automatic", afterMs: 3000 };

/** What staff do with an open request. */
export type ReviewCommand = StaffDecision &
  (
    | { readonly type: "approve"; readonly id: string }
    | { readonly type: "start-paying"; readonly id: string }
    | { readonly type: "reject"; readonly id: string; readonly reason: string }
  );

/** Who of the staff decides, under which key. */
export interface StaffDecision extends Partial<WithIntent> {
  /** Without a name nobody is asked for a second person. */
  readonly by?: string | undefined;
}

/** What the operator says about decisions of staff. */
export interface StaffRules {
  /** Money above this amount needs two persons; undefined for never. */
  readonly twoPersonsAbove?: Satang | undefined;
}

export function needsTwo(amount: Satang, { by }: StaffDecision, { twoPersonsAbove }: StaffRules): boolean {
  return by !== undefined && twoPersonsAbove !== undefined && amount > twoPersonsAbove;
}

interface TimedRequest<Status extends string> {
  readonly id: string;
  readonly status: Status;
  readonly timeline: readonly TimelineStep<Status>[];
}

export interface AnyRequest extends TimedRequest<string>, Listed {
  readonly createdAt: Instant;
  /** Who of the staff agreed, while it is open. */
  readonly agreedBy?: readonly string[];
}

/** A request as staff have it, while it is open. */
export interface OpenRequest {
  readonly id: string;
  readonly kind: string;
  readonly member: MemberId;
  readonly username: string;
  /** 0 for a claim of an item or of points. */
  readonly amountSatang: Satang;
  /** The reward's title. Undefined for other requests. */
  readonly title: string | undefined;
  readonly status: string;
  readonly createdAt: Instant;
  /** The person of the staff who agreed, when it waits for a second one. */
  readonly agreedBy?: readonly string[];
}

/** Requests that staff or time answers. No two kinds share an id. */
export interface RequestKind<List extends RowList, Request extends AnyRequest, Event> {
  readonly kind: string;
  /** The list of rows that has them all, and the field of the state that has those of `Requests`. */
  readonly list: List;
  isFinal(request: Request): boolean;
  /** Whether a rule still asks about a final one, at the time of the stream's latest event. */
  staysAt?(request: Request, lastAt: Instant): boolean;
  /** Whether its owner can send a final one again at any later time. */
  mayReturn?(request: Request): boolean;
  /** What its list can be searched by. */
  found(request: Request): Pick<Row, "day" | "tag">;
  shown(request: Request): Pick<OpenRequest, "amountSatang" | "title">;
  /** The events of an open one, each with the time at which it is due. */
  due(request: Request, policy: BackOffice, takenKeys: readonly UniqueKey[]): readonly Event[];
  review(request: Request, command: ReviewCommand, moment: Moment): Decision<Event>;
}

export type AnyRequestKind<Event = BaseEvent> = RequestKind<RowList, AnyRequest, Event>;

/** Where a past request is: by its id, or the latest one with a tag. */
export type PastRequest =
  | { readonly list: RowList; readonly id: string }
  | { readonly list: RowList; readonly tag: string };

/** The list of all members' open requests. The oldest comes first, although a list goes from the highest order. */
export const OPEN_REQUESTS = { list: "open-requests", owner: "all" } as const;

/** The state with a new or changed request, and its rows: its own, and that of the open requests. */
export function withRequest<
  List extends RowList,
  Request extends AnyRequest,
  State extends EngineState & Pick<Holder, "account"> & Readonly<Record<List, Requests<Request>>>,
>(state: State, kind: RequestKind<List, Request, unknown>, request: Request): State {
  const { id, order, createdAt, status, agreedBy } = request;
  const { account } = state;
  const isFinal = kind.isFinal(request);
  const open: OpenRequest | undefined =
    account && !isFinal
      ? {
          id,
          kind: kind.kind,
          member: account.id,
          username: account.username,
          ...kind.shown(request),
          status,
          createdAt,
          ...(agreedBy && { agreedBy }),
        }
      : undefined;
  // One that its member sends again is another decision.
  const { agreedBy: _, ...undecided } = request;
  const stored = isFinal && agreedBy ? (undecided as Request) : request;
  const rows = [
    put({ list: kind.list, owner: ownerOf(state), id, order, ...kind.found(stored), body: stored }),
    open ? put({ ...OPEN_REQUESTS, id, order: 0 - createdAt, body: open }) : remove({ ...OPEN_REQUESTS, id }),
  ];
  return { ...withRows(state, rows), [kind.list]: addRequest(state[kind.list], stored) };
}

export function addRequest<R extends { readonly id: string }>(requests: Requests<R>, request: R): Requests<R> {
  const others = [...requests].filter(([id]) => id !== request.id);
  return new Map([...others, [request.id, request]]);
}

/** The request with one more step and other changes. */
export function withStep<Status extends string, R extends TimedRequest<Status>>(
  requests: Requests<R>,
  id: string,
  step: TimelineStep<Status>,
  change: (request: R) => Partial<R> = () => ({}),
): R {
  const request = requestIn(requests, id);
  return { ...request, ...change(request), status: step.status, timeline: [...request.timeline, step] };
}

/** The request that an event or a command of this moment is about. Throws when there is none. */
export function requestIn<R>(requests: Requests<R>, id: string): R {
  const request = requests.get(id);
  if (!request) throw new Error(`no request ${id} in this stream`);
  return request;
}

/** The request's timeline and status after its first steps. */
export function afterSteps<Status extends string>(
  request: TimedRequest<Status>,
  steps = request.timeline.length,
): Pick<TimedRequest<Status>, "timeline" | "status"> {
  const timeline = request.timeline.slice(0, steps);
  return { timeline, status: timeline[timeline.length - 1]?.status ?? request.status };
}

/** Requests of rows and of the state, each once as the state has it, newest first. */
export function newestFirst<R extends { readonly id: string; readonly createdAt: Instant; readonly order: number }>(
  stored: readonly R[],
  current: Iterable<R>,
): readonly R[] {
  const byId = new Map([...stored, ...current].map((request) => [request.id, request]));
  return [...byId.values()].sort((one, other) => other.createdAt - one.createdAt || other.order - one.order);
}

/** The state's requests of a kind. The cast is safe: a slice with requests has them in the field of that name. */
export function requestsOf(state: object, { list }: Pick<AnyRequestKind, "list">): Requests<AnyRequest> {
  return (state as Readonly<Record<string, Requests<AnyRequest>>>)[list] ?? new Map();
}

export interface FoundRequest<Event> {
  readonly kind: AnyRequestKind<Event>;
  readonly request: AnyRequest;
}

/**
 * What a person of the staff decides about an open request. Where two must agree, the first one's word is noted alone, and
 * the second one's comes with its effect.
 */
export function decideReview<Event>(
  { kind, request }: FoundRequest<Event>,
  command: ReviewCommand,
  context: Moment & StaffRules,
): Decision<Event | RequestAgreed> {
  const decided = kind.review(request, command, context);
  const { by } = command;
  const { agreedBy = [] } = request;
  if (!decided.ok || by === undefined || command.type === "reject" || agreedBy.length > 1) return decided;
  const isFirst = agreedBy.length === 0;
  if (isFirst && !needsTwo(kind.shown(request).amountSatang, command, context)) return decided;
  if (agreedBy.includes(by)) return err(refuse("second-person-needed"));
  const agreed: RequestAgreed = { type: "request-agreed", at: context.now, id: request.id, by };
  return ok(isFirst ? [{ ...agreed, waits: true }] : [agreed, ...decided.value]);
}

/** The state in which one more person agreed to a request. The cast is safe: a slice with requests has their field. */
export function withAgreement<State extends AnyState>(
  kinds: readonly AnyRequestKind<unknown>[],
  state: State,
  { id, by }: RequestAgreed,
): State {
  const found = findRequest(kinds, state, id);
  if (!found) throw new Error(`no request ${id} in this stream`);
  const { kind, request } = found;
  const holder = state as State & Readonly<Record<RowList, Requests<AnyRequest>>>;
  return withRequest(holder, kind, { ...request, agreedBy: [...(request.agreedBy ?? []), by] });
}

/** Finds a request of any kind in the state. */
export function findRequest<Event>(
  kinds: readonly AnyRequestKind<Event>[],
  state: object,
  id: string,
): FoundRequest<Event> | undefined {
  for (const kind of kinds) {
    const request = requestsOf(state, kind).get(id);
    if (request) return { kind, request };
  }
  return undefined;
}

/**
 * The events that are due and not yet written, each with the time at which it was due. The house has no timers: this
 * runs before every read and decision, so the result does not depend on whether the house was running meanwhile.
 * @param others what is due without a request
 */
export function dueEvents<Event extends BaseEvent>(
  kinds: readonly AnyRequestKind<Event>[],
  state: AnyState,
  now: Instant,
  policy: BackOffice,
  takenKeys: readonly UniqueKey[],
  others: readonly Event[] = [],
): readonly Event[] {
  const events: Event[] = [...others];
  for (const kind of kinds) {
    for (const request of requestsOf(state, kind).values()) {
      if (!kind.isFinal(request)) events.push(...kind.due(request, policy, takenKeys));
    }
  }
  // Most members have no open request, so nothing can be due.
  if (events.length === 0) return events;
  return (
    events
      .filter(({ at }) => at <= now)
      // A policy that was switched on late can make events due before the stream's latest event. They get its time.
      .map((event) => (event.at < state.lastAt && state.lastAt <= now ? { ...event, at: state.lastAt } : event))
      .sort((one, other) => one.at - other.at)
  );
}

/** The state as it is stored, after its rows are written: without requests that no rule asks about any more. */
export function decisionState<State extends AnyState>(kinds: readonly AnyRequestKind<unknown>[], state: State): State {
  const left = kinds.map((kind) => {
    const keep = (request: AnyRequest) => !kind.isFinal(request) || kind.staysAt?.(request, state.lastAt) === true;
    return [kind.list, only(requestsOf(state, kind), keep)];
  });
  return { ...state, ...Object.fromEntries(left), rows: undefined };
}

function only<R>(requests: Requests<R>, keep: (request: R) => boolean): Requests<R> {
  for (const request of requests.values()) {
    if (!keep(request)) return new Map([...requests].filter(([, each]) => keep(each)));
  }
  return requests;
}
