import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { FieldsOf, Outcome, StoredShape } from "../../core/money-action/intent.ts";
import {
  type MoneyAction,
  type MoneyActionDependencies,
  type MoneyHooks,
  runMoneyAction,
  sendMoneyAction,
} from "../../core/money-action/run.ts";
import { type Fault, mismatchText } from "../../core/shared/fault.ts";
import { err, ok } from "../../core/shared/result.ts";
import type { CommandResult } from "../command-line/command.ts";
import { interrupted, unknownOutcome } from "../output/failure.ts";
import type { Answer } from "../output/print.ts";
import type { Backend } from "./backend.ts";
import type { CommandContext } from "./command-context.ts";
import { connectAsMember } from "./connect-as-member.ts";

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

/** Writes to stderr that the reply was lost, with the key for `--intent`. */
function progressOf(context: CommandContext, intent: IdempotencyKey): MoneyHooks {
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
