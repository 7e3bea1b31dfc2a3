import { afterAll, beforeAll, expect, test } from "vitest";
import { type CliFixture, memoryFixture, PASSWORD } from "../cli-fixture.ts";

let cli: CliFixture;
beforeAll(async () => {
  cli = memoryFixture();
  await cli.json("session login diamond", { env: PASSWORD });
});
afterAll(() => cli.close());

test("runs at the same time share the profile's house, and each one is stored", async () => {
  const before = Number((await cli.json("wallet credit")).data?.["creditSatang"]);
  const { leftCount } = (await cli.json("wallet withdraw limits")).data ?? {};
  const runs = await Promise.all(Array.from({ length: 7 }, () => cli.json("wallet withdraw request 100")));
  const done = runs.filter(({ exit }) => exit === 0);
  const refused = runs.filter(({ exit, error }) => exit === 3 && error?.["code"] === "withdraw-no-count-left");
  expect([done.length, refused.length]).toEqual([leftCount, 7 - Number(leftCount)]);
  expect(new Set(done.map(({ data }) => data?.["id"])).size).toBe(leftCount);
  expect((await cli.json("wallet credit")).data).toMatchObject({ creditSatang: before - Number(leftCount) * 10_000 });
});
