import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSandboxSlip } from "../../../../../adapters/house/sandbox/sandbox-slip.ts";
import { SECOND_MS } from "../../../../../core/shared/bangkok-time.ts";
import { satang } from "../../../../../core/shared/money.ts";
import { qrPng } from "../../../../adapters/node/qr-png.ts";
import { type CliFixture, FIXTURES, PASSWORD } from "../../../cli-fixture.ts";
import { NOON } from "../../../run-cli.ts";

describe.each(FIXTURES)("deposits by slip at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
  });
  afterAll(() => cli.close());

  test("deposits with a slip once, from its text or its picture", async () => {
    await cli.json("session login silver", { env: PASSWORD });
    const slip = (serial: number) => makeSandboxSlip({ amount: satang(150_000), at: NOON, serial }).payload;
    const before = (await cli.json("wallet credit")).data;

    const review = await cli.json(`wallet deposit slip --payload ${slip(1)} --review`);
    expect(review).toMatchObject({
      exit: 0,
      data: { amountSatang: 150_000, transferredAt: "2026-11-20T05:00:00.000Z" },
    });
    expect((await cli.json("wallet deposit slips")).data).toEqual({ items: [] });

    const confirmed = await cli.json(`wallet deposit slip --payload ${slip(1)}`);
    expect(confirmed).toMatchObject({
      exit: 0,
      data: { status: "checking", amountSatang: 150_000, review: review.data },
    });

    const picture = join(cli.home, "slip.png");
    writeFileSync(picture, qrPng(slip(2)));
    const fromPicture = await cli.json(`wallet deposit slip --file ${picture}`);
    expect(fromPicture).toMatchObject({ exit: 0, data: { status: "checking" } });

    await cli.advance(4 * SECOND_MS);
    expect((await cli.json("wallet deposit slips")).data?.["items"]).toMatchObject([
      { id: fromPicture.data?.["id"], status: "credited" },
      { id: confirmed.data?.["id"], status: "credited" },
    ]);
    expect((await cli.json("wallet credit")).data).toMatchObject({
      creditSatang: Number(before?.["creditSatang"]) + 300_000,
    });
    expect(await cli.json(`wallet deposit slip --payload ${slip(1)}`)).toMatchObject({
      exit: 3,
      error: { code: "slip-duplicate" },
    });
  });

  test("repeats the answer of an intent whose slip is already used", async () => {
    await cli.json("session login platinum", { env: PASSWORD });
    const [first, other] = [11, 12].map(
      (serial) => makeSandboxSlip({ amount: satang(70_000), at: NOON, serial }).payload,
    );
    const confirm = (slip: string | undefined) => `wallet deposit slip --payload ${slip} --intent slip-intent-000001`;
    const made = await cli.json(confirm(first));
    expect(made).toMatchObject({ exit: 0, data: { status: "checking", intent: "slip-intent-000001" } });
    expect(await cli.json(confirm(first))).toMatchObject({
      exit: 0,
      data: { id: made.data?.["id"], amountSatang: 70_000, intent: "slip-intent-000001" },
    });
    expect((await cli.json("wallet deposit slips")).data?.["items"]).toHaveLength(1);

    expect(await cli.json(confirm(other))).toMatchObject({ exit: 3, error: { code: "key-reused" } });
    expect((await cli.json(`wallet deposit slip --payload ${other}`)).exit).toBe(0);
    expect(await cli.json(confirm(other))).toMatchObject({ exit: 3, error: { code: "slip-duplicate" } });
  });

  test("refuses a text or a file that is not a slip", async () => {
    const file = join(cli.home, "slip.jpg");
    writeFileSync(file, "not a picture");
    expect(await cli.json("wallet deposit slip --payload hello")).toMatchObject({
      exit: 3,
      error: { code: "slip-not-a-slip" },
    });
    expect(await cli.json(`wallet deposit slip --file ${file}`)).toMatchObject({
      exit: 3,
      error: { code: "slip-not-a-picture" },
    });
    expect(await cli.json(`wallet deposit slip --file ${file}.missing`)).toMatchObject({
      exit: 2,
      error: { kind: "usage" },
    });
    expect(await cli.json("wallet deposit slip")).toMatchObject({ exit: 2, error: { kind: "usage" } });
    expect(await cli.json(`wallet deposit slip --payload a --file ${file}`)).toMatchObject({ exit: 2 });
  });
});
