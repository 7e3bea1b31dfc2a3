import { chosenOr } from "../../../contracts/model/adopt.ts";
import { DAY, dayOf, MINUTE, nextMidnight, nextMonth, SECOND, startOf } from "../../../contracts/model/bangkok.ts";
import { catalogue, endOf, liveLaunches } from "../../../contracts/model/games.ts";
import type { LaunchState } from "../../../contracts/model/state.ts";
import { creditOf } from "../../../contracts/model/wallet/ledger.ts";
import { notChecked } from "../engine/findings.ts";
import type { Actor, Move, Play, Sequence } from "../engine/sequence.ts";
import { ONE_STEP_GAMES } from "../laws/steps.ts";
import { latest, pick, someKey } from "./pick.ts";

const TABLE_GAME = "the first game whose rounds end at once";

export function tableGame({ state }: Play): string {
  return chosenOr(state, TABLE_GAME, "");
}

/** Finds a game whose launch shows a table, which the backend runs itself. */
export async function learnTable(play: Play, one: Actor): Promise<void> {
  for (const { id, open } of catalogue(play.state)) {
    const launch = open ? await opened(one, id) : undefined;
    const table = launch && (await one.reads("gameTable", { body: { launchId: launch.id } }));
    if (!table?.ok || table.reply.bets.length === 0 || !ONE_STEP_GAMES.includes(table.reply.engine ?? "dice")) continue;
    play.state.adopted.set(TABLE_GAME, id);
    return;
  }
}

async function opened({ member, does }: Actor, gameId: string): Promise<LaunchState | undefined> {
  const { ok } = await does("openGame", { body: { gameId } });
  return ok ? member.launches.at(-1) : undefined;
}

interface Bet {
  readonly id: string;
}

export function betsOf({ state }: Play, { id }: LaunchState): readonly Bet[] {
  return (state.adopted.get(`bets of ${id}`) as readonly Bet[] | undefined) ?? [];
}

/** Plays rounds of one stake on the first bet of the table game. */
export async function playRounds(
  play: Play,
  one: Actor,
  rounds: number,
  baht: number,
  game = tableGame(play),
): Promise<void> {
  const live = liveLaunches(play.state, one.member).find((launch) => launch.game === game);
  const launch = live ?? (await opened(one, game));
  if (!launch) return;
  if (!live) await one.reads("gameTable", { body: { launchId: launch.id } });
  for (let nth = 0; nth < rounds; nth += 1) {
    const betOn = betsOf(play, launch)[0]?.id ?? "";
    await one.does("playRound", { body: { launchId: launch.id, betOn, amount: baht }, key: play.newKey() });
  }
}

/** Games of one engine differ in their names and pictures. */
const GAMES_OF_ENGINE = 2;

