import { slipVerify as write } from "promptparse/generate";
import { slipVerify as read } from "promptparse/validate";
import { judgeAmount } from "../../../core/rules/amount-limits.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { ManualSlip, SlipRequest, SlipReview, TimelineStep } from "../../../core/wallet/model.ts";
import { isSlipFinal, type SlipStatus } from "../../../core/wallet/statuses.ts";
import type { Rules, ServiceContext } from "../context.ts";
import { bodyOf } from "../engine/derived/rows.ts";
import { execute } from "../engine/execute.ts";
import { intentRecord } from "../engine/idempotency.ts";
import type {
  AmountEvent,
  Answer,
  AnyState,
  Decision,
  IdentifiedEvent,
  IntentEvent,
  Moment,
  OfType,
  OptionalKey,
  RejectedEvent,
  WithIntent,
} from "../engine/model.ts";
import {
  afterSteps,
  HISTORY_COUNT,
  type Listed,
  type RequestKind,
  type Requests,
  requestId,
  requestIn,
  withRequest,
  withStep,
} from "../engine/requests.ts";
import type { Slice } from "../engine/slice.ts";
import type { MiniQr, TransferLookup } from "../ports/banks.ts";
import type { UniqueKey } from "../ports/journal.ts";
import type { AccountState } from "../session/account.ts";
import { startBonus } from "./bonus.ts";
import type { BonusState, GivenBonus } from "./bonus-state.ts";
import { type LedgerState, postDeposit } from "./ledger.ts";
import { bonusView, earnedBonus, type PeriodRules, withEarned, withoutEarned } from "./period-bonus.ts";

/** Reads the text of a slip's mini QR. Undefined for another text and for a wrong checksum. */
export function readMiniQr(payload: string): MiniQr | undefined {
  const text = payload.trim();
  // Real ones have about 60 characters. The parser must not get a megabyte.
  if (text.length > 512) return undefined;
  const slip = read(text);
  if (!slip || !/^\d{3}$/.test(slip.sendingBank) || !/^[A-Za-z0-9]{1,40}$/.test(slip.transRef)) return undefined;
  return { sendingBank: slip.sendingBank, transRef: slip.transRef };
}

export function writeMiniQr({ sendingBank, transRef }: MiniQr): string {
  return write({ sendingBank, transRef });
}

/** Identifies a transfer in the whole house. */
function transferId({ sendingBank, transRef }: MiniQr): string {
  return `${sendingBank}-${transRef}`;
}

export type SlipCommand = WithIntent & { readonly slip: MiniQr; readonly lookup: TransferLookup } & (
    | { readonly type: "confirm-slip" }
    | { readonly type: "submit-slip"; readonly amount: Satang }
  );

export interface SlipSubmitted extends IntentEvent<"slip-submitted"> {
  readonly amount: Satang;
  /** What it earns by itself. */
  readonly bonus?: GivenBonus;
  /** Sending bank and its reference. Identifies the transfer in the whole house. */
  readonly transfer: string;
  readonly reference: string;
  /** The bank's answer. Unless it is `matching`, the amount is only what the member entered. */
  readonly bankSaid: "matching" | "other-amount" | "other-receiver" | "not-found" | "unavailable";
  /** Whether the stream took the transfer's unique key with this event. Otherwise it takes it with `slip-credited`. */
  readonly claimed: boolean;
}

export type SlipEvent =
  | SlipSubmitted
  | AmountEvent<"slip-credited">
  | AmountEvent<"slip-bonus-credited">
  | RejectedEvent<"slip-rejected">
  | IdentifiedEvent<"slip-duplicated">;

interface SlipRecord extends Omit<SlipRequest, "bonus">, Listed {
  readonly bonus?: GivenBonus;
  readonly transfer: string;
  readonly bankSaid: SlipSubmitted["bankSaid"];
}

export interface SlipState {
  readonly slips: Requests<SlipRecord>;
}

/** The part of it that unique keys depend on. */
interface SlipTransfers {
  readonly slips: ReadonlyMap<string, { readonly transfer: string }>;
}

