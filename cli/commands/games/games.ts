import { findable, findGames } from "../../../core/games/find-games.ts";
import { isInCategory } from "../../../core/games/game-rows.ts";
import {
  DEFAULT_GAME_CATEGORY,
  GAME_CATEGORIES,
  type Game,
  type GameReturn,
  type PlayTotals,
  type Round,
  SLOT_TYPES,
  type WinLoss,
} from "../../../core/games/model.ts";
import { cashOut, openGame, playRound, transferToBank } from "../../../core/games/play-game.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { REFUND_TABLE_NAMES } from "../../../core/rules/levels.ts";
import { type RefundView, refundView } from "../../../core/rules/loss-refund.ts";
import { lastDays, toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import {
  amount,
  choice,
  dayOption,
  flag,
  needed,
  positional,
  SENDING,
  textOption,
  withDefault,
} from "../../command-line/options.ts";
import type { Answer } from "../../output/print.ts";
import { type Block, fields, isoOf, type JsonObject, moment, money, table, text, yesNo } from "../../output/view.ts";
import { backendDayRange, connectAsMember } from "../../runtime/connect-as-member.ts";
import { runMoneyCommand, runMoneyCommandAt } from "../../runtime/run-money-command.ts";

export const gamesList = command({
  path: ["games", "list"],
  summary: "List the games of a category or of a slot maker",
  needs: ["member"],
  examples: [
    inMemory("sanam games list --category slot --open"),
    inMemory("sanam games list --slot jk"),
    inMemory("sanam games list --search dice"),
  ],
  options: {
    category: withDefault(choice("--category <name>", "the category", GAME_CATEGORIES), DEFAULT_GAME_CATEGORY),
    slot: choice(
      "--slot <type>",
      "only slots of this maker; --category is ignored",
      SLOT_TYPES.map((type) => type.toLowerCase()),
    ),
    search: textOption("--search <text>", "part of a Thai or Latin name, or of a provider's name"),
    provider: textOption("--provider <name>", "only games of this provider"),
    open: flag("--open", "only games that can be opened now"),
    public: flag("--public", "the list that visitors see"),
  },
  run: async ({ category, slot, search = "", provider, open, public: isPublic }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const { games } = backend.value;
    const slotType = SLOT_TYPES.find((type) => type.toLowerCase() === slot);
    const isAsked = (game: Game) => (slotType ? game.slotType === slotType : isInCategory(game, category));
    const listed = isPublic
      ? mapOk(await games.publicGames(), (all) => all.filter(isAsked))
      : await (slotType ? games.slots(slotType) : games.games(category));
    return mapOk(listed, (all) => {
      const found = findGames(findable(all), { text: search, provider }).filter((game) => game.open || !open);
      return {
        data: { items: found.map(gameJson) },
        view: [
          table(
            ["Id", "Name", "Latin name", "Provider", "Pays back>", "Rank>", "Jackpot>", "Open"],
            found.map(gameRow),
            "No games.",
          ),
        ],
      };
    });
  },
});

function gameJson(game: Game): JsonObject {
  const { addedAt, imagePath: _, ...shown } = game;
  return { ...shown, addedAt: addedAt === undefined ? undefined : toIso(addedAt) };
}

function gameRow(game: Game): readonly string[] {
  const { id, name, latinName, provider, returnPercent, rank, jackpotSatang, open } = game;
  return [
    id,
    name,
    latinName ?? "",
    provider,
    returnPercent === undefined ? "-" : `${returnPercent}%`,
    rank === undefined ? "-" : String(rank),
    jackpotSatang === undefined ? "-" : money(jackpotSatang),
    yesNo(open),
  ];
}

export const gamesOpen = command({
  path: ["games", "open"],
  summary: "Open a game; refused (exit 3) while the game or its provider is closed",
  needs: ["member"],
  examples: [inMemory("sanam games open sanam-dice")],
  notes: "To play a game of the house, run: sanam games play <launch id> --on <bet> --amount <baht>",
  options: {
    game: needed(positional(textOption("--game <id>", "the game's id from games list"))),
    ...SENDING,
  },
  run: ({ game, ...sending }, context) =>
    runMoneyCommand(context, sending, {
      action: openGame,
      // The backend judges whether it is open.
      ask: { id: game, open: true },
      again: { gameId: game },
      answer: ({ launchId, gameId, url, expiresAt }, key) => ({
        data: { launchId, gameId, url, expiresAt: isoOf(expiresAt), intent: key },
        view: [fields({ Launch: launchId, Game: gameId, Url: url, "Ends unless played": moment(expiresAt) })],
      }),
    }),
});

function roundJson({ id, at, betOn, betSatang, winSatang, dice }: Round): JsonObject {
  return { id, at: toIso(at), betOn, betSatang, winSatang, dice: [...dice] };
}

function roundTable(rounds: readonly Round[]): Block {
  return table(
    ["Id", "At", "On", "Bet>", "Dice", "Won>"],
    rounds.map(({ id, at, betOn, betSatang, winSatang, dice }) => [
      id,
      moment(at),
      betOn,
      money(betSatang),
      dice.join(" "),
      money(winSatang),
    ]),
    "No rounds yet.",
  );
}

export const gamesTable = command({
  path: ["games", "table"],
  summary: "Show an open game of the house: its odds, the credit and the latest rounds",
  needs: ["member"],
  examples: ["sanam games table LAUNCH_ID"],
  options: { launch: needed(positional(textOption("--launch <id>", "the launch id from games open"))) },
  run: async ({ launch }, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.table.table(launch), (state) => {
      const { gameId, title, provider, creditSatang, asOf, expiresAt, minimumSatang, maximumSatang, bets, rounds } =
        state;
      return {
        data: {
          gameId,
          title,
          provider,
          creditSatang,
          asOf: toIso(asOf),
          expiresAt: toIso(expiresAt),
          minimumSatang,
          maximumSatang,
          bets: bets.map((bet) => ({ ...bet })),
          rounds: rounds.map(roundJson),
        },
        view: [
          fields({
            Game: `${title} (${gameId})`,
            Credit: money(creditSatang),
            Stakes: `${money(minimumSatang)} to ${money(maximumSatang)}`,
            "Ends unless played": moment(expiresAt),
          }),
          text(""),
          table(
            ["Bet", "Name", "Chance>", "Pays per 100>", "Pays back>"],
            bets.map(({ id, label, chance, pays, returnPercent }) => [
              id,
              label,
              `${(chance * 100).toFixed(2)}%`,
              String(pays),
              `${returnPercent}%`,
            ]),
            "Somebody else plays this game.",
          ),
          text(""),
          roundTable(rounds),
        ],
      };
    });
  },
});

