import type { ENDPOINTS } from "../table.ts";

type RowName = keyof typeof ENDPOINTS;

/** A value of one call that the next call takes: an OpenAPI runtime expression, such as `$response.body#/user/uuid`. */
type Expression = `$${"request" | "response"}.${string}`;

/** A call that follows from another one. */
export interface Link {
  readonly to: RowName;
  readonly description: string;
  /** Of the path and the query. */
  readonly parameters?: Readonly<Record<string, Expression>>;
  readonly body?: Readonly<Record<string, Expression>>;
}

const UUID = { uuid: "$response.body#/user/uuid" } as const;
const USERNAME = { username: "$response.body#/user/user_pass/username" } as const;
const SAME_UUID = { uuid: "$request.path.uuid" } as const;
const SAME_USERNAME = { username: "$request.path.username" } as const;
const ID = { id: "$response.body#/id" } as const;

const to = (row: RowName, description: string, rest: Omit<Link, "to" | "description"> = {}): Link => ({
  to: row,
  description,
  ...rest,
});

const nextPage = (row: RowName, place: "parameters" | "body"): Link =>
  to(row, "The next page, where there is one", { [place]: { cursor: "$response.body#/next" } });

const SIGNED_IN: readonly Link[] = [
  to("userDetail", "The member with bank account and address", { parameters: UUID }),
  to("user", "The member's profile", { parameters: UUID }),
  to("level", "The member's level", { parameters: UUID }),
  to("changePassword", "A new password for this member", { parameters: UUID }),
  to("getCredit", "The member's credit", { parameters: USERNAME }),
  to("deposit", "Where the member transfers to", { parameters: UUID }),
  to("withdraw", "A withdrawal by this member", { parameters: UUID }),
  to("withdrawRequests", "The member's open withdrawals", { parameters: UUID }),
  to("withdrawHistory", "All the member's withdrawals", { parameters: UUID }),
  to("affiliateCode", "The member's code for friends", { parameters: UUID }),
  to("affiliateBonus", "The member's affiliate balance", { parameters: USERNAME }),
  to("affiliateDownline", "The member's friends", { parameters: USERNAME }),
  to("affiliateLog", "Changes of the affiliate balance", { parameters: USERNAME }),
  to("downlineBonus", "The bonus from each friend", { parameters: USERNAME }),
  to("affiliateWithdraw", "Affiliate money to the credit", { parameters: USERNAME }),
  to("requestReward", "A claim by this member", { body: { userUuid: "$response.body#/user/uuid" } }),
  to("logout", "The end of this session"),
];

/** The calls that follow from a call, with the values that they take from it. */
export const LINKS: { readonly [Name in RowName]?: readonly Link[] } = {
  checkPhone: [
    to("bankAccountName", "The name of the bank account, while the ticket lasts", {
      body: { ticket: "$response.body#/ticket" },
    }),
  ],
  beginRecovery: [
    to("recoverPassword", "The new password, with the code that was sent", {
      body: { ticket: "$response.body#/ticket" },
    }),
  ],
  login: SIGNED_IN,
  register: SIGNED_IN,
  requestDeposit: [
    to("confirmTransfer", "After the transfer", { body: ID }),
    to("cancelDeposit", "Before the transfer", { body: ID }),
    to("myDepositRequests", "The request's status"),
  ],
  confirmTransfer: [to("myDepositRequests", "The request's status")],
  withdraw: [
    to("withdrawRequests", "The request's status", { parameters: SAME_UUID }),
    to("retryWithdraw", "Once more, after a rejection", { body: ID }),
  ],
  withdrawRequests: [
    to("retryWithdraw", "Once more, after a rejection", { body: { id: "$response.body#/0/id" } }),
    to("withdrawHistory", "All withdrawals", { parameters: SAME_UUID }),
  ],
  verifySlip: [
    to("confirmSlip", "Deposits this transfer", { body: { slipId: "$response.body#/slipId" } }),
    to("requestSlipDeposit", "Hands the same slip to staff", {
      body: { payload: "$request.body#/payload", amount: "$response.body#/amount" },
    }),
  ],
  confirmSlip: [to("mySlipRequests", "The slip's status")],
  requestSlipDeposit: [to("mySlipRequests", "The slip's status")],
  transactionHistory: [nextPage("transactionHistory", "body")],
  gameList: [to("openGame", "Opens the first game", { body: { gameId: "$response.body#/0/id" } })],
  gamesInCategory: [to("openGame", "Opens the first game", { body: { gameId: "$response.body#/0/id" } })],
  openGame: [
    to("gameTable", "The table of an opened house game", { body: { launchId: "$response.body#/launchId" } }),
    to("playRound", "A round of an opened house game", { body: { launchId: "$response.body#/launchId" } }),
    to("cashOut", "Ends the game", { body: { gameId: "$response.body#/gameId" } }),
  ],
  gameTable: [
    to("playRound", "A round on the first bet", {
      body: { launchId: "$request.body#/launchId", betOn: "$response.body#/bets/0/id" },
    }),
  ],
  rewards: [to("requestReward", "Claims the first reward", { body: { rewardId: "$response.body#/0/rewards/0/id" } })],
  requestReward: [to("rewardRequestHistory", "The claim's status")],
  rewardRequestHistory: [nextPage("rewardRequestHistory", "body")],
  wheel: [to("spinWheel", "A spin")],
  spinWheel: [to("wheelLog", "The spin in the log")],
  wheelLog: [nextPage("wheelLog", "body")],
  gameEvents: [
    to("flipCard", "A card of an event whose game is flip-card", { body: { eventId: "$response.body#/0/id" } }),
    to("flipCardReward", "A card of an event whose game is flip-card-reward", {
      body: { eventId: "$response.body#/1/id" },
    }),
  ],
  flipCard: [to("flipCardLogs", "The card in the log")],
  flipCardReward: [to("myGameRewardRequests", "The prize's status")],
  flipCardLogs: [nextPage("flipCardLogs", "parameters")],
  checkInLog: [to("checkIn", "Today's check-in")],
  checkIn: [to("checkInLog", "This month's check-ins")],
  affiliateCode: [to("inviter", "What a friend sees", { parameters: { afCode: "$response.body#/code" } })],
  affiliateWithdraw: [
    to("affiliateLog", "The withdrawal in the log", {
      parameters: SAME_USERNAME,
      body: { type: "$request.body#/type" },
    }),
  ],
  fairPlaySteps: [nextPage("fairPlaySteps", "parameters")],
  devices: [to("signOutDevice", "Ends the first one's session", { body: { id: "$response.body#/items/0/id" } })],
  activity: [nextPage("activity", "parameters")],
  beginTotp: [to("turnOnTotp", "With the code that an authenticator app makes of the secret")],
  passkeyChallenge: [to("confirmSession", "With what the passkey signed")],
  beginPasskey: [to("addPasskey", "With what the browser made of the options")],
  secondFactor: [to("removePasskey", "Removes the first one", { body: { id: "$response.body#/passkeys/0/id" } })],
  changeAddress: [to("address", "The whole address")],
  inbox: [
    nextPage("inbox", "parameters"),
    to("seeInbox", "Marks everything as read", { body: { upTo: "$response.body#/items/0/at" } }),
  ],
  eventStream: [to("inbox", "What happened")],
};
