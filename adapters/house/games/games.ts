import type {
  AccountGames,
  FavouritesChange,
  Game,
  GameCategory,
  GameLaunch,
  GameReturn,
  GameTable,
  PlayedRound,
  Round,
  RoundAsk,
  SlotType,
  WinLoss,
} from "../../../core/games/model.ts";
import { LANGUAGES, type Language } from "../../../core/sentences/sentences.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { addDays, bangkokDateOf, type DayRange, type Instant } from "../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { hashOf } from "../collections/collections.ts";
import type { ServiceContext } from "../context.ts";
import { addTo, bodyOf, withRow } from "../engine/derived/rows.ts";
import { eventOf, execute } from "../engine/execute.ts";
import { intentRecord } from "../engine/idempotency.ts";
import { type Answer, type CommandEffect, type OptionalKey, ownerOf } from "../engine/model.ts";
import type { Slice } from "../engine/slice.ts";
import type { UniqueKey } from "../ports/journal.ts";
import type { RowChange, Rows } from "../ports/rows.ts";
import type { AccountState } from "../session/account.ts";
import type { BonusState } from "../wallet/bonus-state.ts";
import type { LedgerState } from "../wallet/ledger.ts";
import type { CatalogueGame } from "./catalogue.ts";
import {
  betsOf,
  decideGames,
  dueRounds,
  findLiveLaunch,
  type GameOpened,
  type GamesCommand,
  type GamesEvent,
  type GamesLeft,
  type GamesRules,
  type GamesState,
  gamesEvolvers,
  gameView,
  launchView,
  type RoundPlayed,
  type RoundStepped,
  returnView,
  roundView,
  tableView,
} from "./play.ts";
import { winLossOf } from "./played-days.ts";

/** Today and the six days before it. */
const RANKED_DAYS = 7;
/** Members of different slots add to different rows, so that their rounds need not wait for each other. */
const SLOTS = 8;
const LIST = { list: "popularity", owner: "all" } as const;
/** This is more than all games and days together. */
const MAX_ROWS = 100_000;

/** Counts a round for its game and day. */
function popularityRow(member: string, { at, game }: RoundPlayed): RowChange {
  const day = bangkokDateOf(at);
  const id = `${day} ${hashOf(member) % SLOTS} ${game}`;
  return addTo({ ...LIST, id, order: Number(day.replace(/-/g, "")), day, tag: game, sums: [1] });
}

/** Ranks may be so old. They come from many rows, and every list of games asks for them. */
const MAX_AGE_MS = 10_000;

/** The ranks, counted again when they are old. */
export function createPopularity(rows: Rows): (now: Instant) => Promise<ReadonlyMap<string, number>> {
  let countedAt = Number.NEGATIVE_INFINITY;
  let ranks: Promise<ReadonlyMap<string, number>> | undefined;
  return async (now) => {
    // A sandbox can set its clock back.
    if (ranks && now >= countedAt && now - countedAt < MAX_AGE_MS) return ranks;
    countedAt = now;
    ranks = popularityRanks(rows, now);
    // The next call counts again.
    ranks.catch(() => {
      countedAt = Number.NEGATIVE_INFINITY;
    });
    return ranks;
  };
}

/** Game ids with their rank, from 1, by all members' rounds; only games that somebody played in the last seven days. */
async function popularityRanks(rows: Rows, now: Instant): Promise<ReadonlyMap<string, number>> {
  const to = bangkokDateOf(now);
  const found = await rows.page({ ...LIST, from: addDays(to, 1 - RANKED_DAYS), to, limit: MAX_ROWS });
  const total = new Map<string, number>();
  for (const { tag: game = "", sums: [count = 0] = [] } of found) total.set(game, (total.get(game) ?? 0) + count);
  const order = [...total].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return new Map(order.map(([game], index) => [game, index + 1]));
}

/** The catalogue, together with the providers that are down. */
interface GameLists {
  list(matches: (game: CatalogueGame) => boolean): Promise<readonly Game[]>;
  find(id: string): Promise<{ readonly game: CatalogueGame | undefined; readonly providerDown: boolean }>;
}

