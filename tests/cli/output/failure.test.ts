import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "../../../core/shared/bangkok-time.ts";
import { type Bench, PASSWORD, serverBench } from "../cli-fixture.ts";
import { runJson } from "../run-cli.ts";

const CREDIT = "POST /api/auth/user/getCredit/{username}";
const WITHDRAW = "POST /api/auth/withdraw/{uuid}";
const WITHDRAWALS = "GET /api/auth/withdraw/withdraw-request/{uuid}";

let bench: Bench;
beforeAll(async () => {
  bench = await serverBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.control("faults/clear", {});
  await bench.json("session login platinum", { env: PASSWORD });
});

const injectFault = (row: string, fault: unknown, calls = 1) => bench.control("faults", { row, fault, calls });
const creditSatang = async () => Number((await bench.json("wallet credit")).data?.["creditSatang"]);

describe("a reply that breaks the contract is exit 6, with endpoint and field", () => {
  test.each([
    [{ kind: "wrong-type", field: "credit" }, "credit"],
    [{ kind: "truncated" }, "body"],
    [{ kind: "html" }, "body"],
  ])("%j", async (fault, field) => {
    await injectFault(CREDIT, fault, 2);
    expect(await bench.json("wallet credit")).toMatchObject({
      exit: 6,
      error: { kind: "contract", endpoint: CREDIT, field },
    });
    const prose = await bench.table("wallet credit");
    expect(prose).toMatchObject({ exit: 6, stdout: "" });
    expect(prose.stderr).toContain(CREDIT);
    expect(prose.stderr).toContain(`target    ${bench.target}`);
  });
});

describe("a reply that does not come is exit 5", () => {
  test("a status that says so", async () => {
    await injectFault(CREDIT, { kind: "status", status: 503 });
    expect(await bench.json("wallet credit")).toMatchObject({ exit: 5, error: { kind: "unavailable", status: 503 } });
    await injectFault(CREDIT, { kind: "status", status: 408 });
    expect(await bench.json("wallet credit")).toMatchObject({ exit: 5, error: { kind: "timed-out" } });
  });

  test("the time-out of the command line", async () => {
    await bench.control("faults", { row: CREDIT, fault: { kind: "delay" }, delayMs: 5000 });
    const began = performance.now();
    expect(await bench.json("wallet credit --timeout 0.3")).toMatchObject({ exit: 5, error: { kind: "timed-out" } });
    expect(performance.now() - began).toBeLessThan(4000);
  });

  test("a read that is cut off is tried once more", async () => {
    await injectFault(CREDIT, { kind: "cut" });
    expect((await bench.json("wallet credit")).exit).toBe(0);
    await injectFault(CREDIT, { kind: "cut" }, 2);
    expect(await bench.json("wallet credit")).toMatchObject({ exit: 5, error: { kind: "unreachable" } });
  });

  test("nobody listens", async () => {
    const { exit, error } = await runJson(["site", "status", "--target", "http://127.0.0.1:1"], {
      env: { SANAM_HOME: bench.home },
    });
    expect({ exit, ...error }).toMatchObject({
      exit: 5,
      kind: "unreachable",
      target: "http://127.0.0.1:1",
      hint: expect.stringContaining("--target"),
    });
  });
});

test("any other failure of the backend is exit 1", async () => {
  await injectFault(CREDIT, { kind: "status", status: 500 });
  expect(await bench.json("wallet credit")).toMatchObject({ exit: 1, error: { kind: "server", status: 500 } });
  expect((await bench.json("wallet credit")).exit).toBe(0);
});

test("the special code is the backend's own no: exit 3, and the session lives on", async () => {
  await injectFault(CREDIT, { kind: "status", status: 500, code: "500256", message: "ยังทำรายการไม่ได้" });
  expect(await bench.json("wallet credit")).toMatchObject({
    exit: 3,
    error: { kind: "refused", code: "backend-refused", message: "ยังทำรายการไม่ได้" },
  });
  expect((await bench.json("wallet credit")).exit).toBe(0);
});

test("401 is exit 4 and ends the session", async () => {
  await injectFault(CREDIT, { kind: "status", status: 401 });
  expect(await bench.json("wallet credit")).toMatchObject({ exit: 4, error: { kind: "not-signed-in", status: 401 } });
  expect(await bench.json("wallet credit")).toMatchObject({ exit: 4, error: { kind: "not-signed-in" } });
});

