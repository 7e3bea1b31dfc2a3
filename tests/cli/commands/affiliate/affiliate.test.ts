import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROVINCES } from "../../../../core/session/provinces.ts";
import { type Bench, memoryBench, PASSWORD, serverBench } from "../../cli-fixture.ts";

interface Bonus {
  readonly byType: { readonly af: number; readonly wl: number };
  readonly balanceSatang: number;
  readonly users: readonly { readonly username: string; readonly bonusSatang: number }[];
  readonly totalSatang: number;
}

describe.each([
  ["a house in the process", async () => memoryBench()],
  ["a house behind HTTP", serverBench],
])("a member at %s", (_, open) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await open();
    await bench.json("session login gold", { env: PASSWORD });
  });
  afterAll(() => bench.close());

  const bonus = async (days = "") => (await bench.json(`affiliate bonus ${days}`.trim())).data as unknown as Bonus;
  const credit = async () => Number((await bench.json("wallet credit")).data?.["creditSatang"]);

  test("reads the code, the downline and what it earned", async () => {
    expect(await bench.json("affiliate code")).toMatchObject({
      exit: 0,
      data: { code: "GOLD8888", path: "/aff/GOLD8888" },
    });
    const downline = await bench.json("affiliate downline");
    expect(downline.data?.["items"]).toHaveLength(3);
    const { users, totalSatang, balanceSatang, byType } = await bonus();
    expect(users.length).toBeGreaterThan(0);
    expect(users.reduce((sum, { bonusSatang }) => sum + bonusSatang, 0)).toBe(totalSatang);
    expect(byType.af + byType.wl).toBe(balanceSatang);
    expect((await bonus("--from 1999-01-01 --to 1999-01-02")).totalSatang).toBe(0);
    for (const command of ["affiliate bonus", "affiliate log"])
      expect((await bench.json(`${command} --from 1999-01-02 --to ๑๙๙๙-๐๑-๐๑`)).data, command).toMatchObject({
        from: "1999-01-01",
        to: "1999-01-02",
      });
    expect((await bench.json("affiliate bonus --from 2569-11-01")).error?.["message"]).toContain(
      "as 2026, not as 2569",
    );
    expect(await bench.json("affiliate bonus --from yesterday")).toMatchObject({ exit: 2, error: { kind: "usage" } });
  });

  test("takes earnings out once for one intent, and finds them in the log", async () => {
    const before = { credit: await credit(), af: (await bonus()).byType.af };
    const made = await bench.json("affiliate withdraw 150.25 --type af --intent test-intent-of-affiliate");
    expect(made).toMatchObject({ exit: 0, data: { type: "af", amountSatang: 15_025 } });
    const again = await bench.json("affiliate withdraw 150.25 --type af --intent test-intent-of-affiliate");
    expect(again.data).toEqual(made.data);
    expect(await credit()).toBe(before.credit + 15_025);
    expect((await bonus()).byType.af).toBe(before.af - 15_025);
    const log = await bench.json("affiliate log af");
    expect(log.data?.["items"]).toContainEqual(
      expect.objectContaining({ id: made.data?.["id"], amountSatang: -15_025, intent: "test-intent-of-affiliate" }),
    );
    const fresh = await bench.json("affiliate withdraw 100 --type wl");
    expect(fresh).toMatchObject({ exit: 0, data: { type: "wl", amountSatang: 10_000 } });
    expect((await bench.json("affiliate log wl")).data?.["items"]).toContainEqual(
      expect.objectContaining({ amountSatang: -10_000 }),
    );
  });

  test("is refused more than there is, less than the minimum, and a type that is none", async () => {
    expect(await bench.json("affiliate withdraw 99,000,000 --type af")).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "affiliate-insufficient" },
    });
    expect(await bench.json("affiliate withdraw 99.99 --type wl")).toMatchObject({
      exit: 3,
      error: { code: "amount-below-minimum" },
    });
    expect(await bench.json("affiliate withdraw 100 --type xx")).toMatchObject({ exit: 2, error: { kind: "usage" } });
    expect(await bench.json("affiliate withdraw 100")).toMatchObject({ exit: 2, error: { kind: "usage" } });
  });

  test("shows the address, and changes the parts that are given", async () => {
    expect(await bench.json("session address")).toMatchObject({ exit: 0, data: { address: null } });
    const changed = await bench.json(
      `session address --phone +66812345678 --postcode ๑๐๑๑๐ --province ${PROVINCES[0]}`,
    );
    const address = { phone: "0812345678", postcode: "10110", province: PROVINCES[0] };
    expect(changed).toMatchObject({ exit: 0, data: { address } });
    expect(await bench.json("session address --postcode 1011")).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "postcode-format" },
    });
    expect(await bench.json("session address --line 9/9")).toMatchObject({
      data: { address: { ...address, line: "9/9" } },
    });
    expect(await bench.json("session address")).toMatchObject({ data: { address: { ...address, line: "9/9" } } });
  });
});
