import type * as v from "valibot";
import type { deposit, depositRequest, receivingAccount } from "../../contracts/schemas/deposit.ts";
import type { DepositInfo, DepositRequest, ReceivingAccount } from "../../core/wallet/model.ts";
import { bankFromWire } from "./bank-wire.ts";
import { withoutSeparators } from "./member-wire.ts";
import { satangOf } from "./money-wire.ts";
import { intentOf, timelineOf } from "./request-wire.ts";
import { instantOf, maybeInstant } from "./time-wire.ts";

export function depositInfoOf({ bankTransfer: info }: v.InferOutput<typeof deposit>): DepositInfo {
  return {
    accounts: info.accounts.map(receivingAccountOf),
    promptPayId: info.promptPayId ?? undefined,
    minimumSatang: satangOf(info.minimum),
    maximumSatang: satangOf(info.maximum),
  };
}

export function depositOf(wire: v.InferOutput<typeof depositRequest>): DepositRequest {
  return {
    id: wire.id,
    amountSatang: satangOf(wire.amount),
    status: wire.status,
    createdAt: instantOf(wire.createdAt),
    expiresAt: maybeInstant(wire.expiresAt),
    account: wire.account ? receivingAccountOf(wire.account) : undefined,
    timeline: timelineOf(wire.timeline),
    intent: intentOf(wire.idempotencyKey),
  };
}

function receivingAccountOf({
  bankId,
  bankName,
  accountName,
}: v.InferOutput<typeof receivingAccount>): ReceivingAccount {
  return { ...bankFromWire(bankName), accountNumber: withoutSeparators(bankId), accountName };
}
