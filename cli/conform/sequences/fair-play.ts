import { DAY, dateOf, dayOf, HOUR, nextMidnight, nextMonth, startOf } from "../../../contracts/model/bangkok.ts";
import { knownEvents } from "../../../contracts/model/draws.ts";
import { limitOf, playOf } from "../../../contracts/model/play-use.ts";
import { rewardsShownTo } from "../../../contracts/model/rewards.ts";
import { notChecked } from "../engine/findings.ts";
import type { Actor, Move, Play, Sequence } from "../engine/sequence.ts";
import { around, deposited } from "./acts.ts";
import { betsOf, openRound, playRounds, tableGame, withPicks } from "./games.ts";
import { latest, moveOfOne, pick } from "./pick.ts";
import { asks, confirms, PLAY_LIMIT_SEQUENCES, sets, slipOf, toBaht } from "./play-limits.ts";

/** Everything that a pause refuses, and what goes on. */
async function triesAll(play: Play, one: Actor, slipId: string): Promise<void> {
  const transfer = await play.transfer(40_000);
  const [reward] = rewardsShownTo(play.state, one.member);
  const event = (game: string) => knownEvents(play.state).find((each) => each.game === game)?.id ?? "no-event";
  await asks(one, 100);
  await one.does("confirmSlip", { body: { slipId } });
  await one.does("requestSlipDeposit", { body: { payload: transfer.payload, amount: 400 } });
  await one.does("openGame", { body: { gameId: tableGame(play) } });
  const body = { userUuid: one.member.uuid, rewardId: reward?.id ?? "no-reward" };
  await one.does("requestReward", { body, key: play.newKey() });
  await one.does("spinWheel", { key: play.newKey() });
  await one.does("flipCard", { body: { eventId: event("flip-card"), card: 0 } });
  await one.does("flipCardReward", { body: { eventId: event("flip-card-reward"), card: 0 } });
  await one.does("checkIn");
  await one.does("withdraw", { body: { amount: 100 } });
}

/** Until the stakes of today are above the wins. Nobody wins for ever. */
async function playUntilLost(play: Play, one: Actor): Promise<void> {
  const hasLost = () => {
    const today = dayOf(play.state.now);
    const { staked, won } = playOf(one.member, today, today);
    return staked > won;
  };
  for (let nth = 0; nth < 20 && !hasLost(); nth += 1) await playRounds(play, one, 1, 33.33);
}

