import type { Command } from "./command-line/command.ts";
import { affiliateBonus } from "./commands/affiliate/bonus.ts";
import { affiliateCode } from "./commands/affiliate/code.ts";
import { affiliateDownline } from "./commands/affiliate/downline.ts";
import { affiliateLog } from "./commands/affiliate/log.ts";
import { affiliateWithdraw } from "./commands/affiliate/withdraw.ts";
import { brandBuild } from "./commands/brand/build.ts";
import { brandCheck } from "./commands/brand/check.ts";
import { brandNew } from "./commands/brand/new.ts";
import { brandPreview } from "./commands/brand/preview.ts";
import { brandServer } from "./commands/brand/server.ts";
import { contractConform } from "./commands/contract/conform.ts";
import { contractList } from "./commands/contract/list.ts";
import { contractOpenapi } from "./commands/contract/openapi.ts";
import { doctor } from "./commands/doctor.ts";
import { flowCheck } from "./commands/flow/check.ts";
import { flowExport } from "./commands/flow/export.ts";
import { flowLoad } from "./commands/flow/load.ts";
import { flowRecord } from "./commands/flow/record.ts";
import { flowRun } from "./commands/flow/run.ts";
import { gamesCashOut } from "./commands/games/cash-out.ts";
import { gamesHistory } from "./commands/games/history.ts";
import { gamesList } from "./commands/games/list.ts";
import { gamesOpen } from "./commands/games/open.ts";
import { gamesPlay } from "./commands/games/play.ts";
import { gamesTable } from "./commands/games/table.ts";
import { gamesTransfer } from "./commands/games/transfer.ts";
import { houseCopy } from "./commands/house/copy.ts";
import { houseMigrate } from "./commands/house/migrate.ts";
import { houseRepair } from "./commands/house/repair.ts";
import { houseVerify } from "./commands/house/verify.ts";
import { checkInClaim } from "./commands/rewards/check-in/claim.ts";
import { checkInStatus } from "./commands/rewards/check-in/status.ts";
import { flipCardEvents } from "./commands/rewards/flip-card/events.ts";
import { flipCardLogs } from "./commands/rewards/flip-card/logs.ts";
import { flipCardPlay } from "./commands/rewards/flip-card/play.ts";
import { flipCardRequests } from "./commands/rewards/flip-card/requests.ts";
import { rewardCategories } from "./commands/rewards/reward/categories.ts";
import { rewardHistory } from "./commands/rewards/reward/history.ts";
import { rewardList } from "./commands/rewards/reward/list.ts";
import { rewardRequest } from "./commands/rewards/reward/request.ts";
import { wheelLog } from "./commands/rewards/wheel/log.ts";
import { wheelShow } from "./commands/rewards/wheel/show.ts";
import { wheelSpin } from "./commands/rewards/wheel/spin.ts";
import { rulesCap } from "./commands/rules/cap.ts";
import { rulesCheckIn } from "./commands/rules/check-in.ts";
import { rulesFailure } from "./commands/rules/failure.ts";
import { rulesLevel } from "./commands/rules/level.ts";
import { rulesPromotion } from "./commands/rules/promotion.ts";
import { sandboxApprove } from "./commands/sandbox/approve.ts";
import { sandboxAudit } from "./commands/sandbox/audit.ts";
import { sandboxBackOffice } from "./commands/sandbox/back-office.ts";
import { sandboxClockAdvance } from "./commands/sandbox/clock/advance.ts";
import { sandboxClockReal } from "./commands/sandbox/clock/real.ts";
import { sandboxClockSet } from "./commands/sandbox/clock/set.ts";
import { sandboxClockShow } from "./commands/sandbox/clock/show.ts";
import { sandboxFaultAdd } from "./commands/sandbox/fault/add.ts";
import { sandboxFaultClear } from "./commands/sandbox/fault/clear.ts";
import { sandboxFaultList } from "./commands/sandbox/fault/list.ts";
import { sandboxLevel } from "./commands/sandbox/level.ts";
import { sandboxMaintenanceOff } from "./commands/sandbox/maintenance/off.ts";
import { sandboxMaintenanceOn } from "./commands/sandbox/maintenance/on.ts";
import { sandboxPay } from "./commands/sandbox/pay.ts";
import { sandboxPoints } from "./commands/sandbox/points.ts";
import { sandboxReject } from "./commands/sandbox/reject.ts";
import { sandboxRequests } from "./commands/sandbox/requests.ts";
import { sandboxReset } from "./commands/sandbox/reset.ts";
import { sandboxSeed } from "./commands/sandbox/seed.ts";
import { sandboxServe } from "./commands/sandbox/serve.ts";
import { sandboxSlip } from "./commands/sandbox/slip.ts";
import { sandboxSnapshotLoad } from "./commands/sandbox/snapshot/load.ts";
import { sandboxSnapshotSave } from "./commands/sandbox/snapshot/save.ts";
import { sandboxTopUp } from "./commands/sandbox/top-up.ts";
import { sessionAddress } from "./commands/session/address.ts";
import { sessionChangePassword } from "./commands/session/change-password.ts";
import { devicesActivity } from "./commands/session/devices/activity.ts";
import { devicesClose } from "./commands/session/devices/close.ts";
import { devicesList } from "./commands/session/devices/list.ts";
import { sessionLogin } from "./commands/session/login.ts";
import { sessionLogout } from "./commands/session/logout.ts";
import { sessionRegister } from "./commands/session/register.ts";
import { sessionSecondFactorBegin } from "./commands/session/second-factor/begin.ts";
import { sessionSecondFactorConfirm } from "./commands/session/second-factor/confirm.ts";
import { sessionSecondFactorRemovePasskey } from "./commands/session/second-factor/remove-passkey.ts";
import { sessionSecondFactorStatus } from "./commands/session/second-factor/status.ts";
import { sessionSecondFactorTurnOff } from "./commands/session/second-factor/turn-off.ts";
import { sessionSecondFactorTurnOn } from "./commands/session/second-factor/turn-on.ts";
import { sessionWhoami } from "./commands/session/whoami.ts";
import { siteAnnouncements } from "./commands/site/announcements.ts";
import { siteConfiguration } from "./commands/site/configuration.ts";
import { siteDeposits } from "./commands/site/deposits.ts";
import { inboxList } from "./commands/site/inbox/list.ts";
import { inboxSeen } from "./commands/site/inbox/seen.ts";
import { inboxWatch } from "./commands/site/inbox/watch.ts";
import { siteNews } from "./commands/site/news.ts";
import { sitePromotion } from "./commands/site/promotion.ts";
import { pushStatus } from "./commands/site/push/status.ts";
import { pushSubscribe } from "./commands/site/push/subscribe.ts";
import { pushUnsubscribe } from "./commands/site/push/unsubscribe.ts";
import { siteRanking } from "./commands/site/ranking.ts";
import { siteSettings } from "./commands/site/settings.ts";
import { siteStatus } from "./commands/site/status.ts";
import { siteWithdrawals } from "./commands/site/withdrawals.ts";
import { tail } from "./commands/tail.ts";
import { commands } from "./commands/tool/commands.ts";
import { completion } from "./commands/tool/completion.ts";
import { help } from "./commands/tool/help.ts";
import { walletCredit } from "./commands/wallet/credit.ts";
import { walletDepositCancel } from "./commands/wallet/deposit/cancel.ts";
import { walletDepositConfirm } from "./commands/wallet/deposit/confirm.ts";
import { walletDepositInfo } from "./commands/wallet/deposit/info.ts";
import { walletDepositList } from "./commands/wallet/deposit/list.ts";
import { walletDepositRequest } from "./commands/wallet/deposit/request.ts";
import { walletDepositSlip } from "./commands/wallet/deposit/slip.ts";
import { walletDepositSlips } from "./commands/wallet/deposit/slips.ts";
import { walletHistory } from "./commands/wallet/history.ts";
import { walletWithdrawLimits } from "./commands/wallet/withdraw/limits.ts";
import { walletWithdrawList } from "./commands/wallet/withdraw/list.ts";
import { walletWithdrawRequest } from "./commands/wallet/withdraw/request.ts";
import { walletWithdrawRetry } from "./commands/wallet/withdraw/retry.ts";

