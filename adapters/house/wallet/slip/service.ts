import type { MemberId } from "../../../../core/session/model.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import type { ManualSlip, SlipRequest, SlipReview } from "../../../../core/wallet/model.ts";
import type { Answer, OptionalKey } from "../../engine/answer.ts";
import type { SlipCommand } from "../../engine/commands.ts";
import { bodyOf } from "../../engine/derived/rows.ts";
import { execute } from "../../engine/execute.ts";
import { HISTORY_COUNT, requestIn } from "../../engine/requests.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import type { SlipRecord } from "../../engine/state.ts";
import type { MiniQr, TransferLookup } from "../../ports/slip-bank.ts";
import { readMiniQr } from "./mini-qr.ts";
import { isSlipInUse } from "./slip-in-use.ts";
import { transferId } from "./transfer-id.ts";
import { slipView } from "./views.ts";

export interface SlipService {
  verifySlip(payload: string): Answer<SlipReview>;
  confirmSlip(slipId: string, key: OptionalKey): Answer<SlipRequest>;
  requestSlipDeposit(slip: ManualSlip, key: OptionalKey): Answer<SlipRequest>;
  slips(): Promise<readonly SlipRequest[]>;
}

interface SlipWithLookup {
  readonly slip: MiniQr;
  readonly lookup: TransferLookup;
}

export function createSlipService(context: ServiceContext, id: MemberId): SlipService {
  const { streams, slipBank, clock, rows } = context;

  async function lookUp(slip: MiniQr | undefined): Answer<SlipWithLookup> {
    return slip ? ok({ slip, lookup: await slipBank.lookUp(slip, clock()) }) : err(refuse("slip-not-a-slip"));
  }

  function run(command: SlipCommand): Answer<SlipRequest> {
    return execute(context, id, command, (effect, { slips }) => slipView(requestIn(slips, effect.id), effect.steps));
  }

  return {
    async verifySlip(payload) {
      const found = await lookUp(readMiniQr(payload));
      if (!found.ok) return found;
      const { slip, lookup } = found.value;
      if (lookup.outcome !== "found") return err(refuse("slip-not-found"));
      if (!lookup.transfer.receivedByUs) return err(refuse("slip-wrong-receiver"));
      const slipId = transferId(slip);
      // The same answer as that of the confirmation: the sender may send a rejected slip again.
      const sender = await streams.findMember({ kind: "slip", value: slipId });
      const usedElsewhere = sender !== undefined && sender !== id;
      await streams.read(id);
      const own = await rows.page({ list: "slips", owner: id, tags: [slipId], limit: 1 });
      const isUsed = isSlipInUse(
        own.map((row) => bodyOf<SlipRecord>(row)),
        slipId,
      );
      if (usedElsewhere || isUsed) return err(refuse("slip-duplicate"));
      const { receivedByUs: _, ...transfer } = lookup.transfer;
      return ok({ slipId, ...transfer, reference: slip.transRef });
    },
    async confirmSlip(slipId, key) {
      const found = await lookUp(readSlipId(slipId));
      if (!found.ok) return found;
      return run({ type: "confirm-slip", ...found.value, intent: intentRecord(key, "confirm-slip", slipId) });
    },
    async requestSlipDeposit({ payload, amountSatang: amount }, key) {
      const found = await lookUp(readMiniQr(payload));
      if (!found.ok) return found;
      const intent = intentRecord(key, "submit-slip", payload, amount);
      return run({ type: "submit-slip", ...found.value, amount, intent });
    },
    async slips() {
      await streams.read(id);
      const found = await rows.page({ list: "slips", owner: id, limit: HISTORY_COUNT });
      return found.map((row) => slipView(bodyOf<SlipRecord>(row)));
    },
  };
}

/** A slip's id is its transfer's id, so verifying a slip stores nothing. */
function readSlipId(slipId: string): MiniQr | undefined {
  const [, sendingBank, transRef] = /^(\d{3})-([A-Za-z0-9]{1,40})$/.exec(slipId) ?? [];
  return sendingBank && transRef ? { sendingBank, transRef } : undefined;
}
