import type { GuardedAction } from "../../../../core/session/second-factor/guarded-actions.ts";
import type { ServiceContext } from "../../engine/service-context.ts";
import type { NeededConfirmation } from "./check-confirmation.ts";

/** Spread it into a command: empty where the operator does not ask for a confirmation. */
export async function confirmationFor(
  { secondFactorFor, tokens }: Pick<ServiceContext, "secondFactorFor" | "tokens">,
  action: GuardedAction,
  token: string | undefined,
): Promise<{ readonly confirmation?: NeededConfirmation }> {
  if (!secondFactorFor.includes(action)) return {};
  return { confirmation: { tokenHash: token === undefined ? undefined : await tokens.hash(token) } };
}
