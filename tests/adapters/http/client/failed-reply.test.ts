import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { failedReply as read } from "../../../../adapters/http/client/read-reply.ts";
import type { Endpoint } from "../../../../contracts/endpoint.ts";
import { PROBLEM_STATUSES } from "../../../../contracts/problems.ts";
import { ENDPOINTS } from "../../../../contracts/table.ts";
import { isThaiText, wordsOf } from "../../../../core/sentences/sentences.ts";
import { thai } from "../../../../core/sentences/thai.ts";
import { satang } from "../../../../core/shared/money.ts";
import { isRefusalCode, refuse } from "../../../../core/shared/refusal.ts";
import { anyText } from "../../../arbitraries/core/text.ts";
import { inThai } from "../../../in-thai.ts";

const { login, getCredit, withdraw, ranking, confirmTransfer } = ENDPOINTS;
const anyRow = () => fc.constantFrom<Endpoint>(...Object.values(ENDPOINTS));
const anyFailedStatus = () =>
  fc.oneof(fc.integer({ min: 300, max: 599 }), fc.constantFrom(401, 403, 408, 409, 501, 503, 500256));
const KNOWN_CODES: readonly string[] = [
  "credit-insufficient",
  "request-status",
  "maintenance",
  "key-reused",
  "withdraw-over-day-cap",
  ...Object.keys(PROBLEM_STATUSES),
];
const failedReply = (row: Endpoint, status: number, text: string) => read(row, status, text, isRefusalCode);
const problemJson = (code: string | number, message = "ข้อความ", more = {}) =>
  JSON.stringify({ code, message, ...more });

describe("refusals", () => {
  test("a 4xx with a rule's code is a refusal, in the backend's words and with its facts", () => {
    const facts = { leftSatang: 5_000_000, leftCount: 3, resetsAt: 1_795_000_000_000 };
    const text = problemJson("withdraw-over-day-cap", "ถอนได้อีก ฿50,000.00", {
      field: "amount",
      facts: { ...facts, deep: {} },
    });
    expect(failedReply(withdraw, 422, text)).toEqual({
      kind: "refusal",
      code: "withdraw-over-day-cap",
      said: "ถอนได้อีก ฿50,000.00",
      field: "amount",
      facts,
    });
  });

  test("a 409 with a rule's code is a refusal too; any other 409 means that the call is in flight", () => {
    expect(failedReply(confirmTransfer, 409, problemJson("request-status"))).toMatchObject({ kind: "refusal" });
    expect(failedReply(confirmTransfer, 409, problemJson("in-flight"))).toMatchObject({
      fault: "server",
      effect: "unknown",
    });
  });

  test("a 5xx with a rule's code is a fault, because a failing backend may name a wrong rule", () => {
    expect(failedReply(withdraw, 500, problemJson("credit-insufficient"))).toMatchObject({
      kind: "fault",
      effect: "unknown",
    });
  });

  test("a 503 for maintenance is a refusal without an effect; any other 503 may have had one", () => {
    expect(failedReply(withdraw, 503, problemJson("maintenance"))).toMatchObject({
      kind: "refusal",
      code: "maintenance",
    });
    expect(failedReply(withdraw, 503, problemJson("credit-insufficient"))).toMatchObject({
      fault: "unavailable",
      effect: "unknown",
    });
  });

  test("a 503 of a backend that could not reach its storage is a service problem without an effect", () => {
    expect(failedReply(withdraw, 503, problemJson("storage-unreachable"))).toMatchObject({
      fault: "unavailable",
      effect: "none",
    });
    expect(failedReply(withdraw, 503, JSON.stringify({ code: "storage-unreachable" }))).toMatchObject({
      fault: "unavailable",
      effect: "unknown",
    });
  });

  test.each([
    [500256, ""],
    [500, problemJson(500256)],
    [401, problemJson("500256")],
    [200256, problemJson(500256)],
  ])("code 500256 is a refusal as a status and in the body: %s %s", (status, text) => {
    const refusal = failedReply(withdraw, status, text);
    expect(refusal).toMatchObject({ kind: "refusal", code: "backend-refused" });
    expect(inThai(refusal)).toBe(text ? "ข้อความ" : "ระบบไม่รับคำขอนี้");
  });
});

