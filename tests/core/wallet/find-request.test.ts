import { describe, expect, test } from "vitest";
import { instant } from "../../../core/shared/bangkok-time.ts";
import type { Fault } from "../../../core/shared/fault.ts";
import { baht } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { findRequest, ledgerLinesOf } from "../../../core/wallet/find-request.ts";
import type { DepositRequest, HistoryEntry, HistoryQuery, SlipRequest } from "../../../core/wallet/model.ts";

const NOON = instant(Date.UTC(2026, 10, 20, 5));
const common = { amountSatang: baht(5), createdAt: NOON, intent: undefined };
const deposit: DepositRequest = {
  ...common,
  id: "D-1",
  status: "credited",
  expiresAt: undefined,
  account: undefined,
  timeline: [{ status: "credited", at: instant(NOON + 86_400_000) }],
};
const slip: SlipRequest = { ...common, id: "S-1", status: "credited", reference: "R", timeline: [] };
const wallet = {
  depositHistory: async () => ok([deposit]),
  deposits: async () => ok([{ ...deposit, id: "D-2" }]),
  slips: async () => ok([slip]),
  withdrawalHistory: async () => ok([]),
  withdrawals: async () => ok([]),
};

describe("a request is found by its id", () => {
  test("in the list of its kind; a deposit may also be a slip", async () => {
    expect(await findRequest({ wallet }, "deposit", "D-1")).toEqual(ok({ kind: "deposit", request: deposit }));
    expect(await findRequest({ wallet }, "deposit", "S-1")).toEqual(ok({ kind: "slip", request: slip }));
    expect(await findRequest({ wallet }, "slip", "D-1")).toEqual(err(refuse("request-not-found")));
    expect(await findRequest({ wallet }, "withdrawal", "W-1")).toEqual(err(refuse("request-not-found")));
  });

  test("among the recent ones where the backend does not list all", async () => {
    const missing: Fault = {
      kind: "fault",
      fault: "not-available",
      endpoint: "GET /x",

      effect: "none",
    };
    const recent = { ...wallet, depositHistory: async () => err(missing) };
    expect(await findRequest({ wallet: recent }, "deposit", "D-2")).toMatchObject({ ok: true });
    expect(await findRequest({ wallet: recent }, "deposit", "S-1")).toMatchObject({
      ok: true,
      value: { kind: "slip" },
    });
    expect(await findRequest({ wallet }, "deposit", "D-2")).toEqual(err(refuse("request-not-found")));
  });

  test("unless its list cannot be read", async () => {
    const fault: Fault = { kind: "fault", fault: "server", endpoint: "GET /x", effect: "none" };
    const broken = { ...wallet, depositHistory: async () => err(fault) };
    expect(await findRequest({ wallet: broken }, "deposit", "S-1")).toEqual(err(fault));
    const coded = { ...fault, code: "request-not-found" };
    const unclear = { ...wallet, depositHistory: async () => err(coded) };
    expect(await findRequest({ wallet: unclear }, "deposit", "S-1")).toEqual(err(coded));
    const closed = { ...wallet, depositHistory: async () => err(refuse("maintenance")) };
    expect(await findRequest({ wallet: closed }, "deposit", "S-1")).toEqual(err(refuse("maintenance")));
  });
});

test("the lines of a request are those of its days that name it", async () => {
  const line = { id: "1", kind: "deposit", at: NOON, creditSatang: baht(5), points: 0 } as const;
  const lines: readonly HistoryEntry[] = [
    { ...line, balanceSatang: undefined, reference: "D-1", title: undefined },
    { ...line, id: "2", balanceSatang: undefined, reference: "D-2", title: undefined },
  ];
  const asked: HistoryQuery[] = [];
  const history = async (query: HistoryQuery) => {
    asked.push(query);
    return ok({ items: lines, next: undefined });
  };
  expect(await ledgerLinesOf({ wallet: { history } }, { kind: "deposit", request: deposit })).toEqual(ok([lines[0]]));
  expect(asked).toMatchObject([{ kinds: ["deposit"], from: "2026-11-20", to: "2026-11-21" }]);
});
