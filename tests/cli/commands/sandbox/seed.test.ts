import { afterAll, beforeAll, expect, test } from "vitest";
import { type CliFixture, PASSWORD, serverFixture } from "../../cli-fixture.ts";

let cli: CliFixture;
beforeAll(async () => {
  cli = await serverFixture();
});
afterAll(() => cli.close());

async function creditOf(username: string): Promise<unknown> {
  await cli.json(`session login ${username} --profile ${username}`, { env: PASSWORD });
  return (await cli.json(`wallet credit --profile ${username}`)).data?.["creditSatang"];
}

test("sandbox seed writes further members, again behind them, and the same ones after a reset", async () => {
  const seed = await cli.json("sandbox seed --members 5 --days 20");
  expect(seed).toMatchObject({
    exit: 0,
    data: { members: 5, days: 20, first: "player00001", last: "player00005", events: expect.any(Number) },
  });
  expect(seed.data?.["membersPerSecond"]).toBeGreaterThan(0);
  const credit = await creditOf("player00002");
  const history = await cli.json("wallet history --profile player00002");
  const lines = history.data?.["items"] as unknown[] | undefined;
  expect(lines?.length).toBeGreaterThan(3);
  const more = await cli.table("sandbox seed --members 1 --days 2");
  expect(more.stdout).toContain("1: player00006\n");
  await cli.json("sandbox reset");
  await cli.json("sandbox seed --members 5 --days 20");
  expect(await creditOf("player00002")).toBe(credit);
});

test("sandbox seed stops at Ctrl-C and says what was written", async () => {
  const { exit, error } = await cli.json("sandbox seed --members 100 --days 300", {
    untilStopped: () => Promise.resolve(),
  });
  expect([exit, error]).toEqual([7, { kind: "interrupted", message: "stopped: 0 of 100 members were written" }]);
});

test.each(["", "--members 0", "--members 10001", "--members 5 --days 0", "--members 5 --days 367", "--members many"])(
  "sandbox seed %s is refused as usage",
  async (line) => {
    expect(await cli.json(`sandbox seed ${line}`.trim())).toMatchObject({ exit: 2, error: { kind: "usage" } });
  },
);

test("a sandbox bounds what one call writes", async () => {
  const reply = await fetch(`${cli.target}/sandbox/seed`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ members: 1000, days: 366 }),
  });
  expect(reply.status).toBe(400);
});