export const GAME_SEQUENCES: readonly Sequence[] = [
  {
    id: "games/the-lobby",
    sentence:
      "Every category and every slot maker has its games, and favourites and recent games have the latest first.",
    async run(play) {
      const one = await play.member();
      await one.reads("publicGames");
      const games = catalogue(play.state);
      for (const gameCate of ["casino", "sport", "fishing", "card", "lotto", "slot", "hot"] as const) {
        await one.reads("gameList", { body: { gameCate } });
        await one.reads("gamesInCategory", { params: { gameCate } });
      }
      for (const slotType of ["JK", "AC", "SG", "XE"] as const) {
        await one.reads("gameList", { body: { gameCate: "slot", slotType } });
      }
      const [a = "", b = "", c = ""] = games.map(({ id }) => id);
      for (const [add, remove] of [
        [[a], []],
        [[b, c, "no-game", b], []],
        [[a], [c]],
        [[c], [c]],
        [[], [a, "no-game"]],
      ] as const) {
        await one.does("saveFavourites", { body: { add: [...add], remove: [...remove] } });
      }
      const closed = games.find(({ open }) => !open);
      for (const gameId of ["no-game", ...(closed ? [closed.id] : [])])
        await one.does("openGame", { body: { gameId } });
      const open = games.filter((game) => game.open).slice(0, 14);
      for (const { id } of [...open, ...open.slice(3, 5)]) await one.reads("openGame", { body: { gameId: id } });
      await one.observe();
    },
  },
  {
    id: "games/rounds",
    sentence:
      "A round takes its stake and pays what its bet wins, within the table's limits and the credit, while its launch lives.",
    async run(play) {
      const one = await play.member({ credit: 3_000_000 });
      const two = await play.member({ credit: 10_000 });
      const launch = await opened(one, tableGame(play));
      if (!launch) return;
      await one.reads("gameTable", { body: { launchId: "no-launch" } });
      const body = { launchId: launch.id, betOn: betsOf(play, launch)[0]?.id ?? "" };
      const key = play.newKey();
      for (const amount of [0.01, 0.99, 1, 10.37, 10_000, 10_000.01])
        await one.does("playRound", { body: { ...body, amount } });
      await one.does("playRound", { body: { ...body, amount: 5 }, key });
      await one.does("playRound", { body: { ...body, amount: 5 }, key });
      await one.does("playRound", { body: { ...body, amount: 6 }, key });
      await one.does("playRound", { body: { ...body, betOn: "no-bet", amount: 5 } });
      await one.does("playRound", { body: { ...body, launchId: "no-launch", amount: 5 } });
      for (const { id: betOn } of betsOf(play, launch))
        await one.does("playRound", { body: { ...body, betOn, amount: 33.33 } });
      await playRounds(play, two, 1, 100.01);
      await playRounds(play, two, 1, creditOf(two.member) / 100);
      await playRounds(play, one, 22, 1);
      await play.to(endOf(play.state, launch) - 1);
      await one.does("playRound", { body: { ...body, amount: 1 } });
      await play.to(endOf(play.state, launch));
      await one.does("playRound", { body: { ...body, amount: 1 } });
      await one.does("gameTable", { body: { launchId: launch.id } });
      const again = await opened(one, tableGame(play));
      const newer = await opened(one, tableGame(play));
      for (const each of [again, newer]) {
        if (each) await one.does("playRound", { body: { ...body, launchId: each.id, amount: 1 } });
      }
      await two.does("cashOut", { body: { gameId: tableGame(play) }, key: play.newKey() });
      const left = play.newKey();
      await one.does("cashOut", { body: { gameId: tableGame(play) }, key: left });
      await one.does("cashOut", { body: { gameId: tableGame(play) }, key: left });
      if (newer) await one.does("playRound", { body: { ...body, launchId: newer.id, amount: 1 } });
      await play.toEndOfDay();
      await playRounds(play, one, 1, 7);
      await play.pass(1);
      await playRounds(play, one, 1, 8);
      await one.does("transferToBank");
    },
  },
  {
    id: "games/every-table",
    sentence:
      "Each game that the backend runs plays its bets; a round of several steps goes on until it ends or is cashed out.",
    async run(play) {
      const one = await play.member({ credit: 10_000_000 });
      const played = new Map<string, number>();
      for (const { id, open } of catalogue(play.state)) {
        if (!open) continue;
        const launched = await one.reads("openGame", { body: { gameId: id } });
        const launch = launched.ok ? one.member.launches.at(-1) : undefined;
        const engine = launch && (await engineOf(one, launch));
        if (!launch || engine === undefined) continue;
        const nthOfEngine = (played.get(engine) ?? 0) + 1;
        played.set(engine, nthOfEngine);
        if (nthOfEngine > GAMES_OF_ENGINE) continue;
        await one.observe();
        for (let nth = 0; nth < 8; nth += 1) {
          const bets = betsOf(play, launch);
          const isOpen = launch.open !== undefined;
          const betOn =
            isOpen && nth % 4 === 3 ? "cash-out" : withPicks(bets[nth % Math.max(1, bets.length)]?.id ?? "");
          if (betOn === PICKED)
            await one.does("playRound", { body: { launchId: launch.id, betOn: PICKED_TWICE, amount: 12 } });
          // Its stake was taken with its first step.
          if (isOpen) await one.does("playRound", { body: { launchId: launch.id, betOn, amount: 12.35 } });
          await one.does("playRound", { body: { launchId: launch.id, betOn, amount: 12.34 }, key: play.newKey() });
        }
        if (launch.open)
          await one.does("playRound", { body: { launchId: launch.id, betOn: withPicks("no-bet"), amount: 12.34 } });
        // Two of three right numbers come once in eight rounds.
        if (betsOf(play, launch)[0]?.id === "pick")
          for (let nth = 0; nth < 40; nth += 1)
            await one.reads("playRound", { body: { launchId: launch.id, betOn: PICKED, amount: 1 } });
      }
      await one.does("transferToBank", { key: play.newKey() });
      await play.pass(31 * MINUTE);
    },
  },
  {
    id: "games/open-rounds",
    sentence:
      "An open round is cashed out when its game is left, goes on in another launch, and is paid when its launch ends.",
    async run(play) {
      const one = await play.member({ credit: 10_000_000 });
      for (const ending of ["cashOut", "reopen", "time"] as const) {
        const launch = (await openRound(play, one)) ?? notChecked("no game has rounds of several steps");
        if (ending === "cashOut") await one.does("cashOut", { body: { gameId: launch.game } });
        else if (ending === "reopen") {
          const next = await opened(one, launch.game);
          if (next)
            await one.does("playRound", {
              body: { launchId: next.id, betOn: "cash-out", amount: launch.open?.bet ?? 10 },
            });
        } else {
          await play.to(endOf(play.state, launch) - 1);
          await play.pass(1);
        }
      }
    },
  },
  {
    id: "games/weeks-of-a-month",
    sentence: "The ranking of a month counts the stakes of all its weeks, and that of a week its own.",
    async run(play) {
      const one = await play.member({ credit: 1_000_000 });
      await play.to(startOf(nextMonth(dayOf(play.state.now))));
      await playRounds(play, one, 1, 100);
      await play.pass(8 * DAY);
      await playRounds(play, one, 1, 50);
      for (const period of ["week", "month"]) await one.reads("ranking", { query: { period } });
    },
  },
  {
    id: "games/makers-that-are-down",
    sentence: "While a maker is down, its games neither open nor play, and are shown as closed.",
    alone: true,
    async run(play) {
      const one = await play.member({ credit: 100_000 });
      const launch = await opened(one, tableGame(play));
      const provider = catalogue(play.state).find(({ id }) => id === tableGame(play))?.provider;
      if (!launch || provider === undefined) return;
      await play.provider(provider, true);
      try {
        await one.does("openGame", { body: { gameId: tableGame(play) } });
        const betOn = betsOf(play, launch)[0]?.id ?? "";
        await one.does("playRound", { body: { launchId: launch.id, betOn, amount: 5 } });
        await one.reads("publicGames");
        await one.does("cashOut", { body: { gameId: tableGame(play) } });
      } finally {
        await play.provider(provider, false);
      }
      await one.does("openGame", { body: { gameId: tableGame(play) } });
    },
  },
  {
    id: "games/a-deposit-with-a-bonus",
    sentence:
      "A bonus comes with its deposit, binds the credit until its turnover is played, and ends with its last day.",
    async run(play) {
      const one = await play.member();
      const two = await play.member();
      const three = await play.member();
      const four = await play.member({ credit: 1_000_000 });
      const { bonusTimeStart = "09:00", bonusTimeEnd = "10:00", endNumberBonus = 0 } = promotionOf(play);
      const ending = (Number(endNumberBonus) % 100) / 100;
      // The last second or minute belongs to the period.
      for (const after of [0, 500, 999, MINUTE - 1, MINUTE]) await play.to(nextTimeOfDay(play, bonusTimeEnd, after));
      await play.to(nextTimeOfDay(play, bonusTimeStart) - 1);
      await one.does("requestDeposit", { body: { amount: 100, bonus: 5 } });
      await play.pass(1);
      for (const [member, baht] of [
        [one, 1009 + ending],
        [two, 20],
        [three, 99_999 + ending],
        [four, 20],
      ] as const) {
        await member.does("requestDeposit", { body: { amount: baht, bonus: 0.01 } });
        const bonus = play.bonusOf(member, baht);
        await member.does("requestDeposit", { body: { amount: baht, ...(bonus && { bonus }) }, key: play.newKey() });
        const request = latest(member, "deposit");
        await member.does("confirmTransfer", { body: { id: request.id } });
        await play.decides("approve", request);
        await member.does("withdraw", { body: { amount: 1 } });
        await member.does("requestDeposit", { body: { amount: 50, bonus: 0.01 } });
        await member.does("requestDeposit", { body: { amount: 50 } });
        await member.does("cancelDeposit", { body: { id: latest(member, "deposit").id } });
      }
      // Who can still play the least stake has lost no bonus.
      for (let nth = 0; nth < 4 && two.member.bonus && creditOf(two.member) > 200; nth += 1)
        await playRounds(play, two, 1, Math.min(1_000_000, creditOf(two.member) - 100) / 100);
      for (let nth = 0; nth < 40 && two.member.bonus; nth += 1)
        await playRounds(play, two, 1, Math.min(10, creditOf(two.member) / 100));
      // Each round of several steps counts its stake once.
      const steps = three.member.bonus && (await openRound(play, three));
      for (let nth = 0; nth < 20 && steps?.open; nth += 1) {
        const betOn = withPicks(betsOf(play, steps)[0]?.id ?? "");
        await three.does("playRound", { body: { launchId: steps.id, betOn, amount: steps.open.bet / 100 } });
      }
      // The last round plays exactly what is left.
      const turnover = four.member.bonus?.turnover ?? 0;
      if (turnover > 200) {
        for (const stake of [turnover - 100, 100]) await playRounds(play, four, 1, stake / 100);
        await four.does("withdraw", { body: { amount: 1 } });
      }
      await two.does("withdraw", { body: { amount: 1 } });
      await playRounds(play, one, 2, 1000);
      const last = one.member.bonus?.lastDay;
      if (last === undefined) return;
      while (nextMidnight(play.state.now) < play.startOf(last + 1)) await play.to(nextMidnight(play.state.now));
      await play.toEndOfDay();
      await three.does("withdraw", { body: { amount: 1 } });
      await play.pass(1);
      await three.does("withdraw", { body: { amount: 1 } });
    },
  },
];

