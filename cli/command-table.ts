import type { Command } from "./command-line/command.ts";
import {
  affiliateBonus,
  affiliateCode,
  affiliateDownline,
  affiliateLog,
  affiliateWithdraw,
} from "./commands/affiliate/affiliate.ts";
import { backendNew } from "./commands/backend/backend.ts";
import { brandBuild, brandCheck, brandNew, brandPreview, brandServer } from "./commands/brand/brand.ts";
import { contractConform, contractList, contractOpenapi, contractRows } from "./commands/contract/contract.ts";
import { doctor } from "./commands/doctor.ts";
import {
  fairPlayFigures,
  fairPlayHistory,
  fairPlayRealityCheck,
  fairPlaySeen,
  fairPlayStatus,
} from "./commands/fair-play/fair-play.ts";
import {
  fairPlayLimitsCancel,
  fairPlayLimitsConfirm,
  fairPlayLimitsRemove,
  fairPlayLimitsSet,
  fairPlayLimitsShow,
} from "./commands/fair-play/limits.ts";
import { fairPlayBreakStart, fairPlayExclude, fairPlayReturn } from "./commands/fair-play/pause.ts";
import { flowCheck, flowExport, flowRecord, flowRun } from "./commands/flow/flow.ts";
import {
  gamesCashOut,
  gamesHistory,
  gamesList,
  gamesOpen,
  gamesPlay,
  gamesSaved,
  gamesTable,
  gamesTransfer,
} from "./commands/games/games.ts";
import { houseContentCheck } from "./commands/house/content.ts";
import { houseCopy, houseMigrate, houseRepair, houseVerify } from "./commands/house/house.ts";
import { houseCreate, houseEndFactors, houseResetFactors } from "./commands/house/production.ts";
import { houseStaffAdd, houseStaffList, houseStaffRemove, houseStaffReset } from "./commands/house/staff.ts";
import { checkInClaim, checkInStatus } from "./commands/rewards/check-in.ts";
import { flipCardEvents, flipCardLogs, flipCardPlay, flipCardRequests } from "./commands/rewards/flip-card.ts";
import { rewardCategories, rewardHistory, rewardList, rewardRequest } from "./commands/rewards/reward.ts";
import { wheelLog, wheelShow, wheelSpin } from "./commands/rewards/wheel.ts";
import { rulesLimits } from "./commands/rules/limits.ts";
import { rulesCap, rulesCheckIn, rulesFailure, rulesLevel, rulesPromotion } from "./commands/rules/rules.ts";
import { sandboxClockAdvance, sandboxClockReal, sandboxClockSet, sandboxClockShow } from "./commands/sandbox/clock.ts";
import { sandboxFaultAdd, sandboxFaultClear, sandboxFaultList } from "./commands/sandbox/fault.ts";
import { sandboxEndSessions, sandboxResetFactors, sandboxSlip } from "./commands/sandbox/members.ts";
import {
  sandboxBackOffice,
  sandboxCodes,
  sandboxReset,
  sandboxSeed,
  sandboxServe,
} from "./commands/sandbox/sandbox.ts";
import { sandboxSnapshotLoad, sandboxSnapshotSave } from "./commands/sandbox/snapshot.ts";
import { devicesActivity, devicesClose, devicesList } from "./commands/session/devices.ts";
import {
  sessionSecondFactorBegin,
  sessionSecondFactorConfirm,
  sessionSecondFactorRemovePasskey,
  sessionSecondFactorStatus,
  sessionSecondFactorTurnOff,
  sessionSecondFactorTurnOn,
} from "./commands/session/second-factor.ts";
import {
  sessionAddress,
  sessionChangePassword,
  sessionLanguage,
  sessionLogin,
  sessionLogout,
  sessionRecoverBegin,
  sessionRecoverFinish,
  sessionRegister,
  sessionWhoami,
} from "./commands/session/session.ts";
import { inboxList, inboxSeen, inboxWatch } from "./commands/site/inbox.ts";
import { pushStatus, pushSubscribe, pushUnsubscribe } from "./commands/site/push.ts";
import {
  siteAnnouncements,
  siteConfiguration,
  siteDeposits,
  siteNews,
  sitePromotion,
  siteRanking,
  siteSettings,
  siteStatus,
  siteWithdrawals,
} from "./commands/site/site.ts";
import { staffBonus, staffLevel, staffMember } from "./commands/staff/member.ts";
import { staffApprove, staffPay, staffReject, staffRequests } from "./commands/staff/requests.ts";
import { staffSignIn, staffSignOut } from "./commands/staff/sign-in.ts";
import { staffAnnounce, staffAudit, staffMaintenanceOff, staffMaintenanceOn } from "./commands/staff/site.ts";
import { tail } from "./commands/tail.ts";
import { commands, completion, help } from "./commands/tool/tool.ts";
import {
  walletDepositCancel,
  walletDepositConfirm,
  walletDepositInfo,
  walletDepositList,
  walletDepositRequest,
  walletDepositSlip,
  walletDepositSlips,
} from "./commands/wallet/deposit.ts";
import { walletCredit, walletHistory } from "./commands/wallet/wallet.ts";
import {
  walletWithdrawLimits,
  walletWithdrawList,
  walletWithdrawRequest,
  walletWithdrawRetry,
} from "./commands/wallet/withdraw.ts";