export const FAIR_PLAY_SEQUENCES: readonly Sequence[] = [
  ...PLAY_LIMIT_SEQUENCES,
  {
    id: "fair-play/a-break",
    sentence:
      "A break refuses deposits, games and rewards to its last millisecond, and withdrawals and what was begun go on.",
    async run(play) {
      const one = await play.member({ credit: 1_000_000, points: 10_000 });
      const launch = await openRound(play, one);
      const slipId = await slipOf(play, one, 30_000);
      await asks(one, 100);
      const request = latest(one, "deposit");
      for (const days of [0, 43, 2, 2, 1]) await one.does("startBreak", { body: { days } });
      await triesAll(play, one, slipId);
      await one.does("askToReturn");
      await one.does("confirmTransfer", { body: { id: request.id } });
      await play.decides("approve", request);
      if (launch?.open) {
        const amount = toBaht(launch.open.bet);
        for (const betOn of [withPicks(betsOf(play, launch)[0]?.id ?? ""), "cash-out"])
          await one.does("playRound", { body: { launchId: launch.id, betOn, amount } });
      }
      await one.does("transferToBank");
      const begun = play.state.now;
      await around(play, begun + HOUR, [1], () => one.does("startBreak", { body: { days: 2 } }));
      await around(play, begun + HOUR, [0], () => one.does("startBreak", { body: { days: 2 } }));
      await around(play, begun + HOUR + 2 * DAY, [1, 0], () => triesAll(play, one, slipId));
      await one.does("askToReturn");
    },
  },
  {
    id: "fair-play/figures",
    sentence: "The figures are the sums of the ledger, and signs follow from them until they are seen that day.",
    async run(play) {
      const one = await play.member({ credit: 1_000_000 });
      for (const [night, deposits] of [1, 2, 3, 1].entries()) {
        await play.to(nextMidnight(play.state.now) + (night === 3 ? 5 * HOUR : 5 * HOUR - 1));
        for (let nth = 0; nth < deposits; nth += 1) await deposited(play, one, 100);
        await playUntilLost(play, one);
        if (night === 1) await one.does("withdraw", { body: { amount: 50 } });
        if (night === 2) await play.decides("approve", latest(one, "withdrawal"));
      }
      await one.does("noteSuggestion");
      await play.pass(5 * DAY);
      // Whoever has a break needs no suggestion.
      await one.does("startBreak", { body: { days: 1 } });
      for (const days of [1, 23]) await play.pass(days * DAY);
      await playRounds(play, one, 1, 10);
      await play.to(play.startOf(nextMonth(dayOf(play.state.now))));
      for (const minutes of [60, 60, 0, 15, 15, 60] as const) await one.does("setRealityCheck", { body: { minutes } });
    },
  },
  {
    id: "fair-play/a-month-of-nights",
    sentence: "A row of nights with a deposit is told from three on, and counts up to 30.",
    async run(play) {
      const one = await play.member();
      for (let night = 0; night < 32; night += 1) {
        await play.to(nextMidnight(play.state.now));
        await deposited(play, one, 100);
      }
    },
  },
  {
    id: "fair-play/exclusion-and-return",
    sentence:
      "A self-exclusion lasts its calendar months, and after its end until a day after the member asks to return.",
    alone: true,
    async run(play) {
      const one = await play.member({ credit: 1_000_000, points: 10_000 });
      const two = await play.member({ credit: 1_000_000 });
      await play.to(startOf(nextMonth(dayOf(play.state.now))) - HOUR);
      const three = await play.member();
      // A later February is shorter than this month.
      const toFebruary = 12 + ((13 - Number(dateOf(dayOf(play.state.now)).slice(5, 7))) % 12) + 1;
      await three.does("excludeSelf", { body: { months: toFebruary } });
      const slipId = await slipOf(play, one, 30_000);
      await one.does("startBreak", { body: { days: 42 } });
      for (const months of [5, 61, 6, 6]) await one.does("excludeSelf", { body: { months } });
      const four = await play.member();
      await four.does("excludeSelf", { body: { months: 6 } });
      for (const days of [1, 42]) await one.does("startBreak", { body: { days } });
      for (const months of [null, null, 60]) await two.does("excludeSelf", { body: { months } });
      await two.does("startBreak", { body: { days: 1 } });
      await two.does("askToReturn");
      const until = one.member.fairPlay.pause?.until ?? notChecked("the self-exclusion has no end");
      await around(play, until, [1, 0], async () => {
        await triesAll(play, one, slipId);
        await one.does("startBreak", { body: { days: 42 } });
        for (let nth = 0; nth < 2; nth += 1) await one.does("askToReturn");
      });
      const returns = play.state.now + DAY;
      await four.does("askToReturn");
      await four.does("startBreak", { body: { days: 1 } });
      await around(play, returns, [1, 0], async () => {
        await triesAll(play, one, slipId);
        await four.does("startBreak", { body: { days: 1 } });
      });
      await four.does("excludeSelf", { body: { months: 6 } });
      await one.does("askToReturn");
      await one.does("startBreak", { body: { days: 1 } });
    },
  },
];

const SOME_LIMITS = [
  ["deposit", "day"],
  ["deposit", "week"],
  ["loss", "month"],
  ["stake", "day"],
] as const;

export const FAIR_PLAY_MOVES: readonly Move[] = [
  moveOfOne("a member sets or confirms a limit", async (play, one) => {
    const [kind, period] = pick(play, SOME_LIMITS);
    const amount = pick(play, [100, 5000, 100_000, 1_000_000, null] as const);
    const { asked } = limitOf(one.member, { kind, period });
    if (asked && play.random(2) === 0)
      await confirms(one, kind, period, asked.amount === undefined ? null : toBaht(asked.amount));
    else await sets(one, kind, period, amount);
  }),
  // Whoever takes a break often does nothing else.
  moveOfOne("a member thinks of the own play", async (play, { does }) => {
    const choice = play.random(8);
    if (choice === 0) await does("startBreak", { body: { days: 1 } });
    else if (choice < 4) await does("noteSuggestion");
    else await does("setRealityCheck", { body: { minutes: pick(play, [0, 15, 30, 60] as const) } });
  }),
];
