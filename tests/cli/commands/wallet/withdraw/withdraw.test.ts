import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, instant, SECOND_MS } from "../../../../../core/shared/bangkok-time.ts";
import { satang } from "../../../../../core/shared/money.ts";
import { refuse } from "../../../../../core/shared/refusal.ts";
import { type Bench, memoryBench, PASSWORD, serverBench } from "../../../cli-fixture.ts";

describe.each([
  ["a house in the process", async () => memoryBench()],
  ["a house behind HTTP", serverBench],
])("a member's money at %s", (_, open) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await open();
    const login = await bench.json("session login gold", { env: PASSWORD });
    expect(login).toMatchObject({ exit: 0, data: { username: "gold", level: "gold" } });
  });
  afterAll(() => bench.close());

  const credit = async () => Number((await bench.json("wallet credit")).data?.["creditSatang"]);

  test("a deposit is asked for, confirmed and credited", async () => {
    const before = await credit();
    const asked = await bench.json("wallet deposit request ๑,๒๕๐.๕๐");
    expect(asked).toMatchObject({ exit: 0, stderr: "", data: { status: "awaiting-transfer", amountSatang: 125_050 } });
    const { id } = asked.data ?? {};
    expect(id).toMatch(/^D-/);

    const twice = await bench.json("wallet deposit request 500");
    expect(twice).toMatchObject({ exit: 3, error: { kind: "refused", code: "request-already-open" } });

    const confirmed = await bench.json(`wallet deposit confirm ${String(id)}`);
    expect(confirmed).toMatchObject({ exit: 0, data: { id, status: "checking" } });
    expect(await bench.json(`wallet deposit cancel --id ${String(id)}`)).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "request-status" },
    });

    await bench.advance(4 * SECOND_MS);
    const list = await bench.json("wallet deposit list");
    expect(list.data?.["items"]).toContainEqual(
      expect.objectContaining({ id, status: "credited", amountSatang: 125_050 }),
    );
    expect(await credit()).toBe(before + 125_050);
  });

  test("the history's totals account for the whole credit", async () => {
    const history = await bench.json("wallet history");
    expect(history).toMatchObject({ exit: 0, data: { whole: true } });
    const totals = history.data?.["totals"];
    const nets = Array.isArray(totals) ? totals.map((total: { netSatang: number }) => total.netSatang) : [];
    expect(nets.reduce((sum, net) => sum + net, 0)).toBe(await credit());

    const csv = await bench.table("wallet history --csv");
    const items = history.data?.["items"];
    expect(csv.stdout).toMatch(/^\u{FEFF}Day,Time,Kind,Title,Credit \(baht\),[^\n]+\r\n[^]+[^\n]\r\n$/u);
    expect(csv.stdout.match(/\r\n/g)).toHaveLength(1 + (Array.isArray(items) ? items.length : 0));
    const nothing = await bench.table("wallet history --to 1999-01-01");
    expect(nothing).toEqual({ exit: 0, stdout: "Nothing in this range.\n", stderr: "" });

    const deposits = await bench.json("wallet history --kind deposit");
    expect(deposits.data?.["totals"]).toEqual([expect.objectContaining({ kind: "deposit" })]);
    expect(await bench.json("wallet history --from 2026-02-30")).toMatchObject({ exit: 2, error: { kind: "usage" } });
  });

  test("a deposit is given up", async () => {
    const asked = await bench.json("wallet deposit request --amount 20");
    const id = String(asked.data?.["id"]);
    expect(await bench.json(`wallet deposit cancel ${id}`)).toMatchObject({
      exit: 0,
      data: { id, status: "cancelled" },
    });
    expect(await bench.json("wallet deposit confirm nothing-like-it")).toMatchObject({
      exit: 3,
      error: { code: "request-not-found" },
    });
  });

  test("more than is left is refused with the rule's sentence; exactly what is left is taken; then nothing is", async () => {
    const limits = await bench.json("wallet withdraw limits");
    const { leftSatang: left, leftCount, resetsAt } = limits.data ?? {};
    expect(limits).toMatchObject({
      exit: 0,
      data: { level: "gold", per: "day", resetsAt: "2026-11-20T17:00:00.000Z" },
    });
    const leftSatang = satang(Number(left));
    expect(leftSatang).toBeGreaterThan(0);
    expect(await credit()).toBeGreaterThanOrEqual(leftSatang);

    const over = await bench.json(`wallet withdraw request ${(leftSatang + 1) / 100}`);
    const { message } = refuse("withdraw-over-day-cap", {
      leftSatang,
      leftCount: Number(leftCount),
      resetsAt: instant(Date.parse(String(resetsAt))),
    });
    expect(over).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "withdraw-over-day-cap", message, leftSatang, leftCount, resetsAt },
    });
    const prose = await bench.table(`wallet withdraw request ${(leftSatang + 1) / 100}`);
    expect(prose).toMatchObject({ exit: 3, stdout: "" });
    expect(prose.stderr).toContain(message);

    const before = await credit();
    const exact = await bench.json(`wallet withdraw request ${leftSatang / 100}`);
    expect(exact).toMatchObject({ exit: 0, data: { status: "checking", amountSatang: leftSatang, attempt: 1 } });
    expect(await credit()).toBe(before - leftSatang);
    expect(await bench.json("wallet withdraw request 1")).toMatchObject({
      exit: 3,
      error: { code: "withdraw-over-day-cap", leftSatang: 0, leftCount: Number(leftCount) - 1 },
    });

    await bench.advance(4 * SECOND_MS);
    const list = await bench.json("wallet withdraw list");
    expect(list.data?.["items"]).toContainEqual(expect.objectContaining({ id: exact.data?.["id"], status: "paid" }));
    expect(await bench.json(`wallet withdraw retry ${String(exact.data?.["id"])}`)).toMatchObject({
      exit: 3,
      error: { code: "request-status" },
    });
    expect(await bench.json("wallet withdraw retry W-unknown")).toMatchObject({
      exit: 3,
      error: { code: "request-not-found" },
    });
  });

  test("the cap starts over at Bangkok's midnight", async () => {
    await bench.advance(DAY_MS);
    expect((await bench.json("wallet withdraw limits")).data).toMatchObject({
      leftSatang: 30_000_000,
      leftCount: 5,
      resetsAt: "2026-11-21T17:00:00.000Z",
    });
  });

  test("the same intent sent twice has one effect and one answer", async () => {
    const before = await credit();
    const line = "wallet withdraw request 100 --intent one-decision-0001";
    const first = await bench.json(line);
    const second = await bench.json(line);
    expect(first).toMatchObject({ exit: 0, data: { amountSatang: 10_000, intent: "one-decision-0001" } });
    expect(second.data).toEqual(first.data);
    expect(await credit()).toBe(before - 10_000);
    expect(await bench.json("wallet withdraw request 200 --intent one-decision-0001")).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "key-reused" },
    });
  });

  test.each([
    ["0", "amount-zero"],
    ["-1", "amount-negative"],
    ["1.234", "amount-decimals"],
    ["1e21", "amount-too-large"],
    ["five", "amount-not-a-number"],
    ["2000000.01", "amount-above-maximum"],
    ["0.50", "amount-below-minimum"],
  ])("a deposit of %s is refused as %s", async (amount, code) => {
    expect(await bench.json(`wallet deposit request --amount ${amount}`)).toMatchObject({
      exit: 3,
      error: { kind: "refused", code },
    });
  });
});