type Needs = LedgerState & AccountState & BonusState;
type State = AnyState & Needs & SlipState;
type SlipRules = Pick<Rules, "limits"> & PeriodRules;
type SlipContext = Moment & SlipRules;

/** `confirm-slip` needs a transfer that the bank finds. `submit-slip` leaves the check to the back office. */
function decideSlip(state: State, command: SlipCommand, context: SlipContext): Decision<SlipEvent> {
  const transfer = transferId(command.slip);
  const usedHere = isSlipInUse(state.slips.values(), transfer);
  const usedElsewhere = context.takenKeys.some(({ kind, value }) => kind === "slip" && value === transfer);
  if (usedHere || usedElsewhere) return err(refuse("slip-duplicate"));
  return command.type === "confirm-slip" ? confirm(state, command, context) : submit(state, command, context);
}

function confirm(
  state: State,
  command: OfType<SlipCommand, "confirm-slip">,
  context: SlipContext,
): Decision<SlipEvent> {
  const { lookup } = command;
  if (lookup.outcome !== "found") return err(refuse("slip-not-found"));
  if (!lookup.transfer.receivedByUs) return err(refuse("slip-wrong-receiver"));
  return ok([
    slipSubmitted(state, command, context, {
      amount: lookup.transfer.amountSatang,
      bankSaid: "matching",
      claimed: true,
    }),
  ]);
}

function submit(state: State, command: OfType<SlipCommand, "submit-slip">, context: SlipContext): Decision<SlipEvent> {
  const { amount } = command;
  const refusal = judgeAmount(amount, { minimumSatang: context.limits.depositMinimum });
  if (refusal) return err(refusal);
  const bankSaid = compareWithBank(command);
  return ok([slipSubmitted(state, command, context, { amount, bankSaid, claimed: bankSaid === "matching" })]);
}

function compareWithBank({ lookup, amount }: OfType<SlipCommand, "submit-slip">): SlipSubmitted["bankSaid"] {
  if (lookup.outcome !== "found") return lookup.outcome;
  if (!lookup.transfer.receivedByUs) return "other-receiver";
  return lookup.transfer.amountSatang === amount ? "matching" : "other-amount";
}

function slipSubmitted(
  state: State,
  { slip, intent }: SlipCommand,
  context: SlipContext,
  findings: Pick<SlipSubmitted, "amount" | "bankSaid" | "claimed">,
): SlipSubmitted {
  const { now, random } = context;
  const bonus = earnedBonus(state, findings.amount, context);
  return {
    type: "slip-submitted",
    at: now,
    id: requestId("S", now, random),
    transfer: transferId(slip),
    reference: slip.transRef,
    ...findings,
    ...(bonus && { bonus }),
    ...(intent && { intent }),
  };
}

/** Whether one of a member's slips is of this transfer and waits or is credited. A rejected one can be sent again. */
function isSlipInUse(slips: Iterable<SlipRecord>, transfer: string): boolean {
  return [...slips].some(
    (slip) => slip.transfer === transfer && (slip.status === "checking" || slip.status === "credited"),
  );
}

const SLIP_REASONS = {
  "other-amount": "ยอดเงินไม่ตรงกับยอดในสลิป",
  "other-receiver": "สลิปนี้ไม่ได้โอนเข้าบัญชีของเรา",
  "not-found": "ธนาคารไม่พบรายการโอนของสลิปนี้",
} as const;

/** Credits the slip, and its bonus. */
function creditedEvents({ id, amountSatang: amount, bonus }: SlipRecord, at: Instant): readonly SlipEvent[] {
  const credited: SlipEvent = { type: "slip-credited", at, id, amount };
  return bonus ? [credited, { type: "slip-bonus-credited", at, id, amount: bonus.amountSatang }] : [credited];
}

