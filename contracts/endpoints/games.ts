import { endpoint } from "../endpoint.ts";
import { gameLaunch, gameNamed, gameQuery, gameReturn, games, winLoss, winLossQuery } from "../schemas/game.ts";
import { gameTable, playedRound, roundAsked, tableNamed } from "../schemas/game-table.ts";

/** The lobby and the member's play. */
export const gamesEndpoints = {
  cashOut: endpoint({
    method: "POST",
    path: "/api/auth/user/game/cashOut",
    auth: "member",
    effect: "money",
    source: "spec",
    summary: "Ends one game and brings what is in it back to the credit",
    body: gameNamed,
    reply: gameReturn,
  }),
  openGame: endpoint({
    method: "POST",
    path: "/api/auth/user/opengame",
    auth: "member",
    effect: "money",
    source: "spec",
    summary: "Opens a game for the member",
    body: gameNamed,
    reply: gameLaunch,
  }),
  transferToBank: endpoint({
    method: "POST",
    path: "/api/auth/user/transfer/to/bank",
    auth: "member",
    effect: "money",
    source: "spec",
    summary: "Brings what is left at every game provider back to the credit",
    reply: gameReturn,
  }),
  gameList: endpoint({
    method: "POST",
    path: "/api/auth/user/game/list",
    auth: "member",
    effect: "read",
    source: "spec",
    summary: "The games of a category or of one slot maker",
    body: gameQuery,
    reply: games,
  }),
  gamesInCategory: endpoint({
    // The specification gives this path without a method; GET is our reading.
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
    summary: "What the member staked and won, day by day",
    body: winLossQuery,
    reply: winLoss,
  }),
  // The launch id is what these two go by: a game's own page never gets the member's token.
  gameTable: endpoint({
    method: "POST",
    path: "/api/game/table",
    auth: "public",
    effect: "read",
    source: "assumed",
    summary: "An opened game of the house's own: its odds, the credit and the latest rounds",
    body: tableNamed,
    reply: gameTable,
  }),
  playRound: endpoint({
    method: "POST",
    path: "/api/game/round",
    auth: "public",
    effect: "money",
    source: "assumed",
    summary: "Plays one round of an opened game of the house's own",
    body: roundAsked,
    reply: playedRound,
  }),
} as const;
