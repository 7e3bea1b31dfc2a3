import type { GameTable, PlayedRound, Round, RoundAsk } from "../../../core/games/model.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { Answer, OptionalKey } from "../engine/answer.ts";
import { bodyOf } from "../engine/derived/rows.ts";
import { eventOf, execute } from "../engine/execute.ts";
import { intentRecord, type ServiceContext } from "../engine/service-context.ts";
import { createGameLists } from "./game-lists.ts";
import { findLiveLaunch } from "./launch.ts";
import { roundView, tableView } from "./views.ts";

const SHOWN_ROUNDS = 20;

/** The games that the house runs itself. A launch id is enough. See `TablePort` for the refusals of each call. */
export interface TableService {
  table(launchId: string): Answer<GameTable>;
  play(launchId: string, ask: RoundAsk, key: OptionalKey): Answer<PlayedRound>;
}

export function createTableService(context: ServiceContext): TableService {
  const { streams, rows } = context;
  const gameLists = createGameLists(context);

  return {
    async table(launchId) {
      const id = await streams.findMember({ kind: "launch", value: launchId });
      if (!id) return err(refuse("launch-over"));
      const current = await streams.read(id);
      const launch = findLiveLaunch(current.state, launchId, current.now);
      if (!launch) return err(refuse("launch-over"));
      const { game } = await gameLists.find(launch.game);
      const latest = await rows.page({ list: "rounds", owner: id, tags: [launch.game], limit: SHOWN_ROUNDS });
      const rounds = latest.map((row) => bodyOf<Round>(row));
      return ok(tableView(current, launch, game, rounds));
    },
    async play(launchId, { betOn, amount }, key) {
      const id = await streams.findMember({ kind: "launch", value: launchId });
      if (!id) return err(refuse("launch-over"));
      const intent = intentRecord(key, "play-round", launchId, betOn, amount);
      // A launch never changes its game, so the game can be looked up before the command runs.
      const { launches } = await streams.readStored(id);
      const found = await gameLists.find(launches.find((launch) => launch.id === launchId)?.game ?? "");
      const command = { type: "play-round", ...found, launch: launchId, betOn, bet: amount, intent } as const;
      return execute(context, id, command, (effect) => ({
        round: roundView(eventOf(effect, "round-played")),
        creditSatang: effect.creditSatang,
      }));
    },
  };
}