describe("a withdrawal whose reply is lost", () => {
  // Five a day are not enough for all of these.
  beforeEach(() => bench.advance(DAY_MS));

  test.each([
    ["after it had its effect", { kind: "cut", when: "after" }],
    ["in the middle of the reply", { kind: "cut-midway" }],
    ["before it had any", { kind: "cut", when: "before" }],
  ])("%s is settled, and happens once", async (_, fault) => {
    const before = await creditSatang();
    await injectFault(WITHDRAW, fault);
    const asked = await bench.json("wallet withdraw request 100");
    expect(asked).toMatchObject({ exit: 0, data: { amountSatang: 10_000 } });
    expect(asked.stderr).toContain(String(asked.data?.["intent"]));
    expect(await creditSatang()).toBe(before - 10_000);
  });

  test("and cannot be looked for is unknown: exit 5, with the intent that settles it later", async () => {
    const before = await creditSatang();
    await injectFault(WITHDRAW, { kind: "cut", when: "after" });
    // The list is read once before the request; from then on it says nothing.
    await injectFault(WITHDRAWALS, { kind: "delay" });
    await injectFault(WITHDRAWALS, { kind: "status", status: 500 }, 5);
    const asked = await bench.json("wallet withdraw request 300");
    expect(asked).toMatchObject({
      exit: 5,
      error: { kind: "unknown-outcome", endpoint: WITHDRAW, intent: expect.stringMatching(/^[\w-]{16,}$/) },
    });
    await bench.control("faults/clear", {});
    const again = await bench.json(`wallet withdraw request 300 --intent ${String(asked.error?.["intent"])}`);
    expect(again).toMatchObject({ exit: 0, data: { amountSatang: 30_000 } });
    expect(await creditSatang()).toBe(before - 30_000);
  });

  test("and that stays unreadable is exit 6, and still says which intent may have been carried out", async () => {
    const before = await creditSatang();
    await injectFault(WITHDRAW, { kind: "html" }, 5);
    await injectFault(WITHDRAWALS, { kind: "delay" });
    await injectFault(WITHDRAWALS, { kind: "html" }, 5);
    const asked = await bench.json("wallet withdraw request 200");
    expect(asked).toMatchObject({
      exit: 6,
      error: { kind: "contract", endpoint: WITHDRAW, field: "body", intent: expect.stringMatching(/^[\w-]{16,}$/) },
    });
    await bench.control("faults/clear", {});
    const again = await bench.json(`wallet withdraw request 200 --intent ${String(asked.error?.["intent"])}`);
    expect(again).toMatchObject({ exit: 0, data: { amountSatang: 20_000 } });
    expect(await creditSatang()).toBe(before - 20_000);
  });

  test("is not sent again to a backend that honours no keys", async () => {
    const before = await creditSatang();
    await injectFault(WITHDRAW, { kind: "cut", when: "before" });
    expect(await bench.json("wallet withdraw request 100 --no-keys")).toMatchObject({
      exit: 5,
      error: { kind: "unknown-outcome" },
    });
    expect(await creditSatang()).toBe(before);
  });
});

test("a rejected withdrawal is tried again", async () => {
  await bench.control("back-office", { mode: "waiting" });
  await bench.json("session login diamond", { env: PASSWORD });
  const asked = await bench.json("wallet withdraw request 100");
  const id = String(asked.data?.["id"]);
  await bench.control(`requests/${id}/reject`, { reason: "ชื่อบัญชีไม่ตรง" });
  const list = await bench.table("wallet withdraw list");
  expect(list.stdout).toMatch(new RegExp(`${id} +rejected +฿100.00 .*ชื่อบัญชีไม่ตรง`));
  const retry = `wallet withdraw retry ${id} --intent retry-decision-0001`;
  const retried = await bench.json(retry);
  expect(retried).toMatchObject({ exit: 0, data: { id, status: "checking", attempt: 2, amountSatang: 10_000 } });
  expect((await bench.json(retry)).data).toEqual(retried.data);
  await bench.control("back-office", { mode: "automatic" });
});

test("maintenance refuses with its sentence, and the status tells it", async () => {
  await bench.control("maintenance", { on: true });
  expect((await bench.json("site status")).data).toMatchObject({ maintenance: true });
  expect(await bench.json("wallet deposit request 100")).toMatchObject({ exit: 3, error: { code: "maintenance" } });
  await bench.control("maintenance", { on: false });
});

test("--verbose traces calls on stderr: method, path, status and time; stdout stays one line", async () => {
  const ran = await bench.json("wallet credit --verbose");
  expect(ran.stderr).toMatch(/^POST \/api\/auth\/user\/getCredit\/platinum 200 \d+ ms\n$/);
  const { stderr } = await runJson(["site", "status", "--verbose", "--target", "http://127.0.0.1:1"], {
    env: { SANAM_HOME: bench.home },
  });
  expect(stderr).toContain("ECONNREFUSED");
});

test("limits are those of the backend's day, whatever this machine's clock says", async () => {
  await bench.control("reset", {});
  await bench.json("session login platinum", { env: PASSWORD });
  const asked = await bench.json("wallet withdraw request 100");
  expect(asked.exit).toBe(0);
  const today = (await bench.json("wallet withdraw limits")).data;
  await bench.control("clock", { advanceMs: DAY_MS });
  const tomorrow = (await bench.json("wallet withdraw limits")).data;
  expect(tomorrow).toMatchObject({ leftCount: 5, countToday: 0, leftSatang: today?.["capSatang"] });
  expect(Date.parse(String(tomorrow?.["resetsAt"])) - Date.parse(String(today?.["resetsAt"]))).toBe(DAY_MS);
});
