import type { Problem } from "../shared/fault.ts";
import { mapOk, ok, type Result } from "../shared/result.ts";

type Items = readonly { readonly id: string }[];

/** The ids that a list holds before an action. Reads the list unless the caller has read it already. */
export async function readKnownIds(
  shown: Items | undefined,
  read: () => Promise<Result<Items, Problem>>,
): Promise<Result<readonly string[], Problem>> {
  return mapOk(shown ? ok(shown) : await read(), (items) => items.map(({ id }) => id));
}
