import type { Command } from "./command.ts";
import { list } from "./commands/contract/list.ts";
import { openapi } from "./commands/contract/openapi.ts";
import { gamesHistory } from "./commands/games/history.ts";
import { gamesCashOut, gamesTransfer } from "./commands/games/leave.ts";
import { gamesList } from "./commands/games/list.ts";
import { gamesOpen } from "./commands/games/open.ts";
import { gamesPlay } from "./commands/games/play.ts";
import { gamesTable } from "./commands/games/table.ts";
import { cap } from "./commands/rules/cap.ts";
import { checkIn } from "./commands/rules/check-in.ts";
import { failure } from "./commands/rules/failure.ts";
import { level } from "./commands/rules/level.ts";
import { promotion } from "./commands/rules/promotion.ts";
import { serve } from "./commands/sandbox/serve.ts";
import { changePassword } from "./commands/session/change-password.ts";
import { login } from "./commands/session/login.ts";
import { logout } from "./commands/session/logout.ts";
import { register } from "./commands/session/register.ts";
import { whoami } from "./commands/session/whoami.ts";
import { announcements } from "./commands/site/announcements.ts";
import { configuration } from "./commands/site/configuration.ts";
import { recentDeposits, recentWithdrawals } from "./commands/site/feed.ts";
import { news } from "./commands/site/news.ts";
import { memberPromotion } from "./commands/site/promotion.ts";
import { ranking } from "./commands/site/ranking.ts";
import { settings } from "./commands/site/settings.ts";
import { status } from "./commands/site/status.ts";
import { credit } from "./commands/wallet/credit.ts";
import { walletHistory } from "./commands/wallet/history.ts";
import { depositCancel, depositConfirm } from "./commands/wallet/deposit-change.ts";
import { depositInfo } from "./commands/wallet/deposit-info.ts";
import { depositRequest } from "./commands/wallet/deposit-request.ts";
import { depositSlip } from "./commands/wallet/deposit-slip.ts";
import { depositList, slipList, withdrawList } from "./commands/wallet/lists.ts";
import { withdrawLimits } from "./commands/wallet/withdraw-limits.ts";
import { withdrawRequest } from "./commands/wallet/withdraw-request.ts";
import { withdrawRetry } from "./commands/wallet/withdraw-retry.ts";

/** Every command, in the order in which the help lists them. */
export const COMMANDS: readonly Command[] = [
  login,
  logout,
  whoami,
  register,
  changePassword,
  status,
  settings,
  announcements,
  news,
  configuration,
  memberPromotion,
  recentDeposits,
  recentWithdrawals,
  ranking,
  credit,
  walletHistory,
  depositInfo,
  depositRequest,
  depositList,
  depositCancel,
  depositConfirm,
  depositSlip,
  slipList,
  withdrawLimits,
  withdrawRequest,
  withdrawList,
  withdrawRetry,
  gamesList,
  gamesOpen,
  gamesTable,
  gamesPlay,
  gamesCashOut,
  gamesTransfer,
  gamesHistory,
  level,
  cap,
  promotion,
  checkIn,
  failure,
  list,
  openapi,
  serve,
];

/** What each folder of commands is about. */
export const GROUPS: Readonly<Record<string, string>> = {
  session: "sign in and out, register, change the password",
  site: "what every visitor sees",
  wallet: "credit, deposits and withdrawals",
  "wallet deposit": "put money in",
  "wallet withdraw": "take money out",
  games: "the lobby, playing, and what it came to",
  rules: "ask the rule engines, offline; every answer is explained",
  contract: "the calls that a backend must answer",
  sandbox: "a house of your own to test against",
};
