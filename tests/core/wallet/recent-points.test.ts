import { expect, it } from "vitest";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { ZERO } from "../../../core/shared/money.ts";
import { ok } from "../../../core/shared/result.ts";
import { recentPoints } from "../../../core/wallet/history.ts";
import type { HistoryEntry, HistoryQuery } from "../../../core/wallet/model.ts";

const line = (id: string, points: number): HistoryEntry => ({
  id,
  kind: "bonus",
  at: instant(0),
  creditSatang: ZERO,
  points,
  balanceSatang: undefined,
  reference: id,
  title: "แต้มต้อนรับสมาชิกใหม่",
});

it("reads the lines that moved points, without the kinds that never do", async () => {
  const asked: HistoryQuery[] = [];
  const history = (query: HistoryQuery) => {
    asked.push(query);
    return Promise.resolve(ok({ items: [line("a", 100), line("b", 0), line("c", -20)], next: "more" }));
  };
  const read = await recentPoints({ wallet: { history } });
  expect(read).toEqual(ok([line("a", 100), line("c", -20)]));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.kinds).not.toContain("game");
});
