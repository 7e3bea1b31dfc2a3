import { describe, expect, test } from "vitest";
import { checkIn } from "../../../core/rewards/check-in.ts";
import { isRewardFinal, REWARD_STATUSES } from "../../../core/rewards/model.ts";
import type { RewardsDependencies } from "../../../core/rewards/port.ts";
import { claimReward, flipCard, spinWheel } from "../../../core/rewards/win-prize.ts";
import { type CheckInEntry, checkInOn } from "../../../core/rules/check-in.ts";
import { type BangkokDate, instant, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import type { PageQuery } from "../../../core/shared/page.ts";
import { ok } from "../../../core/shared/result.ts";
import { KEY } from "../money-action/page-on-bad-line.ts";

const NOW = instant(Date.parse("2026-11-30T12:00:00+07:00"));
const HEAD = { kind: "", key: KEY, madeAt: NOW, knownIds: [] } as const;
const SEEN = { seen: "effect", value: { id: "ours" } };

/** A backend without intents in its lists, which have these items. */
function backendWith(items: readonly object[]): RewardsDependencies {
  const page = async ({ limit }: PageQuery) => ok({ items: limit === 100 ? items : [], next: undefined });
  const rewards = { requests: page, flipCardLog: page, wheelLog: page, checkIns: async () => ok({ entries: items }) };
  return { rewards } as unknown as RewardsDependencies;
}

const item = (id: string, facts: object) => ({ id, at: NOW, intent: undefined, ...facts });

describe("without intents in the lists, a lost reply is found by what was asked for", () => {
  test("a claim by its reward", async () => {
    const backend = backendWith([item("other", { rewardId: "cap" }), item("ours", { rewardId: "shirt" })]);
    expect(await claimReward.lookUp(backend, { ...HEAD, rewardId: "shirt" })).toMatchObject(SEEN);
  });

  test("a card by its event and its place", async () => {
    const plays = [
      item("another event", { eventId: "f", card: 2 }),
      item("another card", { eventId: "e", card: 3 }),
      item("ours", { eventId: "e", card: 2 }),
    ];
    const intent = { ...HEAD, game: "flip-card", eventId: "e", card: 2 } as const;
    expect(await flipCard.lookUp(backendWith(plays), intent)).toMatchObject(SEEN);
    expect(await flipCard.lookUp(backendWith(plays.slice(0, 2)), intent)).toEqual({ seen: "nothing" });
  });

  test("a spin by its time", async () => {
    const earlier = item("earlier", { at: instant(NOW - 3_600_000) });
    expect(await spinWheel.lookUp(backendWith([earlier, item("ours", {})]), HEAD)).toMatchObject(SEEN);
    expect(await spinWheel.lookUp(backendWith([earlier]), HEAD)).toEqual({ seen: "nothing" });
  });

  test.each<[name: string, entries: readonly CheckInEntry[], date: string | undefined]>([
    ["its date", [{ id: "ours", day: 30, value: 5, date: dayOf("2026-11-30") }], "2026-11-30"],
    ["the date of the next day", [{ id: "ours", day: 1, value: 5, date: dayOf("2026-12-01") }], "2026-12-01"],
    ["its day of the month", [{ id: "ours", day: 30, value: 5 }], "2026-11-30"],
    ["the next day of the month", [{ id: "ours", day: 1, value: 5 }], "2026-12-01"],
    ["no entry of another month", [{ id: "old", day: 30, value: 5, date: dayOf("2026-10-30") }], undefined],
    ["no entry of another day", [{ id: "old", day: 29, value: 5 }], undefined],
  ])("a check-in by %s", async (_, entries, date) => {
    const evidence = await checkIn.lookUp(backendWith(entries), { ...HEAD, day: dayOf("2026-11-30") });
    expect(evidence).toMatchObject(date === undefined ? { seen: "nothing" } : { ...SEEN, value: { id: "ours", date } });
    expect(checkInOn({ entries, value: 5, valueTomorrow: 8 }, dayOf(date ?? "2026-11-30")).done).toBe(
      date !== undefined,
    );
  });
});

test("a claim is open while it is checked, and only then", () => {
  expect(REWARD_STATUSES.filter((status) => !isRewardFinal(status))).toEqual(["checking"]);
});

function dayOf(text: string): BangkokDate {
  const day = parseBangkokDate(text);
  if (!day) throw new Error(`no day: ${text}`);
  return day;
}
