import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { Outcome } from "../../core/money-action/outcome.ts";
import type { MoneyHooks } from "../../core/money-action/run.ts";
import type { Fault } from "../../core/shared/fault.ts";
import { mismatchText } from "../../core/shared/mismatch-text.ts";
import { err, ok } from "../../core/shared/result.ts";
import type { CommandResult } from "../command-line/command.ts";
import type { Answer } from "../output/answer.ts";
import { unknownOutcome } from "../output/failure.ts";
import type { CommandContext } from "./command-context.ts";

/** Writes to stderr that the reply was lost, with the key for `--intent`. */
export function progressOf(context: CommandContext, intent: IdempotencyKey): MoneyHooks {
  return {
    onChecking: (lost) => context.say(`${whatCame(lost)}; finding out what became of it. Its intent is ${intent}.`),
  };
}

function whatCame(lost: Fault | undefined): string {
  if (lost?.fault === "contract") return `The reply broke the contract at ${mismatchText(lost)}`;
  return lost?.status === undefined ? "No reply came" : `The reply (status ${lost.status}) does not say what happened`;
}

/** The answer of a command to the outcome of its action. */
export function answerOf<T>(outcome: Outcome<T>, intent: IdempotencyKey, answer: (value: T) => Answer): CommandResult {
  switch (outcome.state) {
    case "done":
      return ok(answer(outcome.value));
    case "refused":
      return err(outcome.refusal);
    case "failed":
      return err(outcome.fault);
    case "unknown":
      return err(unknownOutcome(outcome, intent));
  }
}
