import { MOST_FAVOURITES, MOST_RECENT } from "../../../core/games/game-rows.ts";
import {
  CASH_OUT,
  type FavouritesChange,
  type Game,
  type GameLaunch,
  type GamePrize,
  type GameReturn,
  type GameTable,
  type Round,
  type TableBet,
} from "../../../core/games/model.ts";
import type { PlayedDay } from "../../../core/rules/affiliate-bonus.ts";
import { judgeAmount } from "../../../core/rules/amount-limits.ts";
import { refundPercent } from "../../../core/rules/loss-refund.ts";
import { inLanguage, LANGUAGES, type Language } from "../../../core/sentences/sentences.ts";
import { bangkokDateOf, endOfDay, type Instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { add, type Satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { Rules } from "../context.ts";
import { put, withRow } from "../engine/derived/rows.ts";
import {
  type AnyState,
  type BaseEvent,
  type CurrentState,
  type Decision,
  type IntentEvent,
  type Moment,
  type OfType,
  ownerOf,
  type WithIntent,
} from "../engine/model.ts";
import { requestId } from "../engine/requests.ts";
import { type AccountState, standingOf } from "../session/account.ts";
import { findSession } from "../session/session-tokens.ts";
import type { BonusState } from "../wallet/bonus-state.ts";
import { type LedgerState, postToLedger } from "../wallet/ledger.ts";
import { type CatalogueGame, ENGINES, ROUND_MAXIMUM, ROUND_MINIMUM } from "./catalogue.ts";
import type { Standing } from "./engines/engine.ts";
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
  /** Ids of the catalogue's games. */
  | (FavouritesChange & { readonly type: "change-favourites" })
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
  /** What their open rounds paid, in events of their own. */
  readonly returned?: Satang;
}

/** A round of several steps goes on. The first step takes the stake. */
export interface RoundStepped extends IntentEvent<"round-stepped"> {
  readonly game: string;
  readonly title: string;
  readonly bet: Satang;
  /** What cashing out pays now. */
  readonly value: Satang;
  readonly launch: string;
  readonly betOn: string;
  /** All draws of the round so far. */
  readonly dice: readonly number[];
  readonly isFirst: boolean;
  /** As of the round that it is a step of. */
  readonly refund?: number;
}

export interface RoundPlayed extends IntentEvent<"round-played"> {
  readonly game: string;
  readonly title: string;
  readonly bet: Satang;
  /** The payout, including the stake. */
  readonly win: Satang;
  /** What an earlier step took of the credit; undefined for a round of one step. */
  readonly taken?: Satang;
  /** Only for a game that the house runs itself. */
  readonly launch?: string;
  readonly betOn?: string;
  readonly dice?: readonly number[];
  /** The percent of its loss that counts towards the day's refund, promised when the stake was taken. */
  readonly refund?: number;
  /** It was left open and its time came: nobody has used its launch. */
  readonly byTime?: true;
}

export type FavouritesChanged = BaseEvent<"favourites-changed"> & FavouritesChange;

export type GamesEvent = FavouritesChanged | GameOpened | GamesLeft | RoundStepped | RoundPlayed;

/** A game that was opened and not left. */
interface LaunchRecord {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly tokenHash: string;
  /** When it was opened or last played. */
  readonly usedAt: Instant;
  /** The last step of a round that goes on. */
  readonly open?: RoundStepped | undefined;
  /** The draws of the last round, open or not. */
  readonly dice?: readonly number[];
}

export interface GamesState {
  /** Those that can still be played. */
  readonly launches: readonly LaunchRecord[];
  /** The latest days with a round, latest first. */
  readonly playedDays: readonly PlayedDay[];
  /** Ids, the latest first. */
  readonly favourites: readonly string[];
  /** Ids of the games that were opened or played last, the latest first. */
  readonly recent: readonly string[];
}

type State = AnyState & GamesState & LedgerState & AccountState & BonusState;
export type GamesRules = Pick<Rules, "levels" | "refundTable">;
type PlayContext = Moment & GamesRules;

export function decideGames(state: State, command: GamesCommand, context: PlayContext): Decision<GamesEvent> {
  switch (command.type) {
    case "open-game":
      return openGame(state, command, context);
    case "play-round":
      return playRound(state, command, context);
    case "leave-games":
      return leaveGames(state, command, context);
    case "change-favourites":
      return changeFavourites(state, command, context);
    case "record-round":
      return recordRound(state, command, context);
  }
}

/** Writes nothing when nothing changes. */
function changeFavourites(
  { favourites }: State,
  { add, remove }: OfType<GamesCommand, "change-favourites">,
  { now }: Moment,
): Decision<GamesEvent> {
  const change = {
    add: [...new Set(add)].filter((id) => !favourites.includes(id)).slice(0, MOST_FAVOURITES),
    remove: favourites.filter((id) => remove.includes(id) && !add.includes(id)),
  };
  if (change.add.length + change.remove.length === 0) return ok([]);
  return ok([{ type: "favourites-changed", at: now, ...change }]);
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
  context: PlayContext,
): Decision<GamesEvent> {
  const { now, random } = context;
  const { launch: id, betOn, bet, intent } = command;
  const launch = findLiveLaunch(state, id, now);
  if (!launch) return err(refuse("launch-over"));
  const game = checkGame(command);
  if ("code" in game) return err(game);
  const { open } = launch;
  const known = open && bet !== open.bet ? undefined : game.engine;
  if (!known || (betOn === CASH_OUT && !open)) return err(at("betOn", refuse("bet-unknown")));
  if (open && betOn === CASH_OUT) return ok([{ ...cashedOut(open, now), ...(intent && { intent }) }]);
  const step = ENGINES[known.kind].play(known, playStanding(launch), betOn, bet, random);
  if (!step) return err(at("betOn", refuse("bet-unknown")));
  const refusal = open ? undefined : judgeStake(state, bet);
  if (refusal) return err(refusal);
  const { drawn: dice, win } = step;
  const roundId = open?.id ?? requestId("G", now, random);
  const refund = open ? open.refund : refundNow(state, context);
  const round = {
    at: now,
    id: roundId,
    game: launch.game,
    title: launch.title,
    bet,
    launch: id,
    betOn,
    dice,
    ...(refund !== undefined && { refund }),
  } as const;
  return ok([
    step.over
      ? { type: "round-played", ...round, win, ...(open && { taken: open.bet }), ...(intent && { intent }) }
      : { type: "round-stepped", ...round, value: win, isFirst: open === undefined, ...(intent && { intent }) },
  ]);
}

function refundNow(state: State, { now, levels, refundTable }: PlayContext): number | undefined {
  return refundTable && refundPercent(standingOf(state, now, levels).level, refundTable);
}

function judgeStake({ creditSatang }: State, bet: Satang): Refusal | undefined {
  const refusal = judgeAmount(bet, { minimumSatang: ROUND_MINIMUM, maximumSatang: ROUND_MAXIMUM });
  if (refusal) return refusal;
  return bet > creditSatang ? at("amount", refuse("credit-insufficient", { creditSatang })) : undefined;
}

/** An open round that is paid out as it stands. */
function cashedOut({ id, game, title, bet, value, launch, dice, refund }: RoundStepped, now: Instant): RoundPlayed {
  const promised = refund === undefined ? {} : { refund };
  const round = { id, game, title, bet, launch, dice, betOn: CASH_OUT, ...promised } as const;
  return { type: "round-played", at: now, ...round, win: value, taken: bet };
}

/**
 * Rounds that were left open: each is cashed out when its launch ends, and when the last day of a bonus does, which
 * takes its money out of the credit.
 */
export function dueRounds({ launches, bonus }: Pick<State, "launches" | "bonus">): readonly RoundPlayed[] {
  return launches.flatMap((launch) => {
    if (!launch.open) return [];
    const end = launchEnd(launch);
    const at = bonus ? (Math.min(end, endOfDay(bonus.lastDay)) as Instant) : end;
    return [{ ...cashedOut(launch.open, at), byTime: true } as const];
  });
}

function playStanding({ open, dice = [] }: Pick<LaunchRecord, "open" | "dice">): Standing {
  return { open: open !== undefined, drawn: dice };
}

/** What can be chosen in a launch of the game; after a round that is over, with its draws as the last ones. */
export function betsOf(
  game: CatalogueGame | undefined,
  launch: Pick<LaunchRecord, "open" | "dice">,
  language: Language,
): readonly TableBet[] {
  const bets = game?.engine ? ENGINES[game.engine.kind].bets(game.engine, playStanding(launch)) : [];
  return bets.map((bet) => ({ ...bet, label: inLanguage(bet.label, language) }));
}

function prizesOf({ engine }: Pick<CatalogueGame, "engine">, language: Language): readonly GamePrize[] {
  const prizes = engine ? ENGINES[engine.kind].prizes(engine) : [];
  return prizes.map((prize) => ({ ...prize, label: inLanguage(prize.label, language) }));
}

function leaveGames(
  state: State,
  { game, intent }: OfType<GamesCommand, "leave-games">,
  { now, random }: Moment,
): Decision<GamesEvent> {
  const left = state.launches.filter((launch) => game === undefined || launch.game === game);
  const launches = left.map(({ id }) => id);
  const paid = left.flatMap(({ open }) => (open ? [cashedOut(open, now)] : []));
  const returned = paid.reduce((total, { win }) => add(total, win), ZERO);
  const id = requestId("L", now, random);
  const event = { type: "games-left", at: now, id, launches, ...(paid.length > 0 && { returned }) } as const;
  return ok([{ ...event, ...(intent && { intent }) }, ...paid]);
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
    const live = state.launches.filter((launch) => at < launchEnd(launch));
    const others = live.filter((launch) => launch.game !== game);
    // An open round goes on in the new launch.
    const { open, dice } = live.find((launch) => launch.game === game) ?? {};
    const goesOn = { ...(open && { open: { ...open, launch: id } }), ...(dice && { dice }) };
    const launches = [...others, { id, game, title, tokenHash, usedAt: at, ...goesOn }];
    return { ...state, launches, recent: recentWith(game, state) };
  },
  "favourites-changed": (state, { add, remove }) => {
    const others = state.favourites.filter((id) => !remove.includes(id) && !add.includes(id));
    return { ...state, favourites: [...add, ...others].slice(0, MOST_FAVOURITES) };
  },
  "games-left": (state, { launches }) => ({
    ...state,
    launches: state.launches.filter(({ id }) => !launches.includes(id)),
  }),
  "round-stepped": (state, event) => {
    const { bet, launch, isFirst } = event;
    return withLaunch(isFirst ? postRound(state, event, subtract(ZERO, bet)) : state, launch, event, event);
  },
  "round-played": (state, event) => {
    const { at, game, bet, win, taken, launch } = event;
    // What an earlier step took and what is lost adds no second line.
    const posted =
      taken !== undefined && win === 0 ? state : postRound(state, event, subtract(add(win, taken ?? ZERO), bet));
    const day = bangkokDateOf(at);
    const after = {
      ...withRow(posted, playRow(ownerOf(state), day, event)),
      playedDays: withPlayedRound(state.playedDays, day, event),
      recent: recentWith(game, state),
    };
    return launch === undefined ? after : withTableRound(after, event, launch);
  },
};

