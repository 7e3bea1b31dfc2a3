import fc from "fast-check";
import { expect, it } from "vitest";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
} from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang, satang, ZERO } from "../../../../core/shared/money.ts";
import { eventsOf } from "../test-house.ts";
import { type Act, DICE, openPlayer, PENALTY, perform, sumsOf } from "./player.ts";

const anyAct = (): fc.Arbitrary<Act> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ act: fc.constantFrom("deposit", "withdraw", "slip"), amount: anyAmount() }) },
    { weight: 6, arbitrary: fc.record({ act: fc.constantFrom(DICE, PENALTY), amount: anyAmount() }) },
    { weight: 1, arbitrary: fc.constant({ act: "leave", amount: ZERO }) },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom(MINUTE_MS, 7 * HOUR_MS, DAY_MS, 9 * DAY_MS, 40 * DAY_MS)
        .map((ms) => ({ act: "wait" as const, amount: ms as Satang })),
    },
  );
const anyAmount = () => fc.integer({ min: 10_000, max: 90_000 }).map(satang);

it("tells the sums of the ledger for every span, to the satang, for any play", { timeout: 60_000 }, async () => {
  const law = fc.asyncProperty(fc.array(anyAct(), { maxLength: 30 }), async (acts) => {
    // The session must last.
    const sessions = { idleMs: 4_000 * DAY_MS, absoluteMs: 4_000 * DAY_MS };
    const player = await openPlayer({ sessions }, baht(100_000));
    for (const [serial, act] of acts.entries()) await perform(player, act, serial);
    const { service, journal, now } = player;
    const { spans, days } = await service.fairPlayFigures();
    const events = await eventsOf(journal);
    const today = bangkokDateOf(now());
    const first = {
      "7-days": addDays(today, -6),
      "30-days": addDays(today, -29),
      year: `${today.slice(0, 4)}-01-01` as BangkokDate,
      ever: undefined,
    };
    for (const { span, ...sums } of spans) expect(sums).toEqual(sumsOf(events, first[span], today));
    for (const { day, minutes: _, ...sums } of days) {
      expect({ ...sums, withdrawnSatang: 0 }).toEqual({ ...sumsOf(events, day, day), withdrawnSatang: 0 });
    }
    const month = `${today.slice(0, 8)}01` as BangkokDate;
    const ofDays = (of: (day: (typeof days)[number]) => number) => days.reduce((sum, day) => sum + of(day), 0);
    expect(ofDays(({ stakedSatang }) => stakedSatang)).toBe(sumsOf(events, month, today).stakedSatang);
    expect(ofDays(({ depositedSatang }) => depositedSatang)).toBe(sumsOf(events, month, today).depositedSatang);
    const { total } = await service.winLoss({ from: first["7-days"], to: today });
    const [week] = spans;
    expect([week?.stakedSatang, week?.wonSatang]).toEqual([total.stakedSatang, total.wonSatang]);
    // What a limit counts is the same.
    const { limits } = await service.fairPlay();
    const loss = limits.find(({ kind, period }) => kind === "loss" && period === "week");
    const open = events.filter((event) => event.type === "round-stepped" && event.isFirst);
    if (open.length === 0) expect(loss?.used).toBe(total.stakedSatang - total.wonSatang);
  });
  await fc.assert(law, { numRuns: 25 });
});
