import type { Command } from "./command-line/command.ts";
import { affiliateBonus } from "./commands/affiliate/bonus.ts";
import { affiliateCode } from "./commands/affiliate/code.ts";
import { affiliateDownline } from "./commands/affiliate/downline.ts";
import { affiliateLog } from "./commands/affiliate/log.ts";
import { affiliateWithdraw } from "./commands/affiliate/withdraw.ts";
import { list } from "./commands/contract/list.ts";
import { openapi } from "./commands/contract/openapi.ts";
import { gamesCashOut, gamesTransfer } from "./commands/games/cash-out.ts";
import { gamesHistory } from "./commands/games/history.ts";
import { gamesList } from "./commands/games/list.ts";
import { gamesOpen } from "./commands/games/open.ts";
import { gamesPlay } from "./commands/games/play.ts";
import { gamesTable } from "./commands/games/table.ts";
import { checkInClaim } from "./commands/rewards/check-in/claim.ts";
import { checkInStatus } from "./commands/rewards/check-in/status.ts";
import { flipCardEvents } from "./commands/rewards/flip-card/events.ts";
import { flipCardLogs, flipCardRequests } from "./commands/rewards/flip-card/logs.ts";
import { flipCardPlay } from "./commands/rewards/flip-card/play.ts";
import { rewardHistory } from "./commands/rewards/reward/history.ts";
import { rewardCategories, rewardList } from "./commands/rewards/reward/list.ts";
import { rewardRequest } from "./commands/rewards/reward/request.ts";
import { wheelLog } from "./commands/rewards/wheel/log.ts";
import { wheelShow } from "./commands/rewards/wheel/show.ts";
import { wheelSpin } from "./commands/rewards/wheel/spin.ts";
import { cap } from "./commands/rules/cap.ts";
import { checkIn } from "./commands/rules/check-in.ts";
import { failure } from "./commands/rules/failure.ts";
import { level } from "./commands/rules/level.ts";
import { promotion } from "./commands/rules/promotion.ts";
import { serve } from "./commands/sandbox/serve.ts";
import { address } from "./commands/session/address.ts";
import { changePassword } from "./commands/session/change-password.ts";
import { login } from "./commands/session/login.ts";
import { logout } from "./commands/session/logout.ts";
import { register } from "./commands/session/register.ts";
import { whoami } from "./commands/session/whoami.ts";
import { announcements } from "./commands/site/announcements.ts";
import { configuration } from "./commands/site/configuration.ts";
import { recentDeposits, recentWithdrawals } from "./commands/site/feed-command.ts";
import { news } from "./commands/site/news.ts";
import { memberPromotion } from "./commands/site/promotion.ts";
import { ranking } from "./commands/site/ranking.ts";
import { settings } from "./commands/site/settings.ts";
import { status } from "./commands/site/status.ts";
import { credit } from "./commands/wallet/credit.ts";
import { depositCancel, depositConfirm } from "./commands/wallet/deposit/change-command.ts";
import { depositInfo } from "./commands/wallet/deposit/info.ts";
import { depositRequest } from "./commands/wallet/deposit/request.ts";
import { depositSlip } from "./commands/wallet/deposit/slip.ts";
import { walletHistory } from "./commands/wallet/history.ts";
import { depositList, slipList, withdrawList } from "./commands/wallet/request-list-command.ts";
import { withdrawLimits } from "./commands/wallet/withdraw/limits.ts";
import { withdrawRequest } from "./commands/wallet/withdraw/request.ts";
import { withdrawRetry } from "./commands/wallet/withdraw/retry.ts";

/** Every command, in the order in which the help lists them. */
export const COMMANDS: readonly Command[] = [
  login,
  logout,
  whoami,
  register,
  changePassword,
  address,
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
  rewardCategories,
  rewardList,
  rewardRequest,
  rewardHistory,
  wheelShow,
  wheelSpin,
  wheelLog,
  flipCardEvents,
  flipCardPlay,
  flipCardLogs,
  flipCardRequests,
  checkInStatus,
  checkInClaim,
  affiliateCode,
  affiliateDownline,
  affiliateBonus,
  affiliateLog,
  affiliateWithdraw,
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
  session: "sign in and out, register, change the password and the address",
  site: "what every visitor sees",
  wallet: "credit, deposits and withdrawals",
  "wallet deposit": "put money in",
  "wallet withdraw": "take money out",
  games: "the lobby, playing, and what it came to",
  reward: "what points buy",
  wheel: "spin the wheel for points",
  "flip-card": "turn cards for points",
  "check-in": "points for every day",
  affiliate: "invite friends, and what their play earns",
  rules: "ask the rule engines, offline; every answer is explained",
  contract: "the calls that a backend must answer",
  sandbox: "a house of your own to test against",
};
