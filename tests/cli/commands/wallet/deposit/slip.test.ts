import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSandboxSlip } from "../../../../../adapters/house/sandbox/sandbox-slip.ts";
import { SECOND_MS } from "../../../../../core/shared/bangkok-time.ts";
import { satang } from "../../../../../core/shared/money.ts";
import { qrPng } from "../../../../adapters/node/png-file.ts";
import { type Bench, memoryBench, PASSWORD, serverBench } from "../../../cli-fixture.ts";
import { NOON } from "../../../run-cli.ts";

describe.each([
  ["a house in the process", async () => memoryBench()],
  ["a house behind HTTP", serverBench],
])("%s", (_, open) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await open();
  });
  afterAll(() => bench.close());

  test("tells everyone its status, settings and news", async () => {
    expect(await bench.json("site status")).toMatchObject({ exit: 0, data: { maintenance: false, until: null } });
    expect(await bench.json("site settings")).toMatchObject({
      exit: 0,
      data: { lines: { primary: expect.any(String) }, promotion: { bonusMaxSatang: 50_000, bonusRate: 5 } },
    });
    const news = await bench.json("site announcements");
    expect(news.data?.["items"]).toContainEqual({
      id: "welcome",
      title: expect.any(String),
      body: expect.stringContaining("<p>"),
      publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect((await bench.table("site announcements")).stdout).toMatch(/^Published +Id +Title\n/);
  });

  test("reads the news in words, the configuration, the feeds and a member's promotion", async () => {
    const news = await bench.json("site news");
    expect(news.data?.["items"]).toContainEqual(
      expect.objectContaining({ id: "welcome", lines: expect.arrayContaining([expect.not.stringContaining("<")]) }),
    );
    expect((await bench.json("site configuration")).data?.["items"]).toContainEqual({
      key: "embed.liveScore",
      path: "/stand-ins/live-score",
    });
    for (const feed of ["deposits", "withdrawals"]) {
      const { data } = await bench.json(`site ${feed}`);
      expect(data?.["items"]).toContainEqual({
        maskedName: expect.stringContaining("***"),
        amountSatang: expect.any(Number),
        at: expect.any(String),
      });
    }
    expect(await bench.json("site promotion")).toMatchObject({ exit: 4, error: { kind: "not-signed-in" } });
    await bench.json("session login gold", { env: PASSWORD });
    expect(await bench.json("site promotion")).toMatchObject({ exit: 0, data: { bonusMaxSatang: 100_000 } });
    await bench.json("session logout");
  });

  test("takes a deposit by slip once, from its text or its picture", async () => {
    await bench.json("session login silver", { env: PASSWORD });
    const slip = (serial: number) => makeSandboxSlip({ amount: satang(150_000), at: NOON, serial }).payload;
    const before = (await bench.json("wallet credit")).data;

    const review = await bench.json(`wallet deposit slip --payload ${slip(1)} --review`);
    expect(review).toMatchObject({
      exit: 0,
      data: { amountSatang: 150_000, transferredAt: "2026-11-20T05:00:00.000Z" },
    });
    expect((await bench.json("wallet deposit slips")).data).toEqual({ items: [] });

    const taken = await bench.json(`wallet deposit slip --payload ${slip(1)}`);
    expect(taken).toMatchObject({ exit: 0, data: { status: "checking", amountSatang: 150_000, review: review.data } });

    const picture = join(bench.home, "slip.png");
    writeFileSync(picture, qrPng(slip(2)));
    const pictured = await bench.json(`wallet deposit slip --file ${picture}`);
    expect(pictured).toMatchObject({ exit: 0, data: { status: "checking" } });

    await bench.advance(4 * SECOND_MS);
    expect((await bench.json("wallet deposit slips")).data?.["items"]).toMatchObject([
      { id: pictured.data?.["id"], status: "credited" },
      { id: taken.data?.["id"], status: "credited" },
    ]);
    expect((await bench.json("wallet credit")).data).toMatchObject({
      creditSatang: Number(before?.["creditSatang"]) + 300_000,
    });
    expect(await bench.json(`wallet deposit slip --payload ${slip(1)}`)).toMatchObject({
      exit: 3,
      error: { code: "slip-duplicate" },
    });
  });

  test("answers an intent that is sent again as it did at first, though its slip is used by then", async () => {
    await bench.json("session login platinum", { env: PASSWORD });
    const [mine, other] = [11, 12].map(
      (serial) => makeSandboxSlip({ amount: satang(70_000), at: NOON, serial }).payload,
    );
    const confirm = (slip: string | undefined) =>
      `wallet deposit slip --payload ${slip} --intent slip-intent-of-a-test`;
    const made = await bench.json(confirm(mine));
    expect(made).toMatchObject({ exit: 0, data: { status: "checking", intent: "slip-intent-of-a-test" } });
    expect(await bench.json(confirm(mine))).toMatchObject({
      exit: 0,
      data: { id: made.data?.["id"], amountSatang: 70_000, intent: "slip-intent-of-a-test" },
    });
    expect((await bench.json("wallet deposit slips")).data?.["items"]).toHaveLength(1);

    expect(await bench.json(confirm(other))).toMatchObject({ exit: 3, error: { code: "key-reused" } });
    expect((await bench.json(`wallet deposit slip --payload ${other}`)).exit).toBe(0);
    expect(await bench.json(confirm(other))).toMatchObject({ exit: 3, error: { code: "slip-duplicate" } });
  });

  test("refuses what is no slip", async () => {
    const text = join(bench.home, "slip.jpg");
    writeFileSync(text, "not a picture");
    expect(await bench.json("wallet deposit slip --payload hello")).toMatchObject({
      exit: 3,
      error: { code: "slip-not-a-slip" },
    });
    expect(await bench.json(`wallet deposit slip --file ${text}`)).toMatchObject({
      exit: 3,
      error: { code: "slip-not-a-picture" },
    });
    expect(await bench.json(`wallet deposit slip --file ${text}.gone`)).toMatchObject({
      exit: 2,
      error: { kind: "usage" },
    });
    expect(await bench.json("wallet deposit slip")).toMatchObject({ exit: 2, error: { kind: "usage" } });
    expect(await bench.json(`wallet deposit slip --payload a --file ${text}`)).toMatchObject({ exit: 2 });
  });

  test("says where to transfer to", async () => {
    expect(await bench.json("wallet deposit info")).toMatchObject({
      exit: 0,
      data: {
        minimumSatang: 100,
        maximumSatang: 200_000_000,
        accounts: [{ code: "004", accountNumber: "0123456789" }],
      },
    });
  });
});
