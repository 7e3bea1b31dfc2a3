import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Failure,
  failureReason,
  judgeFailure,
  judgeFault,
  SESSION_ENDS_ON,
  type SessionEndsOn,
} from "../../../core/rules/failure-policy.ts";
import { always } from "../../always.ts";
import { fault } from "../money-action/unreliable-backend.ts";

const aPolicy = () => fc.constantFrom(...SESSION_ENDS_ON);
const aStatus = () =>
  fc.oneof(fc.constantFrom(0, 200, 204, 299, 300, 400, 401, 403, 408, 500, 503, 500256), fc.nat({ max: 599 }));
const aCode = () => fc.constantFrom(undefined, "ECONNABORTED", "ERR_NETWORK", "500256", 500256, "E1", 7);
const aFailure = () =>
  fc.record({ status: fc.option(aStatus(), { nil: undefined }), code: aCode(), cancelled: fc.boolean() });

const special = (failure: Failure) => failure.status === 500256 || String(failure.code) === "500256";
const answered = (failure: Failure) => !!failure.status && !failure.cancelled;
const succeeded = (failure: Failure) => Number(failure.status) >= 200 && Number(failure.status) <= 299;

describe("the session", () => {
  test("never ends on the refusal code, whatever else the failure has", () => {
    always([aPolicy(), aFailure(), fc.constantFrom("500256", 500256)], (policy, failure, code) => {
      expect(judgeFailure({ ...failure, code }, policy).endsSession).toBe(false);
      expect(judgeFailure({ ...failure, status: 500256 }, policy).endsSession).toBe(false);
    });
  });

  test("never ends without a response", () => {
    always([aPolicy(), aCode(), fc.constantFrom(undefined, 0)], (policy, code, status) => {
      expect(judgeFailure({ code, status }, policy).endsSession).toBe(false);
    });
    always([aPolicy(), aFailure()], (policy, failure) => {
      expect(judgeFailure({ ...failure, cancelled: true }, policy).endsSession).toBe(false);
    });
  });

  test("ends only on 401 and 403 under `unauthorised`", () => {
    always([aFailure()], (failure) => {
      const ends = answered(failure) && !special(failure) && (failure.status === 401 || failure.status === 403);
      expect(judgeFailure(failure, "unauthorised").endsSession).toBe(ends);
    });
  });

  test("ends on every response outside 200 to 299 under `any-failure`", () => {
    always([aFailure()], (failure) => {
      const ends = answered(failure) && !special(failure) && !succeeded(failure);
      expect(judgeFailure(failure, "any-failure").endsSession).toBe(ends);
    });
  });

  test("ends under `any-failure` whenever it does under `unauthorised`", () => {
    always([aFailure()], (failure) => {
      const lenient = judgeFailure(failure, "unauthorised").endsSession;
      expect(lenient && !judgeFailure(failure, "any-failure").endsSession).toBe(false);
    });
  });
});

describe("the other consequences", () => {
  test("do not depend on the policy", () => {
    always([aFailure()], (failure) => {
      const one = judgeFailure(failure, "unauthorised");
      expect({ ...judgeFailure(failure, "any-failure"), endsSession: one.endsSession }).toEqual(one);
      expect(one.reason).toBe(failureReason(failure));
    });
  });

  test("are a service problem for 503, 408, ECONNABORTED and a cancelled call, and for nothing else", () => {
    always([aPolicy(), aFailure()], (policy, failure) => {
      fc.pre(!special(failure) || failure.cancelled);
      const problem =
        failure.cancelled || failure.code === "ECONNABORTED" || failure.status === 503 || failure.status === 408;
      expect(judgeFailure(failure, policy).raisesServiceProblem).toBe(problem);
    });
  });

  test("include a refusal for the refusal code, as a status or a code, unless the call was cancelled", () => {
    always([aPolicy(), aFailure()], (policy, failure) => {
      expect(judgeFailure(failure, policy).refusal).toBe(special(failure) && !failure.cancelled);
    });
  });

  test("are none for a success", () => {
    always([aPolicy(), fc.integer({ min: 200, max: 299 })], (policy, status) => {
      expect(judgeFailure({ status }, policy)).toEqual({
        endsSession: false,
        raisesServiceProblem: false,
        refusal: false,
        reason: "success",
      });
    });
  });
});

