import type * as v from "valibot";
import type { deposit, depositRequest, receivingAccount } from "../../contracts/schemas/wallet/deposit.ts";
import { baht } from "../../core/shared/money.ts";
import type { DepositInfo, DepositRequest, ReceivingAccount } from "../../core/wallet/model.ts";
import { bankAccountFromWire } from "./bank-account-from-wire.ts";
import { intentFromWire, timelineFromWire } from "./request-from-wire.ts";
import { instantFromWire, optionalInstantFromWire } from "./time-from-wire.ts";

export function depositInfoFromWire({ bankTransfer: info }: v.InferOutput<typeof deposit>): DepositInfo {
  return {
    accounts: info.accounts.map(receivingAccountFromWire),
    promptPayId: info.promptPayId ?? undefined,
    minimumSatang: baht(info.minimum),
    maximumSatang: baht(info.maximum),
  };
}

export function depositFromWire(wire: v.InferOutput<typeof depositRequest>): DepositRequest {
  return {
    id: wire.id,
    amountSatang: baht(wire.amount),
    status: wire.status,
    createdAt: instantFromWire(wire.createdAt),
    expiresAt: optionalInstantFromWire(wire.expiresAt),
    account: wire.account ? receivingAccountFromWire(wire.account) : undefined,
    timeline: timelineFromWire(wire.timeline),
    intent: intentFromWire(wire.idempotencyKey),
  };
}

function receivingAccountFromWire(wire: v.InferOutput<typeof receivingAccount>): ReceivingAccount {
  return { ...bankAccountFromWire(wire), accountName: wire.accountName };
}
