import { adopted, chosenOr, maybe, newId } from "./adopt.ts";
import { dateOf, dayOf, startOf } from "./bangkok.ts";
import {
  anyText,
  anything,
  baht,
  both,
  difference,
  hole,
  holeOf,
  listOf,
  type Pattern,
  textOrNothing,
  time,
} from "./pattern.ts";
import { type Asked, about, type Expected, type ReplyOf, type Rules, refusedFor, type View } from "./rule.ts";
import {
  emit,
  type LaunchState,
  type MemberState,
  type OpenRoundState,
  type RoundState,
  type State,
  sum,
} from "./state.ts";
import { countStake } from "./wallet/deposits.ts";
import { creditOf, post } from "./wallet/ledger.ts";
import { refundPercent } from "./wallet/promises.ts";

type Game = ReplyOf<"publicGames">[number];

/** All games as they are while every provider is up. */
export const catalogue = (state: State) => chosenOr<readonly Game[]>(state, "all games", []);

const isUp = (state: State, { open, provider }: Game) => open && !state.providersDown.has(provider);

/** A game's card: ranks and jackpots move with everybody's play, the rest is the operator's. */
function gamePattern(state: State, game: Game): Pattern {
  return {
    ...(game as unknown as Record<string, Pattern>),
    open: isUp(state, game),
    rank: anything,
    jackpot: anything,
  };
}

const LAUNCH = "how long a launch lasts";

/** A launch lasts so long after its opening or its latest round: the backend's choice. */
function expiry(state: State, usedAt: number): Pattern {
  return hole("a time that is always so long after the last use", (got) => {
    if (got === undefined || got === null) return !state.strict;
    const at = typeof got === "string" ? Date.parse(got) : Number.NaN;
    const ms = chosenOr(state, LAUNCH, at - usedAt);
    state.adopted.set(LAUNCH, ms);
    return ms > 0 && at === usedAt + ms;
  });
}

export function endOf(state: State, { usedAt }: LaunchState): number {
  return usedAt + chosenOr(state, LAUNCH, Number.POSITIVE_INFINITY);
}

/** Whether the launch shows a table and plays. */
function isLive(state: State, launch: LaunchState): boolean {
  return !launch.ended && state.now < endOf(state, launch) && !launch.session.ended;
}

