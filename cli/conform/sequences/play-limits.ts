import { DAY, dayOf, HOUR, MINUTE, nextMidnight, nextMonth, startOf } from "../../../contracts/model/bangkok.ts";
import { usedOf } from "../../../contracts/model/play-use.ts";
import type { BodyOf } from "../../../contracts/model/rule.ts";
import { notChecked } from "../engine/findings.ts";
import type { Actor, Play, Sequence } from "../engine/sequence.ts";
import { around, deposited } from "./acts.ts";
import { betsOf, openRound, playRounds, tableGame, withPicks } from "./games.ts";
import { latest } from "./pick.ts";

type LimitBody = BodyOf<"setPlayLimit">;
type Kind = LimitBody["kind"];
type Period = LimitBody["period"];

const RAISE_WAITS = DAY;
const LAPSES = 96 * HOUR;

/** The cast is safe: time is limited by the day only. */
export function sets({ does }: Actor, kind: Kind, period: Period, amount: number | null) {
  return does("setPlayLimit", { body: { kind, period, amount } as LimitBody });
}

export function confirms({ does }: Actor, kind: Kind, period: Period, amount: number | null) {
  return does("confirmPlayLimit", { body: { kind, period, amount } as LimitBody });
}

/** Baht. */
export const asks = ({ does }: Actor, amount: number) => does("requestDeposit", { body: { amount } });
export const toBaht = (satang: number) => Math.round(satang) / 100;

/** A slip that the bank knows. Returns its id. */
export async function slipOf(play: Play, { reads }: Actor, satang: number): Promise<string> {
  const { payload } = await play.transfer(satang);
  const review = await reads("verifySlip", { body: { payload } });
  return review.ok ? review.reply.slipId : "";
}

