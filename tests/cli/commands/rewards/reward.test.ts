import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import { type CliFixture, FIXTURES, PASSWORD } from "../../cli-fixture.ts";

describe.each(FIXTURES)("rewards at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  const points = async () => Number((await cli.json("wallet credit")).data?.["points"]);

  test("are listed, claimed once for one intent, and granted", async () => {
    const categories = await cli.json("reward categories");
    expect(categories.data?.["items"]).toContainEqual(expect.objectContaining({ categoryId: "credit" }));
    const list = await cli.json("reward list --category credit");
    expect(list.data?.["items"]).toContainEqual(
      expect.objectContaining({ id: "credit-20", pricePoints: 100, available: true }),
    );
    expect((await cli.table("reward list")).stdout).toContain("เครดิต ฿20");
    expect(await cli.json("reward list --category none")).toMatchObject({ exit: 2 });

    const before = await points();
    const line = "reward request credit-20 --intent reward-claim-000001";
    const claimed = await cli.json(line);
    expect(claimed).toMatchObject({ exit: 0, data: { rewardId: "credit-20", status: "checking" } });
    expect((await cli.json(line)).data).toEqual(claimed.data);
    expect(await points()).toBe(before - 100);
    expect(await cli.json("reward request credit-20")).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "reward-waiting" },
    });
    await cli.advance(4 * SECOND_MS);
    const history = await cli.json("reward history --limit 1");
    expect(history.data?.["items"]).toMatchObject([{ id: claimed.data?.["id"], status: "granted" }]);
    expect(await cli.json("reward request unknown")).toMatchObject({
      exit: 3,
      error: { code: "reward-not-found" },
    });
  });
});
