import { describe, expect, it, vi } from "vitest";
import { idempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import { DEFAULT_INPUT_RULES } from "../../../../core/rules/input-rules.ts";
import type { Availability } from "../../../../core/session/model.ts";
import type { SessionPort } from "../../../../core/session/port.ts";
import type { PuzzleSolver } from "../../../../core/session/solve-puzzles.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import { RegisterStore } from "../../../../web/stores/session/register-store.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";
import { sessionPort, sessionStorageInMemory, someSession } from "../../../core/session/fake-session.ts";
import { handTime, promised } from "../hand-time.ts";

const free = () => Promise.resolve(ok("free" as const));
const FREE = { checkPhone: free, checkUsername: free, checkBankAccount: free };

function storeWith(calls: Partial<SessionPort>, inputRules = DEFAULT_INPUT_RULES, solvePuzzle?: PuzzleSolver["solve"]) {
  const time = handTime();
  const onDone = vi.fn();
  let keys = 0;
  const store = new RegisterStore(
    {
      session: sessionPort(calls),
      sessionStorage: sessionStorageInMemory(),
      wait: () => Promise.resolve(),
      honoursKeys: false,
      newKey: () => idempotencyKey(`registration-key-${(keys += 1)}`),
      after: time.after,
      inputRules,
      ...(solvePuzzle && { solvePuzzle }),
    },
    onDone,
  );
  return { store, time, onDone };
}

function fillStep1(store: RegisterStore) {
  store.draft.set("phone", "0812345678");
  store.draft.set("username", "somchai");
  store.draft.set("password", "demo1234");
  store.draft.set("confirmPassword", "demo1234");
}

function fillStep2(store: RegisterStore) {
  store.draft.set("bank", "004");
  store.draft.set("accountNumber", "1234567890");
  store.draft.set("name", "สมชาย ใจดี");
}

describe("RegisterStore", () => {
  it("asks the backend after a pause in typing, about the last text", async () => {
    const checkUsername = vi.fn(free);
    const { store, time } = storeWith({ checkUsername });
    for (const typed of ["somc", "somch", "somchai"]) {
      store.draft.set("username", typed);
      await time.pass(100);
    }
    expect(store.draft.checks.username.checking).toBe(true);
    await time.pass(400);
    expect(checkUsername.mock.calls).toEqual([["somchai"]]);
    expect(store.draft.checks.username.state.status).toBe("passed");
  });

  it("drops an answer about an earlier text", async () => {
    const answers: ReturnType<typeof promised<ReturnType<typeof ok<Availability>>>>[] = [];
    const { store, time } = storeWith({
      checkUsername: () => {
        const answer = promised<ReturnType<typeof ok<Availability>>>();
        answers.push(answer);
        return answer.promise;
      },
    });
    store.draft.set("username", "taken1");
    await time.pass(400);
    store.draft.set("username", "free1");
    await time.pass(400);
    answers[1]?.keep(ok("free"));
    answers[0]?.keep(ok("taken"));
    await time.pass(0);
    expect(store.draft.problemOf("username")).toBeUndefined();
    expect(store.draft.checks.username.state.status).toBe("passed");
  });

  it("does not ask about a text that the rules refuse, and shows the refusal only when the field is left", async () => {
    const { store, time } = storeWith({});
    store.draft.set("phone", "0812");
    await time.pass(1000);
    expect(store.draft.problemOf("phone")).toBeUndefined();
    store.draft.leave("phone");
    expect(store.draft.problemOf("phone")).toMatchObject({ code: "phone-format" });
    store.draft.set("phone", "08123");
    expect(store.draft.problemOf("phone")).toBeUndefined();
  });

  it("fills in the account's name, but keeps a typed one", async () => {
    const accountName = vi.fn((_bank: string, account: string) => Promise.resolve(ok(`นาย ${account} ใจดี`)));
    const { store, time } = storeWith({ ...FREE, accountName });
    store.draft.set("bank", "004");
    store.draft.set("accountNumber", "1234567890");
    await time.pass(400);
    expect(store.draft.form.name).toBe("นาย 1234567890 ใจดี");
    store.draft.set("accountNumber", "1234567891");
    await time.pass(400);
    expect(store.draft.form.name).toBe("นาย 1234567891 ใจดี");
    store.draft.set("name", "สมหญิง ใจดี");
    store.draft.set("accountNumber", "1234567892");
    await time.pass(400);
    expect(store.draft.form.name).toBe("สมหญิง ใจดี");
    expect(store.draft.accountName.note).toBe("นาย 1234567892 ใจดี");
  });

  it("blames no field for a backend that has no time to check it", async () => {
    const busy = async () => err(refuse("too-many-requests", { until: instant(0), retryAfter: 9 }));
    const { store, time } = storeWith({ ...FREE, checkUsername: busy });
    fillStep1(store);
    await time.pass(1000);
    expect(store.draft.checks.username.state.status).toBe("stopped");
    expect(store.draft.problemOf("username")).toBeUndefined();
    await store.next();
    expect(store.step).toBe(2);
  });

  it("goes to step 2 only when step 1 has no problem", async () => {
    const checkPhone = vi.fn(() => Promise.resolve(ok<Availability>("taken")));
    const { store } = storeWith({ ...FREE, checkPhone });
    await store.next();
    expect(store.step).toBe(1);
    expect(store.draft.problemOf("username")).toMatchObject({ code: "username-format" });
    fillStep1(store);
    await store.next();
    expect([store.step, store.draft.problemOf("phone")]).toMatchObject([1, { code: "phone-taken" }]);
    checkPhone.mockImplementation(free);
    await store.next();
    expect([store.step, store.phase]).toEqual([2, "idle"]);
  });

  it("judges a step by its input rules", async () => {
    const { store } = storeWith(FREE, { ...DEFAULT_INPUT_RULES, username: { minimum: 8, maximum: 9 } });
    fillStep1(store);
    await store.next();
    expect(store.draft.problemOf("username")).toMatchObject({ facts: { minimum: 8, maximum: 9 } });
    store.draft.set("username", "somchai9");
    await store.next();
    expect(store.step).toBe(2);
  });

  it("registers once, however often it is clicked", async () => {
    const register = vi.fn(() => Promise.resolve(ok(someSession())));
    const { store, onDone } = storeWith({ ...FREE, register });
    fillStep1(store);
    fillStep2(store);
    const running = store.submit();
    expect(store.submit()).toBeUndefined();
    await running;
    expect(store.submit()).toBeUndefined();
    expect(register).toHaveBeenCalledOnce();
    expect(onDone).toHaveBeenCalledWith(someSession());
    expect(store.phase).toBe("done");
  });

  it("says while it solves a puzzle for a place, and keeps what was typed", async () => {
    const solved = promised<undefined>();
    const busy = refuse("too-many-requests", { until: instant(0), retryAfter: 9, puzzle: "a puzzle" });
    const { store } = storeWith({ ...FREE, register: async () => err(busy) }, undefined, () => solved.promise);
    fillStep1(store);
    fillStep2(store);
    const { form } = store.draft;
    const running = store.submit();
    await vi.waitFor(() => expect([store.solving, store.phase]).toEqual([true, "sending"]));
    solved.keep(undefined);
    await running;
    expect([store.solving, store.phase, store.draft.form]).toEqual([false, "idle", form]);
    expect(store.draft.problems.form).toMatchObject({ code: "too-many-requests" });
  });

  it("returns to the step where the refusal can be solved", async () => {
    const { store } = storeWith({ ...FREE, register: () => Promise.reject(new Error("not sent")) });
    fillStep2(store);
    store.step = 2;
    await store.submit();
    expect(store.step).toBe(1);
    expect(store.draft.problemOf("phone")).toMatchObject({ code: "phone-format" });
  });

  it("looks for its account before it sends a form with an unknown outcome again", async () => {
    const register = vi.fn((_registration: unknown, _key: unknown) => Promise.resolve(err(fault("unknown"))));
    let there: Availability = "free";
    const check = () => Promise.resolve(ok(there));
    const { store, onDone } = storeWith({
      checkPhone: check,
      checkUsername: check,
      checkBankAccount: check,
      register,
      signIn: () => Promise.resolve(ok(someSession())),
    });
    fillStep1(store);
    fillStep2(store);
    await store.submit();
    expect(store.phase).toBe("unknown");
    // The account exists after all, so its values are taken by this member.
    there = "taken";
    await store.submit();
    expect([store.phase, register.mock.calls.length]).toEqual(["done", 1]);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it("sends a changed form under a new key", async () => {
    const register = vi.fn((_registration: unknown, _key: unknown) => Promise.resolve(err(fault("unknown"))));
    const { store } = storeWith({ ...FREE, register });
    fillStep1(store);
    fillStep2(store);
    await store.submit();
    store.draft.set("name", "สมหญิง ใจดี");
    await store.submit();
    const keys = register.mock.calls.map(([, key]) => key);
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });
});
