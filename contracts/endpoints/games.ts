import { endpoint } from "../endpoint.ts";
import { gameIdBody, gameLaunch, gameListBody, gameReturn, games, winLoss, winLossBody } from "../schemas/game.ts";
import { gameTable, launchIdBody, playedRound, roundBody } from "../schemas/game-table.ts";

/** The lobby and the member's play. */
export const gamesEndpoints = {
  cashOut: endpoint({
    method: "POST",
    path: "/api/auth/user/game/cashOut",
    auth: "member",
    effect: "money",
    source: "spec",
    summary: "Ends a game and returns its money to the credit",
    body: gameIdBody,
    reply: gameReturn,
  }),
  openGame: endpoint({
    method: "POST",
    path: "/api/auth/user/opengame",
    auth: "member",
    effect: "money",
    source: "spec",
    summary: "Opens a game for the member",
    body: gameIdBody,
    reply: gameLaunch,
  }),
  transferToBank: endpoint({
    method: "POST",
    path: "/api/auth/user/transfer/to/bank",
    auth: "member",
    effect: "money",
    source: "spec",
    summary: "Returns the money at every game provider to the credit",
    reply: gameReturn,
  }),
  gameList: endpoint({
    method: "POST",
    path: "/api/auth/user/game/list",
    auth: "member",
    effect: "read",
    source: "spec",
    summary: "The games of a category or of one slot maker",
    body: gameListBody,
    reply: games,
  }),
  gamesInCategory: endpoint({
    // The specification gives this path without a method. We assume GET.
    method: "GET",
    path: "/api/auth/user/games/{gameCate}",
    auth: "member",
    effect: "read",
    source: "assumed",
    summary: "The games of a category",
    reply: games,
  }),
  winLoss: endpoint({
    method: "POST",
    path: "/api/auth/user/winlost",
    auth: "member",
    effect: "read",
    source: "assumed",
    summary: "The member's stakes and wins by day",
    body: winLossBody,
    reply: winLoss,
  }),
  // The launch id identifies the player in these two, because a game's page never gets the member's token.
  gameTable: endpoint({
    method: "POST",
    path: "/api/game/table",
    auth: "public",
    effect: "read",
    source: "assumed",
    summary: "An opened house game: odds, credit and latest rounds",
    body: launchIdBody,
    reply: gameTable,
  }),
  playRound: endpoint({
    method: "POST",
    path: "/api/game/round",
    auth: "public",
    effect: "money",
    source: "assumed",
    summary: "Plays one round of an opened house game",
    body: roundBody,
    reply: playedRound,
  }),
} as const;
