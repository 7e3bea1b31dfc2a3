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
} from "../wire/wallet.ts";
import { forMember, type Handlers } from "./serve.ts";

const HISTORY_PAGE = 20;

export const walletHandlers = {
  getCredit: forMember(rows.getCredit, async ({ desk }) => ok(creditToWire(await desk.credit()))),

  deposit: forMember(rows.deposit, async ({ desk }) => {
    const [info, history] = await Promise.all([desk.depositInfo(), desk.depositHistory()]);
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
  requestDeposit: forMember(rows.requestDeposit, async ({ desk, body, intent }) =>
    mapOk(await desk.requestDeposit(baht(body.amount), intent), depositToWire),
  ),
  myDepositRequests: forMember(rows.myDepositRequests, async ({ desk }) =>
    ok((await desk.deposits()).map(depositToWire)),
  ),
  cancelDeposit: forMember(rows.cancelDeposit, async ({ desk, body, intent }) =>
    mapOk(await desk.cancelDeposit(body.id, intent), depositToWire),
  ),
  confirmTransfer: forMember(rows.confirmTransfer, async ({ desk, body, intent }) =>
    mapOk(await desk.confirmDeposit(body.id, intent), depositToWire),
  ),

  withdrawHistory: forMember(rows.withdrawHistory, async ({ desk }) =>
    ok((await desk.withdrawalHistory()).map(withdrawalToWire)),
  ),
  withdrawRequests: forMember(rows.withdrawRequests, async ({ desk }) =>
    ok((await desk.withdrawals()).map(withdrawalToWire)),
  ),
  retryWithdraw: forMember(rows.retryWithdraw, async ({ desk, body, intent }) =>
    mapOk(await desk.retryWithdrawal(body.id, intent), withdrawalToWire),
  ),
  withdraw: forMember(rows.withdraw, async ({ desk, body, intent }) =>
    mapOk(await desk.requestWithdrawal(baht(body.amount), intent), withdrawalToWire),
  ),

  verifySlip: forMember(rows.verifySlip, async ({ desk, body }) =>
    mapOk(await desk.verifySlip(body.payload), reviewToWire),
  ),
  confirmSlip: forMember(rows.confirmSlip, async ({ desk, body, intent }) =>
    mapOk(await desk.confirmSlip(body.slipId, intent), slipToWire),
  ),
  requestSlipDeposit: forMember(rows.requestSlipDeposit, async ({ desk, body, intent }) =>
    mapOk(
      await desk.requestSlipDeposit({ payload: body.payload, amountSatang: baht(body.amount) }, intent),
      slipToWire,
    ),
  ),
  mySlipRequests: forMember(rows.mySlipRequests, async ({ desk }) => ok((await desk.slips()).map(slipToWire))),

  transactionHistory: forMember(rows.transactionHistory, async ({ desk, body }) => {
    const { kinds = [], from, to, cursor, limit = HISTORY_PAGE } = body;
    const page = await desk.history({
      kinds,
      from: from === undefined ? undefined : parseBangkokDate(from),
      to: to === undefined ? undefined : parseBangkokDate(to),
      cursor,
      limit,
    });
    return mapOk(page, historyToWire);
  }),
} satisfies Handlers<typeof rows>;
