import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { Outcome } from "../../core/money-action/outcome.ts";
import type { MoneyHooks } from "../../core/money-action/run.ts";
import type { Member } from "../../core/session/model.ts";
import type { CommandResult } from "../command-line/command.ts";
import type { Answer } from "../output/view.ts";
import type { Backend } from "./backend.ts";
import type { CommandContext } from "./command-context.ts";
import { connectAsMember } from "./connect-as-member.ts";
import { answerOf, progressOf } from "./money-outcome.ts";

type Dependencies = Backend & { readonly member: Member };
type Act<T> = (dependencies: Dependencies, key: IdempotencyKey, hooks: MoneyHooks) => Promise<Outcome<T>>;

interface MoneyCommand<T> {
  /** Under a new intent. */
  readonly first: Act<T>;
  /** Under one given by hand: it may have been carried out already, so it is sent as it is and not judged anew. */
  readonly again?: Act<T>;
  readonly answer: (value: T, key: IdempotencyKey) => Answer;
}

/** Runs a money action of who is signed in, and tells on stderr when its reply is lost. */
export async function runMoneyCommand<T>(
  cli: CommandContext,
  intent: IdempotencyKey | undefined,
  { first, again = first, answer }: MoneyCommand<T>,
): Promise<CommandResult> {
  const dependencies = await connectAsMember(cli);
  if (!dependencies.ok) return dependencies;
  const key = intent ?? cli.newIntent();
  const act = intent === undefined ? first : again;
  return answerOf(await act(dependencies.value, key, progressOf(cli, key)), key, (value) => answer(value, key));
}
