import { evidenceOfChange, evidenceOfCreation, idsOf } from "../money-action/evidence.ts";
import type { MoneyAction } from "../money-action/run.ts";
import { judgeAmount } from "../rules/amount-limits.ts";
import { whereOffered } from "../shared/fault.ts";
import { least, type Satang, ZERO } from "../shared/money.ts";
import { type Refusal, refuse } from "../shared/refusal.ts";
import { err, mapOk, ok } from "../shared/result.ts";
import type { DepositInfo, DepositRequest } from "./model.ts";
import type { WalletDependencies, WalletPort } from "./port.ts";
import { isDepositFinal } from "./statuses.ts";

export interface DepositAsk {
  readonly amount: Satang;
  /** The bonus that the member was shown and takes; none if left out. */
  readonly bonus?: Satang | undefined;
  /** What the caller has read already; the rest is read first. */
  readonly info?: DepositInfo | undefined;
  readonly requests?: readonly DepositRequest[] | undefined;
}

const requestDepositFields = { amountSatang: "satang", bonusSatang: "added-satang", knownIds: "ids" } as const;

/** Asks for a deposit. The limits and a request that is still open refuse it before it is sent. */
export const requestDeposit: MoneyAction<typeof requestDepositFields, WalletDependencies, DepositAsk, DepositRequest> =
  {
    kind: "deposit-request",
    stored: requestDepositFields,
    async judge({ wallet }, ask) {
      const [info, requests] = await Promise.all([
        ask.info ? ok(ask.info) : wallet.depositInfo().then(whereOffered),
        ask.requests ? ok(ask.requests) : wallet.deposits().then(whereOffered),
      ]);
      if (!info.ok) return info;
      if (!requests.ok) return requests;
      const refusal = info.value && judgeDeposit(ask.amount, info.value);
      if (refusal) return err(refusal);
      // Only a list that was read just now can refuse because of an open request; the backend judges an older one.
      if (!ask.requests && requests.value?.some(({ status }) => !isDepositFinal(status))) {
        return err(refuse("request-already-open"));
      }
      return ok({
        amountSatang: ask.amount,
        bonusSatang: ask.bonus ?? ZERO,
        knownIds: idsOf(requests.value),
      });
    },
    send: ({ wallet }, { amountSatang, bonusSatang, key }) =>
      wallet.requestDeposit(amountSatang, key, bonusSatang > 0 ? bonusSatang : undefined),
    lookUp: async ({ wallet }, intent) =>
      evidenceOfCreation(await wallet.deposits(), intent, ({ amountSatang }) => amountSatang === intent.amountSatang),
  };

/** The refusal of an amount by the operator's limits, if there is one. */
export function judgeDeposit(amount: Satang, { minimumSatang, maximumSatang }: DepositInfo): Refusal | undefined {
  return judgeAmount(amount, { minimumSatang, maximumSatang });
}

/**
 * A wallet whose deposits begin at the operator's minimum. The backend's own minimum counts when it is higher, and its
 * maximum always can be deposited.
 */
export function withDepositMinimum(wallet: WalletPort, minimum: Satang | undefined): WalletPort {
  if (minimum === undefined) return wallet;
  return {
    ...wallet,
    depositInfo: async () =>
      mapOk(await wallet.depositInfo(), (info) => {
        const raised = least(minimum, info.maximumSatang);
        return raised > info.minimumSatang ? { ...info, minimumSatang: raised } : info;
      }),
  };
}

const confirmDepositFields = { id: "text" } as const;

/** Reports that the member made the transfer of a deposit request. */
export const confirmDeposit: MoneyAction<
  typeof confirmDepositFields,
  WalletDependencies,
  { readonly id: string },
  DepositRequest
> = {
  kind: "deposit-confirm",
  stored: confirmDepositFields,
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

const cancelDepositFields = { id: "text" } as const;

/** Cancels a deposit request that the member made no transfer for. */
export const cancelDeposit: MoneyAction<
  typeof cancelDepositFields,
  WalletDependencies,
  { readonly id: string },
  DepositRequest
> = {
  kind: "deposit-cancel",
  stored: cancelDepositFields,
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