export const gamesPlay = command({
  path: ["games", "play"],
  summary: "Play one round of an open game of the house",
  needs: ["member"],
  examples: ["sanam games play LAUNCH_ID --on high --amount 20"],
  options: {
    launch: needed(positional(textOption("--launch <id>", "the launch id from games open"))),
    on: needed(textOption("--on <bet>", "the bet's id from games table")),
    amount: needed(amount("--amount <baht>", "the amount")),
    ...SENDING,
  },
  run: async ({ launch, on, amount: stake, ...sending }, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return runMoneyCommandAt(backend.value, context, sending, {
      action: playRound,
      ask: { launchId: launch, betOn: on, amount: stake },
      again: { launchId: launch, betOn: on, amountSatang: stake },
      answer: ({ round, creditSatang }, key) => ({
        data: { round: roundJson(round), creditSatang, intent: key },
        view: [roundTable([round]), text(""), fields({ Credit: money(creditSatang) })],
      }),
    });
  },
});

/** The money that moved to the credit, with the intent of the action. */
function returnAnswer({ amountSatang, creditSatang, at }: GameReturn, key: IdempotencyKey): Answer {
  return {
    data: { amountSatang, creditSatang, at: toIso(at), intent: key },
    view: [fields({ "Came back": money(amountSatang), Credit: money(creditSatang), At: moment(at) })],
  };
}

export const gamesCashOut = command({
  path: ["games", "cash-out"],
  summary: "End a game and move its money to the credit",
  needs: ["member"],
  examples: [inMemory("sanam games cash-out sanam-dice")],
  options: { game: needed(positional(textOption("--game <id>", "the game's id"))), ...SENDING },
  run: ({ game: gameId, ...sending }, context) =>
    runMoneyCommand(context, sending, {
      action: cashOut,
      ask: { gameId },
      again: { gameId },
      answer: returnAnswer,
    }),
});

