import type { MemberId } from "../../../../core/session/model.ts";
import { type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { SlipRequest } from "../../../../core/wallet/model.ts";
import type { Act, RequestKind } from "../../engine/execute.ts";
import { answeredBy, type ServiceContext } from "../../engine/service-context.ts";
import type { SlipRecord } from "../../engine/state.ts";
import type { MemberService } from "../../house.ts";
import type { MiniQr, TransferLookup } from "../../ports/slip-bank.ts";
import { allRequests, slipView } from "../request-views.ts";
import { transferName } from "./decide.ts";
import { readMiniQr } from "./mini-qr.ts";

type SlipService = Pick<MemberService, "verifySlip" | "confirmSlip" | "requestSlipDeposit" | "slips">;

const SLIPS: RequestKind<SlipRecord, SlipRequest> = { kept: (state) => state.slips, view: slipView };

export function createSlipService(context: ServiceContext, act: Act, id: MemberId): SlipService {
  const { streams, journal, slipBank, clock } = context;

  async function lookUp(
    slip: MiniQr | undefined,
  ): Promise<Result<{ readonly slip: MiniQr; readonly lookup: TransferLookup }, Refusal>> {
    return slip ? ok({ slip, lookup: await slipBank.lookUp(slip, clock()) }) : err(refuse("slip-not-a-slip"));
  }

  return {
    async verifySlip(payload) {
      const found = await lookUp(readMiniQr(payload));
      if (!found.ok) return found;
      const { slip, lookup } = found.value;
      if (lookup.outcome !== "found") return err(refuse("slip-not-found"));
      if (!lookup.transfer.receivedByUs) return err(refuse("slip-wrong-receiver"));
      const slipId = transferName(slip);
      if (await journal.holder({ kind: "slip", value: slipId })) return err(refuse("slip-duplicate"));
      const { receivedByUs: _, ...transfer } = lookup.transfer;
      return ok({ slipId, ...transfer, reference: slip.transRef });
    },
    async confirmSlip(slipId, key) {
      const found = await lookUp(readSlipId(slipId));
      if (!found.ok) return found;
      const intent = answeredBy(key, "confirm-slip", slipId);
      return act({ type: "confirm-slip", ...found.value, intent }, SLIPS);
    },
    async requestSlipDeposit({ payload, amountSatang: amount }, key) {
      const found = await lookUp(readMiniQr(payload));
      if (!found.ok) return found;
      const intent = answeredBy(key, "submit-slip", payload, amount);
      return act({ type: "submit-slip", ...found.value, amount, intent }, SLIPS);
    },
    async slips() {
      const { state } = await streams.read(id);
      return allRequests(state.slips).map((slip) => slipView(slip));
    },
  };
}

/** A slip's id is the name of its transfer, so that verifying leaves nothing behind. */
function readSlipId(slipId: string): MiniQr | undefined {
  const [, sendingBank, transRef] = /^(\d{3})-([A-Za-z0-9]{1,40})$/.exec(slipId) ?? [];
  return sendingBank && transRef ? { sendingBank, transRef } : undefined;
}
