import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SECOND_MS } from "../../../../../core/shared/bangkok-time.ts";
import { type CliFixture, FIXTURES, PASSWORD } from "../../../cli-fixture.ts";

describe.each(FIXTURES)("a member's deposits at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  const credit = async () => Number((await cli.json("wallet credit")).data?.["creditSatang"]);

  test("asks for a deposit, confirms it and sees it credited", async () => {
    const before = await credit();
    const asked = await cli.json("wallet deposit request ๑,๒๕๐.๕๐");
    expect(asked).toMatchObject({ exit: 0, stderr: "", data: { status: "awaiting-transfer", amountSatang: 125_050 } });
    const { id } = asked.data ?? {};
    expect(id).toMatch(/^D-/);

    const second = await cli.json("wallet deposit request 500");
    expect(second).toMatchObject({ exit: 3, error: { kind: "refused", code: "request-already-open" } });

    const confirmed = await cli.json(`wallet deposit confirm ${String(id)}`);
    expect(confirmed).toMatchObject({ exit: 0, data: { id, status: "checking" } });
    expect(await cli.json(`wallet deposit cancel --id ${String(id)}`)).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "request-status" },
    });

    await cli.advance(4 * SECOND_MS);
    const list = await cli.json("wallet deposit list");
    expect(list.data?.["items"]).toContainEqual(
      expect.objectContaining({ id, status: "credited", amountSatang: 125_050 }),
    );
    expect(await credit()).toBe(before + 125_050);
  });

  test("cancels a deposit", async () => {
    const asked = await cli.json("wallet deposit request --amount 20");
    const id = String(asked.data?.["id"]);
    expect(await cli.json(`wallet deposit cancel ${id}`)).toMatchObject({
      exit: 0,
      data: { id, status: "cancelled" },
    });
    expect(await cli.json("wallet deposit confirm D-unknown")).toMatchObject({
      exit: 3,
      error: { code: "request-not-found" },
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
  ])("refuses a deposit of %s as %s", async (amount, code) => {
    expect(await cli.json(`wallet deposit request --amount ${amount}`)).toMatchObject({
      exit: 3,
      error: { kind: "refused", code },
    });
  });

  test("shows where to transfer to", async () => {
    expect(await cli.json("wallet deposit info")).toMatchObject({
      exit: 0,
      data: {
        minimumSatang: 100,
        maximumSatang: 200_000_000,
        accounts: [{ code: "004", accountNumber: "0123456789" }],
      },
    });
  });
});
