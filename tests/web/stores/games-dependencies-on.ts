import {
  type Game,
  type GameCategory,
  type GameLaunch,
  type GameReturn,
  type WinLoss,
} from "../../../core/games/model.ts";
import type { GamesPort } from "../../../core/games/port.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { baht, ZERO } from "../../../core/shared/money.ts";
import { ok, type Result } from "../../../core/shared/result.ts";
import { dependenciesOn } from "./dependencies-on.ts";

export function aGame(id: string, change: Partial<Game> = {}): Game {
  return {
    id,
    name: `เกม ${id}`,
    latinName: `Game ${id}`,
    category: "casino",
    slotType: undefined,
    provider: "สนาม",
    returnPercent: 97,
    imagePath: undefined,
    open: true,
    hot: false,
    addedAt: undefined,
    rank: undefined,
    jackpotSatang: undefined,
    ...change,
  };
}

const NO_PLAY: WinLoss = {
  days: [],
  games: [],
  total: { rounds: 0, stakedSatang: ZERO, wonSatang: ZERO, netSatang: ZERO },
};

/** What the stores of games need. The backend answers at once and lists the calls; a test may replace a call. */
export function gamesDependenciesOn(games: readonly Game[] = []) {
  const asked: string[] = [];
  const answer = <T>(call: string, value: T): Promise<Result<T, Problem>> => {
    asked.push(call);
    return Promise.resolve(ok(value));
  };
  const port: GamesPort = {
    games: (category: GameCategory) =>
      answer(
        `games ${category}`,
        games.filter((game) => (category === "hot" ? game.hot : game.category === category)),
      ),
    slots: (type) =>
      answer(
        `slots ${type}`,
        games.filter(({ slotType }) => slotType === type),
      ),
    publicGames: () => answer("public games", games),
    open: (gameId) =>
      answer<GameLaunch>(`open ${gameId}`, { launchId: "l-1", gameId, url: `/play/${gameId}`, expiresAt: undefined }),
    cashOut: (gameId) => answer<GameReturn>(`cash-out ${gameId}`, returned(120)),
    transferToBank: () => answer<GameReturn>("transfer", returned(5)),
    savedGames: () => answer("saved", { favourites: [], recent: [] }),
    saveFavourites: ({ add, remove }) =>
      answer(`save +${add.join()} -${remove.join()}`, {
        favourites: add.flatMap((id) => games.find((game) => game.id === id) ?? []),
        recent: [],
      }),
    winLoss: (range) => answer(`win-loss ${range.from} ${range.to}`, NO_PLAY),
  };
  return { ...dependenciesOn(), port, asked };
}

function returned(amount: number): GameReturn {
  return { amountSatang: baht(amount), creditSatang: baht(1000 + amount), at: instant(1_790_000_000_000) };
}