function recentWith(game: string, { recent }: GamesState): readonly string[] {
  return recent[0] === game ? recent : [game, ...recent.filter((each) => each !== game)].slice(0, MOST_RECENT);
}

function postRound(state: State, { at, id, title }: RoundPlayed | RoundStepped, creditSatang: Satang): State {
  return postToLedger(state, { kind: "game", at, creditSatang, points: 0, reference: id, title });
}

function withTableRound(state: State, event: RoundPlayed, launchId: string): State {
  const { id, game } = event;
  const order = state.version + 1;
  const row = put({ list: "rounds", owner: ownerOf(state), id, order, tag: game, body: roundView(event) });
  return withLaunch(withRow(state, row), launchId, event, undefined);
}

function withLaunch(
  state: State,
  launchId: string,
  event: RoundPlayed | RoundStepped,
  open: RoundStepped | undefined,
): State {
  const { at, dice = [] } = event;
  const isUse = !("byTime" in event);
  const launches = state.launches.map((launch) => {
    const { id, game, title, tokenHash } = launch;
    const usedAt = isUse ? at : launch.usedAt;
    return id === launchId ? { id, game, title, tokenHash, usedAt, dice, ...(open && { open }) } : launch;
  });
  return { ...state, launches };
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
  const { engine: _, launch: __, open, ...view } = game;
  return { ...view, open: open && !providerDown, rank };
}