export const gameRules = {
  gameList: {
    says: "A category, or one slot maker, has its games in the lobby's order; hot games are of every category.",
    ...about("1", ["providersDown"]),
    answers: ({ state, body: { gameCate, slotType } }) => ({
      reply:
        slotType === undefined
          ? categoryPattern(state, gameCate)
          : catalogue(state)
              .filter((game) => game.slotType === slotType)
              .map((game) => gamePattern(state, game)),
    }),
  },
  gamesInCategory: {
    says: "A category has its games in the lobby's order.",
    ...about("7 User", ["providersDown"]),
    answers: ({ state, params: { gameCate = "" } }) => ({
      reply: categoryPattern(state, gameCate),
    }),
  },
  publicGames: {
    says: "Everybody sees all games; those of a maker that is down are closed.",
    ...about("1", ["providersDown"]),
    answers: ({ state }) =>
      state.adopted.has("all games")
        ? { reply: catalogue(state).map((game) => gamePattern(state, game)) }
        : {
            reply: listOf({ id: anyText }, { least: 1 }),
            apply: (reply) => void state.adopted.set("all games", reply),
          },
  },
  savedGames: {
    says: "Favourites have the latest first, and so do the games that were opened or played last.",
    ...about("2 Member area", ["favourites", "recent"]),
    answers: ({ state, member }) => ({ reply: savedPattern(state, member) }),
  },
  saveFavourites: {
    says: "New favourites come first, in the order that they are sent in; unknown games are ignored.",
    ...about("2 Member area", ["favourites", "recent"], ["favourites"]),
    answers({ state, member, body: { add, remove } }) {
      const known = [...new Set(add)].filter((id) => catalogue(state).some((game) => game.id === id));
      const before = member.favourites;
      const others = before.filter((id) => !remove.includes(id) || known.includes(id));
      const favourites = [...known.filter((id) => !before.includes(id)), ...others];
      return {
        reply: savedPattern(state, { ...member, favourites }),
        apply() {
          member.favourites = favourites;
        },
      };
    },
  },
  openGame: {
    says: "An open game starts with a launch of its own, which ends an earlier one; a round that was left open goes on in it.",
    ...about("7 User", ["launches", "sessions", "providersDown"], ["launches", "recent"]),
    answers({ state, member, session, body: { gameId } }) {
      const game = catalogue(state).find(({ id }) => id === gameId);
      if (!game) return { refused: ["game-not-found"] };
      const refused = refusedFor([
        !game.open && "game-closed",
        state.providersDown.has(game.provider) && "provider-down",
      ]);
      if (refused) return refused;
      const at = state.now;
      return {
        reply: { launchId: newId(state, "launch"), gameId, url: anyText, expiresAt: expiry(state, at) },
        apply({ launchId }) {
          state.adopted.set(`id launch ${launchId}`, true);
          const before = member.launches.find((launch) => launch.game === gameId && isLive(state, launch));
          const open = before?.open;
          if (before) {
            before.ended = true;
            before.open = undefined;
          }
          member.launches.push({ id: launchId, game: gameId, session, usedAt: at, ended: false, open });
          playedLast(member, gameId);
        },
      };
    },
  },
  gameTable: {
    says: "A launch shows its game's bets, limits and latest rounds, and the credit of the member who opened it, until it ends.",
    ...about("1", ["launches", "rounds", "lines"]),
    answers({ state, member, body: { launchId } }) {
      const launch = member.launches.find(({ id }) => id === launchId);
      if (!launch || !isLive(state, launch)) return { refused: ["launch-over"] };
      const { game, open } = launch;
      const rounds = member.rounds.filter((round) => round.game === game).toReversed();
      const fixed = (what: string, shape?: Pattern) => adopted(state, `${what} of ${game}`, shape);
      return {
        reply: {
          gameId: game,
          title: fixed("the title", anyText),
          provider: fixed("the maker"),
          credit: baht(creditOf(member)),
          at: time(state.now),
          expiresAt: expiry(state, launch.usedAt),
          minimum: fixed("the least stake", positive),
          maximum: fixed("the highest stake", positive),
          engine: textOrNothing,
          bets: open
            ? bets
            : both(
                bets,
                hole("at least one bet", (got) => (got as readonly unknown[]).length > 0),
              ),
          prizes: fixed("the prizes"),
          open: open?.reply,
          rounds: hole("the latest rounds, the newest first", (got) => {
            const shownCount = (got as readonly unknown[]).length;
            const most = chosenOr<number>(state, "how many rounds a table shows", Number.POSITIVE_INFINITY);
            if (shownCount < rounds.length && most === Number.POSITIVE_INFINITY) {
              state.adopted.set("how many rounds a table shows", shownCount);
            }
            const expected = Math.min(rounds.length, chosenOr(state, "how many rounds a table shows", rounds.length));
            return (
              difference(
                rounds.slice(0, expected).map(({ reply }) => reply),
                got,
              ) === undefined
            );
          }),
        },
        apply: (reply) => void state.adopted.set(`bets of ${launchId}`, reply.bets),
      };
    },
  },
  playRound: {
    says: "A round takes its stake of the credit and adds what it wins, which one of the shown bets pays; one of several steps pays when it ends or is cashed out.",
    ...about("1", ["launches", "lines", "bonus", "providersDown"], ["rounds", "launches", "lines", "bonus", "recent"]),
    answers: (asked) => played(asked),
  },
  cashOut: {
    says: "Leaving a game ends its launches and returns what lies in an open round.",
    ...about("7 User", ["launches", "lines"], ["launches", "rounds", "lines"]),
    answers: ({ state, member, body: { gameId } }) => left(state, member, ({ game }) => game === gameId),
  },
  transferToBank: {
    says: "Leaving all games ends every launch and returns what lies in open rounds.",
    ...about("7 User", ["launches", "lines"], ["launches", "rounds", "lines"]),
    answers: ({ state, member }) => left(state, member, () => true),
  },
  winLoss: {
    says: "Stakes and wins by Bangkok day, by game and in total are sums of the rounds that ended in the range.",
    ...about("2 Member area", ["rounds"]),
    answers({ state, member, body: { start, end } }) {
      const rounds = member.rounds.filter(({ at }) => dateOf(dayOf(at)) >= start && dateOf(dayOf(at)) <= end);
      const days = [...new Set(rounds.map(({ at }) => dayOf(at)))].sort((one, other) => other - one);
      const games = [...new Set(rounds.map(({ game }) => game))].map((gameId) => ({
        gameId,
        title: chosenOr<Pattern>(state, `the title of ${gameId}`, anyText),
        ...totalsOf(rounds.filter((round) => round.game === gameId)),
      }));
      return {
        reply: {
          days: days.map((day) => ({ day: dateOf(day), ...totalsOf(rounds.filter(({ at }) => dayOf(at) === day)) })),
          games: hole("each game once, the highest stakes first", (got) => {
            if (got === undefined || got === null) return !state.strict;
            const given = got as readonly { readonly gameId: string; readonly staked: number }[];
            const isSorted = given.every(
              (each, index) => index === 0 || each.staked <= Number(given[index - 1]?.staked),
            );
            const isSame = ({ gameId }: { readonly gameId: string }, each: unknown) =>
              difference(
                games.find((game) => game.gameId === gameId),
                each,
              ) === undefined;
            return isSorted && given.length === games.length && given.every((each) => isSame(each, each));
          }),
          total: totalsOf(rounds),
        },
      };
    },
  },
} satisfies Partial<Rules>;