type GameListsContext = Pick<ServiceContext, "clock" | "content" | "popularity" | "site">;

function createGameLists({ clock, content, popularity, site }: GameListsContext): GameLists {
  return {
    async list(matches) {
      const { providersDown } = await site.read();
      const ranks = await popularity(clock());
      return content()
        .games.filter(matches)
        .map((game) => gameView(game, providersDown.has(game.provider), ranks.get(game.id)));
    },
    async find(id) {
      const { providersDown } = await site.read();
      const game = content().games.find((candidate) => candidate.id === id);
      return { game, providerDown: game !== undefined && providersDown.has(game.provider) };
    },
  };
}

/** Days and games of one member: more than the longest range has. */
const MAX_PLAYS = 100_000;

/** The lobby and a member's play. See `GamesPort` for the refusals of each call. */
export interface GamesService {
  /** `hot` lists the games that are marked as hot, of all categories. */
  games(category: GameCategory): Promise<readonly Game[]>;
  slots(type: SlotType): Promise<readonly Game[]>;
  /**
   * Ends an earlier launch of the same game. The launch ends when it is left, 30 minutes after it was opened or last
   * played, or with the session of `token`. A game of the house opens in `language`. Refuses `game-not-found`, `game-closed` and `provider-down`.
   */
  openGame(gameId: string, key: OptionalKey, token: string, language?: Language): Answer<GameLaunch>;
  /** Cashes out its open round. Returns 0 for a game without one, and for one that is not open. */
  cashOut(gameId: string, key: OptionalKey): Answer<GameReturn>;
  /** Leaves all open games. */
  transferToBank(key: OptionalKey): Answer<GameReturn>;
  winLoss(range: DayRange): Promise<WinLoss>;
  savedGames(): Promise<AccountGames>;
  saveFavourites(change: FavouritesChange): Promise<AccountGames>;
}

function createGamesService(context: Context, id: MemberId): GamesService {
  const { streams, tokens, rows } = context;
  const gameLists = createGameLists(context);

  function leave(command: GamesCommand): Answer<GameReturn> {
    return execute(context, id, command, (effect) =>
      returnView(eventOf<GamesLeft>(effect, "games-left"), effect.creditSatang),
    );
  }

  /** Of a game of an outside maker, the maker says how long it can be played. */
  function launchOf(event: GameOpened, game: CatalogueGame | undefined, language: Language): GameLaunch {
    if (!game?.launch) return launchView(event, language);
    if (!context.signLaunch) throw new Error(`nothing signs the launch of ${game.id}`);
    const url = context.signLaunch({ ...game.launch, member: id, id: event.id, at: event.at });
    return { launchId: event.id, gameId: game.id, url, expiresAt: undefined };
  }

  async function savedGames({ favourites, recent }: GamesState): Promise<AccountGames> {
    const all = new Map((await gameLists.list(() => true)).map((game) => [game.id, game]));
    const known = (ids: readonly string[]) => ids.flatMap((id) => all.get(id) ?? []);
    return { favourites: known(favourites), recent: known(recent) };
  }

  return {
    games: (category) => gameLists.list((game) => (category === "hot" ? game.hot : game.category === category)),
    slots: (type) => gameLists.list((game) => game.slotType === type),
    async openGame(gameId, key, token, language = LANGUAGES[0]) {
      const intent = intentRecord(key, "open-game", gameId);
      const found = await gameLists.find(gameId);
      const launch = tokens.create();
      const tokenHash = await tokens.hash(token);
      return execute(context, id, { type: "open-game", ...found, launch, tokenHash, intent }, (effect) =>
        launchOf(eventOf<GameOpened>(effect, "game-opened"), found.game, language),
      );
    },
    cashOut: (game, key) => leave({ type: "leave-games", game, intent: intentRecord(key, "cash-out", game) }),
    transferToBank: (key) =>
      leave({ type: "leave-games", game: undefined, intent: intentRecord(key, "transfer-to-bank") }),
    async winLoss(range) {
      await streams.read(id);
      return winLossOf(await rows.page({ list: "plays", owner: id, ...range, limit: MAX_PLAYS }));
    },
    savedGames: async () => savedGames((await streams.read(id)).state),
    async saveFavourites({ add, remove }) {
      const known = add.filter((game) => context.content().games.some((each) => each.id === game));
      return savedGames((await streams.execute(id, { type: "change-favourites", add: known, remove })).state);
    },
  };
}

