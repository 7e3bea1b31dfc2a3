import type { MemberId } from "../../../core/session/model.ts";
import type { Credit, HistoryPage, HistoryQuery } from "../../../core/wallet/model.ts";
import type { Answer } from "../engine/answer.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import { createDepositService, type DepositService } from "./deposit/service.ts";
import { createSlipService, type SlipService } from "./slip/service.ts";
import { creditView, historyPage } from "./views.ts";
import { createWithdrawalService, type WithdrawalService } from "./withdrawal/service.ts";

/** A member's money. See `WalletPort` for the refusals of each call. */
export interface WalletService extends DepositService, SlipService, WithdrawalService {
  credit(): Promise<Credit>;
  /** Refuses `body-invalid` for a cursor that no page returned. */
  history(query: HistoryQuery): Answer<HistoryPage>;
}

export function createWalletService(context: ServiceContext, id: MemberId): WalletService {
  const { streams, rows } = context;
  return {
    async credit() {
      const { state, now } = await streams.read(id);
      return creditView(state, now);
    },
    async history(query) {
      await streams.read(id);
      return historyPage(rows, id, query);
    },
    ...createDepositService(context, id),
    ...createSlipService(context, id),
    ...createWithdrawalService(context, id),
  };
}
