import type { Answer } from "../../engine/caller.ts";
import type { RowName } from "../../engine/rows.ts";

/** Calls at the same time. */
export function atOnce<Name extends RowName>(
  count: number,
  call: (number: number) => Promise<Answer<Name>>,
): Promise<readonly Answer<Name>[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => call(number)));
}

export function successes<Name extends RowName>(answers: readonly Answer<Name>[]): number {
  return answers.filter(({ ok }) => ok).length;
}
