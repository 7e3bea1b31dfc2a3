import type { ENDPOINTS } from "./table.ts";

type Name = keyof typeof ENDPOINTS;

/** A part of the site. */
interface Part {
  /** Rows without which there is no such part. */
  readonly least: readonly Name[];
  /** Rows that add to it. Each may be missing. */
  readonly more: readonly Name[];
}

/** What a backend must offer for each part of the site. The journey `row-subsets` walks the site over the least of each. */
export const PARTS = {
  "sign-in": {
    least: ["login"],
    more: [
      "user",
      "userDetail",
      "logout",
      "operation",
      "setting",
      "configuration",
      "changePassword",
      "register",
      "chooseLanguage",
    ],
  },
  credit: {
    least: ["getCredit"],
    more: ["level", "transactionHistory", "eventStream"],
  },
  deposit: {
    least: ["requestDeposit"],
    more: [
      "deposit",
      "myDepositRequests",
      "confirmTransfer",
      "cancelDeposit",
      "depositBonuses",
      "verifySlip",
      "confirmSlip",
      "requestSlipDeposit",
      "mySlipRequests",
    ],
  },
  withdraw: {
    least: ["withdraw"],
    more: ["withdrawRequests", "withdrawHistory", "retryWithdraw", "level", "getCredit", "userDetail"],
  },
  games: {
    least: ["gameList", "openGame"],
    more: [
      "publicGames",
      "gamesInCategory",
      "savedGames",
      "saveFavourites",
      "gameTable",
      "playRound",
      "cashOut",
      "transferToBank",
      "winLoss",
    ],
  },
  rewards: {
    least: ["rewards", "requestReward"],
    more: [
      "rewardRequestHistory",
      "wheel",
      "spinWheel",
      "wheelLog",
      "gameEvents",
      "flipCard",
      "flipCardReward",
      "flipCardLogs",
      "myGameRewardRequests",
      "checkInLog",
      "checkIn",
    ],
  },
  invite: {
    least: ["affiliateCode"],
    more: ["affiliateBonus", "affiliateDownline", "downlineBonus", "affiliateLog", "affiliateWithdraw"],
  },
  "fair-play": {
    least: ["fairPlay"],
    more: [
      "setPlayLimit",
      "confirmPlayLimit",
      "cancelPlayLimit",
      "startBreak",
      "excludeSelf",
      "askToReturn",
      "setRealityCheck",
      "noteSuggestion",
      "fairPlayFigures",
      "fairPlaySteps",
    ],
  },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as readonly PartName[];

/** The parts that there are not without a row. */
export function neededFor(row: string): readonly PartName[] {
  return PART_NAMES.filter((name) => (PARTS[name].least as readonly string[]).includes(row));
}
