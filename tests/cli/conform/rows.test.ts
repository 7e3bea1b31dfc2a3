import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SendWire, WireAnswer, WireCall } from "../../../cli/conform/engine/wire.ts";
import type { RowName } from "../../../contracts/model/rule.ts";
import { type Fault, problem, replies, rowOfCall } from "./laws/faults.ts";
import { openTestedHouse } from "./tested-house.ts";

let house: Awaited<ReturnType<typeof openTestedHouse>>;
beforeAll(async () => {
  house = await openTestedHouse();
});
afterAll(() => house.close());

/** Changes the answers to calls of the row that `when` picks. */
function answers(name: RowName, when: (call: WireCall) => boolean, change: (answer: WireAnswer) => WireAnswer): Fault {
  return (send: SendWire) => async (call) => {
    const answer = await send(call);
    return rowOfCall(call) === name && when(call) ? change(answer) : answer;
  };
}

const asJson = (headers: WireCall["headers"]) =>
  headers["content-type"] === undefined ? headers : { ...headers, "content-type": "application/json" };

const withStatus = (status: number) => (answer: WireAnswer) => ({ ...answer, status });

test("a right house conforms in every row that can be called", async () => {
  const reports = await house.judgeRows();
  const others = reports.filter(({ verdict }) => verdict !== "conforms");
  const found = ({ checks }: (typeof reports)[number]) =>
    checks.filter(({ finding }) => finding.verdict !== "conforms");
  expect(others.filter(({ verdict }) => verdict !== "not-checked").map((row) => [row.name, found(row)])).toEqual([]);
  // A right call of these needs a browser or a phone, so nobody may say that they conform.
  expect(others.map(({ name }) => name).sort()).toEqual([
    "addPasskey",
    "beginPasskey",
    "passkeyChallenge",
    "recoverPassword",
    "removePasskey",
  ]);
  // It makes about 700 calls.
}, 120_000);

describe("a wrong house deviates", () => {
  const FAULTS: readonly (readonly [what: string, name: RowName, check: string, fault: Fault])[] = [
    [
      "a reply without a field",
      "wheel",
      "a right call",
      replies("wheel", ({ segments: _segments, ...reply }) => reply),
    ],
    ["a field of another type", "level", "a right call", replies("level", (reply) => ({ ...reply, level: "gold" }))],
    ["302 in place of 200", "wheel", "a right call", answers("wheel", () => true, withStatus(302))],
    [
      "an unknown field that is refused",
      "getCredit",
      "a right call",
      answers(
        "getCredit",
        ({ body }) => body?.includes("unknownToTheContract") === true,
        () => problem(400, "body-invalid"),
      ),
    ],
    [
      "a reply to a call without a token",
      "wheel",
      "without a token",
      answers("wheel", ({ headers }) => headers["authorization"] === undefined, withStatus(200)),
    ],
    [
      "403 for an unknown token",
      "wheel",
      "with an unknown token",
      answers("wheel", ({ headers }) => headers["authorization"]?.includes("unknown") === true, withStatus(403)),
    ],
    [
      "another member's path",
      "level",
      "another member's path",
      answers(
        "level",
        () => true,
        (answer) => (answer.status === 403 ? { ...answer, status: 200 } : answer),
      ),
    ],
    [
      "500 for a body that is no JSON",
      "getCredit",
      "a body that is no JSON",
      answers("getCredit", ({ body }) => body === '{"half":', withStatus(500)),
    ],
    [
      "a large body that is taken",
      "getCredit",
      "a body that is too large",
      answers("getCredit", ({ body = "" }) => body.length > 20_000, withStatus(200)),
    ],
    [
      "a wrong type that is taken",
      "getCredit",
      "balanceType of another type",
      answers("getCredit", ({ body = "" }) => body.includes("not"), withStatus(200)),
    ],
    [
      "plain text that is read as JSON",
      "getCredit",
      "a body of another type",
      (send) => (call) => send({ ...call, headers: asJson(call.headers) }),
    ],
    [
      "plain text that a call without a body takes",
      "spinWheel",
      "a body of another type",
      (send) => (call) => send({ ...call, headers: asJson(call.headers) }),
    ],
    [
      "a platform that is taken",
      "wheel",
      "a platform that does not exist",
      answers("wheel", ({ headers }) => headers["platform"] === "PDP-11", withStatus(200)),
    ],
  ];

  test.each(FAULTS)("%s", async (_, name, check, fault) => {
    const [report] = await house.judgeRows((each) => each === name, fault);
    expect(report?.checks.find((each) => each.check === check)?.finding).toMatchObject({ verdict: "deviates" });
    expect(report?.verdict).toBe("deviates");
  });
});

test("fields of the specification, of our own and unknown ones are apart", async () => {
  const extra = replies("user", (reply) => ({ ...reply, nickname: "x", user_credit: { point: 1, tier: 2 } }));
  const [report] = await house.judgeRows((name) => name === "user", extra);
  expect(report?.fields).toMatchObject({
    specified: expect.arrayContaining(["uuid", "user_pass.username", "user_credit.point"]),
    assumed: ["createdAt"],
    unknown: expect.arrayContaining(["nickname", "user_credit.tier"]),
    missing: expect.arrayContaining(["user_credit.level"]),
  });
});

test("a wrong field says whether the specification names it or we designed it", async () => {
  const sourceOf = async (fault: Fault) => {
    const [report] = await house.judgeRows((name) => name === "user", fault);
    return report?.checks[0]?.finding;
  };
  const wrong = { verdict: "deviates", where: expect.stringContaining("field user_credit.point"), source: "spec" };
  const point = replies("user", (reply) => ({ ...reply, user_credit: { ...reply.user_credit, point: "5" } }));
  expect(await sourceOf(point)).toMatchObject(wrong);
  const created = replies("user", (reply) => ({ ...reply, createdAt: 5 }));
  expect(await sourceOf(created)).toMatchObject({ source: "assumed", where: expect.stringContaining("createdAt") });
});

test("a missing row is not implemented", async () => {
  const gone = answers(
    "ranking",
    () => true,
    () => problem(404, "not-found"),
  );
  const [report] = await house.judgeRows((name) => name === "ranking", gone);
  expect(report).toMatchObject({ verdict: "not-implemented", source: "assumed" });
});
