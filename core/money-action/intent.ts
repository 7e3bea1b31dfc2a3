import type { AffiliateLogType } from "../affiliate/model.ts";
import type { FlipCardGame, FlipCardPick } from "../rewards/play.ts";
import { type BangkokDate, HOUR_MS, type Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";
import type { IdempotencyKey } from "./idempotency-key.ts";

interface Decision {
  readonly key: IdempotencyKey;
  /** When the person decided, by the device's clock. */
  readonly madeAt: Instant;
}

/** Requests that were there before: none of them is the one that is being made. */
interface AmongOthers {
  readonly knownIds: readonly string[];
}

/** A decision about money with all that is needed to find out later what became of it. */
export type MoneyIntent = Decision &
  (
    | ({ readonly kind: "deposit-request"; readonly amountSatang: Satang } & AmongOthers)
    | { readonly kind: "deposit-cancel"; readonly id: string }
    | { readonly kind: "deposit-confirm"; readonly id: string }
    | ({ readonly kind: "slip-confirm"; readonly slipId: string; readonly reference: string } & AmongOthers)
    | ({ readonly kind: "slip-manual"; readonly amountSatang: Satang; readonly payload: string } & AmongOthers)
    | ({ readonly kind: "withdrawal-request"; readonly amountSatang: Satang } & AmongOthers)
    | ({
        readonly kind: "affiliate-withdrawal";
        readonly amountSatang: Satang;
        readonly type: AffiliateLogType;
      } & AmongOthers)
    | { readonly kind: "game-open"; readonly gameId: string }
    | { readonly kind: "game-cash-out"; readonly gameId: string }
    | { readonly kind: "game-transfer" }
    | {
        readonly kind: "game-round";
        readonly launchId: string;
        readonly betOn: string;
        readonly amountSatang: Satang;
      }
    /** `attempt` is the number of the rejected attempt. */
    | { readonly kind: "withdrawal-retry"; readonly id: string; readonly attempt: number }
    | ({ readonly kind: "reward-claim"; readonly rewardId: string } & AmongOthers)
    | ({ readonly kind: "wheel-spin" } & AmongOthers)
    | ({ readonly kind: "flip-card"; readonly game: FlipCardGame } & FlipCardPick & AmongOthers)
    | { readonly kind: "check-in"; readonly day: BangkokDate }
  );

export type MoneyIntentKind = MoneyIntent["kind"];
export type MoneyIntentOf<K extends MoneyIntentKind> = Extract<MoneyIntent, { readonly kind: K }>;

/**
 * How long after the decision an outcome that is not known stands in the way of another of its kind. What a lost
 * request could do it has done by then, and the lists show it.
 */
export const INTENT_KEPT_MS = HOUR_MS;

/**
 * Keeps one member's intents from just before they are sent until their outcome is known, so that a reload, a crash or
 * another tab between sending and hearing does not lose them.
 */
export interface IntentMemory {
  remember(intent: MoneyIntent): void;
  forget(key: IdempotencyKey): void;
  /** Oldest first; none that is older than `INTENT_KEPT_MS`. */
  pending(): readonly MoneyIntent[];
  /** Tells when another tab remembered or forgot one; returns how to stop listening. */
  watch(listener: () => void): () => void;
}

/** For a process that lives no longer than its one action. */
export const NO_MEMORY: IntentMemory = {
  remember: () => undefined,
  forget: () => undefined,
  pending: () => [],
  watch: () => () => undefined,
};
