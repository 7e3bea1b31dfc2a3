import type { Instant } from "../shared/bangkok-time.ts";
import type { Credit, DepositRequest, HistoryEntry, SlipRequest } from "./model.ts";
import type { WithdrawalFacts } from "./withdrawal-limits.ts";

/** What a member sees without a network, as it was read last. */
export interface LastKnownLists {
  readonly credit: Credit;
  readonly deposits: readonly DepositRequest[];
  readonly slips: readonly SlipRequest[];
  readonly withdrawals: WithdrawalFacts;
  /** The newest lines of the ledger. */
  readonly history: readonly HistoryEntry[];
}

export interface LastKnown<T> {
  readonly value: T;
  /** When it was read. */
  readonly at: Instant;
}

/** One member's last known lists. They have no account number and no idempotency key. */
export interface LastKnownStorage {
  read<Name extends keyof LastKnownLists>(name: Name): LastKnown<LastKnownLists[Name]> | undefined;
  write<Name extends keyof LastKnownLists>(name: Name, value: LastKnownLists[Name]): void;
}