test.each<[Failure, SessionEndsOn, boolean, boolean, string]>([
  [{ status: 401 }, "unauthorised", true, false, "unauthorised"],
  [{ status: 403 }, "any-failure", true, false, "unauthorised"],
  [{ status: 400 }, "unauthorised", false, false, "server"],
  [{ status: 400 }, "any-failure", true, false, "server"],
  [{ status: 503 }, "unauthorised", false, true, "unavailable"],
  [{ status: 503 }, "any-failure", true, true, "unavailable"],
  [{ status: 408 }, "any-failure", true, true, "timed-out"],
  [{ code: "ECONNABORTED" }, "any-failure", false, true, "timed-out"],
  [{ cancelled: true }, "any-failure", false, true, "cancelled"],
  [{ status: 401, code: "ECONNABORTED" }, "unauthorised", true, true, "unauthorised"],
  [{ status: 500, code: "ECONNABORTED" }, "unauthorised", false, true, "timed-out"],
  [{ status: 199 }, "any-failure", true, false, "server"],
  [{ status: 300 }, "any-failure", true, false, "server"],
  [{ code: "ERR_NETWORK" }, "any-failure", false, false, "unreachable"],
  [{ status: 500, code: "500256" }, "any-failure", false, false, "refused"],
  [{ status: 401, code: 500256 }, "unauthorised", false, false, "refused"],
])("%j under %s: ends %s, service problem %s, %s", (failure, policy, ends, problem, reason) => {
  const verdict = judgeFailure(failure, policy);
  expect([verdict.endsSession, verdict.raisesServiceProblem, verdict.reason]).toEqual([ends, problem, reason]);
});

test("the policies have the names that a brand file uses", () => {
  expect(SESSION_ENDS_ON).toEqual(["unauthorised", "any-failure"]);
});

describe("judgeFault", () => {
  test("never ends the session for a fault without an answer", () => {
    for (const kind of ["unreachable", "timed-out", "cancelled", "contract"] as const) {
      for (const policy of SESSION_ENDS_ON) expect(judgeFault(fault("unknown", kind), policy).endsSession).toBe(false);
    }
  });

  test("ends the session for a revoked token, under both policies", () => {
    for (const policy of SESSION_ENDS_ON) {
      expect(judgeFault({ ...fault("none", "unauthorised"), status: 401 }, policy).endsSession).toBe(true);
      expect(judgeFault(fault("none", "unauthorised"), policy).endsSession).toBe(true);
    }
  });

  test("ends the session for a server failure under `any-failure` only", () => {
    const failure = { ...fault("none", "server"), status: 500 };
    expect(judgeFault(failure, "unauthorised").endsSession).toBe(false);
    expect(judgeFault(failure, "any-failure").endsSession).toBe(true);
  });

  test("never ends the session for a call that the backend does not have", () => {
    const missing = { ...fault("none", "not-available"), status: 501 };
    expect(judgeFault(missing, "any-failure")).toEqual({ endsSession: false, raisesServiceProblem: false });
  });

  test("raises the service problem for 503, for our time-out and for a cancelled call", () => {
    const raises = (kind: Parameters<typeof fault>[1], more: object) =>
      judgeFault({ ...fault("none", kind), ...more }, "unauthorised").raisesServiceProblem;
    expect(raises("unavailable", { status: 503 })).toBe(true);
    expect(raises("timed-out", { status: 408 })).toBe(true);
    expect(raises("timed-out", { code: "ECONNABORTED" })).toBe(true);
    expect(raises("cancelled", {})).toBe(true);
    expect(raises("cancelled", { onPurpose: true })).toBe(false);
    expect(raises("unreachable", {})).toBe(false);
  });
});