const SHOWN_ROUNDS = 20;

/** What needs no session: the list of all games, and those that the house runs itself, for which a launch id is enough. See `TablePort` for the refusals. */
export interface TableService {
  games(): Promise<readonly Game[]>;
  table(launchId: string, language?: Language): Answer<GameTable>;
  play(launchId: string, ask: RoundAsk, key: OptionalKey, language?: Language): Answer<PlayedRound>;
}

export function createTableService(context: Context): TableService {
  const { streams, rows } = context;
  const gameLists = createGameLists(context);

  return {
    games: () => gameLists.list(() => true),
    async table(launchId, language = LANGUAGES[0]) {
      const id = await streams.findMember({ kind: "launch", value: launchId });
      if (!id) return err(refuse("launch-over"));
      const current = await streams.read(id);
      const launch = findLiveLaunch(current.state, launchId, current.now);
      if (!launch) return err(refuse("launch-over"));
      const { game } = await gameLists.find(launch.game);
      const latest = await rows.page({ list: "rounds", owner: id, tags: [launch.game], limit: SHOWN_ROUNDS });
      const rounds = latest.map((row) => bodyOf<Round>(row));
      return ok(tableView(current, launch, game, rounds, language));
    },
    async play(launchId, { betOn, amount }, key, language = LANGUAGES[0]) {
      const id = await streams.findMember({ kind: "launch", value: launchId });
      if (!id) return err(refuse("launch-over"));
      const intent = intentRecord(key, "play-round", launchId, betOn, amount);
      // A launch never changes its game, so the game can be looked up before the command runs.
      const { launches } = await streams.readStored(id);
      const found = await gameLists.find(launches.find((launch) => launch.id === launchId)?.game ?? "");
      const command = { type: "play-round", ...found, launch: launchId, betOn, bet: amount, intent } as const;
      return execute(context, id, command, async (effect) => {
        const event = roundEventOf(effect);
        // By the event: a repeat may come after its launch has ended.
        const { game } = await gameLists.find(event.game);
        const next = { dice: event.dice ?? [], open: event.type === "round-stepped" ? event : undefined };
        return { round: roundView(event), creditSatang: effect.creditSatang, bets: betsOf(game, next, language) };
      });
    },
  };
}

function roundEventOf(effect: CommandEffect): RoundPlayed | RoundStepped {
  return effect.event.type === "round-stepped"
    ? eventOf<RoundStepped>(effect, "round-stepped")
    : eventOf<RoundPlayed>(effect, "round-played");
}

type Context = ServiceContext<GamesState & AccountState & LedgerState, GamesCommand>;

interface Games {
  readonly state: GamesState;
  readonly needs: AccountState & LedgerState & BonusState;
  readonly command: GamesCommand;
  readonly event: GamesEvent;
  readonly rules: GamesRules;
  readonly context: Context;
  readonly service: GamesService;
}

export const games: Slice<Games> = {
  initial: { launches: [], playedDays: [], favourites: [], recent: [] },
  decide: {
    "open-game": decideGames,
    "play-round": decideGames,
    "leave-games": decideGames,
    "change-favourites": decideGames,
    "record-round": decideGames,
  },
  evolve: gamesEvolvers,
  follow: { "round-played": (state, event) => withRow(state, popularityRow(ownerOf(state), event)) },
  due: dueRounds,
  shows: {
    "favourites-changed": [],
    "game-opened": [],
    "games-left": [],
    "round-stepped": ["credit"],
    "round-played": ["credit"],
  },
  keys: {
    changes: {
      "game-opened": ({ id, forgotten }) => ({ takeKeys: [launchKey(id)], releaseKeys: forgotten.map(launchKey) }),
    },
  },
  service: createGamesService,
};

function launchKey(value: string): UniqueKey {
  return { kind: "launch", value };
}
