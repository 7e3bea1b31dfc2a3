import { judgeAmount } from "../../../../core/rules/amount-limits.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import type { Decision, DecisionContext, SlipCommand } from "../../engine/commands.ts";
import type { SlipSubmitted } from "../../engine/events.ts";
import { requestId } from "../../engine/request-id.ts";
import type { MemberState } from "../../engine/state.ts";
import { isSlipInUse } from "./slip-in-use.ts";
import { transferId } from "./transfer-id.ts";

/** `confirm-slip` needs a transfer that the bank finds. `submit-slip` leaves the check to the back office. */
export function decideSlip(state: MemberState, command: SlipCommand, context: DecisionContext): Decision {
  const transfer = transferId(command.slip);
  const usedHere = isSlipInUse(state.slips.values(), transfer);
  const usedElsewhere = context.takenKeys.some(({ kind, value }) => kind === "slip" && value === transfer);
  if (usedHere || usedElsewhere) return err(refuse("slip-duplicate"));
  return command.type === "confirm-slip" ? confirm(command, context) : submit(command, context);
}

function confirm(command: Extract<SlipCommand, { type: "confirm-slip" }>, context: DecisionContext): Decision {
  const { lookup } = command;
  if (lookup.outcome !== "found") return err(refuse("slip-not-found"));
  if (!lookup.transfer.receivedByUs) return err(refuse("slip-wrong-receiver"));
  return ok([
    slipSubmitted(command, context, { amount: lookup.transfer.amountSatang, bankSaid: "matching", claimed: true }),
  ]);
}

function submit(command: Extract<SlipCommand, { type: "submit-slip" }>, context: DecisionContext): Decision {
  const { amount } = command;
  const refusal = judgeAmount(amount, { minimumSatang: context.limits.depositMinimum });
  if (refusal) return err(refusal);
  const bankSaid = compareWithBank(command);
  return ok([slipSubmitted(command, context, { amount, bankSaid, claimed: bankSaid === "matching" })]);
}

function compareWithBank({ lookup, amount }: Extract<SlipCommand, { type: "submit-slip" }>): SlipSubmitted["bankSaid"] {
  if (lookup.outcome !== "found") return lookup.outcome;
  if (!lookup.transfer.receivedByUs) return "other-receiver";
  return lookup.transfer.amountSatang === amount ? "matching" : "other-amount";
}

function slipSubmitted(
  { slip, intent }: SlipCommand,
  { now, random }: DecisionContext,
  findings: Pick<SlipSubmitted, "amount" | "bankSaid" | "claimed">,
): SlipSubmitted {
  return {
    type: "slip-submitted",
    at: now,
    id: requestId("S", now, random),
    transfer: transferId(slip),
    reference: slip.transRef,
    ...findings,
    ...(intent && { intent }),
  };
}