/** As `userSetting` told it to the first level. */
function promotionOf({ state }: Play): Readonly<Record<string, string | number | undefined>> {
  return Object(state.adopted.get("promotion of level 1"));
}

/** The next moment that lies so many milliseconds after a time of day such as `09:00`. */
function nextTimeOfDay({ state }: Play, time: string | number, after = 0): number {
  const [hours = 0, minutes = 0, seconds = 0] = String(time).split(":").map(Number);
  const inDay = (hours * 60 + minutes) * MINUTE + seconds * SECOND + after;
  const today = startOf(dayOf(state.now)) + inDay;
  return today > state.now ? today : nextMidnight(state.now) + inDay;
}

/** A game of numbers takes its picks after the bet's id. */
const PICKED = "pick-1-2-3";
const PICKED_TWICE = "pick-1-2-2";

export function withPicks(id: string): string {
  return id === "pick" ? PICKED : id;
}

/** Undefined for a game that its maker runs. */
async function engineOf(one: Actor, { id }: LaunchState): Promise<string | undefined> {
  const table = await one.reads("gameTable", { body: { launchId: id } });
  return table.ok && table.reply.bets.length > 0 ? (table.reply.engine ?? "dice") : undefined;
}

const GAME_OF_STEPS = "the first game with a round of several steps";
/** Nobody looks further for one. */
const MOST_GAMES = 150;