function categoryPattern(state: State, category: string): Pattern {
  const games = catalogue(state);
  const patterns = (isIn: (game: Game) => boolean) => games.filter(isIn).map((game) => gamePattern(state, game));
  if (category !== "hot") return patterns(({ gameCate }) => gameCate === category);
  const isNamed = state.strict || games.some(({ hot }) => typeof hot === "boolean");
  if (isNamed) return patterns(({ hot }) => hot === true);
  return holeOf("the same hot games as ever, in the lobby's order", (got) => {
    const ids = Array.isArray(got) ? got.map((game) => Object(game).id) : [];
    const hot = patterns(({ id }) => ids.includes(id));
    return difference(adopted(state, "the hot games"), ids) ?? difference(hot, got);
  });
}

function savedPattern(state: State, { favourites, recent }: Pick<MemberState, "favourites" | "recent">): Pattern {
  const games = (ids: readonly string[]) =>
    ids.flatMap((id) => catalogue(state).filter((game) => game.id === id)).map((game) => gamePattern(state, game));
  const all = games(recent);
  return {
    favourites: games(favourites),
    recent: holeOf("the games played last, the latest first", (got) => {
      const count = Array.isArray(got) ? got.length : 0;
      const most = chosenOr<number | undefined>(state, "how many recent games", undefined);
      if (most === undefined && count < all.length) state.adopted.set("how many recent games", count);
      return difference(all.slice(0, chosenOr(state, "how many recent games", all.length)), got);
    }),
  };
}

function playedLast(member: MemberState, game: string): void {
  member.recent = [game, ...member.recent.filter((id) => id !== game)];
}

const positive = hole("an amount above 0", (got) => typeof got === "number" && got > 0);

/** What a bet returns is its chance times what it pays, and less than everything. */
const bets = listOf(
  hole("a bet that returns less than everything", (got) => {
    const { chance, pays, returnPercent } = Object(got);
    return chance >= 0 && chance <= 1 && pays >= 0 && returnPercent > 0 && returnPercent < 100;
  }),
);

const CASH_OUT = "cash-out";

interface Bet {
  readonly id: string;
  readonly pays: number;
}

