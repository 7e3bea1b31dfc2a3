import { MAX_AMOUNT } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import { mapGet } from "../../collections/persistent-map.ts";
import type { Decision, DecisionContext, SlipCommand } from "../../engine/commands.ts";
import type { SlipSubmitted } from "../../engine/events.ts";
import { requestId } from "../../engine/request-id.ts";
import type { MemberState } from "../../engine/state.ts";
import type { MiniQr } from "../../ports/slip-bank.ts";
import { checkAmount } from "../check-amount.ts";

/** A slip that the bank vouches for is confirmed; one that it doesn't is submitted for staff to look at. */
export function decideSlip(state: MemberState, command: SlipCommand, context: DecisionContext): Decision {
  const transfer = transferName(command.slip);
  const earlier = mapGet(state.slips.byId, mapGet(state.transfers, transfer) ?? "");
  const used = earlier?.status === "checking" || earlier?.status === "credited";
  const elsewhere = context.takenKeys.some(({ kind, value }) => kind === "slip" && value === transfer);
  if (used || elsewhere) return err(refuse("slip-duplicate"));
  return command.type === "confirm-slip" ? confirm(command, context) : submit(command, context);
}

/** One name for a transfer in the whole house. */
export function transferName({ sendingBank, transRef }: MiniQr): string {
  return `${sendingBank}-${transRef}`;
}

function confirm(command: Extract<SlipCommand, { type: "confirm-slip" }>, context: DecisionContext): Decision {
  const { lookup } = command;
  if (lookup.outcome !== "found") return err(refuse("slip-not-found"));
  if (!lookup.transfer.receivedByUs) return err(refuse("slip-wrong-receiver"));
  return ok([
    submitted(command, context, { amount: lookup.transfer.amountSatang, bankSaid: "matching", claimed: true }),
  ]);
}

function submit(command: Extract<SlipCommand, { type: "submit-slip" }>, context: DecisionContext): Decision {
  const { amount } = command;
  const wrong = checkAmount(amount, context.limits.depositMinimum, MAX_AMOUNT);
  if (wrong) return err(wrong);
  const bankSaid = comparison(command);
  return ok([submitted(command, context, { amount, bankSaid, claimed: bankSaid === "matching" })]);
}

function comparison({ lookup, amount }: Extract<SlipCommand, { type: "submit-slip" }>): SlipSubmitted["bankSaid"] {
  if (lookup.outcome !== "found") return lookup.outcome;
  if (!lookup.transfer.receivedByUs) return "other-receiver";
  return lookup.transfer.amountSatang === amount ? "matching" : "other-amount";
}

function submitted(
  { slip, intent }: SlipCommand,
  { now, random }: DecisionContext,
  facts: Pick<SlipSubmitted, "amount" | "bankSaid" | "claimed">,
): SlipSubmitted {
  return {
    type: "slip-submitted",
    at: now,
    id: requestId("S", now, random),
    transfer: transferName(slip),
    reference: slip.transRef,
    ...facts,
    ...(intent && { intent }),
  };
}
