import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { MoneyIntentOf } from "../money-action/intent.ts";
import type { Outcome } from "../money-action/outcome.ts";
import type { Evidence } from "../money-action/reconcile.ts";
import { type MoneyHooks, runMoneyAction } from "../money-action/run.ts";
import type { TableDependencies } from "./dependencies.ts";
import type { PlayedRound, RoundAsk } from "./table.ts";

/** Plays one round of an opened game of the house's own. */
export function playRound(
  dependencies: TableDependencies,
  { launchId, betOn, amount, key }: RoundAsk & { readonly launchId: string; readonly key: IdempotencyKey },
  hooks: MoneyHooks = {},
): Promise<Outcome<PlayedRound>> {
  const intent = {
    kind: "game-round",
    key,
    madeAt: dependencies.clock(),
    launchId,
    betOn,
    amountSatang: amount,
  } as const;
  return settleRound(dependencies, intent, hooks);
}

/** Carries a round out; a lost one is looked for among the table's latest. */
export function settleRound(
  dependencies: TableDependencies,
  intent: MoneyIntentOf<"game-round">,
  hooks: MoneyHooks = {},
): Promise<Outcome<PlayedRound>> {
  const { launchId, betOn, amountSatang: amount, key } = intent;
  const attempt = {
    send: () => dependencies.table.play(launchId, { betOn, amount }, key),
    lookUp: () => lookForRound(dependencies, intent),
  };
  return runMoneyAction(dependencies, intent, attempt, hooks);
}

async function lookForRound(
  { table }: TableDependencies,
  { launchId, key }: MoneyIntentOf<"game-round">,
): Promise<Evidence<PlayedRound>> {
  const seen = await table.table(launchId);
  if (!seen.ok) {
    // A table that is closed shows no rounds, and yet the round may have been played: its key still tells.
    const over = seen.error.kind === "refusal" && seen.error.code === "launch-over";
    return over ? { seen: "nothing" } : { seen: "unreadable", problem: seen.error };
  }
  const { rounds, creditSatang } = seen.value;
  const round = rounds.find(({ intent }) => intent === key);
  return round ? { seen: "effect", value: { round, creditSatang } } : { seen: "nothing" };
}