/** Every command in the order of the help. Its words give it its name and its file. */
export const COMMANDS: readonly Command[] = [
  sessionLogin,
  sessionLogout,
  sessionWhoami,
  sessionRegister,
  sessionChangePassword,
  sessionAddress,
  sessionSecondFactorStatus,
  sessionSecondFactorBegin,
  sessionSecondFactorTurnOn,
  sessionSecondFactorTurnOff,
  sessionSecondFactorConfirm,
  sessionSecondFactorRemovePasskey,

  devicesList,
  devicesClose,
  devicesActivity,

  siteStatus,
  siteSettings,
  siteAnnouncements,
  siteNews,
  siteConfiguration,
  sitePromotion,
  siteDeposits,
  siteWithdrawals,
  siteRanking,

  inboxList,
  inboxSeen,
  inboxWatch,

  pushStatus,
  pushSubscribe,
  pushUnsubscribe,

  walletCredit,
  walletHistory,

  walletDepositInfo,
  walletDepositRequest,
  walletDepositList,
  walletDepositCancel,
  walletDepositConfirm,
  walletDepositSlip,
  walletDepositSlips,

  walletWithdrawLimits,
  walletWithdrawRequest,
  walletWithdrawList,
  walletWithdrawRetry,

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

  rulesLevel,
  rulesCap,
  rulesPromotion,
  rulesCheckIn,
  rulesFailure,

  contractList,
  contractOpenapi,
  contractConform,

  doctor,

  flowRun,
  flowCheck,
  flowRecord,
  flowLoad,
  flowExport,

  sandboxServe,
  sandboxRequests,
  sandboxApprove,
  sandboxPay,
  sandboxReject,
  sandboxBackOffice,
  sandboxTopUp,
  sandboxPoints,
  sandboxLevel,
  sandboxSlip,
  sandboxAudit,
  sandboxReset,
  sandboxSeed,

  sandboxClockShow,
  sandboxClockSet,
  sandboxClockAdvance,
  sandboxClockReal,

  sandboxFaultAdd,
  sandboxFaultList,
  sandboxFaultClear,

  sandboxMaintenanceOn,
  sandboxMaintenanceOff,

  sandboxSnapshotSave,
  sandboxSnapshotLoad,

  brandNew,
  brandCheck,
  brandBuild,
  brandServer,
  brandPreview,

  houseMigrate,
  houseCopy,
  houseVerify,
  houseRepair,

  tail,
  commands,
  completion,
  help,
];

