import { walletEndpoints as rows } from "../../../contracts/endpoints/wallet.ts";
import { parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { baht, toBaht } from "../../../core/shared/money.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import {
  accountToWire,
  creditToWire,
  depositToWire,
  historyToWire,
  reviewToWire,
  slipToWire,
  withdrawalToWire,
} from "../wire/wallet-to-wire.ts";
import { forMember, type Handlers } from "./handler.ts";

const HISTORY_PAGE = 20;

export const walletHandlers = {
  getCredit: forMember(rows.getCredit, async ({ service }) => ok(creditToWire(await service.credit()))),

  deposit: forMember(rows.deposit, async ({ service }) => {
    const [info, history] = await Promise.all([service.depositInfo(), service.depositHistory()]);
    return ok({
      bankTransfer: {
        accounts: info.accounts.map(accountToWire),
        promptPayId: info.promptPayId,
        minimum: toBaht(info.minimumSatang),
        maximum: toBaht(info.maximumSatang),
      },
      history: history.map(depositToWire),
    });
  }),
  requestDeposit: forMember(rows.requestDeposit, async ({ service, body, intent }) =>
    mapOk(await service.requestDeposit(baht(body.amount), intent), depositToWire),
  ),
  myDepositRequests: forMember(rows.myDepositRequests, async ({ service }) =>
    ok((await service.deposits()).map(depositToWire)),
  ),
  cancelDeposit: forMember(rows.cancelDeposit, async ({ service, body, intent }) =>
    mapOk(await service.cancelDeposit(body.id, intent), depositToWire),
  ),
  confirmTransfer: forMember(rows.confirmTransfer, async ({ service, body, intent }) =>
    mapOk(await service.confirmDeposit(body.id, intent), depositToWire),
  ),

  withdrawHistory: forMember(rows.withdrawHistory, async ({ service }) =>
    ok((await service.withdrawalHistory()).map(withdrawalToWire)),
  ),
  withdrawRequests: forMember(rows.withdrawRequests, async ({ service }) =>
    ok((await service.withdrawals()).map(withdrawalToWire)),
  ),
  retryWithdraw: forMember(rows.retryWithdraw, async ({ service, body, intent }) =>
    mapOk(await service.retryWithdrawal(body.id, intent), withdrawalToWire),
  ),
  withdraw: forMember(rows.withdraw, async ({ service, body, intent }) =>
    mapOk(await service.requestWithdrawal(baht(body.amount), intent), withdrawalToWire),
  ),

  verifySlip: forMember(rows.verifySlip, async ({ service, body }) =>
    mapOk(await service.verifySlip(body.payload), reviewToWire),
  ),
  confirmSlip: forMember(rows.confirmSlip, async ({ service, body, intent }) =>
    mapOk(await service.confirmSlip(body.slipId, intent), slipToWire),
  ),
  requestSlipDeposit: forMember(rows.requestSlipDeposit, async ({ service, body, intent }) =>
    mapOk(
      await service.requestSlipDeposit({ payload: body.payload, amountSatang: baht(body.amount) }, intent),
      slipToWire,
    ),
  ),
  mySlipRequests: forMember(rows.mySlipRequests, async ({ service }) => ok((await service.slips()).map(slipToWire))),

  transactionHistory: forMember(rows.transactionHistory, async ({ service, body }) => {
    const { kinds = [], from, to, cursor, limit = HISTORY_PAGE } = body;
    const page = await service.history({
      kinds,
      from: from === undefined ? undefined : parseBangkokDate(from),
      to: to === undefined ? undefined : parseBangkokDate(to),
      cursor,
      limit,
    });
    return mapOk(page, historyToWire);
  }),
} satisfies Handlers<typeof rows>;
