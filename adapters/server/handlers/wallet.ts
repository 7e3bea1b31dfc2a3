import { walletEndpoints as rows } from "../../../contracts/endpoints/wallet.ts";
import { parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { baht, toBaht } from "../../../core/shared/money.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import {
  creditToWire,
  depositBonusesToWire,
  depositToWire,
  historyPageToWire,
  receivingAccountToWire,
  slipReviewToWire,
  slipToWire,
  withdrawalToWire,
} from "../wire/wallet-to-wire.ts";
import { type Handlers, memberHandler } from "./handler.ts";

const PAGE_SIZE = 20;

export const walletHandlers = {
  getCredit: memberHandler(rows.getCredit, async ({ service }) => ok(creditToWire(await service.credit()))),

  deposit: memberHandler(rows.deposit, async ({ service }) => {
    const [info, history] = await Promise.all([service.depositInfo(), service.depositHistory()]);
    return ok({
      bankTransfer: {
        accounts: info.accounts.map(receivingAccountToWire),
        promptPayId: info.promptPayId,
        minimum: toBaht(info.minimumSatang),
        maximum: toBaht(info.maximumSatang),
      },
      history: history.map(depositToWire),
    });
  }),
  depositBonuses: memberHandler(rows.depositBonuses, async ({ service }) =>
    ok(depositBonusesToWire(await service.depositBonuses())),
  ),
  requestDeposit: memberHandler(rows.requestDeposit, async ({ service, body: { amount, bonus }, intent }) =>
    mapOk(await service.requestDeposit(baht(amount), intent, bonus === undefined ? bonus : baht(bonus)), depositToWire),
  ),
  myDepositRequests: memberHandler(rows.myDepositRequests, async ({ service }) =>
    ok((await service.deposits()).map(depositToWire)),
  ),
  cancelDeposit: memberHandler(rows.cancelDeposit, async ({ service, body, intent }) =>
    mapOk(await service.cancelDeposit(body.id, intent), depositToWire),
  ),
  confirmTransfer: memberHandler(rows.confirmTransfer, async ({ service, body, intent }) =>
    mapOk(await service.confirmDeposit(body.id, intent), depositToWire),
  ),

  withdrawHistory: memberHandler(rows.withdrawHistory, async ({ service }) =>
    ok((await service.withdrawalHistory()).map(withdrawalToWire)),
  ),
  withdrawRequests: memberHandler(rows.withdrawRequests, async ({ service }) =>
    ok((await service.withdrawals()).map(withdrawalToWire)),
  ),
  retryWithdraw: memberHandler(rows.retryWithdraw, async ({ service, body, intent, token }) =>
    mapOk(await service.retryWithdrawal(body.id, intent, token), withdrawalToWire),
  ),
  withdraw: memberHandler(rows.withdraw, async ({ service, body, intent, token }) =>
    mapOk(await service.requestWithdrawal(baht(body.amount), intent, token), withdrawalToWire),
  ),

  verifySlip: memberHandler(rows.verifySlip, async ({ service, body }) =>
    mapOk(await service.verifySlip(body.payload), slipReviewToWire),
  ),
  confirmSlip: memberHandler(rows.confirmSlip, async ({ service, body, intent }) =>
    mapOk(await service.confirmSlip(body.slipId, intent), slipToWire),
  ),
  requestSlipDeposit: memberHandler(rows.requestSlipDeposit, async ({ service, body, intent }) =>
    mapOk(
      await service.requestSlipDeposit({ payload: body.payload, amountSatang: baht(body.amount) }, intent),
      slipToWire,
    ),
  ),
  mySlipRequests: memberHandler(rows.mySlipRequests, async ({ service }) =>
    ok((await service.slips()).map(slipToWire)),
  ),

  transactionHistory: memberHandler(rows.transactionHistory, async ({ service, body }) => {
    const { kinds = [], from, to, cursor, limit = PAGE_SIZE } = body;
    const page = await service.history({
      kinds,
      from: from === undefined ? undefined : parseBangkokDate(from),
      to: to === undefined ? undefined : parseBangkokDate(to),
      cursor,
      limit,
    });
    return mapOk(page, historyPageToWire);
  }),
} satisfies Handlers<typeof rows>;