/** Whether one number is picked twice. */
function isTwice(betOn: string, choice: Bet | undefined): boolean {
  const picks = choice && betOn !== choice.id ? betOn.slice(choice.id.length + 1).split(/[-:]/) : [];
  return new Set(picks).size < picks.length;
}

/** What the right numbers pay of the stake; undefined where the prizes are of another kind. */
function shareOfHits(prizes: readonly Bet[] | null, betOn: string, drawn: readonly number[]): number | undefined {
  const byHits = prizes?.filter(({ id }) => /^hits-\d+$/.test(id)) ?? [];
  const [, ...picks] = betOn.split("-");
  if (byHits.length === 0 || picks.length === 0) return undefined;
  const hits = picks.filter((pick) => drawn.includes(Number(pick))).length;
  return (byHits.find(({ id }) => id === `hits-${hits}`)?.pays ?? 0) / 100;
}

function played({ state, member, body, key }: Asked<"playRound">): Expected<ReplyOf<"playRound">> {
  const { launchId, betOn } = body;
  const launch = member.launches.find(({ id }) => id === launchId);
  if (!launch || !isLive(state, launch)) return { refused: ["launch-over"] };
  const { game, open } = launch;
  const bet = Math.round(body.amount * 100);
  const card = catalogue(state).find(({ id }) => id === game);
  const least = toSatang(chosenOr(state, `the least stake of ${game}`, 0));
  const most = toSatang(chosenOr(state, `the highest stake of ${game}`, Number.MAX_SAFE_INTEGER));
  const choices = chosenOr<readonly Bet[]>(state, `bets of ${launchId}`, []);
  // What was picked comes after the id.
  const choice = choices.find(({ id }) => betOn === id || betOn.startsWith(`${id}-`) || betOn.startsWith(`${id}:`));
  const cashesOut = betOn === CASH_OUT && open !== undefined;
  const credit = creditOf(member);
  const refused = refusedFor([
    card?.open === false && "game-closed",
    card !== undefined && state.providersDown.has(card.provider) && "provider-down",
    ((!choice && !cashesOut) || isTwice(betOn, choice) || (open !== undefined && bet !== open.bet)) && "bet-unknown",
    !open && bet < least && "amount-below-minimum",
    !open && bet > most && "amount-above-maximum",
    !open && bet > credit && "credit-insufficient",
  ]);
  // A bet may need picks, which its game knows.
  if (refused) return { refused: [...new Set([...refused.refused, "bet-unknown"])] };
  const paid = open ? 0 : bet;
  const refund = open ? open.refund : refundPercent(state, member);
  const highest = cashesOut ? open.value : bet * ((choice?.pays ?? 0) / 100) * (open ? 1000 : 1);
  return {
    ...(cashesOut ? {} : { or: { refused: ["bet-unknown"] } }),
    reply: holeOf("a round that the bets allow", (got) => {
      const { round } = Object(got);
      const { win, value } = Object(round);
      const goesOn = typeof value === "number";
      const wins = toSatang(win);
      const isAllowed =
        wins >= 0 && wins <= highest + 1 && (!goesOn || wins === 0) && (!cashesOut || wins === open.value);
      if (!isAllowed) return { path: "round.win", expected: `at most ${baht(highest)}`, got: win };
      const drawn = round.dice;
      const share = shareOfHits(chosenOr(state, `the prizes of ${game}`, null), betOn, drawn);
      if (share !== undefined && new Set(drawn).size < drawn.length)
        return { path: "round.dice", expected: "numbers of which each is drawn once", got: drawn };
      if (share !== undefined && Math.abs(wins - bet * share) > 1)
        return { path: "round.win", expected: `the prize of the right numbers, ${baht(bet * share)}`, got: win };
      return difference(
        {
          round: {
            id: open ? open.id : newId(state, "round"),
            at: time(state.now),
            betOn,
            bet: baht(bet),
            dice: listOf(hole("a whole number", Number.isInteger)),
            idempotencyKey: maybe(state, "round.idempotencyKey", key),
          },
          credit: baht(credit - paid + wins),
        },
        got,
      );
    }),
    apply({ round, bets: next }) {
      const { id, win, value } = round;
      state.adopted.set(`id round ${id}`, true);
      if (next) state.adopted.set(`bets of ${launchId}`, next);
      launch.usedAt = state.now;
      const reply = { ...round } as unknown as Readonly<Record<string, Pattern>>;
      if (typeof value === "number") {
        if (!open) post(state, member, { kind: "game", credit: 0 - bet, reference: id });
        launch.open = { id, bet, value: toSatang(value), refund, reply };
        emit(member, "credit");
        return;
      }
      endRound(state, member, launch, open, { at: state.now, bet, win: toSatang(win), refund, reply });
    },
  };
}

