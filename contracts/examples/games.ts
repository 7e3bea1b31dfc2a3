import type { gamesEndpoints } from "../endpoints/games.ts";
import type { ExamplesOf } from "./examples-of.ts";

const DICE = {
  id: "sanam-dice",
  name: "สนามเต๋า",
  nameEn: "Sanam Dice",
  gameCate: "casino",
  provider: "สนาม",
  returnPercent: 97.22,
  image: "/pictures/games/sanam-dice.webp",
  open: true,
  hot: true,
} as const;

export const gamesExamples = {
  cashOut: {
    body: { gameId: "sanam-dice" },
    reply: { amount: 0, credit: 1250, at: "2026-11-20T05:01:20.000Z" },
  },
  openGame: {
    body: { gameId: "sanam-dice" },
    reply: {
      launchId: "mB5cR9zt1KpQ6vXe",
      gameId: "sanam-dice",
      url: "/play/game.html#mB5cR9zt1KpQ6vXe",
      expiresAt: "2026-11-20T05:31:20.000Z",
    },
  },
  transferToBank: {
    reply: { amount: 0, credit: 1250, at: "2026-11-20T05:01:20.000Z" },
  },
  gameList: {
    body: { gameCate: "slot", slotType: "JK" },
    reply: [
      {
        name: "สล็อตผลไม้",
        slotType: "JK",
        provider: "โจ๊กเกอร์ใจดี",
        returnPercent: 96.09,
        id: "fruit-slot",
        hot: true,
        open: true,
        nameEn: "Fruit Slot",
        gameCate: "slot",
        image: "/pictures/games/fruit-slot.webp",
      },
    ],
  },
  gamesInCategory: {
    params: { gameCate: "casino" },
    reply: [
      {
        name: "สนามเต๋า",
        provider: "สนาม",
        returnPercent: 97,
        id: "sanam-dice",
        rank: 1,
        hot: true,
        open: true,
        nameEn: "Sanam Dice",
        gameCate: "casino",
        image: "/pictures/games/sanam-dice.webp",
      },
    ],
  },
  publicGames: {
    reply: [
      {
        name: "สนามเต๋า",
        provider: "สนาม",
        returnPercent: 96.9,
        id: "sanam-dice",
        rank: 1,
        hot: true,
        open: true,
        nameEn: "Sanam Dice",
        gameCate: "casino",
        image: "/pictures/games/sanam-dice.webp",
      },
    ],
  },
  savedGames: { reply: { favourites: [DICE], recent: [DICE] } },
  saveFavourites: {
    body: { add: ["sanam-dice"], remove: [] },
    reply: { favourites: [DICE], recent: [DICE] },
  },
  winLoss: {
    body: { start: "2026-11-01", end: "2026-11-20" },
    reply: {
      days: [{ day: "2026-11-20", rounds: 1, staked: 50, won: 0, net: -50 }],
      games: [{ gameId: "sanam-dice", title: "สนามเต๋า", rounds: 1, staked: 50, won: 0, net: -50 }],
      total: { rounds: 1, staked: 50, won: 0, net: -50 },
    },
  },
  gameTable: {
    body: { launchId: "mB5cR9zt1KpQ6vXe" },
    reply: {
      gameId: "sanam-dice",
      title: "สนามเต๋า",
      provider: "สนาม",
      credit: 1250,
      at: "2026-11-20T05:01:20.000Z",
      expiresAt: "2026-11-20T05:31:20.000Z",
      minimum: 1,
      maximum: 10000,
      bets: [
        { id: "low", label: "ต่ำ 3–10", chance: 0.5, pays: 194, returnPercent: 97 },
        { id: "high", label: "สูง 11–18", chance: 0.5, pays: 194, returnPercent: 97 },
      ],
      rounds: [
        {
          id: "G-691120-JB1X849B",
          at: "2026-11-20T05:01:20.000Z",
          betOn: "low",
          bet: 50,
          win: 0,
          dice: [5, 6, 1],
          idempotencyKey: "intent-20261120-000011",
        },
      ],
    },
  },
  playRound: {
    body: { launchId: "mB5cR9zt1KpQ6vXe", betOn: "low", amount: 50 },
    reply: {
      round: {
        id: "G-691120-JB1X849B",
        at: "2026-11-20T05:01:20.000Z",
        betOn: "low",
        bet: 50,
        win: 0,
        dice: [5, 6, 1],
        idempotencyKey: "intent-20261120-000011",
      },
      credit: 1250,
    },
  },
} satisfies ExamplesOf<typeof gamesEndpoints>;
