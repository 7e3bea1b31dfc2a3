import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, memoryBench, PASSWORD } from "../cli-fixture.ts";

let bench: Bench;
beforeAll(async () => {
  bench = memoryBench();
  await bench.json("session login diamond", { env: PASSWORD });
});
afterAll(() => bench.close());

test("runs at the same time share the profile's house, and none of them is forgotten", async () => {
  const before = Number((await bench.json("wallet credit")).data?.["creditSatang"]);
  const { leftCount } = (await bench.json("wallet withdraw limits")).data ?? {};
  const runs = await Promise.all(Array.from({ length: 7 }, () => bench.json("wallet withdraw request 100")));
  const done = runs.filter(({ exit }) => exit === 0);
  const refused = runs.filter(({ exit, error }) => exit === 3 && error?.["code"] === "withdraw-no-count-left");
  expect([done.length, refused.length]).toEqual([leftCount, 7 - Number(leftCount)]);
  expect(new Set(done.map(({ data }) => data?.["id"])).size).toBe(leftCount);
  expect((await bench.json("wallet credit")).data).toMatchObject({ creditSatang: before - Number(leftCount) * 10_000 });
});