const SLIPS: RequestKind<"slips", SlipRecord, SlipEvent> = {
  kind: "slip",
  list: "slips",
  isFinal: ({ status }) => isSlipFinal(status),
  found: ({ transfer }) => ({ tag: transfer }),
  shown: ({ amountSatang }) => ({ amountSatang, title: undefined }),
  due(slip, policy, takenKeys) {
    const { id, bankSaid, createdAt, transfer } = slip;
    // Only staff can decide when the bank did not answer.
    if (policy.mode === "waiting" || bankSaid === "unavailable") return [];
    const at = plus(createdAt, policy.afterMs);
    if (bankSaid !== "matching") return [{ type: "slip-rejected", at, id, reason: SLIP_REASONS[bankSaid] }];
    return isTaken(transfer, takenKeys) ? [{ type: "slip-duplicated", at, id }] : creditedEvents(slip, at);
  },
  review(slip, command, { now: at, takenKeys }) {
    const { id, status, transfer } = slip;
    if (isSlipFinal(status) || command.type === "start-paying") return err(refuse("request-status", { status }));
    if (command.type === "reject") return ok([{ type: "slip-rejected", at, id, reason: command.reason }]);
    return ok(isTaken(transfer, takenKeys) ? [{ type: "slip-duplicated", at, id }] : creditedEvents(slip, at));
  },
};

function isTaken(transfer: string, takenKeys: readonly UniqueKey[]): boolean {
  return takenKeys.some(({ kind, value }) => kind === "slip" && value === transfer);
}

/** A slip that is not credited. */
function endSlip(state: State, id: string, step: TimelineStep<SlipStatus>): State {
  return withoutEarned(addSlipStep(state, id, step), requestIn(state.slips, id).bonus);
}

function addSlipStep(state: State, id: string, step: TimelineStep<SlipStatus>): State {
  return withRequest(state, SLIPS, withStep(state.slips, id, step));
}

export interface SlipService {
  verifySlip(payload: string): Answer<SlipReview>;
  confirmSlip(slipId: string, key: OptionalKey): Answer<SlipRequest>;
  requestSlipDeposit(slip: ManualSlip, key: OptionalKey): Answer<SlipRequest>;
  slips(): Promise<readonly SlipRequest[]>;
}

interface SlipWithLookup {
  readonly slip: MiniQr;
  readonly lookup: TransferLookup;
}

function createSlipService(context: Context, id: MemberId): SlipService {
  const { streams, slipBank, clock, rows } = context;

  async function lookUp(slip: MiniQr | undefined): Answer<SlipWithLookup> {
    return slip ? ok({ slip, lookup: await slipBank.lookUp(slip, clock()) }) : err(refuse("slip-not-a-slip"));
  }

  function run(command: SlipCommand): Answer<SlipRequest> {
    return execute(context, id, command, (effect, { slips }) => slipView(requestIn(slips, effect.id), effect.steps));
  }

  return {
    async verifySlip(payload) {
      const found = await lookUp(readMiniQr(payload));
      if (!found.ok) return found;
      const { slip, lookup } = found.value;
      if (lookup.outcome !== "found") return err(refuse("slip-not-found"));
      if (!lookup.transfer.receivedByUs) return err(refuse("slip-wrong-receiver"));
      const slipId = transferId(slip);
      // The same answer as that of the confirmation: the sender may send a rejected slip again.
      const sender = await streams.findMember({ kind: "slip", value: slipId });
      const usedElsewhere = sender !== undefined && sender !== id;
      await streams.read(id);
      const own = await rows.page({ list: "slips", owner: id, tags: [slipId], limit: 1 });
      const isUsed = isSlipInUse(
        own.map((row) => bodyOf<SlipRecord>(row)),
        slipId,
      );
      if (usedElsewhere || isUsed) return err(refuse("slip-duplicate"));
      const { receivedByUs: _, ...transfer } = lookup.transfer;
      return ok({ slipId, ...transfer, reference: slip.transRef });
    },
    async confirmSlip(slipId, key) {
      const found = await lookUp(readSlipId(slipId));
      if (!found.ok) return found;
      return run({ type: "confirm-slip", ...found.value, intent: intentRecord(key, "confirm-slip", slipId) });
    },
    async requestSlipDeposit({ payload, amountSatang: amount }, key) {
      const found = await lookUp(readMiniQr(payload));
      if (!found.ok) return found;
      const intent = intentRecord(key, "submit-slip", payload, amount);
      return run({ type: "submit-slip", ...found.value, amount, intent });
    },
    async slips() {
      await streams.read(id);
      const found = await rows.page({ list: "slips", owner: id, limit: HISTORY_COUNT });
      return found.map((row) => slipView(bodyOf<SlipRecord>(row)));
    },
  };
}