/** Every command in the order of the help. Its words give it its name. */
export const COMMANDS: readonly Command[] = [
  sessionLogin,
  sessionLogout,
  sessionWhoami,
  sessionRegister,
  sessionChangePassword,
  sessionRecoverBegin,
  sessionRecoverFinish,
  sessionAddress,
  sessionLanguage,
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
  gamesSaved,

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

  fairPlayStatus,
  fairPlaySeen,
  fairPlayFigures,
  fairPlayHistory,
  fairPlayRealityCheck,

  fairPlayLimitsShow,
  fairPlayLimitsSet,
  fairPlayLimitsRemove,
  fairPlayLimitsConfirm,
  fairPlayLimitsCancel,

  fairPlayBreakStart,
  fairPlayExclude,
  fairPlayReturn,

  rulesLevel,
  rulesCap,
  rulesLimits,
  rulesPromotion,
  rulesCheckIn,
  rulesFailure,

  contractList,
  contractOpenapi,
  contractRows,
  contractConform,

  doctor,

  flowRun,
  flowCheck,
  flowRecord,
  flowExport,

  sandboxServe,
  sandboxBackOffice,
  sandboxEndSessions,
  sandboxSlip,
  sandboxCodes,
  sandboxReset,
  sandboxResetFactors,
  sandboxSeed,

  sandboxClockShow,
  sandboxClockSet,
  sandboxClockAdvance,
  sandboxClockReal,

  sandboxFaultAdd,
  sandboxFaultList,
  sandboxFaultClear,

  sandboxSnapshotSave,
  sandboxSnapshotLoad,

  staffSignIn,
  staffSignOut,
  staffRequests,
  staffApprove,
  staffPay,
  staffReject,
  staffMember,
  staffLevel,
  staffBonus,
  staffAnnounce,
  staffMaintenanceOn,
  staffMaintenanceOff,
  staffAudit,

  brandNew,
  brandCheck,
  brandBuild,
  brandServer,
  brandPreview,

  backendNew,

  houseCreate,
  houseMigrate,
  houseCopy,
  houseVerify,
  houseRepair,
  houseResetFactors,
  houseEndFactors,
  houseStaffAdd,
  houseStaffList,
  houseStaffReset,
  houseStaffRemove,
  houseContentCheck,

  tail,
  commands,
  completion,
  help,
];

/** A description of each group of commands. */
export const GROUPS: Readonly<Record<string, string>> = {
  session: "sign in and out, register, change the password and the address",
  devices: "where the member is signed in",
  "session recover": "a new password for a member who forgot it",
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
  "fair-play": "limits of one's own, breaks and self-exclusion, honest figures",
  "fair-play limits": "limits of deposits, losses, stakes and time",
  "fair-play break": "a break from play",
  rules: "ask the rules, offline, with an explanation of each answer",
  contract: "the calls that a backend must support",
  flow: "steps over use cases with what is expected of each, for any target",
  sandbox: "a house for tests: serve one, and do at one what members cannot",
  "sandbox clock": "the time of a sandbox",
  "sandbox fault": "failures of a sandbox's calls, on demand",
  "sandbox snapshot": "all of a sandbox in one file",
  backend: "a backend of one's own, to start from",
  brand: "brand files of operators: start one, check, see and deploy it",
  staff: "what the staff of a house do; the same at a sandbox",
  "staff maintenance": "close and open the site",
  "house staff": "the accounts of staff",
  house: "the journal of a house: create, migrate, copy, verify, repair; lost second factors",
  "house content": "what a house offers: games, rewards, promotions, announcements",
};
