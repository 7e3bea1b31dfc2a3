import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { FieldsOf, Intent, Outcome, StoredShape } from "../../core/money-action/intent.ts";
import {
  type MoneyAction,
  type MoneyActionDependencies,
  type MoneyHooks,
  resumeMoneyAction,
  runMoneyAction,
  sendMoneyAction,
} from "../../core/money-action/run.ts";
import { type Fault, mismatchText, type Problem } from "../../core/shared/fault.ts";
import { err, ok } from "../../core/shared/result.ts";
import type { CommandResult } from "../command-line/command.ts";
import type { Sending } from "../command-line/options.ts";
import { type Failure, failureOf, howToAskAgain, interrupted, unknownOutcome, usage } from "../output/failure.ts";
import type { Answer } from "../output/print.ts";
import { moment } from "../output/view.ts";
import type { Backend } from "./backend.ts";
import type { CommandContext } from "./command-context.ts";
import { connectAsMember } from "./connect-as-member.ts";

interface MoneyCommand<Shape extends StoredShape, Ask, T> {
  readonly action: MoneyAction<Shape, Backend, Ask, T>;
  readonly ask: Ask;
  /** Sent under `--intent` without judging, because its effect may exist already. If left out, the ask is judged. */
  readonly again?: FieldsOf<Shape>;
  /** The fields by which an intent of an earlier run is one of this command; all but lists of known ids if left out. */
  readonly sameBy?: readonly (keyof Shape & string)[];
  readonly answer: (value: T, key: IdempotencyKey) => Answer;
}

/** Runs a money action for the signed-in member. */
export async function runMoneyCommand<Shape extends StoredShape, Ask, T>(
  context: CommandContext,
  sending: Sending,
  command: MoneyCommand<Shape, Ask, T>,
): Promise<CommandResult> {
  const backend = await connectAsMember(context);
  return backend.ok ? runMoneyCommandAt(backend.value, context, sending, command) : backend;
}

/** As `runMoneyCommand`, for a command that has opened the backend to read from it. */
export async function runMoneyCommandAt<Shape extends StoredShape, Ask, T>(
  opened: Backend,
  context: CommandContext,
  sending: Sending,
  { action, ask, again, sameBy, answer }: MoneyCommand<Shape, Ask, T>,
): Promise<CommandResult> {
  const wanted = again ? ok(again) : await action.judge(opened, ask);
  const names = sameBy ?? Object.keys(action.stored).filter((name) => action.stored[name] !== "ids");
  const isSame = (intent: Intent<Shape>) =>
    wanted.ok && names.every((name) => (intent as FieldsOf<Shape>)[name] === wanted.value[name]);
  const earlier = await resumeEarlier(opened, context, sending, { action, isSame, answer });
  if (earlier) return earlier;
  const { intent } = sending;
  const key = intent ?? context.newIntent();
  return untilInterrupted(context, opened, key, async ({ backend, hooks }) => {
    const outcome =
      intent === undefined || again === undefined
        ? await runMoneyAction(backend, action, ask, key, hooks)
        : await sendMoneyAction(backend, action, again, key, hooks);
    return answerOf(outcome, key, (value) => answer(value, key));
  });
}

interface EarlierRun<Shape extends StoredShape, Ask, T> {
  readonly action: MoneyAction<Shape, Backend, Ask, T>;
  readonly isSame: (intent: Intent<Shape>) => boolean;
  readonly answer: (value: T, key: IdempotencyKey) => Answer;
}

/**
 * Finds out the outcome of the same command in an earlier run that was killed, or never knew it. Undefined when there is
 * none, or when the person wants a new one all the same.
 */
export async function resumeEarlier<Shape extends StoredShape, Ask, T>(
  opened: Backend,
  context: CommandContext,
  { intent, isNew }: Sending,
  { action, isSame, answer }: EarlierRun<Shape, Ask, T>,
): Promise<CommandResult | undefined> {
  if (intent !== undefined && isNew) return err(usage("--intent and --new cannot be used together"));
  if (intent !== undefined) return undefined;
  const { intents } = opened;
  const [damaged] = intents.damaged(action);
  const earlier = intents.pending(action).findLast(isSame);
  if (isNew) {
    if (earlier) giveUp(opened, context, earlier.key);
    return undefined;
  }
  if (earlier) {
    const { key, madeAt } = earlier;
    context.say(
      `An earlier run of this command, ${moment(madeAt)}, has the open intent ${key}: finding out what became of it.`,
    );
    const found = await untilInterrupted(context, opened, key, async ({ backend }) =>
      answerOf(await resumeMoneyAction(backend, action, earlier), key, (value) => answer(value, key)),
    );
    if (found.ok) {
      context.say("That earlier run is what is shown. Nothing new was sent; --new sends another one.");
      return found;
    }
    // Its values are not stored, and these are other ones: it was another command.
    const isOther = found.error.kind === "refusal" && found.error.code === "key-reused";
    if (!isOther && !(await wantsNew(context, found.error))) return found;
    giveUp(opened, context, key);
  }
  if (damaged) {
    const { file, key } = damaged;
    const failure: Failure = {
      kind: "unknown-outcome",
      message: `${file} is damaged: it notes an action that may have happened. Look at the lists; ${howToAskAgain(key)}`,
      details: { intent: key },
    };
    if (!(await wantsNew(context, failure))) return err(failure);
  }
  return undefined;
}

/** Lets an intent go once this run has said what came of it. */
function giveUp({ intents }: Backend, { say }: CommandContext, key: IdempotencyKey): void {
  say(`Sending a new one; the intent ${key} of the earlier run is given up.`);
  intents.remove(key);
}

/** Asks at a terminal; no without one, and after a stop. */
async function wantsNew(context: CommandContext, problem: Problem | Failure): Promise<boolean> {
  const { kind, message } = failureOf(problem);
  if (kind === "interrupted") return false;
  const [typed] = (await context.ask([{ label: `${message}\nSend a new one? yes or no`, usual: "no" }])) ?? [];
  return typed !== undefined && /^y(es)?$/i.test(typed);
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
