import type { MoneyAction } from "../../core/money-action/definition.ts";
import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { FieldsOf, StoredShape } from "../../core/money-action/intent.ts";
import { runMoneyAction, sendMoneyAction } from "../../core/money-action/run.ts";
import type { Outcome } from "../command-line/command.ts";
import type { Answer } from "../output/view.ts";
import type { Backend } from "./backend.ts";
import type { Cli } from "./context.ts";
import { connectAsMember } from "./member-backend.ts";
import { answerOf, progressOf } from "./money-outcome.ts";

interface MoneyCommand<Shape extends StoredShape, Ask, T> {
  readonly action: MoneyAction<Shape, Backend, Ask, T>;
  readonly ask: Ask;
  /** Sent under `--intent` without judging, because its effect may exist already. If left out, the ask is judged. */
  readonly again?: FieldsOf<Shape>;
  readonly answer: (value: T, key: IdempotencyKey) => Answer;
}

/** Runs a money action for the signed-in member; `intent` is the key given with `--intent`. */
export async function runMoneyCommand<Shape extends StoredShape, Ask, T>(
  cli: Cli,
  intent: IdempotencyKey | undefined,
  command: MoneyCommand<Shape, Ask, T>,
): Promise<Outcome> {
  const backend = await connectAsMember(cli);
  return backend.ok ? runMoneyCommandAt(backend.value, cli, intent, command) : backend;
}

/** As `runMoneyCommand`, for a command that has opened the backend to read from it. */
export async function runMoneyCommandAt<Shape extends StoredShape, Ask, T>(
  backend: Backend,
  cli: Cli,
  intent: IdempotencyKey | undefined,
  { action, ask, again, answer }: MoneyCommand<Shape, Ask, T>,
): Promise<Outcome> {
  const key = intent ?? cli.newIntent();
  const hooks = progressOf(cli, key);
  const outcome =
    intent === undefined || again === undefined
      ? await runMoneyAction(backend, action, ask, key, hooks)
      : await sendMoneyAction(backend, action, again, key, hooks);
  return answerOf(outcome, key, (value) => answer(value, key));
}
