import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type CliFixture, PASSWORD, serverFixture } from "../../cli-fixture.ts";

let cli: CliFixture;
beforeAll(async () => {
  cli = await serverFixture();
  await cli.json("session login gold", { env: PASSWORD });
});
afterEach(async () => {
  await cli.json("sandbox fault clear");
});
afterAll(() => cli.close());

const WITHDRAW = "POST /api/auth/withdraw/{uuid}";

describe("sandbox fault add", () => {
  test.each<[line: string, order: object]>([
    ["withdraw --status 503", { row: WITHDRAW, calls: 1, delayMs: 0, fault: { kind: "status", status: 503 } }],
    ["withdraw --status 400 --code no --message sorry", { fault: { status: 400, code: "no", message: "sorry" } }],
    ["--kind 500256 --when after", { fault: { kind: "status", status: 500, code: "500256", when: "after" } }],
    ["--delay 1m --count 3", { calls: 3, delayMs: 60_000, fault: { kind: "delay" } }],
    ["--kind cut", { fault: { kind: "cut", when: "before" } }],
    ["--kind cut --when after --delay 1s", { delayMs: 1000, fault: { kind: "cut", when: "after" } }],
    ["--kind cut-midway", { fault: { kind: "cut-midway" } }],
    ["--kind truncated", { fault: { kind: "truncated" } }],
    ["--kind html --status 502", { fault: { kind: "html", status: 502 } }],
    ["--kind wrong-type --field items.0.amount", { fault: { kind: "wrong-type", field: "items.0.amount" } }],
    ["--kind duplicate", { fault: { kind: "duplicate" } }],
    ["--kind out-of-order --within 2s", { fault: { kind: "out-of-order", when: "after", withinMs: 2000 } }],
    ["--kind html --probability 25% --seed 7", { chance: { probability: 0.25, seed: 7, drawn: 0 } }],
  ])("%s", async (line, order) => {
    const { exit, data } = await cli.json(`sandbox fault add ${line}`);
    expect(exit).toBe(0);
    expect(data?.["faults"]).toMatchObject([order]);
    expect((await cli.json("sandbox fault list")).data).toEqual(data);
  });

  test.each([
    ["", "--kind"],
    ["withdrw --kind cut", '"withdraw"'],
    ["/api/nothing --kind cut", "sanam contract list shows all of them"],
    ["--kind slow", "takes one of status"],
    ["--kind delay", "--delay"],
    ["--kind status", "--status"],
    ["--status 200", "400 to 599"],
    ["--status 999", "--status"],
    ["--kind cut --field a", "--field means nothing"],
    ["--kind html --when after", "--when means nothing"],
    ["--kind wrong-type", "--field"],
    ["--kind cut --count 0", "--count"],
    ["--kind cut --probability 0", "--probability"],
    ["--kind cut --probability 150%", "--probability"],
    ["--kind cut --seed 3", "--seed needs --probability"],
    ["--kind out-of-order --within 3m", "--within"],
    ["--delay 3m", "2m"],
    ["--delay soon", "--delay"],
  ])("refuses %j", async (line, part) => {
    const { exit, error } = await cli.json(`sandbox fault add ${line}`.trim());
    expect([exit, error?.["kind"]]).toEqual([2, "usage"]);
    expect(error?.["message"]).toContain(part);
    expect((await cli.json("sandbox fault list")).data).toEqual({ faults: [] });
  });

  test("hits the call that it names and no other, and is shown until then", async () => {
    await cli.json("sandbox fault add withdraw --kind 500256");
    const shown = await cli.table("sandbox fault list");
    expect(shown.stdout).toContain(WITHDRAW);
    expect((await cli.json("wallet credit")).exit).toBe(0);
    const refused = await cli.json("wallet withdraw request 100");
    expect(refused.error).toMatchObject({ kind: "refused", code: "backend-refused" });
    expect((await cli.table("sandbox fault list")).stdout).toContain("No faults are ordered.");
    expect((await cli.json("wallet withdraw request 100")).exit).toBe(0);
  });

  test.each([
    ["withdraw --status 503 --probability 7%", "status 503, before the effect", "7% of calls, seed 1, 0 drawn"],
    ["withdraw --kind cut --when after --delay 5s", "cut, after the effect, 5 s late", "every call"],
    ["withdraw --kind out-of-order --within 2s", "out-of-order, after the effect, waits at most 2 s", "every call"],
    ["withdraw --kind wrong-type --field a.b", "wrong-type, field a.b", "every call"],
    ["withdraw --status 400 --code no", "status 400, code no, before the effect", "every call"],
  ])("%s is listed in words", async (line, fault, given) => {
    const { stdout } = await cli.table(`sandbox fault add ${line}`);
    expect(stdout).toContain(`  ${fault}  `);
    expect(stdout).toMatch(new RegExp(`  ${given}\n$`));
  });

  test("gives a probability to the same calls by the same seed", async () => {
    const hits = async () => {
      await cli.json("sandbox fault clear");
      await cli.json("sandbox fault add operation --status 503 --probability 0.5 --seed 11");
      const exits: number[] = [];
      for (let nth = 0; nth < 12; nth += 1) exits.push((await cli.json("site status")).exit);
      return exits;
    };
    const first = await hits();
    expect(new Set(first).size).toBe(2);
    expect(await hits()).toEqual(first);
  });

  test("delivers a withdrawal twice, with one effect", async () => {
    const credit = async () => Number((await cli.json("wallet credit")).data?.["creditSatang"]);
    const before = await credit();
    await cli.json("sandbox fault add withdraw --kind duplicate");
    expect((await cli.json("wallet withdraw request 100")).exit).toBe(0);
    expect(await credit()).toBe(before - 10_000);
  });
});
