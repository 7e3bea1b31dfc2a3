import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { MoneyActionDependencies, MoneyHooks } from "../../core/money-action/run.ts";
import { err } from "../../core/shared/result.ts";
import type { CommandResult } from "../command-line/command.ts";
import { interrupted } from "../output/failure.ts";
import type { CommandContext } from "./command-context.ts";
import { progressOf } from "./money-outcome.ts";

interface MoneyRun<Dependencies> {
  /** The dependencies, which notice the sending. */
  readonly backend: Dependencies;
  readonly hooks: MoneyHooks;
  /** For an action that stores no intent: call it right before the sending. */
  readonly onSend: () => void;
}

/**
 * Runs a money action until it is over, or until Ctrl-C or a termination signal. Then it says whether the action was
 * sent, and does not wait for the reply.
 */
export async function untilInterrupted<Dependencies extends MoneyActionDependencies>(
  context: CommandContext,
  backend: Dependencies,
  key: IdempotencyKey,
  action: (run: MoneyRun<Dependencies>) => Promise<CommandResult>,
): Promise<CommandResult> {
  const state = { sent: false, stopped: false };
  const { intents } = backend;
  const progress = progressOf(context, key);
  const onSend = () => {
    state.sent = true;
  };
  const run: MoneyRun<Dependencies> = {
    onSend,
    backend: {
      ...backend,
      intents: {
        ...intents,
        // An intent is stored right before its first sending.
        write: (intent) => {
          onSend();
          intents.write(intent);
        },
      },
    },
    hooks: {
      ...progress,
      onChecking: (lost) => {
        if (!state.stopped) progress.onChecking?.(lost);
      },
    },
  };
  const stopped = context.untilStopped().then((): CommandResult => {
    state.stopped = true;
    return err(interrupted(state.sent ? key : undefined));
  });
  return Promise.race([action(run), stopped]);
}
