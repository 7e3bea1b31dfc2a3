import type { MoneyAction } from "../money-action/definition.ts";
import { evidenceOfChange } from "../money-action/evidence.ts";
import { refuse } from "../shared/refusal.ts";
import { ok } from "../shared/result.ts";
import type { DepositRequest } from "./model.ts";
import type { WalletDependencies } from "./port.ts";

const stored = { id: "text" } as const;

/** Reports that the member made the transfer of a deposit request. */
export const confirmDeposit: MoneyAction<typeof stored, WalletDependencies, { readonly id: string }, DepositRequest> = {
  kind: "deposit-confirm",
  stored,
  judge: async (_, { id }) => ok({ id }),
  send: ({ wallet }, { id, key }) => wallet.confirmDeposit(id, key),
  lookUp: async ({ wallet }, { id }) =>
    evidenceOfChange(await wallet.deposits(), id, (request) => {
      const { status } = request;
      if (status === "awaiting-transfer") return { seen: "nothing" };
      if (status !== "cancelled" && status !== "expired") return { seen: "effect", value: request };
      return { seen: "superseded", refusal: refuse("request-status", { status }) };
    }),
  repeatable: true,
};
