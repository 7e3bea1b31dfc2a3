import type { Problem } from "../../shared/fault.ts";
import type { Refusal } from "../../shared/refusal.ts";
import type { Result } from "../../shared/result.ts";

/** Asks the member to confirm the session; false when they do not. */
export type AskConfirmation = (refusal: Refusal) => Promise<boolean>;

/**
 * A call that the backend may refuse with `second-factor-required`. The refusal has no effect and does not use up the
 * call's key, so the same call is sent again once the session is confirmed.
 */
export async function confirmedCall<T>(
  call: () => Promise<Result<T, Problem>>,
  ask: AskConfirmation,
): Promise<Result<T, Problem>> {
  const answer = await call();
  if (answer.ok || answer.error.kind !== "refusal" || answer.error.code !== "second-factor-required") return answer;
  return (await ask(answer.error)) ? call() : answer;
}
