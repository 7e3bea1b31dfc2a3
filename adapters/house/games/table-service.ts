import type { GameTable, Round } from "../../../core/games/model.ts";
import { memberId } from "../../../core/session/model.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { each } from "../collections/persistent-list.ts";
import type { MemberEventOf } from "../engine/events.ts";
import { createTell } from "../engine/execute.ts";
import { memberOfStream } from "../engine/member-streams.ts";
import { answeredBy, type ServiceContext } from "../engine/service-context.ts";
import type { MemberState } from "../engine/state.ts";
import type { TableService } from "../house.ts";
import { DICE_TABLE, ROUND_MAXIMUM, ROUND_MINIMUM } from "./dice-table.ts";
import { createGameLists } from "./game-lists.ts";
import { launchEnd, liveLaunch } from "./launch.ts";

const SHOWN_ROUNDS = 20;

export function createTableService(context: ServiceContext): TableService {
  const { journal, streams } = context;
  const shelf = createGameLists(context);

  async function holderOf(launchId: string) {
    const stream = await journal.holder({ kind: "launch", value: launchId });
    const id = stream && memberOfStream(stream);
    return id ? memberId(id) : undefined;
  }

  return {
    async table(launchId) {
      const id = await holderOf(launchId);
      if (!id) return err(refuse("launch-over"));
      const { state, now } = await streams.read(id);
      const launch = liveLaunch(state, launchId, now);
      if (!launch) return err(refuse("launch-over"));
      const { game } = await shelf.find(launch.game);
      return ok({
        gameId: launch.game,
        title: launch.title,
        provider: game?.provider ?? "",
        creditSatang: state.creditSatang,
        asOf: now,
        expiresAt: launchEnd(launch),
        minimumSatang: ROUND_MINIMUM,
        maximumSatang: ROUND_MAXIMUM,
        bets: game?.engine === "dice" ? DICE_TABLE : [],
        rounds: latestRounds(state, launch.game),
      } satisfies GameTable);
    },
    async play(launchId, { betOn, amount }, key) {
      const id = await holderOf(launchId);
      if (!id) return err(refuse("launch-over"));
      const intent = answeredBy(key, "play-round", launchId, betOn, amount);
      // Which game a launch is of never changes, so it may be looked up before the member's turn.
      const { launches } = await streams.peek(id);
      const found = await shelf.find(launches.find((launch) => launch.id === launchId)?.game ?? "");
      const command = { type: "play-round", ...found, launch: launchId, betOn, bet: amount, intent } as const;
      return createTell(context, id)(command, "round-played", (event, { creditSatang }) => ({
        round: roundOf(event),
        creditSatang,
      }));
    },
  };
}

function latestRounds(state: MemberState, game: string): readonly Round[] {
  const rounds: Round[] = [];
  for (const { game: played, ...round } of each(state.rounds)) {
    if (rounds.length === SHOWN_ROUNDS) break;
    if (played === game) rounds.push(round);
  }
  return rounds;
}

function roundOf({ id, at, bet, win, betOn = "", dice = [], intent }: MemberEventOf<"round-played">): Round {
  return { id, at, betOn, betSatang: bet, winSatang: win, dice, intent: intent?.key };
}