/** Pays a round, and counts it: towards wins and losses, a bonus, and what the inviter gets. */
function endRound(
  state: State,
  member: MemberState,
  launch: LaunchState,
  open: OpenRoundState | undefined,
  { at, bet, win, refund, reply }: Omit<RoundState, "game">,
): void {
  const { game } = launch;
  const id = open?.id ?? reply["id"];
  // What a round took before and then lost adds no second line.
  if (!open || win > 0) post(state, member, { kind: "game", at, credit: win - (open ? 0 : bet), reference: id });
  launch.open = undefined;
  member.rounds.push({ game, at, bet, win, refund, reply });
  playedLast(member, game);
  countStake(member, bet, toSatang(chosenOr(state, `the least stake of ${game}`, 1)));
  emit(member, "credit");
}

function left(state: State, member: MemberState, fits: (launch: LaunchState) => boolean): Expected<ReplyOf<"cashOut">> {
  const leaving = member.launches.filter((launch) => !launch.ended && fits(launch));
  const amount = sum(leaving.map(({ open }) => open?.value ?? 0));
  return {
    reply: { amount: baht(amount), credit: baht(creditOf(member) + amount), at: time(state.now) },
    apply() {
      for (const launch of leaving) {
        if (launch.open) cashOutRound(state, member, launch, launch.open, state.now);
        launch.ended = true;
      }
    },
  };
}

function cashOutRound(state: State, member: MemberState, launch: LaunchState, open: OpenRoundState, at: number): void {
  const reply = {
    ...open.reply,
    betOn: CASH_OUT,
    at: time(at),
    win: baht(open.value),
    value: undefined,
    idempotencyKey: undefined,
  };
  endRound(state, member, launch, open, { at, bet: open.bet, win: open.value, refund: open.refund, reply });
}

/** A round that was left open is cashed out when its launch ends, and when the last day of a bonus does. */
export function applyDueRounds(state: State, member: MemberState): void {
  for (const launch of member.launches) {
    const { open } = launch;
    if (!open) continue;
    const end = Math.min(
      endOf(state, launch),
      member.bonus ? startOf(member.bonus.lastDay + 1) : Number.POSITIVE_INFINITY,
    );
    if (state.now >= end) cashOutRound(state, member, launch, open, end);
  }
}

function totalsOf(rounds: readonly RoundState[]) {
  const staked = sum(rounds.map(({ bet }) => bet));
  const won = sum(rounds.map(({ win }) => win));
  return { rounds: rounds.length, staked: baht(staked), won: baht(won), net: baht(won - staked) };
}

function toSatang(amount: number): number {
  return Math.round(amount * 100);
}

/** The launches that can be played now. */
export function liveLaunches(state: State, member: MemberState): readonly LaunchState[] {
  return member.launches.filter((launch) => isLive(state, launch));
}

export function gameViews(state: State, member: MemberState): readonly View[] {
  const today = dateOf(dayOf(state.now));
  const first = dateOf(dayOf(state.now) - 40);
  const launch = member.launches.at(-1);
  return [
    { name: "savedGames" },
    { name: "winLoss", input: { body: { start: today, end: today } } },
    { name: "winLoss", input: { body: { start: first, end: today } } },
    ...(launch ? [{ name: "gameTable", input: { body: { launchId: launch.id } } } as View] : []),
  ];
}
