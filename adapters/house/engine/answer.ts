import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";

/** What an action of the house comes to; anything else that goes wrong is thrown. */
export type Answer<T> = Promise<Result<T, Refusal>>;

/**
 * Undefined where the caller sent no key: the action then runs every time it is called. With a key, an action that
 * was answered before (a refusal, too) is answered the same again for 24 hours, and another action under the same key
 * is refused with `key-reused`.
 */
export type OptionalKey = IdempotencyKey | undefined;
