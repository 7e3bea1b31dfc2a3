import type { RowChange } from "../../ports/rows.ts";
import type { MemberEvent } from "../events.ts";
import { evolve } from "../evolve.ts";
import { addRequest } from "../requests.ts";
import { INITIAL_STATE, type MemberState, type WithdrawalRecord } from "../state.ts";
import { decisionState } from "./decision-state.ts";
import { rowChanges } from "./rows.ts";

/** Computes a stream's state and rows again from its events. */
export interface StreamFold {
  add(event: MemberEvent): void;
  state(): MemberState;
  /** At most one change for each row. */
  rows(): readonly RowChange[];
}

export function foldStream(): StreamFold {
  let state = INITIAL_STATE;
  const rows = new Map<string, RowChange>();
  /** A rejected withdrawal leaves the state, and its owner can send it again at any later time. */
  const rejected = new Map<string, WithdrawalRecord>();

  return {
    add(event) {
      const again = event.type === "withdrawal-retried" ? rejected.get(event.id) : undefined;
      const before = again ? { ...state, withdrawals: addRequest(state.withdrawals, again) } : state;
      const after = evolve(before, event);
      const withdrawal = event.type === "withdrawal-rejected" ? after.withdrawals.get(event.id) : undefined;
      if (withdrawal) rejected.set(withdrawal.id, withdrawal);
      for (const change of rowChanges(after)) {
        const name = `${change.row.list}\n${change.row.owner}\n${change.row.id}`;
        rows.set(name, joined(rows.get(name), change));
      }
      state = decisionState(after);
    },
    state: () => state,
    rows: () => [...rows.values()],
  };
}

/** One change that does what two did, on a list without the row. */
function joined(first: RowChange | undefined, second: RowChange): RowChange {
  if (second.change !== "add" || !first || first.change === "delete") return second;
  const before = first.row.sums ?? [];
  return { ...first, row: { ...second.row, sums: (second.row.sums ?? []).map((sum, i) => sum + (before[i] ?? 0)) } };
}