export const gamesTransfer = command({
  path: ["games", "transfer"],
  summary: "End all games and move the money that is left in them to the credit",
  needs: ["member"],
  examples: [inMemory("sanam games transfer")],
  options: SENDING,
  run: (sending, context) =>
    runMoneyCommand(context, sending, {
      action: transferToBank,
      ask: undefined,
      again: {},
      answer: returnAnswer,
    }),
});

const SHOWN_DAYS = 7;

export const gamesHistory = command({
  path: ["games", "history"],
  summary: "Show win and loss by day and by game, and the loss refund of the member's level",
  needs: ["member"],
  examples: [
    inMemory("sanam games history"),
    inMemory("sanam games history --from 2026-11-01 --to 2026-11-30 --refund partner"),
  ],
  notes: "To list single rounds, run: sanam wallet history --kind game",
  options: {
    from: dayOption("--from <day>", "first day (default: 6 days ago)"),
    to: dayOption("--to <day>", "last day (default: today)"),
    refund: withDefault(choice("--refund <table>", "the loss-refund table", REFUND_TABLE_NAMES), "standard"),
  },
  run: async ({ refund, ...days }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const asked = await backendDayRange(backend.value, days, (now) => lastDays(now, SHOWN_DAYS));
    if (!asked.ok) return asked;
    const range = asked.value;
    const { games, session } = backend.value;
    const [result, level] = await Promise.all([games.winLoss(range), session.level()]);
    if (!result.ok) return result;
    if (!level.ok) return level;
    const refundOfLoss = refundView(result.value, level.value.level, refund);
    return ok({
      data: { ...range, ...winLossJson(result.value), refund: { ...refundOfLoss } },
      view: winLossBlocks(result.value, refundOfLoss),
    });
  },
});

export const gamesSaved = command({
  path: ["games", "saved"],
  summary: "Show the member's favourites and the games played last, and change the favourites",
  needs: ["member"],
  examples: [inMemory("sanam games saved"), inMemory("sanam games saved --add sanam-dice")],
  options: {
    add: textOption("--add <id>", "a game that becomes a favourite"),
    remove: textOption("--remove <id>", "a game that is no favourite any more"),
  },
  run: async ({ add, remove }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const { games } = backend.value;
    const listOf = (id: string | undefined) => (id === undefined ? [] : [id]);
    const reads = add === undefined && remove === undefined;
    const change = { add: listOf(add), remove: listOf(remove) };
    return mapOk(await (reads ? games.savedGames() : games.saveFavourites(change)), ({ favourites, recent }) => {
      const rowsOf = (list: readonly Game[]) => list.map(({ id, name, provider }) => [id, name, provider]);
      return {
        data: { favourites: favourites.map(gameJson), recent: recent.map(gameJson) },
        view: [
          table(["Favourite", "Name", "Provider"], rowsOf(favourites), "No favourites."),
          text(""),
          table(["Played last", "Name", "Provider"], rowsOf(recent), "Nothing was played."),
        ],
      };
    });
  },
});

function winLossJson({ days, games, total }: WinLoss): JsonObject {
  return {
    days: days.map((day) => ({ ...day })),
    games: games ? games.map((game) => ({ ...game })) : null,
    total: { ...total },
  };
}

function winLossBlocks({ days, games = [], total }: WinLoss, refund: RefundView): readonly Block[] {
  const { level, percent, lossSatang, refundSatang } = refund;
  return [
    table(
      ["Day", ...COLUMNS],
      days.map((day) => [day.day, ...totalsRow(day)]),
      "Nothing was played.",
    ),
    text(""),
    table(
      ["Game", ...COLUMNS],
      games.map((game) => [game.title, ...totalsRow(game)]),
      "No games.",
    ),
    text(""),
    fields({
      Rounds: String(total.rounds),
      Net: money(total.netSatang),
      Refund: `${money(refundSatang)}: ${percent}% (${level}) of ${money(lossSatang)} lost`,
    }),
  ];
}

const COLUMNS = ["Rounds>", "Staked>", "Won>", "Net>"] as const;

function totalsRow({ rounds, stakedSatang, wonSatang, netSatang }: PlayTotals): readonly string[] {
  return [String(rounds), money(stakedSatang), money(wonSatang), money(netSatang)];
}
