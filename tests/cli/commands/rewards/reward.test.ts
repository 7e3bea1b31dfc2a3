import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import { type Bench, memoryBench, PASSWORD, serverBench } from "../../cli-fixture.ts";

describe.each([
  ["a house in the process", async () => memoryBench()],
  ["a house behind HTTP", serverBench],
])("a member's points at %s", (_, open) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await open();
    await bench.json("session login gold", { env: PASSWORD });
  });
  afterAll(() => bench.close());

  const points = async () => Number((await bench.json("wallet credit")).data?.["points"]);

  test("a reward is found, claimed once under its key, and granted", async () => {
    const categories = await bench.json("reward categories");
    expect(categories.data?.["items"]).toContainEqual(expect.objectContaining({ categoryId: "credit" }));
    const list = await bench.json("reward list --category credit");
    expect(list.data?.["items"]).toContainEqual(
      expect.objectContaining({ id: "credit-20", pricePoints: 100, available: true }),
    );
    expect((await bench.table("reward list")).stdout).toContain("เครดิต ฿20");
    expect(await bench.json("reward list --category none")).toMatchObject({ exit: 2 });

    const before = await points();
    const line = "reward request credit-20 --intent claim-of-one-person-1";
    const claimed = await bench.json(line);
    expect(claimed).toMatchObject({ exit: 0, data: { rewardId: "credit-20", status: "checking" } });
    expect((await bench.json(line)).data).toEqual(claimed.data);
    expect(await points()).toBe(before - 100);
    expect(await bench.json("reward request credit-20")).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "reward-waiting" },
    });
    await bench.advance(4 * SECOND_MS);
    const history = await bench.json("reward history --limit 1");
    expect(history.data?.["items"]).toMatchObject([{ id: claimed.data?.["id"], status: "granted" }]);
    expect(await bench.json("reward request nothing-like-it")).toMatchObject({
      exit: 3,
      error: { code: "reward-not-found" },
    });
  });

  test("the wheel tells its chances, and is spun as often as it says", async () => {
    const shown = await bench.json("wheel show");
    const left = Number(shown.data?.["spinsLeft"]);
    expect(left).toBeGreaterThan(0);
    expect((await bench.table("wheel show")).stdout).toMatch(/\d+%/);
    for (let spin = 0; spin < left; spin += 1) {
      const spun = await bench.json("wheel spin");
      expect(spun.exit).toBe(0);
      expect(spun.data?.["pointsAfter"]).toBe(await points());
    }
    expect(await bench.json("wheel spin")).toMatchObject({ exit: 3, error: { code: "wheel-no-spins-left" } });
    const log = await bench.json(`wheel log --limit ${left}`);
    expect(log.data?.["items"]).toHaveLength(left);
    const older = await bench.json(`wheel log --cursor ${String(log.data?.["next"])}`);
    expect(older.exit).toBe(0);
  });

  test("cards of both games are turned and logged", async () => {
    const events = await bench.json("flip-card events");
    expect(events.data?.["items"]).toHaveLength(2);
    const played = await bench.json("flip-card play 1");
    expect(played).toMatchObject({ exit: 0, data: { game: "flip-card", card: 1 } });
    expect(await bench.json("flip-card play 0")).toMatchObject({ exit: 2 });
    expect(await bench.json("flip-card play 999")).toMatchObject({ exit: 3, error: { code: "card-not-there" } });
    expect(await bench.json("flip-card play 1 --event gone")).toMatchObject({ error: { code: "cards-not-on" } });
    const gift = await bench.json("flip-card play 2 --game flip-card-reward");
    expect(gift).toMatchObject({ exit: 0, data: { game: "flip-card-reward", card: 2 } });
    const logs = await bench.json("flip-card logs --limit 2");
    expect(logs.data?.["items"]).toMatchObject([{ id: gift.data?.["id"] }, { id: played.data?.["id"] }]);
    expect((await bench.json("flip-card requests")).exit).toBe(0);
  });

  test("a day is checked in once, and the next one is another", async () => {
    const status = await bench.json("check-in status");
    expect(status).toMatchObject({ exit: 0, data: { today: "2026-11-20", done: false, showPrompt: true } });
    const claimed = await bench.json("check-in claim --intent check-in-of-the-20th");
    expect(claimed).toMatchObject({ exit: 0, data: { date: "2026-11-20", value: status.data?.["value"] } });
    expect((await bench.json("check-in claim --intent check-in-of-the-20th")).data).toEqual(claimed.data);
    expect(await bench.json("check-in claim")).toMatchObject({ exit: 3, error: { code: "check-in-done" } });
    expect((await bench.json("check-in status")).data).toMatchObject({ done: true, showPrompt: false });
    await bench.advance(DAY_MS);
    // Without another look at the credit, the command line has only the backend's word for what day it is.
    expect((await bench.json("check-in status")).data).toMatchObject({ today: "2026-11-21", done: false });
    expect((await bench.json("check-in claim")).data).toMatchObject({
      date: "2026-11-21",
      value: claimed.data?.["valueTomorrow"],
    });
  });
});
