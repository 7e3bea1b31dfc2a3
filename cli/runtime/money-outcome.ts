import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { Outcome } from "../../core/money-action/outcome.ts";
import { err, ok } from "../../core/shared/result.ts";
import type { CommandResult } from "../command-line/command.ts";
import { unknownOutcome } from "../output/failure.ts";
import type { Answer } from "../output/view.ts";
import type { CommandContext } from "./command-context.ts";

/** Tells on stderr that a reply was lost, with the key that the action can be sent again under. */
export function progressOf(cli: CommandContext, intent: IdempotencyKey): { readonly onChecking: () => void } {
  return {
    onChecking: () => cli.say(`No reply came; finding out what became of it. Its intent is ${intent}.`),
  };
}

/** What a money action came to, in the terms of the command line. */
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
