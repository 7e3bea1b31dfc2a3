import type { Instant } from "../shared/bangkok-time.ts";
import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { IdempotencyKey } from "./idempotency-key.ts";
import type { Evidence } from "./reconcile.ts";
import { CLOCK_TOLERANCE_MS } from "./run.ts";

/** A request, or a thing that happened at once. */
type Made = {
  readonly id: string;
  readonly intent: IdempotencyKey | undefined;
} & ({ readonly createdAt: Instant } | { readonly at: Instant });

interface Making {
  readonly key: IdempotencyKey;
  readonly madeAt: Instant;
  readonly knownIds: readonly string[];
}

/**
 * Looks for a newly made request in a list: by the intent's key where the backend tells it, else by what `resembles`
 * says of an unknown request from about that time. One made under another key is never taken for it.
 */
export function evidenceOfMaking<T extends Made>(
  list: Result<readonly T[], Problem>,
  { key, madeAt, knownIds }: Making,
  resembles: (request: T) => boolean,
): Evidence<T> {
  if (!list.ok) return { seen: "unreadable", problem: list.error };
  const made =
    list.value.find(({ intent }) => intent === key) ??
    list.value.find(
      (request) =>
        request.intent === undefined &&
        !knownIds.includes(request.id) &&
        ("createdAt" in request ? request.createdAt : request.at) >= madeAt - CLOCK_TOLERANCE_MS &&
        resembles(request),
    );
  return made ? { seen: "effect", value: made } : { seen: "nothing" };
}

/** Looks at one request of a list; one that is not there tells nothing. */
export function evidenceOfChange<T extends { readonly id: string }>(
  list: Result<readonly T[], Problem>,
  id: string,
  judge: (request: T) => Evidence<T>,
): Evidence<T> {
  if (!list.ok) return { seen: "unreadable", problem: list.error };
  const request = list.value.find((each) => each.id === id);
  return request ? judge(request) : { seen: "nothing" };
}