describe("faults", () => {
  test.each([
    [getCredit, 401, "unauthorised"],
    [getCredit, 403, "unauthorised"],
    [getCredit, 408, "timed-out"],
    [getCredit, 503, "unavailable"],
    [getCredit, 500, "server"],
    [getCredit, 404, "not-available"],
    [getCredit, 405, "not-available"],
    [getCredit, 501, "not-available"],
    [ranking, 405, "not-available"],
    [getCredit, 302, "server"],
    [ranking, 404, "not-available"],
    [ranking, 501, "not-available"],
    [ranking, 500, "server"],
  ] as const)("%#: %o with status %i is %s", (row, status, fault) => {
    expect(failedReply(row, status, "")).toMatchObject({ kind: "fault", fault, status, effect: "none" });
  });

  test("a 404 that says in Thai what is missing speaks of what the call names, and of no row", () => {
    expect(failedReply(getCredit, 404, problemJson("E4", "ไม่พบสมาชิก"))).toMatchObject({
      fault: "server",
      said: "ไม่พบสมาชิก",
    });
    expect(failedReply(getCredit, 404, problemJson("E4", "Cannot GET /x"))).toMatchObject({
      fault: "not-available",
      said: "Cannot GET /x",
    });
    expect(failedReply(getCredit, 404, problemJson("not-found", "ไม่พบปลายทางนี้"))).toMatchObject({
      fault: "not-available",
    });
    expect(failedReply(withdraw, 404, "")).toMatchObject({ fault: "not-available", effect: "unknown" });
  });

  test("a 401 of a member's call ends the session, even with a rule's code", () => {
    expect(failedReply(withdraw, 401, problemJson("credit-insufficient"))).toMatchObject({ fault: "unauthorised" });
  });

  test("a 401 of a public call is a refusal in the backend's words", () => {
    expect(failedReply(login, 401, problemJson("credentials-wrong"))).toMatchObject({ code: "credentials-wrong" });
    expect(failedReply(login, 401, problemJson("E17", "รหัสผิด"))).toMatchObject({
      code: "backend-refused",
      said: "รหัสผิด",
      facts: { status: 401 },
    });
  });

  test("shows the backend's sentence, but no page and no stack trace", () => {
    expect(failedReply(getCredit, 500, problemJson("E1", "ระบบธนาคารขัดข้อง"))).toMatchObject({
      said: "ระบบธนาคารขัดข้อง",
      code: "E1",
    });
    for (const text of [
      "<html>oops</html>",
      problemJson("E1", "x".repeat(501)),
      problemJson("E1", "  "),
      "[]",
      "null",
      '"x"',
    ]) {
      expect(inThai(failedReply(getCredit, 500, text))).toBe("ระบบขัดข้อง กรุณาลองใหม่ในอีกสักครู่");
    }
  });
});

describe("a backend's sentence in another language", () => {
  const foreign = "Withdrawals are closed";

  test("is the detail of a refusal or a fault whose message is ours", () => {
    const refusal = failedReply(withdraw, 400, problemJson(500256, foreign));
    expect(wordsOf(refusal, thai)).toEqual({ message: "ระบบไม่รับคำขอนี้", detail: foreign });
    const fault = failedReply(getCredit, 500, problemJson("E1", foreign));
    expect(wordsOf(fault, thai)).toEqual({ message: "ระบบขัดข้อง กรุณาลองใหม่ในอีกสักครู่", detail: foreign });
  });

  test("gives way to the rule's own sentence, or to a general one when the facts are missing", () => {
    const body = (facts: unknown) => JSON.stringify({ code: "credit-insufficient", message: foreign, facts });
    expect(inThai(failedReply(withdraw, 422, body({ creditSatang: 50 })))).toBe(
      inThai(refuse("credit-insufficient", { creditSatang: satang(50) })),
    );
    for (const facts of [{}, { creditSatang: "x" }, undefined]) {
      const refusal = failedReply(withdraw, 422, body(facts));
      expect(refusal).toMatchObject({ code: "credit-insufficient" });
      expect(wordsOf(refusal, thai)).toEqual({ message: "ระบบไม่รับคำขอนี้", detail: foreign });
    }
  });

  test("is never a message, whatever its language and the status", () => {
    fc.assert(
      fc.property(anyRow(), anyFailedStatus(), anyText(), (row, status, text) => {
        expect(isThaiText(inThai(failedReply(row, status, problemJson("E1", text))))).toBe(true);
      }),
    );
  });
});

