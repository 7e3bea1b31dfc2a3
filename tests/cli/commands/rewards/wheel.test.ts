import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CliFixture, FIXTURES, PASSWORD } from "../../cli-fixture.ts";

describe.each(FIXTURES)("the wheel at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  const points = async () => Number((await cli.json("wallet credit")).data?.["points"]);

  test("shows its chances and the number of spins, and allows no more", async () => {
    const wheel = await cli.json("wheel show");
    const left = Number(wheel.data?.["spinsLeft"]);
    expect(left).toBeGreaterThan(0);
    expect((await cli.table("wheel show")).stdout).toMatch(/\d+%/);
    for (let spin = 0; spin < left; spin += 1) {
      const spun = await cli.json("wheel spin");
      expect(spun.exit).toBe(0);
      expect(spun.data?.["pointsAfter"]).toBe(await points());
    }
    expect(await cli.json("wheel spin")).toMatchObject({ exit: 3, error: { code: "wheel-no-spins-left" } });
    const log = await cli.json(`wheel log --limit ${left}`);
    expect(log.data?.["items"]).toHaveLength(left);
    const older = await cli.json(`wheel log --cursor ${String(log.data?.["next"])}`);
    expect(older.exit).toBe(0);
  });
});
