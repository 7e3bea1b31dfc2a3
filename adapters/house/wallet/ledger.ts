import type { MemberId } from "../../../core/session/model.ts";
import { bangkokDateOf, type Instant, monthOf } from "../../../core/shared/bangkok-time.ts";
import { add, type Satang, ZERO } from "../../../core/shared/money.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Credit, HistoryEntry, HistoryPage, HistoryQuery } from "../../../core/wallet/model.ts";
import type { ServiceContext } from "../context.ts";
import { bodyOf, put, withRow } from "../engine/derived/rows.ts";
import { type Answer, type EngineState, type Holder, ownerOf } from "../engine/model.ts";
import type { Slice } from "../engine/slice.ts";
import type { Rows } from "../ports/rows.ts";

/** The credit is the sum of all lines of the ledger. */
export interface LedgerState {
  readonly creditSatang: Satang;
  readonly points: number;
  readonly deposited: { readonly total: Satang; readonly month: string; readonly inMonth: Satang };
}

type Posted = LedgerState & EngineState & Pick<Holder, "account">;

type Posting = Omit<HistoryEntry, "id" | "balanceSatang">;

/** Adds one line to the ledger. The credit is the sum of all lines; nothing else changes it. Throws below zero. */
export function postToLedger<State extends Omit<Posted, "deposited">>(state: State, posting: Posting): State {
  const creditSatang = add(state.creditSatang, posting.creditSatang);
  if (creditSatang < 0) throw new Error(`${posting.reference} would leave a credit below zero`);
  const points = state.points + posting.points;
  if (points < 0) throw new Error(`${posting.reference} would leave points below zero`);
  // A line's id is the version of its event: unique and in order.
  const order = state.version + 1;
  const body: HistoryEntry = { id: String(order), ...posting, balanceSatang: creditSatang };
  const { id, at, kind } = body;
  const line = put({ list: "ledger", owner: ownerOf(state), id, order, day: bangkokDateOf(at), tag: kind, body });
  return { ...withRow(state, line), creditSatang, points };
}

interface CreditedRequest {
  readonly id: string;
  readonly at: Instant;
  readonly amount: Satang;
}

/** Credits a deposit or slip, and adds it to the sums that decide the level. */
export function postDeposit<State extends Posted>(state: State, { id, at, amount }: CreditedRequest): State {
  const { deposited } = state;
  const month = monthOf(bangkokDateOf(at));
  return {
    ...postToLedger(state, { kind: "deposit", at, creditSatang: amount, points: 0, reference: id, title: undefined }),
    deposited: {
      total: add(deposited.total, amount),
      month,
      inMonth: deposited.month === month ? add(deposited.inMonth, amount) : amount,
    },
  };
}

function creditView({ creditSatang, points }: LedgerState, now: Instant): Credit {
  return { creditSatang, points, asOf: now };
}

/** One page of the ledger, newest first. The cursor is the id of the page's last line, so new lines do not shift pages. */
async function historyPage(
  rows: Rows,
  owner: string,
  { cursor, limit, kinds, from, to }: HistoryQuery,
): Promise<Result<HistoryPage, Refusal>> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
    return err(at("cursor", refuse("body-invalid", { field: "cursor" })));
  const after = cursor === undefined ? undefined : { order: Number(cursor), id: cursor };
  const found = await rows.page({ list: "ledger", owner, limit: limit + 1, after, tags: kinds, from, to });
  const items = found.slice(0, limit).map((row) => bodyOf<HistoryEntry>(row));
  return ok({ items, next: found.length > limit ? items[items.length - 1]?.id : undefined });
}

/** A member's money. See `WalletPort` for the refusals of each call. */
export interface CreditService {
  credit(): Promise<Credit>;
  /** Refuses `body-invalid` for a cursor that no page returned. */
  history(query: HistoryQuery): Answer<HistoryPage>;
}

function createCreditService({ streams, rows }: Context, id: MemberId): CreditService {
  return {
    async credit() {
      const { state, now } = await streams.read(id);
      return creditView(state, now);
    },
    async history(query) {
      await streams.read(id);
      return historyPage(rows, id, query);
    },
  };
}

type Context = ServiceContext<LedgerState>;

interface Ledger {
  readonly state: LedgerState;
  readonly context: Context;
  readonly service: CreditService;
}

/** What every movement of credit and points goes through. */
export const ledger: Slice<Ledger> = {
  initial: { creditSatang: ZERO, points: 0, deposited: { total: ZERO, month: "", inMonth: ZERO } },
  decide: {},
  evolve: {},
  shows: {},
  service: createCreditService,
};