describe("laws", () => {
  test("any status with any body becomes a problem with a message", () => {
    fc.assert(
      fc.property(anyRow(), anyFailedStatus(), fc.oneof(anyText(), fc.json()), (row, status, text) => {
        const problem = failedReply(row, status, text);
        expect(inThai(problem).trim()).not.toBe("");
        if (problem.kind === "fault") expect(problem.endpoint).toBe(`${row.method} ${row.path}`);
      }),
    );
  });

  test("only a money action can have an unknown effect, and only the backend's own word says that it had none", () => {
    const codes = fc.oneof(
      fc.constantFrom<string | number>(...KNOWN_CODES, "E17", "sandbox-fault", "unexpected", "toString", 42),
      anyText(),
    );
    const shapes = fc.record({ message: fc.oneof(anyText(), fc.constant("ไม่ได้")), code: codes });
    const bodies = fc.oneof(
      shapes.map((body) => JSON.stringify(body)),
      shapes.map(({ code }) => JSON.stringify({ code })),
      shapes.map((body) => JSON.stringify(body).slice(0, -1)),
      fc.constantFrom("", "<!doctype html><h1>Forbidden</h1>", "null", "[]", '"ok"'),
      fc.json(),
    );
    fc.assert(
      fc.property(anyRow(), anyFailedStatus(), bodies, (row, status, text) => {
        const problem = failedReply(row, status, text);
        const sure = problem.kind === "refusal" || problem.effect === "none";
        if (row.effect !== "money") expect(sure).toBe(true);
        if (row.effect !== "money" || !sure || status === 500256) return;
        const { message, code } = JSON.parse(text);
        if (code === 500256 || code === "500256") return;
        expect(message.trim()).not.toBe("");
        expect(KNOWN_CODES).toContain(code);
        expect(status < 500 || ["maintenance", "storage-unreachable"].includes(code)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([400, 401, 403, 404, 405, 408, 409, 413, 422, 429, 499, 500, 501, 502, 503, 504])(
    "a proxy's page with status %i says nothing about a money action",
    (status) => {
      expect(failedReply(withdraw, status, "<!doctype html><h1>Error</h1>")).toMatchObject({ effect: "unknown" });
      expect(failedReply(withdraw, status, '{"message":"no Route matched with those values"}')).toMatchObject({
        effect: "unknown",
      });
    },
  );

  test("the errors of our server before any rule runs say that nothing happened", () => {
    for (const [code, status] of Object.entries(PROBLEM_STATUSES)) {
      if (status >= 500) continue;
      expect(failedReply(withdraw, status, problemJson(code))).toMatchObject({ effect: "none", code });
      expect(failedReply(withdraw, status === 405 ? 404 : 405, problemJson(code))).toMatchObject({ effect: "unknown" });
    }
    expect(failedReply(withdraw, 500, problemJson("unexpected"))).toMatchObject({ effect: "unknown" });
  });

  test("a backend's own code is a refusal once reading back shows no effect, unless the call may still run", () => {
    expect(failedReply(withdraw, 422, problemJson("E17", "ยอดไม่ถึง", { field: "amount" }))).toMatchObject({
      fault: "server",
      effect: "unknown",
      refusal: { code: "backend-refused", said: "ยอดไม่ถึง", field: "amount", facts: { status: 422 } },
    });
    for (const status of [408, 409, 425, 499, 500, 503]) {
      expect(failedReply(withdraw, status, problemJson("E17"))).not.toHaveProperty("refusal");
    }
  });
});
