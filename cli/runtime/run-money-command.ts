import type { MoneyAction } from "../../core/money-action/definition.ts";
import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { FieldsOf, StoredShape } from "../../core/money-action/intent.ts";
import { runMoneyAction, sendMoneyAction } from "../../core/money-action/run.ts";
import type { CommandResult } from "../command-line/command.ts";
import type { Answer } from "../output/answer.ts";
import type { Backend } from "./backend.ts";
import type { CommandContext } from "./command-context.ts";
import { connectAsMember } from "./connect-as-member.ts";
import { answerOf } from "./money-outcome.ts";
import { untilInterrupted } from "./until-interrupted.ts";

interface MoneyCommand<Shape extends StoredShape, Ask, T> {
  readonly action: MoneyAction<Shape, Backend, Ask, T>;
  readonly ask: Ask;
  /** Sent under `--intent` without judging, because its effect may exist already. If left out, the ask is judged. */
  readonly again?: FieldsOf<Shape>;
  readonly answer: (value: T, key: IdempotencyKey) => Answer;
}

/** Runs a money action for the signed-in member; `intent` is the key given with `--intent`. */
export async function runMoneyCommand<Shape extends StoredShape, Ask, T>(
  context: CommandContext,
  intent: IdempotencyKey | undefined,
  command: MoneyCommand<Shape, Ask, T>,
): Promise<CommandResult> {
  const backend = await connectAsMember(context);
  return backend.ok ? runMoneyCommandAt(backend.value, context, intent, command) : backend;
}

/** As `runMoneyCommand`, for a command that has opened the backend to read from it. */
export async function runMoneyCommandAt<Shape extends StoredShape, Ask, T>(
  opened: Backend,
  context: CommandContext,
  intent: IdempotencyKey | undefined,
  { action, ask, again, answer }: MoneyCommand<Shape, Ask, T>,
): Promise<CommandResult> {
  const key = intent ?? context.newIntent();
  return untilInterrupted(context, opened, key, async ({ backend, hooks }) => {
    const outcome =
      intent === undefined || again === undefined
        ? await runMoneyAction(backend, action, ask, key, hooks)
        : await sendMoneyAction(backend, action, again, key, hooks);
    return answerOf(outcome, key, (value) => answer(value, key));
  });
}
