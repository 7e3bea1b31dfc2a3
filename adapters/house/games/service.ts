import type { GameReturn } from "../../../core/games/model.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { ZERO } from "../../../core/shared/money.ts";
import type { MemberEventOf } from "../engine/events.ts";
import type { Balances, Tell } from "../engine/execute.ts";
import { memberStream } from "../engine/member-streams.ts";
import { intentRecord, type ServiceContext } from "../engine/service-context.ts";
import type { MemberService } from "../house.ts";
import { createGameLists } from "./game-lists.ts";
import { launchEnd } from "./launch.ts";
import { winLossOf } from "./play-days.ts";

type GameService = Pick<
  MemberService,
  "games" | "slots" | "openGame" | "cashOut" | "transferToBank" | "winLoss" | "ranking"
>;

export function createGameService(context: ServiceContext, tell: Tell, id: MemberId): GameService {
  const { streams, tokens, readModels } = context;
  const shelf = createGameLists(context);
  return {
    games: (category) => shelf.list((game) => (category === "hot" ? game.hot : game.category === category)),
    slots: (type) => shelf.list((game) => game.slotType === type),
    async openGame(gameId, key, token) {
      const intent = intentRecord(key, "open-game", gameId);
      const found = await shelf.find(gameId);
      const launch = tokens.create();
      const tokenHash = await tokens.hash(token);
      return tell({ type: "open-game", ...found, launch, tokenHash, intent }, "game-opened", launchOf);
    },
    cashOut(game, key) {
      const intent = intentRecord(key, "cash-out", game);
      return tell({ type: "leave-games", game, intent }, "games-left", returnOf);
    },
    transferToBank(key) {
      const intent = intentRecord(key, "transfer-to-bank");
      return tell({ type: "leave-games", game: undefined, intent }, "games-left", returnOf);
    },
    async winLoss(range) {
      const { state } = await streams.read(id);
      return winLossOf(state.playDays, range);
    },
    async ranking(period) {
      const { now } = await streams.read(id);
      const { ranking } = await readModels.latest();
      return ranking.standing(period, now, memberStream(id));
    },
  };
}

/** The id stands behind the `#`, so that it reaches no log and no referrer. */
function launchOf({ id, game, at }: MemberEventOf<"game-opened">) {
  return { launchId: id, gameId: game, url: `/play/game.html#${id}`, expiresAt: launchEnd({ usedAt: at }) };
}

function returnOf({ at }: MemberEventOf<"games-left">, { creditSatang }: Balances): GameReturn {
  return { amountSatang: ZERO, creditSatang, at };
}
