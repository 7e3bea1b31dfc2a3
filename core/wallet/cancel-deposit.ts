import type { MoneyAction } from "../money-action/definition.ts";
import { evidenceOfChange } from "../money-action/evidence.ts";
import { refuse } from "../shared/refusal.ts";
import { ok } from "../shared/result.ts";
import type { DepositRequest } from "./model.ts";
import type { WalletDependencies } from "./port.ts";

const stored = { id: "text" } as const;

/** Cancels a deposit request that the member made no transfer for. */
export const cancelDeposit: MoneyAction<typeof stored, WalletDependencies, { readonly id: string }, DepositRequest> = {
  kind: "deposit-cancel",
  stored,
  judge: async (_, { id }) => ok({ id }),
  send: ({ wallet }, { id, key }) => wallet.cancelDeposit(id, key),
  lookUp: async ({ wallet }, { id }) =>
    evidenceOfChange(await wallet.deposits(), id, (request) => {
      const { status } = request;
      if (status === "cancelled") return { seen: "effect", value: request };
      if (status === "awaiting-transfer") return { seen: "nothing" };
      return { seen: "superseded", refusal: refuse("request-status", { status }) };
    }),
  repeatable: true,
};
