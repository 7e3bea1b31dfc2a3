import type { Game, GameCategory, GameLaunch, GameReturn, SlotType, WinLoss } from "../../../core/games/model.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { DayRange } from "../../../core/shared/day-range.ts";
import type { Answer, OptionalKey } from "../engine/answer.ts";
import type { GamesCommand } from "../engine/commands.ts";
import { eventOf, execute } from "../engine/execute.ts";
import { intentRecord, type ServiceContext } from "../engine/service-context.ts";
import { createGameLists } from "./game-lists.ts";
import { winLossOf } from "./played-days.ts";
import { launchView, returnView } from "./views.ts";

/** Days and games of one member: more than the longest range has. */
const MAX_PLAYS = 100_000;

/** The lobby and a member's play. See `GamesPort` for the refusals of each call. */
export interface GamesService {
  /** `hot` lists the games that are marked as hot, of all categories. */
  games(category: GameCategory): Promise<readonly Game[]>;
  slots(type: SlotType): Promise<readonly Game[]>;
  /**
   * Ends an earlier launch of the same game. The launch ends when it is left, 30 minutes after it was opened or last
   * played, or with the session of `token`. Refuses `game-not-found`, `game-closed` and `provider-down`.
   */
  openGame(gameId: string, key: OptionalKey, token: string): Answer<GameLaunch>;
  /** Returns 0, also for a game that is not open: the house settles every round at once. */
  cashOut(gameId: string, key: OptionalKey): Answer<GameReturn>;
  /** Leaves all open games. */
  transferToBank(key: OptionalKey): Answer<GameReturn>;
  winLoss(range: DayRange): Promise<WinLoss>;
}

export function createGamesService(context: ServiceContext, id: MemberId): GamesService {
  const { streams, tokens, rows } = context;
  const gameLists = createGameLists(context);

  function leave(command: GamesCommand): Answer<GameReturn> {
    return execute(context, id, command, (effect) => returnView(eventOf(effect, "games-left"), effect.creditSatang));
  }

  return {
    games: (category) => gameLists.list((game) => (category === "hot" ? game.hot : game.category === category)),
    slots: (type) => gameLists.list((game) => game.slotType === type),
    async openGame(gameId, key, token) {
      const intent = intentRecord(key, "open-game", gameId);
      const found = await gameLists.find(gameId);
      const launch = tokens.create();
      const tokenHash = await tokens.hash(token);
      return execute(context, id, { type: "open-game", ...found, launch, tokenHash, intent }, (effect) =>
        launchView(eventOf(effect, "game-opened")),
      );
    },
    cashOut: (game, key) => leave({ type: "leave-games", game, intent: intentRecord(key, "cash-out", game) }),
    transferToBank: (key) =>
      leave({ type: "leave-games", game: undefined, intent: intentRecord(key, "transfer-to-bank") }),
    async winLoss(range) {
      await streams.read(id);
      return winLossOf(await rows.page({ list: "plays", owner: id, ...range, limit: MAX_PLAYS }));
    },
  };
}
