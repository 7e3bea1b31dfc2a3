import type { Rows } from "../../ports/rows.ts";
import { transferId } from "../../wallet/slip/transfer-id.ts";
import type { Command } from "../commands.ts";
import type { ClaimRecord, DepositRecord, MemberState, SlipRecord, WithdrawalRecord } from "../state.ts";
import { ownerOf } from "./owner.ts";
import { bodyOf } from "./rows.ts";

/** Where past requests are. A state without an account has none. */
export interface PastRequests {
  /** The state with the past requests that a command is about. */
  forCommand(state: MemberState, command: Command): Promise<MemberState>;
  /** The state with the request of this id, if there is one. */
  withRequest(state: MemberState, id: string): Promise<MemberState>;
}

export function createPastRequests(rows: Rows): PastRequests {
  async function record<R>(
    list: "deposits" | "slips" | "withdrawals" | "claims",
    state: MemberState,
    id: string,
  ): Promise<R | undefined> {
    const row = await rows.get({ list, owner: ownerOf(state), id });
    return row && bodyOf<R>(row);
  }

  async function withDeposit(state: MemberState, id: string): Promise<MemberState> {
    if (state.deposits.has(id)) return state;
    const deposit = await record<DepositRecord>("deposits", state, id);
    return deposit ? { ...state, deposits: new Map([...state.deposits, [id, deposit]]) } : state;
  }

  async function withSlip(state: MemberState, id: string): Promise<MemberState> {
    if (state.slips.has(id)) return state;
    const slip = await record<SlipRecord>("slips", state, id);
    return slip ? { ...state, slips: new Map([...state.slips, [id, slip]]) } : state;
  }

  async function withWithdrawal(state: MemberState, id: string): Promise<MemberState> {
    if (state.withdrawals.has(id)) return state;
    const withdrawal = await record<WithdrawalRecord>("withdrawals", state, id);
    return withdrawal ? { ...state, withdrawals: new Map([...state.withdrawals, [id, withdrawal]]) } : state;
  }

  async function withClaim(state: MemberState, id: string): Promise<MemberState> {
    if (state.claims.has(id)) return state;
    const claim = await record<ClaimRecord>("claims", state, id);
    return claim ? { ...state, claims: new Map([...state.claims, [id, claim]]) } : state;
  }

  /** The latest slip of a transfer. */
  async function withSlipOf(state: MemberState, transfer: string): Promise<MemberState> {
    const [row] = await rows.page({ list: "slips", owner: ownerOf(state), tags: [transfer], limit: 1 });
    if (!row || state.slips.has(row.id)) return state;
    return { ...state, slips: new Map([...state.slips, [row.id, bodyOf<SlipRecord>(row)]]) };
  }

  async function withRequest(state: MemberState, id: string): Promise<MemberState> {
    if (isKnown(state, id)) return state;
    for (const withOne of [withDeposit, withSlip, withWithdrawal, withClaim]) {
      const found = await withOne(state, id);
      if (found !== state) return found;
    }
    return state;
  }

  return {
    withRequest,
    async forCommand(state, command) {
      switch (command.type) {
        case "cancel-deposit":
        case "confirm-deposit":
          return withDeposit(state, command.id);
        case "retry-withdrawal":
          return withWithdrawal(state, command.id);
        case "confirm-slip":
        case "submit-slip":
          return withSlipOf(state, transferId(command.slip));
        case "approve":
        case "start-paying":
        case "reject":
          return withRequest(state, command.id);
        default:
          return state;
      }
    },
  };
}

function isKnown({ deposits, slips, withdrawals, claims }: MemberState, id: string): boolean {
  return deposits.has(id) || slips.has(id) || withdrawals.has(id) || claims.has(id);
}
