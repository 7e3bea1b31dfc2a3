import type { Game, GameLaunch, GameReturn, GameTable, Round } from "../../../core/games/model.ts";
import type { PlayedDay } from "../../../core/rules/affiliate-bonus.ts";
import { judgeAmount } from "../../../core/rules/amount-limits.ts";
import { diceWin, isDiceBet, throwDice } from "../../../core/rules/dice.ts";
import { bangkokDateOf, type Instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { type Satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { put, withRow } from "../engine/derived/rows.ts";
import {
  type AnyState,
  type CurrentState,
  type Decision,
  type IntentEvent,
  type Moment,
  type OfType,
  ownerOf,
  type WithIntent,
} from "../engine/model.ts";
import { requestId } from "../engine/requests.ts";
import type { AccountState } from "../session/account.ts";
import { findSession } from "../session/session-tokens.ts";
import { type LedgerState, postToLedger } from "../wallet/ledger.ts";
import { type CatalogueGame, DICE_TABLE, ROUND_MAXIMUM, ROUND_MINIMUM } from "./catalogue.ts";
import { playRow, withPlayedRound } from "./played-days.ts";

interface WithGame extends WithIntent {
  /** Undefined when the catalogue has no game with this id. */
  readonly game: CatalogueGame | undefined;
  readonly providerDown: boolean;
}

export type GamesCommand =
  | (WithGame & { readonly type: "open-game"; readonly launch: string; readonly tokenHash: string })
  | (WithGame & { readonly type: "play-round"; readonly launch: string; readonly betOn: string; readonly bet: Satang })
  /** Without a game it leaves all open games. */
  | (WithIntent & { readonly type: "leave-games"; readonly game: string | undefined })
  /** A round with a known outcome, for seeds. */
  | {
      readonly type: "record-round";
      readonly game: string;
      readonly title: string;
      readonly bet: Satang;
      readonly win: Satang;
    };

/** Its id is the launch id. */
export interface GameOpened extends IntentEvent<"game-opened"> {
  readonly game: string;
  readonly title: string;
  /** The session that opened it. The launch ends with this session. */
  readonly tokenHash: string;
  /** Launches whose unique keys are released. Always empty since keys are known for ever. */
  readonly forgotten: readonly string[];
}

/** `launches` are the ones that it ended. Empty when no game was open. */
export interface GamesLeft extends IntentEvent<"games-left"> {
  readonly launches: readonly string[];
}

export interface RoundPlayed extends IntentEvent<"round-played"> {
  readonly game: string;
  readonly title: string;
  readonly bet: Satang;
  /** The payout, including the stake. */
  readonly win: Satang;
  /** Only for a game that the house runs itself. */
  readonly launch?: string;
  readonly betOn?: string;
  readonly dice?: readonly number[];
}

export type GamesEvent = GameOpened | GamesLeft | RoundPlayed;

/** A game that was opened and not left. */
interface LaunchRecord {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly tokenHash: string;
  /** When it was opened or last played. */
  readonly usedAt: Instant;
}

export interface GamesState {
  /** Those that can still be played. */
  readonly launches: readonly LaunchRecord[];
  /** The latest days with a round, latest first. */
  readonly playedDays: readonly PlayedDay[];
}

type State = AnyState & GamesState & LedgerState & AccountState;

export function decideGames(state: State, command: GamesCommand, context: Moment): Decision<GamesEvent> {
  switch (command.type) {
    case "open-game":
      return openGame(state, command, context);
    case "play-round":
      return playRound(state, command, context);
    case "leave-games":
      return leaveGames(state, command, context);
    case "record-round":
      return recordRound(state, command, context);
  }
}

function openGame(state: State, command: OfType<GamesCommand, "open-game">, { now }: Moment): Decision<GamesEvent> {
  const { launch, intent } = command;
  // The launch lasts as long as the session, which may get other tokens.
  const tokenHash = findSession(state, command.tokenHash)?.root ?? command.tokenHash;
  const game = checkGame(command);
  if ("code" in game) return err(game);
  const { id, name: title } = game;
  // No launch id is given up: it finds the stream that knows the keys of its rounds.
  const opened = { type: "game-opened", at: now, id: launch, game: id, title, tokenHash, forgotten: [] } as const;
  return ok([{ ...opened, ...(intent && { intent }) }]);
}

function playRound(
  state: State,
  command: OfType<GamesCommand, "play-round">,
  { now, random }: Moment,
): Decision<GamesEvent> {
  const { launch: id, betOn, bet, intent } = command;
  const launch = findLiveLaunch(state, id, now);
  if (!launch) return err(refuse("launch-over"));
  const game = checkGame(command);
  if ("code" in game) return err(game);
  if (game.engine !== "dice" || !isDiceBet(betOn)) return err(at("betOn", refuse("bet-unknown")));
  const refusal = judgeAmount(bet, { minimumSatang: ROUND_MINIMUM, maximumSatang: ROUND_MAXIMUM });
  if (refusal) return err(refusal);
  const { creditSatang } = state;
  if (bet > creditSatang) return err(at("amount", refuse("credit-insufficient", { creditSatang })));
  const dice = throwDice(random);
  return ok([
    {
      type: "round-played",
      at: now,
      id: requestId("G", now, random),
      game: launch.game,
      title: launch.title,
      bet,
      win: diceWin(betOn, bet, dice),
      launch: id,
      betOn,
      dice,
      ...(intent && { intent }),
    },
  ]);
}

function leaveGames(
  state: State,
  { game, intent }: OfType<GamesCommand, "leave-games">,
  { now, random }: Moment,
): Decision<GamesEvent> {
  const open = state.launches.filter((launch) => game === undefined || launch.game === game);
  const launches = open.map(({ id }) => id);
  return ok([{ type: "games-left", at: now, id: requestId("L", now, random), launches, ...(intent && { intent }) }]);
}

function recordRound(
  { creditSatang }: State,
  { game, title, bet, win }: OfType<GamesCommand, "record-round">,
  { now, random }: Moment,
): Decision<GamesEvent> {
  if (bet < 0 || win < 0) return err(refuse("amount-negative"));
  if (bet > creditSatang) return err(refuse("credit-insufficient", { creditSatang }));
  return ok([{ type: "round-played", at: now, id: requestId("G", now, random), game, title, bet, win }]);
}

function checkGame({ game, providerDown }: OfType<GamesCommand, "open-game" | "play-round">): CatalogueGame | Refusal {
  if (!game) return refuse("game-not-found");
  if (!game.open) return refuse("game-closed");
  return providerDown ? refuse("provider-down", { provider: game.provider }) : game;
}

/** What each event changes. */
export const gamesEvolvers: {
  readonly [Type in GamesEvent["type"]]: (state: State, event: OfType<GamesEvent, Type>) => State;
} = {
  "game-opened": (state, { id, at, game, title, tokenHash }) => {
    const others = state.launches.filter((launch) => launch.game !== game && at < launchEnd(launch));
    return { ...state, launches: [...others, { id, game, title, tokenHash, usedAt: at }] };
  },
  "games-left": (state, { launches }) => ({
    ...state,
    launches: state.launches.filter(({ id }) => !launches.includes(id)),
  }),
  "round-played": (state, event) => {
    const { id, at, title, bet, win, launch } = event;
    const posted = postToLedger(state, {
      kind: "game",
      at,
      creditSatang: subtract(win, bet),
      points: 0,
      reference: id,
      title,
    });
    const day = bangkokDateOf(at);
    const after = {
      ...withRow(posted, playRow(ownerOf(state), day, event)),
      playedDays: withPlayedRound(state.playedDays, day, event),
    };
    return launch === undefined ? after : withTableRound(after, event, launch);
  },
};

function withTableRound(state: State, event: RoundPlayed, launchId: string): State {
  const { id, at, game } = event;
  const order = state.version + 1;
  const row = put({ list: "rounds", owner: ownerOf(state), id, order, tag: game, body: roundView(event) });
  return {
    ...withRow(state, row),
    launches: state.launches.map((launch) => (launch.id === launchId ? { ...launch, usedAt: at } : launch)),
  };
}

/** A launch ends this long after it was opened or last played. */
const LAUNCH_MS = 30 * MINUTE_MS;

function launchEnd({ usedAt }: Pick<LaunchRecord, "usedAt">): Instant {
  return plus(usedAt, LAUNCH_MS);
}

/** Undefined when the launch was left or timed out, or when its session ended. */
export function findLiveLaunch(
  state: Pick<State, "launches" | "sessions">,
  id: string,
  now: Instant,
): LaunchRecord | undefined {
  const launch = state.launches.find((candidate) => candidate.id === id);
  if (!launch || now >= launchEnd(launch)) return undefined;
  const session = state.sessions.get(launch.tokenHash);
  return session && now < session.expiresAt ? launch : undefined;
}

/** `rank` is undefined for a game that nobody played lately. */
export function gameView(game: CatalogueGame, providerDown: boolean, rank: number | undefined): Game {
  const { engine: _, open, ...view } = game;
  return { ...view, open: open && !providerDown, rank };
}

/** The launch id comes after the `#`, so it appears in no log and in no referrer. */
export function launchView({ id, game, at }: GameOpened): GameLaunch {
  return { launchId: id, gameId: game, url: `/play/game.html#${id}`, expiresAt: launchEnd({ usedAt: at }) };
}

/** The house settles every round at once, so a game holds no money to return. */
export function returnView({ at }: GamesLeft, creditSatang: Satang): GameReturn {
  return { amountSatang: ZERO, creditSatang, at };
}

export function tableView(
  { state, now }: CurrentState<LedgerState>,
  launch: LaunchRecord,
  game: CatalogueGame | undefined,
  rounds: readonly Round[],
): GameTable {
  return {
    gameId: launch.game,
    title: launch.title,
    provider: game?.provider ?? "",
    creditSatang: state.creditSatang,
    asOf: now,
    expiresAt: launchEnd(launch),
    minimumSatang: ROUND_MINIMUM,
    maximumSatang: ROUND_MAXIMUM,
    bets: game?.engine === "dice" ? DICE_TABLE : [],
    rounds,
  };
}

export function roundView({ id, at, bet, win, betOn = "", dice = [], intent }: RoundPlayed): Round {
  return { id, at, betOn, betSatang: bet, winSatang: win, dice, intent: intent?.key };
}
