import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "../../../../core/shared/bangkok-time.ts";
import { type CliFixture, PASSWORD, serverFixture } from "../../cli-fixture.ts";

const WITHDRAW = "POST /api/auth/withdraw/{uuid}";

let cli: CliFixture;
beforeAll(async () => {
  cli = await serverFixture();
});
afterAll(() => cli.close());
beforeEach(async () => {
  await cli.control("faults/clear", {});
  await cli.advance(DAY_MS);
  await cli.json("session login platinum", { env: PASSWORD });
});

const injectFault = (row: string, fault: unknown, calls = 1) => cli.control("faults", { row, fault, calls });
const credit = async () => (await cli.json("wallet credit")).data;
const creditSatang = async () => Number((await credit())?.["creditSatang"]);

describe("a proxy's page after the effect", () => {
  test.each([400, 401, 403, 404, 405, 413, 422, 429, 499, 500, 502])(
    "with status %i is settled by reading back, and the withdrawal happens once",
    async (status) => {
      const before = await creditSatang();
      await injectFault(WITHDRAW, { kind: "html", status });
      expect(await cli.json("wallet withdraw request 100")).toMatchObject({ exit: 0, data: { amountSatang: 10_000 } });
      expect(await creditSatang()).toBe(before - 10_000);
    },
  );

  test("leaves one deposit and one reward claim", async () => {
    await injectFault("POST /api/auth/deposit-request", { kind: "html", status: 404 });
    const deposit = await cli.json("wallet deposit request 150");
    expect(deposit).toMatchObject({ exit: 0, data: { amountSatang: 15_000 } });
    await cli.json(`wallet deposit cancel ${String(deposit.data?.["id"])}`);

    const points = Number((await credit())?.["points"]);
    const { data } = await cli.json("reward list");
    const items = data?.["items"] as readonly { id: string; pricePoints: number; available: boolean }[];
    const reward = items.find(({ pricePoints, available }) => pricePoints > 0 && available);
    await injectFault("POST /api/auth/reward/request", { kind: "html", status: 403 });
    expect(await cli.json(`reward request ${reward?.id}`)).toMatchObject({ exit: 0 });
    expect(Number((await credit())?.["points"])).toBe(points - (reward?.pricePoints ?? 0));
  });
});

describe("a backend with codes of its own", () => {
  const fault = { kind: "status", status: 422, code: "E17", message: "ปิดรับถอนชั่วคราว" };

  test("refuses in its own words once reading back shows no effect", async () => {
    const before = await creditSatang();
    await injectFault(WITHDRAW, { ...fault, when: "before" });
    expect(await cli.json("wallet withdraw request 100")).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "backend-refused", detail: "ปิดรับถอนชั่วคราว" },
    });
    expect(await creditSatang()).toBe(before);
  });

  test("is not believed where reading back shows the effect", async () => {
    const before = await creditSatang();
    await injectFault(WITHDRAW, { ...fault, when: "after" });
    expect(await cli.json("wallet withdraw request 100")).toMatchObject({ exit: 0 });
    expect(await creditSatang()).toBe(before - 10_000);
  });
});
