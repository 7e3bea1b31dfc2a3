import { HOUR_MS, type Instant } from "../shared/bangkok-time.ts";
import { type Problem, whereOffered } from "../shared/fault.ts";
import type { Refusal } from "../shared/refusal.ts";
import { mapOk, ok, type Result } from "../shared/result.ts";
import type { IdempotencyKey } from "./idempotency-key.ts";

/** What the backend's data show about an action whose reply was lost. */
export type Evidence<T> =
  | { readonly seen: "effect"; readonly value: T }
  /** The request was changed in another way, so the action can no longer have its effect. */
  | { readonly seen: "superseded"; readonly refusal: Refusal }
  | { readonly seen: "nothing" }
  | { readonly seen: "unreadable"; readonly problem: Problem };

/** How far the device's clock may be off when a request is recognised by its time. */
export const CLOCK_TOLERANCE_MS = HOUR_MS / 4;

/** An item of a list that an action adds to. */
type Item = {
  readonly id: string;
  readonly intent: IdempotencyKey | undefined;
} & ({ readonly createdAt: Instant } | { readonly at: Instant });

interface Creation {
  readonly key: IdempotencyKey;
  readonly madeAt: Instant;
  /** Items that were there before the action, as `idsOf` tells them. */
  readonly knownIds: readonly string[];
}

/**
 * Looks in a list for the item that an intent created. The key decides where the backend shows it. Otherwise the item
 * must be new, created at about the same time, and `resembles` must accept it. An item of another key never counts.
 */
export function evidenceOfCreation<T extends Item>(
  list: Result<readonly T[], Problem>,
  { key, madeAt, knownIds }: Creation,
  resembles: (item: T) => boolean,
): Evidence<T> {
  if (!list.ok) return { seen: "unreadable", problem: list.error };
  const created =
    list.value.find(({ intent }) => intent === key) ??
    list.value.find(
      (item) =>
        item.intent === undefined &&
        !knownIds.includes(UNREAD) &&
        !knownIds.includes(item.id) &&
        ("createdAt" in item ? item.createdAt : item.at) >= madeAt - CLOCK_TOLERANCE_MS &&
        resembles(item),
    );
  return created ? { seen: "effect", value: created } : { seen: "nothing" };
}

/** Stands for all items that nobody could read. No item has an empty id. */
const UNREAD = "";

/** The ids of a list, for an intent. Where the backend does not list the items, an older one could be taken for a new one. */
export function idsOf(items: Items | undefined): readonly string[] {
  return items?.map(({ id }) => id) ?? [UNREAD];
}

/** Lets `judge` decide about one request of a list; a request that is not listed is no evidence. */
export function evidenceOfChange<T extends { readonly id: string }>(
  list: Result<readonly T[], Problem>,
  id: string,
  judge: (request: T) => Evidence<T>,
): Evidence<T> {
  if (!list.ok) return { seen: "unreadable", problem: list.error };
  const request = list.value.find((each) => each.id === id);
  return request ? judge(request) : { seen: "nothing" };
}

type Items = readonly { readonly id: string }[];

/** The ids that a list holds before an action. Reads the list unless the caller has read it already. */
export async function readKnownIds(
  shown: Items | undefined,
  read: () => Promise<Result<Items, Problem>>,
): Promise<Result<readonly string[], Problem>> {
  return mapOk(shown ? ok(shown) : whereOffered(await read()), idsOf);
}
