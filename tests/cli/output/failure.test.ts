import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CliFixture, PASSWORD, serverFixture } from "../cli-fixture.ts";
import { runJson } from "../run-cli.ts";

const CREDIT = "POST /api/auth/user/getCredit/{username}";

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

describe("a reply that breaks the contract: exit 6, with endpoint and field", () => {
  test.each([
    [{ kind: "wrong-type", field: "credit" }, "credit"],
    [{ kind: "truncated" }, "body"],
    [{ kind: "html" }, "body"],
  ])("%j", async (fault, field) => {
    await injectFault(CREDIT, fault, 2);
    expect(await cli.json("wallet credit")).toMatchObject({
      exit: 6,
      error: { kind: "contract", endpoint: CREDIT, field },
    });
    const text = await cli.table("wallet credit");
    expect(text).toMatchObject({ exit: 6, stdout: "" });
    expect(text.stderr).toContain(CREDIT);
    expect(text.stderr).toContain(`target    ${cli.target}`);
  });
});

describe("a missing reply: exit 5", () => {
  test("a status 503 or 408", async () => {
    await injectFault(CREDIT, { kind: "status", status: 503 });
    expect(await cli.json("wallet credit")).toMatchObject({ exit: 5, error: { kind: "unavailable", status: 503 } });
    await injectFault(CREDIT, { kind: "status", status: 408 });
    expect(await cli.json("wallet credit")).toMatchObject({ exit: 5, error: { kind: "timed-out" } });
  });

  test("no reply within --reply-timeout", async () => {
    await cli.control("faults", { row: CREDIT, fault: { kind: "delay" }, delayMs: 5000 });
    const began = performance.now();
    expect(await cli.json("wallet credit --reply-timeout 0.3")).toMatchObject({
      exit: 5,
      error: { kind: "timed-out" },
    });
    expect(performance.now() - began).toBeLessThan(4000);
  });

  test("a read whose connection is cut twice, because it is tried again once", async () => {
    await injectFault(CREDIT, { kind: "cut" });
    expect((await cli.json("wallet credit")).exit).toBe(0);
    await injectFault(CREDIT, { kind: "cut" }, 2);
    expect(await cli.json("wallet credit")).toMatchObject({ exit: 5, error: { kind: "unreachable" } });
  });

  test("an address on which nothing listens, named with a hint", async () => {
    const { exit, error } = await runJson(["site", "status", "--target", "http://127.0.0.1:1"], {
      env: { SANAM_HOME: cli.home },
    });
    expect({ exit, ...error }).toMatchObject({
      exit: 5,
      kind: "unreachable",
      target: "http://127.0.0.1:1",
      hint: expect.stringContaining("--target"),
    });
  });
});

test("any other failure of the backend: exit 1", async () => {
  await injectFault(CREDIT, { kind: "status", status: 500 });
  expect(await cli.json("wallet credit")).toMatchObject({ exit: 1, error: { kind: "server", status: 500 } });
  expect((await cli.json("wallet credit")).exit).toBe(0);
});

test("the special code 500256: exit 3, and the session continues", async () => {
  await injectFault(CREDIT, { kind: "status", status: 500, code: "500256", message: "ยังทำรายการไม่ได้" });
  expect(await cli.json("wallet credit")).toMatchObject({
    exit: 3,
    error: {
      kind: "refused",
      code: "backend-refused",
      message: "The request was not accepted.",
      detail: "ยังทำรายการไม่ได้",
    },
  });
  expect((await cli.json("wallet credit")).exit).toBe(0);
});

test("a status 401: exit 4, and the session ends", async () => {
  await injectFault(CREDIT, { kind: "status", status: 401 });
  expect(await cli.json("wallet credit")).toMatchObject({ exit: 4, error: { kind: "not-signed-in", status: 401 } });
  expect(await cli.json("wallet credit")).toMatchObject({ exit: 4, error: { kind: "not-signed-in" } });
});
