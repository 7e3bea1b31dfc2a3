import {
  addDays,
  bangkokDateOf,
  DAY_MS,
  dayOfMonth,
  daysInMonth,
  HOUR_MS,
  instant,
  monthOf,
  startOfDay,
} from "../../../core/shared/bangkok-time.ts";
import { holds, same } from "../engine/findings.ts";
import type { Law, Member, TrialClock } from "../engine/law.ts";
import type { ReplyOf } from "../engine/rows.ts";
import { rewardsOf, rises } from "./lists.ts";
import { cardRowOf, nextMidnight, nextMonth, toLastMoment } from "./steps.ts";

/** Of the row over the end of a month. */
const [DAYS_BEFORE, DAYS_ACROSS] = [3, 5];

export const DAILY_LAWS: readonly Law[] = [
  {
    id: "daily/announced-equals-given",
    sentence:
      "The points that a check-in announces for today and tomorrow are the points that it gives, day after day.",
    needs: ["writes", "clock"],
    rows: ["checkIn", "checkInLog", "getCredit"],
    async run({ member, clock }) {
      const one = await member();
      let announced: number | undefined;
      for (let day = 1; day <= 9; day += 1) {
        const log = await one.get("checkInLog");
        const before = await one.points();
        const done = await one.get("checkIn");
        const given = (await one.points()) - before;
        same(`today's points on day ${day}`, given, log.gameValue);
        same(`the points in the reply on day ${day}`, given, pointsIn(done));
        if (announced !== undefined) same(`yesterday's announcement on day ${day}`, given, announced);
        announced = done.gameValueTomorrow ?? undefined;
        if (typeof log.gameValueTomorrow === "number")
          same(`tomorrow's points in the log on day ${day}`, announced, log.gameValueTomorrow);
        await clock.to(await nextMidnight(clock));
      }
    },
  },
  {
    id: "daily/check-in-log-has-the-days",
    sentence: "The check-in log has the days of this Bangkok month on which the member checked in, and no others.",
    needs: ["writes", "clock"],
    rows: ["checkIn", "checkInLog"],
    async run({ member, clock }) {
      const one = await member();
      const done: string[] = [];
      for (let day = 0; day < 4; day += 1) {
        const today = bangkokDateOf(await clock.now());
        if (day !== 2) {
          await one.get("checkIn");
          done.push(today);
        }
        const expected = done.filter((each) => monthOf(each as never) === monthOf(today));
        const { gameLog } = await one.get("checkInLog");
        const days = gameLog.map(({ json }) => json.day).sort((earlier, later) => earlier - later);
        same(
          "the days of the log",
          expected.map((each) => dayOfMonth(each as never)),
          days,
        );
        await clock.to(await nextMidnight(clock));
      }
    },
  },
  {
    id: "daily/check-in-once-a-day",
    sentence: "A member checks in once a Bangkok day, up to its last millisecond, and again from the next midnight.",
    needs: ["writes", "clock"],
    rows: ["checkIn", "checkInLog"],
    async run({ member, clock }) {
      const one = await member();
      await one.get("checkIn");
      await one.refused("checkIn", {}, "check-in-done");
      const midnight = await toLastMoment(clock);
      await one.refused("checkIn", {}, "check-in-done");
      const before = await one.points();
      await clock.to(midnight);
      const second = await one.get("checkIn");
      await one.refused("checkIn", {}, "check-in-done");
      same("the points of the second day", pointsIn(second), (await one.points()) - before);
    },
  },
  {
    id: "daily/longer-rows-give-more",
    sentence:
      "In a row of seven days no check-in gives less than the one before, and the last one more than the first.",
    needs: ["writes", "clock"],
    rows: ["checkIn"],
    async run({ member, clock }) {
      const one = await member();
      const given: number[] = [];
      for (let day = 0; day < 7; day += 1) {
        given.push(await pointsOfCheckIn(one));
        await clock.to(await nextMidnight(clock));
      }
      holds("the points of a row", rises(given), "no day with less than the day before", given);
      holds(
        "the points of a row",
        (given.at(-1) ?? 0) > (given[0] ?? 0),
        "more on the last day than on the first",
        given,
      );
    },
  },
  {
    id: "daily/missed-day-starts-over",
    sentence: "A missed day starts the row of check-ins over, and no missed day continues it.",
    needs: ["writes", "clock"],
    rows: ["checkIn"],
    async run({ member, clock }) {
      const one = await member();
      const checkIn = async () => pointsIn(await one.get("checkIn"));
      const first = [await checkIn()];
      for (let day = 0; day < 3; day += 1) {
        await clock.to(await nextMidnight(clock));
        first.push(await checkIn());
      }
      await clock.to(instant((await nextMidnight(clock)) + DAY_MS - 1));
      await clock.to(await nextMidnight(clock));
      // Sessions may end while nobody calls.
      const again = await one.signIn();
      const second: unknown[] = [];
      for (let day = 0; day < 4; day += 1) {
        second.push(pointsIn(await again.get("checkIn")));
        await clock.to(await nextMidnight(clock));
      }
      same("the row after a missed day", first, second);
    },
  },
  {
    id: "daily/rewards-have-their-limits",
    sentence:
      "A reward for a day, a month or ever can be had once in that time: both sides of midnight and of the month's end.",
    needs: ["writes", "funds", "staff", "clock"],
    rows: ["rewards", "requestReward"],
    async run({ member, staff, clock }) {
      const one = await member({ points: 200_000, level: 5 });
      const rewards = await rewardsOf(one);
      const daily: string[] = [];
      const monthly: string[] = [];
      const once: string[] = [];
      for (const { id, available, price } of rewards) {
        if (!available) continue;
        await have(one, staff.approve, id);
        const again = await one.ask("requestReward", { body: { userUuid: one.uuid, rewardId: id } });
        if (again.ok) {
          holds(`the second request of ${id}, which costs nothing`, price > 0, "a limit", "none");
          await staff.approve(again.value.id);
        } else if (again.code === "reward-used-today") daily.push(id);
        else if (again.code === "reward-used-month") monthly.push(id);
        else if (again.code === "reward-used-ever") once.push(id);
        else same(`the second request of ${id}`, "a refusal about its limit", again.code);
      }
      const limited = [...daily, ...monthly, ...once];
      const midnight = await toLastMoment(clock);
      for (const rewardId of limited) await one.refused("requestReward", bodyOf(one, rewardId));
      await clock.to(midnight);
      for (const id of daily) await have(one, staff.approve, id);
      const today = bangkokDateOf(midnight);
      if (dayOfMonth(today) === 1) return;
      for (const rewardId of [...monthly, ...once]) await one.refused("requestReward", bodyOf(one, rewardId));
      const month = nextMonth(today);
      await clock.to(instant(month - 1));
      const later = await one.signIn();
      for (const rewardId of monthly) await later.refused("requestReward", bodyOf(one, rewardId), "reward-used-month");
      await clock.to(month);
      for (const id of monthly) await have(later, staff.approve, id);
      for (const rewardId of once) await later.refused("requestReward", bodyOf(one, rewardId), "reward-used-ever");
    },
  },
  {
    id: "daily/rows-cross-month-ends",
    sentence:
      "A row of check-ins goes on over the end of a Bangkok month: it gives what a row inside a month gives, while the log begins anew.",
    needs: ["writes", "clock"],
    rows: ["checkIn", "checkInLog", "getCredit"],
    async run({ member, clock }) {
      const inside = await (await member()).signIn();
      const today = bangkokDateOf(await clock.now());
      const daysLeft = daysInMonth(today) - dayOfMonth(today);
      // Ten days before the end of a month, or of the next one, so that the first row stays inside.
      const untilEnd = daysLeft < 12 ? daysLeft + daysInMonth(addDays(today, daysLeft + 1)) : daysLeft;
      await clock.to(instant(startOfDay(addDays(today, untilEnd - 10)) + HOUR_MS));
      const expected = await pointsOfARow(await inside.signIn(), clock);
      const end = addDays(today, untilEnd);
      await clock.to(instant(startOfDay(addDays(end, 1 - DAYS_BEFORE)) + HOUR_MS));
      const across = await member();
      same("the points of a row over the end of a month", expected, await pointsOfARow(across, clock));
      // The clock is at the day after the row.
      const { gameLog } = await across.get("checkInLog");
      const days = gameLog.map(({ json }) => json.day).sort((earlier, later) => earlier - later);
      const inNewMonth = Array.from({ length: DAYS_ACROSS - DAYS_BEFORE }, (_, index) => index + 1);
      same("the days in the log of the new month", inNewMonth, days);
    },
  },
  {
    id: "daily/spins-and-cards-a-day",
    sentence:
      "A member has as many spins and cards a Bangkok day as are shown; each takes one, and midnight brings them back.",
    needs: ["writes", "funds", "clock"],
    rows: ["wheel", "spinWheel", "gameEvents", "flipCard", "flipCardReward"],
    async run({ member, clock }) {
      const one = await member({ points: 10_000 });
      const spinsLeft = async () => (await one.get("wheel")).spinsLeft ?? 0;
      const all = await spinsLeft();
      for (let left = all; left > 0; left -= 1) {
        same("the spins left", left, await spinsLeft());
        await one.get("spinWheel");
      }
      await one.refused("spinWheel", {}, "wheel-no-spins-left");
      for (const event of await one.get("gameEvents")) {
        const { id, playsLeft } = event;
        const row = cardRowOf(event);
        const input = { body: { eventId: id, card: 0 } };
        for (let left = playsLeft ?? 0; left > 0; left -= 1) await one.get(row, input);
        holds(`the plays of ${id}`, (playsLeft ?? 0) > 0, "some", playsLeft);
        await one.refused(row, input, "cards-no-plays-left");
      }
      const midnight = await toLastMoment(clock);
      await one.refused("spinWheel", {}, "wheel-no-spins-left");
      await clock.to(midnight);
      same("the spins of the next day", all, await spinsLeft());
      await one.get("spinWheel");
    },
  },
];

/** What a check-in says that it gave. */
function pointsIn({ gameLog }: ReplyOf<"checkIn">): number | null | undefined {
  return gameLog.value ?? gameLog.game_value;
}

/** What a check-in gives. */
async function pointsOfCheckIn(one: Member): Promise<number> {
  const before = await one.points();
  await one.get("checkIn");
  return (await one.points()) - before;
}

function bodyOf(one: Member, rewardId: string) {
  return { body: { userUuid: one.uuid, rewardId } };
}

async function have(one: Member, approve: (id: string) => Promise<boolean>, rewardId: string): Promise<void> {
  const { id, status } = await one.get("requestReward", bodyOf(one, rewardId));
  if (status === "checking") same(`staff's decision on ${rewardId}`, true, await approve(id));
}

/** Checks in on days in a row, and moves to the day after them. */
async function pointsOfARow(one: Member, clock: TrialClock): Promise<readonly number[]> {
  const given: number[] = [];
  for (let day = 0; day < DAYS_ACROSS; day += 1) {
    given.push(await pointsOfCheckIn(one));
    await clock.to(instant((await nextMidnight(clock)) + HOUR_MS));
  }
  return given;
}
