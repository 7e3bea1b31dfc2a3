import { describe, expect, it, vi } from "vitest";
import type { WinLoss } from "../../../../core/games/model.ts";
import { instant, parseBangkokDate } from "../../../../core/shared/bangkok-time.ts";
import { baht, ZERO } from "../../../../core/shared/money.ts";
import { ok } from "../../../../core/shared/result.ts";
import type { RankingEntry } from "../../../../core/site/model.ts";
import { WinLossStore } from "../../../../web/stores/games/win-loss-store.ts";
import { RankingStore } from "../../../../web/stores/site/ranking-store.ts";
import { gamesDependenciesOn } from "../games-dependencies-on.ts";
import { promised } from "../hand-time.ts";

const NOON = instant(Date.parse("2026-11-20T12:00:00+07:00"));
const day = (text: string) => {
  const parsed = parseBangkokDate(text);
  if (!parsed) throw new Error(text);
  return parsed;
};

describe("WinLossStore", () => {
  it("loads the last seven days at first, and puts two days in order", async () => {
    const { port, asked } = gamesDependenciesOn();
    const store = new WinLossStore(port, () => NOON, "standard");
    await store.load();
    await store.show(day("2026-11-20"), day("2026-11-20"));
    await store.show(day("2026-11-10"), day("2026-11-02"));
    expect(asked).toEqual([
      "win-loss 2026-11-14 2026-11-20",
      "win-loss 2026-11-20 2026-11-20",
      "win-loss 2026-11-02 2026-11-10",
    ]);
  });

  it("never shows the figures of another range", async () => {
    const { port } = gamesDependenciesOn();
    const answers = [
      promised<Awaited<ReturnType<typeof port.winLoss>>>(),
      promised<Awaited<ReturnType<typeof port.winLoss>>>(),
    ];
    let call = 0;
    port.winLoss = () => answers[call++]?.promise ?? Promise.reject(new Error("asked too often"));
    const store = new WinLossStore(port, () => NOON, "standard");
    const first = store.load();
    const second = store.show(day("2026-10-22"), day("2026-11-20"));
    answers[1]?.keep(ok(lost(30)));
    await second;
    answers[0]?.keep(ok(lost(7)));
    await first;
    expect(store.result.value?.total.rounds).toBe(30);
  });

  it("refunds a loss by the level and the brand's table, and nothing on a win", async () => {
    const { port } = gamesDependenciesOn();
    port.winLoss = () => Promise.resolve(ok(lost(1)));
    const partner = new WinLossStore(port, () => NOON, "partner");
    expect(partner.refund("gold")).toBeUndefined();
    await partner.load();
    expect(partner.refund("diamond")).toMatchObject({ percent: 9, refundSatang: baht(90) });
    port.winLoss = () => Promise.resolve(ok({ ...lost(1), total: { ...lost(1).total, netSatang: baht(10) } }));
    await partner.load();
    expect(partner.refund("diamond")).toMatchObject({ lossSatang: ZERO, refundSatang: ZERO });
  });
});

function lost(rounds: number): WinLoss {
  const total = { rounds, stakedSatang: baht(1000), wonSatang: ZERO, netSatang: baht(-1000) };
  return { days: [{ day: day("2026-11-20"), ...total }], games: undefined, total };
}

describe("RankingStore", () => {
  const line = (rank: number, staked: number, mine = false): RankingEntry => ({
    rank,
    maskedName: "กข***",
    stakedSatang: baht(staked),
    mine,
  });

  it("loads the lines of a period and finds the member's own", async () => {
    const site = { ranking: vi.fn(() => Promise.resolve(ok([line(1, 900), line(57, 10, true)]))) };
    const store = new RankingStore(site);
    await store.load();
    await store.show("month");
    expect(site.ranking.mock.calls).toEqual([["day"], ["month"]]);
    expect(store.mine?.rank).toBe(57);
  });

  it("leaves out members who have not played", async () => {
    const store = new RankingStore({ ranking: () => Promise.resolve(ok([line(1, 0, true)])) });
    await store.load();
    expect([store.entries, store.mine]).toEqual([[], undefined]);
  });
});