/** A description of each group of commands. */
export const GROUPS: Readonly<Record<string, string>> = {
  session: "sign in and out, register, change the password and the address",
  devices: "where the member is signed in",
  "session second-factor": "a code of an authenticator app besides the password",
  site: "what visitors and members see on the site",
  inbox: "what happened to the requests, gifts, announcements; follow changes as they happen",
  push: "notifications of ended requests, by Web Push",
  wallet: "credit, deposits and withdrawals",
  "wallet deposit": "pay money in",
  "wallet withdraw": "pay money out",
  games: "list, open and play games; wins and losses",
  reward: "claim rewards for points",
  wheel: "spin the wheel for points",
  "flip-card": "turn cards for points",
  "check-in": "collect points every day",
  affiliate: "invite friends and collect the bonus of their play",
  rules: "ask the rules, offline, with an explanation of each answer",
  contract: "the calls that a backend must support",
  flow: "steps over use cases with what is expected of each, for any target",
  sandbox: "a house for tests: serve one, and do at one what members cannot",
  "sandbox clock": "the time of a sandbox",
  "sandbox fault": "failures of a sandbox's calls, on demand",
  "sandbox maintenance": "close and open the site of a sandbox",
  "sandbox snapshot": "all of a sandbox in one file",
  brand: "brand files of operators: start one, check, see and deploy it",
  house: "the journal of a house: migrate, copy, verify, repair",
};
