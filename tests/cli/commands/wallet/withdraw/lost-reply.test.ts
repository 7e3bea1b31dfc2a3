import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "../../../../../core/shared/bangkok-time.ts";
import { type CliFixture, PASSWORD, serverFixture } from "../../../cli-fixture.ts";

const WITHDRAW = "POST /api/auth/withdraw/{uuid}";
const WITHDRAWALS = "GET /api/auth/withdraw/withdraw-request/{uuid}";

let cli: CliFixture;
beforeAll(async () => {
  cli = await serverFixture();
});
afterAll(() => cli.close());
beforeEach(async () => {
  await cli.control("faults/clear", {});
  await cli.json("session login platinum", { env: PASSWORD });
});

const injectFault = (row: string, fault: unknown, calls = 1) => cli.control("faults", { row, fault, calls });
const creditSatang = async () => Number((await cli.json("wallet credit")).data?.["creditSatang"]);

describe("a withdrawal whose reply is lost", () => {
  // One day allows only five withdrawals.
  beforeEach(() => cli.advance(DAY_MS));

  test.each([
    ["after the effect", { kind: "cut", when: "after" }],
    ["in the middle of the reply", { kind: "cut-midway" }],
    ["before the effect", { kind: "cut", when: "before" }],
  ])("%s is reconciled, and has one effect", async (_, fault) => {
    const before = await creditSatang();
    await injectFault(WITHDRAW, fault);
    const asked = await cli.json("wallet withdraw request 100");
    expect(asked).toMatchObject({ exit: 0, data: { amountSatang: 10_000 } });
    expect(asked.stderr).toContain(String(asked.data?.["intent"]));
    expect(await creditSatang()).toBe(before - 10_000);
  });

  test("is unknown while the list fails: exit 5, with the intent that completes it later", async () => {
    const before = await creditSatang();
    await injectFault(WITHDRAW, { kind: "cut", when: "after" });
    // The list is read once before the request. After that it fails.
    await injectFault(WITHDRAWALS, { kind: "delay" });
    await injectFault(WITHDRAWALS, { kind: "status", status: 500 }, 5);
    const asked = await cli.json("wallet withdraw request 300");
    expect(asked).toMatchObject({
      exit: 5,
      error: { kind: "unknown-outcome", endpoint: WITHDRAW, intent: expect.stringMatching(/^[\w-]{16,}$/) },
    });
    await cli.control("faults/clear", {});
    const again = await cli.json(`wallet withdraw request 300 --intent ${String(asked.error?.["intent"])}`);
    expect(again).toMatchObject({ exit: 0, data: { amountSatang: 30_000 } });
    expect(await creditSatang()).toBe(before - 30_000);
  });

  test("is exit 6 while every reply is unreadable, also with the intent", async () => {
    const before = await creditSatang();
    await injectFault(WITHDRAW, { kind: "html" }, 5);
    await injectFault(WITHDRAWALS, { kind: "delay" });
    await injectFault(WITHDRAWALS, { kind: "html" }, 5);
    const asked = await cli.json("wallet withdraw request 200");
    expect(asked).toMatchObject({
      exit: 6,
      error: {
        kind: "contract",
        endpoint: WITHDRAW,
        field: "body",
        expected: "JSON",
        received: "a page",
        intent: expect.stringMatching(/^[\w-]{16,}$/),
      },
    });
    expect(asked.stderr).not.toContain("No reply");
    await cli.control("faults/clear", {});
    const again = await cli.json(`wallet withdraw request 200 --intent ${String(asked.error?.["intent"])}`);
    expect(again).toMatchObject({ exit: 0, data: { amountSatang: 20_000 } });
    expect(await creditSatang()).toBe(before - 20_000);
  });

  test("is told as a broken contract when only reading back meets one", async () => {
    const before = await creditSatang();
    await injectFault(WITHDRAW, { kind: "cut", when: "after" });
    await injectFault(WITHDRAWALS, { kind: "delay" });
    await injectFault(WITHDRAWALS, { kind: "wrong-type", field: "0.amount" }, 5);
    const asked = await cli.json("wallet withdraw request 250");
    expect(asked).toMatchObject({
      exit: 6,
      error: { kind: "contract", endpoint: WITHDRAWALS, field: "0.amount", expected: "number", received: "object" },
    });
    await cli.control("faults/clear", {});
    const again = await cli.json(`wallet withdraw request 250 --intent ${String(asked.error?.["intent"])}`);
    expect(again).toMatchObject({ exit: 0 });
    expect(await creditSatang()).toBe(before - 25_000);
  });

  test("is not sent again to a backend without idempotency keys", async () => {
    const before = await creditSatang();
    await injectFault(WITHDRAW, { kind: "cut", when: "before" });
    expect(await cli.json("wallet withdraw request 100 --no-keys")).toMatchObject({
      exit: 5,
      error: { kind: "unknown-outcome" },
    });
    expect(await creditSatang()).toBe(before);
  });
});
