import type { Instant } from "../shared/bangkok-time.ts";
import type { Credit, DepositRequest, HistoryEntry, SlipRequest } from "./model.ts";
import type { WithdrawalFacts } from "./withdrawal.ts";

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

/** The amounts that are drafted: each form of its own. */
export const DRAFTED_AMOUNTS = ["deposit", "withdrawal"] as const;
export type DraftedAmount = (typeof DRAFTED_AMOUNTS)[number];

/** What one member typed and did not send, as typed. It is offered again and never sent by itself. */
export interface DraftStorage {
  read(form: DraftedAmount): string | undefined;
  /** An empty text removes it. */
  write(form: DraftedAmount, typed: string): void;
}

/** The slip picture that one member chose and did not send. */
export interface SlipPictureStorage {
  read(): Promise<Blob | undefined>;
  write(picture: Blob): Promise<void>;
  clear(): Promise<void>;
}
