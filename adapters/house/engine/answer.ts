import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";

/** The result of an action. Failures other than refusals are thrown. */
export type Answer<T> = Promise<Result<T, Refusal>>;

/**
 * The idempotency key of an action. With a key, the same action gets the same answer (also a refusal) at any later time,
 * and another action under that key is refused with `key-reused`. Without a key, every call runs.
 */
export type OptionalKey = IdempotencyKey | undefined;