/** A launch with a round of several steps that goes on. */
export async function openRound(play: Play, one: Actor): Promise<LaunchState | undefined> {
  const known = chosenOr<string | undefined>(play.state, GAME_OF_STEPS, undefined);
  const open = catalogue(play.state).filter((game) => game.open);
  for (const id of known === undefined ? open.slice(0, MOST_GAMES).map((game) => game.id) : [known]) {
    const launch = await opened(one, id);
    const engine = launch && (await engineOf(one, launch));
    if (!launch || engine === undefined || ONE_STEP_GAMES.includes(engine)) continue;
    for (let nth = 0; nth < 6 && !launch.open; nth += 1) {
      const betOn = withPicks(betsOf(play, launch)[0]?.id ?? "");
      await one.does("playRound", { body: { launchId: launch.id, betOn, amount: 10 } });
    }
    if (!launch.open) continue;
    play.state.adopted.set(GAME_OF_STEPS, id);
    return launch;
  }
  return undefined;
}

export const GAME_MOVES: readonly Move[] = [
  {
    title: "a member opens a game",
    async make(play, actors) {
      const one = pick(play, actors);
      const tables = catalogue(play.state).filter(({ id }) => play.state.adopted.has(`the maker of ${id}`));
      const game = pick(play, play.random(3) === 0 ? catalogue(play.state) : tables);
      if (one && game) await one.does("openGame", { body: { gameId: game.id }, ...someKey(play, one) });
    },
  },
  {
    title: "a member plays a round",
    async make(play, actors) {
      const one = pick(play, actors);
      const launch = one && pick(play, liveLaunches(play.state, one.member));
      if (!one || !launch) return;
      const betOn = withPicks(pick(play, betsOf(play, launch))?.id ?? "no-bet");
      const amount = launch.open ? launch.open.bet / 100 : (pick(play, [1, 5.55, 20, 100, 777.77]) ?? 1);
      const isOut = launch.open && play.random(3) === 0;
      await one.does("playRound", {
        body: { launchId: launch.id, betOn: isOut ? "cash-out" : betOn, amount },
        ...someKey(play, one),
      });
    },
  },
  {
    title: "a member leaves games",
    async make(play, actors) {
      const one = pick(play, actors);
      const launch = one?.member.launches.at(-1);
      if (!one) return;
      if (launch && play.random(3) > 0)
        await one.does("cashOut", { body: { gameId: launch.game }, ...someKey(play, one) });
      else await one.does("transferToBank", someKey(play, one));
    },
  },
  {
    title: "a member changes favourites",
    async make(play, actors) {
      const one = pick(play, actors);
      const some = () =>
        [pick(play, catalogue(play.state)), pick(play, catalogue(play.state))].flatMap((game) => game?.id ?? []);
      await one?.does("saveFavourites", { body: { add: some(), remove: some() } });
    },
  },
];