/** The launch id comes after the `#`, so it appears in no log and in no referrer. */
export function launchView({ id, game, at }: GameOpened, language: Language): GameLaunch {
  const query = language === LANGUAGES[0] ? "" : `?lang=${language}`;
  return { launchId: id, gameId: game, url: `/play/game.html${query}#${id}`, expiresAt: launchEnd({ usedAt: at }) };
}

/**
 * A game holds no money but that of an open round.
 * @param creditSatang right after the event, which those of the rounds follow
 */
export function returnView({ at, returned = ZERO }: GamesLeft, creditSatang: Satang): GameReturn {
  return { amountSatang: returned, creditSatang: add(creditSatang, returned), at };
}

export function tableView(
  { state, now }: CurrentState<LedgerState>,
  launch: LaunchRecord,
  game: CatalogueGame | undefined,
  rounds: readonly Round[],
  language: Language,
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
    engine: game?.engine?.kind,
    imagePath: game?.imagePath,
    bets: betsOf(game, launch, language),
    prizes: game ? prizesOf(game, language) : [],
    open: launch.open && roundView(launch.open),
    rounds,
  };
}

export function roundView(event: RoundPlayed | RoundStepped): Round {
  const { id, at, bet, betOn = "", dice = [], intent } = event;
  const isOver = event.type === "round-played";
  const [winSatang, valueSatang] = isOver ? [event.win, undefined] : [ZERO, event.value];
  return { id, at, betOn, betSatang: bet, winSatang, valueSatang, dice, intent: intent?.key };
}
