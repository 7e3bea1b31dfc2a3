import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { Outcome } from "../../core/money-action/outcome.ts";
import { err, ok } from "../../core/shared/result.ts";
import type { CommandResult } from "../command-line/command.ts";
import { unknownOutcome } from "../output/failure.ts";
import type { Answer } from "../output/view.ts";
import type { CommandContext } from "./command-context.ts";

/** Writes to stderr that the reply was lost, with the key for `--intent`. */
export function progressOf(context: CommandContext, intent: IdempotencyKey): { readonly onChecking: () => void } {
  return {
    onChecking: () => context.say(`No reply came; finding out what became of it. Its intent is ${intent}.`),
  };
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
      return err(unknownOutcome(outcome.fault, intent));
  }
}
