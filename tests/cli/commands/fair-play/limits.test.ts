import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import { type CliFixture, FIXTURES, PASSWORD } from "../../cli-fixture.ts";
import { runJson } from "../../run-cli.ts";

const DAY = "--kind deposit --period day";

describe.each(FIXTURES)("limits at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("fair-play limits show")).toMatchObject({ exit: 4, error: { kind: "not-signed-in" } });
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  const limits = async () => (await cli.json("fair-play limits show")).data?.["items"];

  test("are listed: each kind with each period, and time by the day", async () => {
    const all = await limits();
    expect(all).toHaveLength(10);
    expect(all).toContainEqual(
      expect.objectContaining({ kind: "deposit", period: "day", limitSatang: null, leftSatang: null, asked: null }),
    );
    expect(all).toContainEqual(expect.objectContaining({ kind: "time", period: "day", limitMinutes: null }));
  });

  test("hold at once when they are new or lower, and stop a deposit", async () => {
    const set = await cli.json(`fair-play limits set ${DAY} --amount 5,000`);
    expect(set).toMatchObject({ exit: 0, data: { limitSatang: 500_000, asked: null } });
    const table = await cli.table(`fair-play limits set ${DAY} --amount 100`);
    expect(table.stdout).toMatch(/^The limit holds\.\n.*Set +฿100\.00\n/s);
    expect(await cli.json("wallet deposit request 100.01")).toMatchObject({
      exit: 3,
      error: {
        kind: "refused",
        code: "play-limit-reached",
        limitKind: "deposit",
        limitPeriod: "day",
        limitSatang: 10_000,
        resetsAt: "2026-11-20T17:00:00.000Z",
      },
    });
  });

  test("wait when they are higher, until they are confirmed a day later", async () => {
    expect(await cli.json(`fair-play limits confirm ${DAY}`)).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "limit-not-asked" },
    });
    const from = "2026-11-21T05:00:00.000Z";
    const asked = { limitSatang: 20_000, from, until: "2026-11-24T05:00:00.000Z" };
    expect(await cli.json(`fair-play limits set ${DAY} --amount 200`)).toMatchObject({
      exit: 0,
      data: { limitSatang: 10_000, asked },
    });
    const again = await cli.table(`fair-play limits set ${DAY} --amount 200`);
    expect(again.stdout).toContain("Until it is confirmed, ฿100.00 holds. From 2026-11-21 12:00:00 +07");
    expect(again.stdout).toContain(`sanam fair-play limits confirm ${DAY} --target ${cli.target}\n`);
    expect(await cli.json(`fair-play limits confirm ${DAY}`)).toMatchObject({
      exit: 3,
      error: { code: "limit-too-early", from },
    });
    expect((await cli.table(`fair-play limits confirm ${DAY}`)).stderr).toContain("2026-11-21 12:00:00 +07");
    await cli.advance(DAY_MS);
    expect(await cli.json(`fair-play limits confirm ${DAY}`)).toMatchObject({
      exit: 0,
      data: { limitSatang: 20_000, asked: null },
    });
  });

  test("end the same way, and what was asked for can be taken back", async () => {
    expect(await cli.json(`fair-play limits remove ${DAY}`)).toMatchObject({
      exit: 0,
      data: { limitSatang: 20_000, asked: { limitSatang: null } },
    });
    expect(await cli.json(`fair-play limits cancel ${DAY}`)).toMatchObject({
      exit: 0,
      data: { limitSatang: 20_000, asked: null },
    });
    await cli.json(`fair-play limits remove ${DAY}`);
    await cli.advance(DAY_MS + HOUR_MS);
    expect((await cli.table(`fair-play limits confirm ${DAY}`)).stdout).toMatch(/^There is no such limit\.\n/);
    expect((await cli.table(`fair-play limits remove ${DAY}`)).stdout).toMatch(/^There is no such limit\.\n/);
  });

  test("of time are minutes", async () => {
    const { data } = await cli.json("fair-play limits set --kind time --period day --minutes ๖๐");
    expect(data).toMatchObject({ limitMinutes: 60, asked: null });
  });

  test("are in the history, newest first", async () => {
    const { data } = await cli.json("fair-play history --limit 2");
    expect(data).toMatchObject({
      items: [
        { step: "limit-set", kind: "time", period: "day", limitMinutes: 60 },
        { step: "limit-removed", kind: "deposit", period: "day" },
      ],
      next: expect.any(String),
    });
    const rest = await cli.json(`fair-play history --cursor ${String(data?.["next"])}`);
    expect(rest.data).toMatchObject({ items: { at: expect.anything(), length: 7 } });
  });
});

describe("a wrong command line", () => {
  test.each([
    [
      "set --kind time --period day --amount 60",
      "--amount <baht> is for money: a limit of time takes --minutes <count>",
    ],
    [
      "set --kind loss --period day --minutes 60",
      "--minutes <count> is for time: a limit of losses takes --amount <baht>",
    ],
    ["set --kind time --period day", "--minutes <count> is missing: the limit of time"],
    ["set --kind stake --period day", "--amount <baht> is missing: the limit of stakes"],
    ["set --kind time --period week --minutes 60", "time is limited by the day only, not by the week"],
    ["confirm --kind time --period month", "time is limited by the day only, not by the month"],
    ["set --kind time --period day --minutes 1441", "from 0 to 1440"],
    ["set --kind depsit --period day --amount 5", "Did you mean deposit?"],
    ["remove --kind deposit", "--period <period> is missing"],
  ])("%s exits with 2 before anything is called", async (line, message) => {
    const { exit, error } = await runJson([
      ..."fair-play limits".split(" "),
      ...line.split(" "),
      "--target",
      "http://127.0.0.1:1",
    ]);
    expect([exit, error?.["message"]]).toEqual([2, expect.stringContaining(message)]);
  });

  test("a wrong amount is refused", async () => {
    const line = "fair-play limits set --kind deposit --period day --amount 1.234 --target memory";
    expect(await runJson(line.split(" "))).toMatchObject({ exit: 3, error: { code: "amount-decimals" } });
  });
});
