import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type CliFixture, FIXTURES, PASSWORD, serverFixture } from "../../cli-fixture.ts";

describe.each(FIXTURES)("the site at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
  });
  afterAll(() => cli.close());

  test("shows visitors the status, the settings and the announcements", async () => {
    expect(await cli.json("site status")).toMatchObject({ exit: 0, data: { maintenance: false, until: null } });
    expect(await cli.json("site settings")).toMatchObject({
      exit: 0,
      data: { lines: { primary: expect.any(String) }, promotion: { bonusMaxSatang: 50_000, bonusRate: 5 } },
    });
    const news = await cli.json("site announcements");
    expect(news.data?.["items"]).toContainEqual({
      id: "welcome",
      title: expect.any(String),
      body: expect.stringContaining("<p>"),
      publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect((await cli.table("site announcements")).stdout).toMatch(/^Published +Id +Title\n/);
  });

  test("prints the announcements without markup", async () => {
    const news = await cli.json("site news");
    expect(news.data?.["items"]).toContainEqual(
      expect.objectContaining({ id: "welcome", lines: expect.arrayContaining([expect.not.stringContaining("<")]) }),
    );
  });

  test("lists the configuration by key", async () => {
    expect((await cli.json("site configuration")).data?.["items"]).toContainEqual({
      key: "embed.liveScore",
      path: "/mock-providers/live-score",
    });
  });

  test("lists the latest deposits and withdrawals with masked names", async () => {
    for (const feed of ["deposits", "withdrawals"]) {
      const { data } = await cli.json(`site ${feed}`);
      expect(data?.["items"]).toContainEqual({
        maskedName: expect.stringContaining("***"),
        amountSatang: expect.any(Number),
        at: expect.any(String),
      });
    }
  });

  test("shows a member's own promotion", async () => {
    expect(await cli.json("site promotion")).toMatchObject({ exit: 4, error: { kind: "not-signed-in" } });
    await cli.json("session login gold", { env: PASSWORD });
    expect(await cli.json("site promotion")).toMatchObject({ exit: 0, data: { bonusMaxSatang: 100_000 } });
    expect((await cli.table("site promotion")).stdout).toMatch(
      /^Maximum bonus +฿.*\nBonus paid {5}.*\nLoss refund {4}/,
    );
    // Visitors learn nothing of refunds, so nothing is said of who pays them.
    expect((await cli.table("site settings")).stdout).not.toContain("Loss refund");
    await cli.json("session logout");
  });

  test("ranks the members by period, always with the member's own line", async () => {
    await cli.json("session login silver", { env: PASSWORD });
    for (const period of ["day", "week", "month"]) {
      const { exit, data } = await cli.json(`site ranking --period ${period}`);
      const items = data?.["items"] as readonly { rank: number; mine: boolean; stakedSatang: number }[];
      expect([period, exit, items.filter(({ mine }) => mine).length]).toEqual([period, 0, 1]);
      const staked = items.map(({ stakedSatang }) => stakedSatang);
      expect(staked).toEqual(staked.toSorted((a, b) => b - a));
    }
  });
});

test("shows maintenance, and refuses money actions meanwhile", async () => {
  const cli = await serverFixture();
  onTestFinished(() => cli.close());
  await cli.json("session login platinum", { env: PASSWORD });
  await cli.control("maintenance", { on: true });
  expect((await cli.json("site status")).data).toMatchObject({ maintenance: true });
  expect(await cli.json("wallet deposit request 100")).toMatchObject({ exit: 3, error: { code: "maintenance" } });
  await cli.control("maintenance", { on: false });
});
