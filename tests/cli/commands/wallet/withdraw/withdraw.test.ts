import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { english } from "../../../../../core/sentences/english.ts";
import { DAY_MS, instant, SECOND_MS } from "../../../../../core/shared/bangkok-time.ts";
import { satang } from "../../../../../core/shared/money.ts";
import { type CliFixture, FIXTURES, PASSWORD } from "../../../cli-fixture.ts";

describe.each(FIXTURES)("a member's withdrawals at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  const credit = async () => Number((await cli.json("wallet credit")).data?.["creditSatang"]);

  test("refuses more than is left with the rule's sentence, and accepts exactly what is left", async () => {
    const limits = await cli.json("wallet withdraw limits");
    const { leftSatang: left, leftCount, resetsAt } = limits.data ?? {};
    expect(limits).toMatchObject({
      exit: 0,
      data: { level: "gold", per: "day", resetsAt: "2026-11-20T17:00:00.000Z" },
    });
    const leftSatang = satang(Number(left));
    expect(leftSatang).toBeGreaterThan(0);
    expect(await credit()).toBeGreaterThanOrEqual(leftSatang);

    const tooMuch = await cli.json(`wallet withdraw request ${(leftSatang + 1) / 100}`);
    const message = english.refusals["withdraw-over-day-cap"]({
      leftSatang,
      leftCount: Number(leftCount),
      resetsAt: instant(Date.parse(String(resetsAt))),
    });
    expect(tooMuch).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "withdraw-over-day-cap", message, leftSatang, leftCount, resetsAt },
    });
    const text = await cli.table(`wallet withdraw request ${(leftSatang + 1) / 100}`);
    expect(text).toMatchObject({ exit: 3, stdout: "" });
    expect(text.stderr).toContain(message);

    const before = await credit();
    const exact = await cli.json(`wallet withdraw request ${leftSatang / 100}`);
    expect(exact).toMatchObject({ exit: 0, data: { status: "checking", amountSatang: leftSatang, attempt: 1 } });
    expect(await credit()).toBe(before - leftSatang);
    expect(await cli.json("wallet withdraw request 1")).toMatchObject({
      exit: 3,
      error: { code: "withdraw-over-day-cap", leftSatang: 0, leftCount: Number(leftCount) - 1 },
    });

    await cli.advance(4 * SECOND_MS);
    const list = await cli.json("wallet withdraw list");
    expect(list.data?.["items"]).toContainEqual(expect.objectContaining({ id: exact.data?.["id"], status: "paid" }));
    expect(await cli.json(`wallet withdraw retry ${String(exact.data?.["id"])}`)).toMatchObject({
      exit: 3,
      error: { code: "request-status" },
    });
    expect(await cli.json("wallet withdraw retry W-unknown")).toMatchObject({
      exit: 3,
      error: { code: "request-not-found" },
    });
  });

  test("resets the cap at midnight in Bangkok", async () => {
    await cli.advance(DAY_MS);
    expect((await cli.json("wallet withdraw limits")).data).toMatchObject({
      leftSatang: 30_000_000,
      leftCount: 5,
      resetsAt: "2026-11-21T17:00:00.000Z",
    });
  });

  test("gives an intent that is sent twice one effect and one answer", async () => {
    const before = await credit();
    const line = "wallet withdraw request 100 --intent one-decision-0001";
    const first = await cli.json(line);
    const second = await cli.json(line);
    expect(first).toMatchObject({ exit: 0, data: { amountSatang: 10_000, intent: "one-decision-0001" } });
    expect(second.data).toEqual(first.data);
    expect(await credit()).toBe(before - 10_000);
    expect(await cli.json("wallet withdraw request 200 --intent one-decision-0001")).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "key-reused" },
    });
  });
});