export const PLAY_LIMIT_SEQUENCES: readonly Sequence[] = [
  {
    id: "fair-play/limits-of-deposits",
    sentence:
      "Deposits and slips pass up to a satang of what every limit leaves; what waits counts, and what is rejected does not.",
    async run(play) {
      const one = await play.member();
      await sets(one, "deposit", "day", 500);
      for (const amount of [500.01, 500]) await asks(one, amount);
      await one.does("cancelDeposit", { body: { id: latest(one, "deposit").id } });
      await asks(one, 299.99);
      await one.does("confirmTransfer", { body: { id: latest(one, "deposit").id } });
      const slipId = await slipOf(play, one, 20_002);
      await one.does("confirmSlip", { body: { slipId } });
      const exact = await play.transfer(20_001);
      await one.does("requestSlipDeposit", { body: { payload: exact.payload, amount: 200.01 } });
      await asks(one, 1);
      await play.decides("reject", latest(one, "slip"));
      await play.decides("approve", latest(one, "deposit"));
      for (const amount of [200.02, 200.01]) await asks(one, amount);
      await one.does("confirmTransfer", { body: { id: latest(one, "deposit").id } });
      await sets(one, "deposit", "week", 700);
      await sets(one, "deposit", "month", 900);
      await play.toEndOfDay();
      await asks(one, 1);
      await play.pass(1);
      // It is credited today, and was asked for yesterday.
      await play.decides("approve", latest(one, "deposit"));
      for (const amount of [300, 200.01, 200]) await asks(one, amount);
      await one.does("cancelDeposit", { body: { id: latest(one, "deposit").id } });
      await sets(one, "deposit", "day", 0);
      await asks(one, 1);
    },
  },
  {
    id: "fair-play/the-tightest-limit",
    sentence: "Of several limits the one binds that leaves least, and of equal ones the one that lasts longest.",
    async run(play) {
      const one = await play.member();
      for (const period of ["day", "week", "month"] as const) await sets(one, "deposit", period, 800);
      await asks(one, 800.01);
      await deposited(play, one, 300);
      await asks(one, 500.01);
      const used = dayOf(play.state.now);
      const month = startOf(nextMonth(used));
      const moments = [startOf(used + 1), startOf(used + 7) - 1, startOf(used + 7), month - 1, month];
      for (const at of moments.sort((first, second) => first - second)) {
        await play.to(at);
        for (const amount of [500.01, 800.01]) await asks(one, amount);
      }
    },
  },
  {
    id: "fair-play/limits-of-play",
    sentence:
      "A round stakes up to a satang of what the limits of stake and loss leave; a round that goes on may go on, and its stake counts.",
    async run(play) {
      for (const [kind, period] of [
        ["stake", "day"],
        ["loss", "week"],
        ["loss", "month"],
      ] as const) {
        const one = await play.member({ credit: 1_000_000 });
        await playRounds(play, one, 2, 30);
        const used = () => usedOf(play.state, one.member, { kind, period });
        const limit = Math.max(0, used()) + 5000;
        await sets(one, kind, period, toBaht(limit));
        // A win of a loss's limit leaves more.
        await playRounds(play, one, 1, toBaht(limit - used() + 1));
        await playRounds(play, one, 1, toBaht(limit - used()));
        if (used() < limit) await playRounds(play, one, 1, toBaht(limit - used() + 1));
        await sets(one, "stake", "day", toBaht(usedOf(play.state, one.member, { kind: "stake", period: "day" })));
        await playRounds(play, one, 1, 1);
        await one.does("openGame", { body: { gameId: tableGame(play) } });
        await play.to(nextMidnight(play.state.now));
        await one.does("openGame", { body: { gameId: tableGame(play) } });
      }
      const two = await play.member({ credit: 1_000_000 });
      const launch = (await openRound(play, two)) ?? notChecked("no game has rounds of several steps");
      await sets(two, "stake", "week", toBaht(usedOf(play.state, two.member, { kind: "stake", period: "week" })));
      await sets(two, "loss", "day", 0);
      const body = { launchId: launch.id, amount: toBaht(launch.open?.bet ?? 1000) };
      await two.does("openGame", { body: { gameId: tableGame(play) } });
      for (const betOn of [withPicks(betsOf(play, launch)[0]?.id ?? ""), "cash-out", "cash-out"])
        await two.does("playRound", { body: { ...body, betOn } });
    },
  },
  {
    id: "fair-play/limits-of-time",
    sentence:
      "Time between two acts counts up to five minutes, in the day in which it lies, and play ends with the last whole minute.",
    async run(play) {
      const one = await play.member({ credit: 1_000_000 });
      for (const [period, amount] of [
        ["week", 60],
        ["day", 1441],
        ["day", 2.5],
        ["day", 9],
      ] as const)
        await sets(one, "time", period, amount);
      await playRounds(play, one, 1, 1);
      for (const rest of [MINUTE - 1, 1, 5 * MINUTE + 1, 3 * MINUTE - 1, 1, 0]) {
        await play.jump(play.state.now + rest);
        await playRounds(play, one, 1, 1);
      }
      await one.does("openGame", { body: { gameId: tableGame(play) } });
      // A round that its time ends is no act.
      const late = await play.member({ credit: 1_000_000 });
      await openRound(play, late);
      await play.pass(2 * HOUR);
      await playRounds(play, late, 1, 1);
      await play.to(nextMidnight(play.state.now) - 2 * MINUTE);
      const two = await play.member({ credit: 1_000_000 });
      await sets(two, "time", "day", 3);
      await playRounds(play, two, 1, 1);
      await play.pass(4 * MINUTE);
      for (const each of [one, two]) await playRounds(play, each, 1, 1);
      await play.pass(MINUTE);
      for (let nth = 0; nth < 2; nth += 1) await playRounds(play, two, 1, 1);
    },
  },
  {
    id: "fair-play/a-higher-limit",
    sentence:
      "A higher limit, or none, waits 24 hours from its first question, is confirmed within 72 more or lapses, and a lower one ends it.",
    async run(play) {
      const one = await play.member();
      await sets(one, "deposit", "month", null);
      await confirms(one, "deposit", "month", 100);
      for (const amount of [1000, 1000, 2000, 999.99, 1500, 999.99]) await sets(one, "deposit", "day", amount);
      await sets(one, "stake", "week", 300);
      await sets(one, "stake", "week", null);
      await one.does("cancelPlayLimit", { body: { kind: "stake", period: "week" } });
      await one.does("cancelPlayLimit", { body: { kind: "stake", period: "week" } });
      await sets(one, "stake", "week", null);
      await sets(one, "loss", "day", 50);
      await sets(one, "loss", "day", 60);
      await sets(one, "deposit", "day", 1500);
      const first = play.state.now;
      await play.pass(HOUR);
      // The first question counts, and another amount is another question.
      await sets(one, "deposit", "day", 1500);
      await sets(one, "loss", "day", 70);
      await around(play, first + RAISE_WAITS, [1, 0], async () => {
        await confirms(one, "deposit", "day", 1500.01);
        for (let nth = 0; nth < 2; nth += 1) await confirms(one, "deposit", "day", 1500);
        await confirms(one, "loss", "day", 70);
      });
      await around(play, first + LAPSES, [1, 0], () =>
        confirms(one, "stake", "week", play.state.now < first + LAPSES ? 1 : null),
      );
      await around(play, first + HOUR + LAPSES, [1], () => confirms(one, "loss", "day", 70));
      await sets(one, "stake", "week", null);
      await play.pass(RAISE_WAITS);
      await confirms(one, "stake", "week", null);
      await one.does("noteSuggestion");
      await play.to(nextMidnight(play.state.now));
      await play.pass(28 * DAY);
      await play.pass(2 * DAY);
    },
  },
];