/** A slip's id is its transfer's id, so verifying a slip stores nothing. */
function readSlipId(slipId: string): MiniQr | undefined {
  const [, sendingBank, transRef] = /^(\d{3})-([A-Za-z0-9]{1,40})$/.exec(slipId) ?? [];
  return sendingBank && transRef ? { sendingBank, transRef } : undefined;
}

/** The slip after its first steps, or after all of them. */
function slipView(slip: SlipRecord, steps?: number): SlipRequest {
  const { id, amountSatang, bonus, reference, createdAt, intent } = slip;
  const { status, timeline } = afterSteps(slip, steps);
  return {
    id,
    amountSatang,
    ...(bonus && { bonus: bonusView(bonus) }),
    status,
    reference,
    createdAt,
    timeline,
    intent,
  };
}

type Context = ServiceContext<SlipState, SlipCommand>;

interface Slips {
  readonly state: SlipState;
  readonly needs: Needs;
  readonly command: SlipCommand;
  readonly event: SlipEvent;
  readonly rules: SlipRules;
  readonly context: Context;
  readonly service: SlipService;
}

export const slips: Slice<Slips> = {
  initial: { slips: new Map() },
  decide: { "confirm-slip": decideSlip, "submit-slip": decideSlip },
  evolve: {
    "slip-submitted": (state, { id, amount, bonus, transfer, reference, bankSaid, at, intent }) =>
      withRequest(withEarned(state, bonus), SLIPS, {
        id,
        amountSatang: amount,
        ...(bonus && { bonus }),
        status: "checking",
        reference,
        createdAt: at,
        timeline: [{ status: "checking", at }],
        intent: intent?.key,
        transfer,
        bankSaid,
        order: state.version + 1,
      }),
    "slip-credited": (state, { id, at, amount }) =>
      postDeposit(addSlipStep(state, id, { status: "credited", at }), { id, at, amount }),
    "slip-bonus-credited": (state, event) => {
      const { bonus } = requestIn(state.slips, event.id);
      return bonus ? startBonus(state, event, bonus) : state;
    },
    "slip-rejected": (state, { id, at, reason }) => endSlip(state, id, { status: "rejected", at, reason }),
    "slip-duplicated": (state, { id, at }) => endSlip(state, id, { status: "duplicate", at }),
  },
  shows: {
    "slip-submitted": ["slip"],
    "slip-credited": ["slip", "credit", "inbox"],
    "slip-bonus-credited": ["slip", "credit"],
    "slip-rejected": ["slip", "inbox"],
    "slip-duplicated": ["slip", "inbox"],
  },
  asksFor: {
    "confirm-slip": ({ slip }) => ({ list: "slips", tag: transferId(slip) }),
    "submit-slip": ({ slip }) => ({ list: "slips", tag: transferId(slip) }),
  },
  requests: SLIPS,
  keys: {
    changes: {
      "slip-submitted": ({ claimed, transfer }) => ({ takeKeys: claimed ? [{ kind: "slip", value: transfer }] : [] }),
      "slip-credited": ({ id }, { slips: known }: SlipTransfers) => {
        const slip = known.get(id);
        return { takeKeys: slip ? [{ kind: "slip", value: slip.transfer }] : [] };
      },
    },
    replay: {
      "slip-submitted": ({ slips: known }: SlipTransfers, { id, transfer }) => ({
        slips: new Map([...known, [id, { transfer }]]),
      }),
    },
  },
  service: createSlipService,
};
