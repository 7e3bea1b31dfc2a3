import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CliFixture, FIXTURES, PASSWORD } from "../../cli-fixture.ts";

interface Bonus {
  readonly byType: { readonly af: number; readonly wl: number };
  readonly balanceSatang: number;
  readonly users: readonly { readonly username: string; readonly bonusSatang: number }[];
  readonly totalSatang: number;
}

describe.each(FIXTURES)("the affiliate programme at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  const bonus = async (days = "") => (await cli.json(`affiliate bonus ${days}`.trim())).data as unknown as Bonus;
  const credit = async () => Number((await cli.json("wallet credit")).data?.["creditSatang"]);

  test("shows the code, the downline and the bonus from each friend", async () => {
    expect(await cli.json("affiliate code")).toMatchObject({
      exit: 0,
      data: { code: "GOLD8888", path: "/aff/GOLD8888" },
    });
    const downline = await cli.json("affiliate downline");
    expect(downline.data?.["items"]).toHaveLength(3);
    const { users, totalSatang, balanceSatang, byType } = await bonus();
    expect(users.length).toBeGreaterThan(0);
    expect(users.reduce((sum, { bonusSatang }) => sum + bonusSatang, 0)).toBe(totalSatang);
    expect(byType.af + byType.wl).toBe(balanceSatang);
    expect((await bonus("--from 1999-01-01 --to 1999-01-02")).totalSatang).toBe(0);
    for (const command of ["affiliate bonus", "affiliate log"])
      expect((await cli.json(`${command} --from 1999-01-02 --to ๑๙๙๙-๐๑-๐๑`)).data, command).toMatchObject({
        from: "1999-01-01",
        to: "1999-01-02",
      });
    expect((await cli.json("affiliate bonus --from 2569-11-01")).error?.["message"]).toContain("as 2026, not as 2569");
    expect(await cli.json("affiliate bonus --from yesterday")).toMatchObject({ exit: 2, error: { kind: "usage" } });
  });

  test("moves a balance to the credit once for one intent, and lists it in the log", async () => {
    const before = { credit: await credit(), af: (await bonus()).byType.af };
    const made = await cli.json("affiliate withdraw 150.25 --type af --intent affiliate-intent-000001");
    expect(made).toMatchObject({ exit: 0, data: { type: "af", amountSatang: 15_025 } });
    const again = await cli.json("affiliate withdraw 150.25 --type af --intent affiliate-intent-000001");
    expect(again.data).toEqual(made.data);
    expect(await credit()).toBe(before.credit + 15_025);
    expect((await bonus()).byType.af).toBe(before.af - 15_025);
    const log = await cli.json("affiliate log af");
    expect(log.data?.["items"]).toContainEqual(
      expect.objectContaining({ id: made.data?.["id"], amountSatang: -15_025, intent: "affiliate-intent-000001" }),
    );
    const other = await cli.json("affiliate withdraw 100 --type wl");
    expect(other).toMatchObject({ exit: 0, data: { type: "wl", amountSatang: 10_000 } });
    expect((await cli.json("affiliate log wl")).data?.["items"]).toContainEqual(
      expect.objectContaining({ amountSatang: -10_000 }),
    );
  });

  test("refuses more than the balance, less than the minimum and an unknown type", async () => {
    expect(await cli.json("affiliate withdraw 99,000,000 --type af")).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "affiliate-insufficient" },
    });
    expect(await cli.json("affiliate withdraw 99.99 --type wl")).toMatchObject({
      exit: 3,
      error: { code: "amount-below-minimum" },
    });
    expect(await cli.json("affiliate withdraw 100 --type xx")).toMatchObject({ exit: 2, error: { kind: "usage" } });
    expect(await cli.json("affiliate withdraw 100")).toMatchObject({ exit: 2, error: { kind: "usage" } });
  });
});
