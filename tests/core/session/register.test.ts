import { describe, expect, it, vi } from "vitest";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import type { SessionPort } from "../../../core/session/port.ts";
import { checkRegistrationField, checkStep, lookUpAccountName, register } from "../../../core/session/register.ts";
import { EMPTY_REGISTRATION, type RegistrationForm, registrationOf } from "../../../core/session/registration-form.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { fault } from "../money-action/unreliable-backend.ts";
import { sessionPort, sessionStorageInMemory, someSession } from "./fake-session.ts";

const KEY = idempotencyKey("one-registration-of-one");

const FORM: RegistrationForm = {
  phone: "081-234 ๕๖๗๘",
  username: " Somchai9 ",
  password: "demo1234",
  confirmPassword: "demo1234",
  bank: "004",
  accountNumber: "123-4-56789-0",
  name: " สมชาย   ใจดี ",
  inviterCode: " AF1 ",
  consentVersion: "",
};

const free = () => Promise.resolve(ok("free" as const));
const taken = () => Promise.resolve(ok("taken" as const));

function dependenciesWith(calls: Partial<SessionPort>, honoursKeys = true) {
  return {
    session: sessionPort(calls),
    sessionStorage: sessionStorageInMemory(),
    wait: () => Promise.resolve(),
    honoursKeys,
  };
}

describe("registrationOf", () => {
  it("normalises what was typed", () => {
    expect(registrationOf(FORM, { team: "t", marketing: "m" })).toEqual(
      ok({
        username: "somchai9",
        password: "demo1234",
        name: "สมชาย ใจดี",
        phone: "0812345678",
        bank: "004",
        accountNumber: "1234567890",
        inviterCode: "AF1",
        campaign: { team: "t", marketing: "m" },
      }),
    );
  });

  it("leaves out empty values", () => {
    const sent = registrationOf({ ...FORM, inviterCode: "  " }, undefined);
    expect(sent.ok && Object.keys(sent.value)).not.toEqual(expect.arrayContaining(["inviterCode"]));
    expect(sent.ok && "campaign" in sent.value).toBe(false);
    expect(sent.ok && "consentVersion" in sent.value).toBe(false);
  });

  it("carries the accepted version, and refuses without it where the operator asks for it", () => {
    const rules = { ...DEFAULT_INPUT_RULES, consentVersion: "terms 2" };
    const accepted = registrationOf({ ...FORM, consentVersion: "terms 2" }, undefined, rules);
    expect(accepted.ok && accepted.value.consentVersion).toBe("terms 2");
    for (const consentVersion of ["", "terms 1"]) {
      expect(registrationOf({ ...FORM, consentVersion }, undefined, rules)).toMatchObject({
        error: { code: "consent-required", field: "consentVersion" },
      });
    }
  });
});

describe("checkStep", () => {
  it("refuses every wrong field unsent", async () => {
    const problems = await checkStep({ session: sessionPort({}) }, 1, EMPTY_REGISTRATION);
    expect(problems).toMatchObject([
      { code: "phone-format", field: "phone" },
      { code: "username-format", field: "username" },
      { code: "password-format", field: "password" },
    ]);
    expect(await checkStep({ session: sessionPort({}) }, 2, EMPTY_REGISTRATION)).toMatchObject([
      { code: "bank-required", field: "bank" },
      { code: "bank-account-format", field: "accountNumber" },
      { code: "name-required", field: "name" },
    ]);
  });

  it("asks nothing about a form with one wrong field", async () => {
    const problems = await checkStep({ session: sessionPort({}) }, 1, { ...FORM, confirmPassword: "demo12345" });
    expect(problems).toMatchObject([{ code: "password-differs", field: "confirmPassword" }]);
  });

  it("goes on when the backend has no time for questions, and stops at what it answers", async () => {
    const busy = () => Promise.resolve(err(refuse("too-many-requests", { until: instant(0), retryAfter: 9 })));
    const ask = (checkUsername: typeof free | typeof taken) =>
      checkStep({ session: sessionPort({ checkPhone: busy, checkUsername }) }, 1, FORM);
    expect(await ask(free)).toEqual([]);
    expect(await ask(taken)).toMatchObject([{ code: "username-taken" }]);
  });

  it("asks about the account and the inviter in the second step", async () => {
    const inviter = () => Promise.resolve(err(refuse("inviter-unknown")));
    const problems = await checkStep({ session: sessionPort({ checkBankAccount: taken, inviter }) }, 2, FORM);
    expect(problems).toMatchObject([
      { code: "bank-account-taken", field: "accountNumber" },
      { code: "inviter-unknown", field: "inviterCode" },
    ]);
    expect(
      await checkRegistrationField({ session: sessionPort({ checkBankAccount: free }) }, "accountNumber", FORM),
    ).toEqual(ok(""));
    expect(Object.values(EMPTY_REGISTRATION).join("")).toBe("");
  });

  it("asks the backend when the rules accept every field", async () => {
    const checkPhone = vi.fn(taken);
    const checkUsername = vi.fn(free);
    const problems = await checkStep({ session: sessionPort({ checkPhone, checkUsername }) }, 1, FORM);
    expect(problems).toMatchObject([{ code: "phone-taken", field: "phone" }]);
    expect(checkPhone).toHaveBeenCalledWith("0812345678");
    expect(checkUsername).toHaveBeenCalledWith("somchai9");
  });
});

describe("checkRegistrationField", () => {
  it("returns the inviter's masked name, and accepts an empty code", async () => {
    const session = sessionPort({ inviter: () => Promise.resolve(ok({ maskedName: "ส***ย" })) });
    expect(await checkRegistrationField({ session }, "inviterCode", FORM)).toEqual(ok("ส***ย"));
    expect(
      await checkRegistrationField({ session: sessionPort({}) }, "inviterCode", { ...FORM, inviterCode: "" }),
    ).toEqual(ok(""));
  });

  it("returns a fault unchanged", async () => {
    const session = sessionPort({ checkBankAccount: () => Promise.resolve(err(fault("none"))) });
    expect(await checkRegistrationField({ session }, "accountNumber", FORM)).toEqual(err(fault("none")));
  });
});

describe("lookUpAccountName", () => {
  it("needs a bank and a complete account number", async () => {
    const session = sessionPort({ accountName: () => Promise.resolve(ok("นาย สมชาย ใจดี")) });
    expect(await lookUpAccountName({ session }, FORM)).toEqual(ok("นาย สมชาย ใจดี"));
    expect(await lookUpAccountName({ session }, { ...FORM, bank: "" })).toMatchObject({ error: { field: "bank" } });
    expect(await lookUpAccountName({ session }, { ...FORM, accountNumber: "1" })).toMatchObject({
      error: { field: "accountNumber" },
    });
    const unknown = sessionPort({ accountName: () => Promise.resolve(err(refuse("bank-account-unknown"))) });
    expect(await lookUpAccountName({ session: unknown }, FORM)).toMatchObject({ error: { field: "accountNumber" } });
  });
});

describe("register", () => {
  it("registers and stores the session", async () => {
    const dependencies = dependenciesWith({ register: () => Promise.resolve(ok(someSession())) });
    expect(await register(dependencies, { form: FORM, key: KEY })).toEqual({ state: "done", value: someSession() });
    expect(dependencies.sessionStorage.read()).toEqual(someSession());
  });

  it("refuses by the rules, unsent", async () => {
    const outcome = await register(dependenciesWith({}), { form: { ...FORM, name: "x" }, key: KEY });
    expect(outcome).toMatchObject({ state: "refused", refusal: { code: "name-required", field: "name" } });
  });

  it("reconciles a lost reply by signing in to the new account", async () => {
    const dependencies = dependenciesWith({
      register: () => Promise.resolve(err(fault("unknown"))),
      checkUsername: taken,
      signIn: () => Promise.resolve(ok(someSession())),
    });
    expect((await register(dependencies, { form: FORM, key: KEY })).state).toBe("done");
    expect(dependencies.sessionStorage.read()).toEqual(someSession());
  });

  it("recognises an account of somebody else", async () => {
    const dependencies = dependenciesWith({
      register: () => Promise.resolve(err(fault("unknown"))),
      checkUsername: taken,
      signIn: () => Promise.resolve(err(refuse("credentials-wrong"))),
    });
    expect(await register(dependencies, { form: FORM, key: KEY })).toMatchObject({
      state: "refused",
      refusal: { code: "username-taken", field: "username" },
    });
  });

  it.each([
    ["the sign-in is locked", refuse("sign-in-locked", { until: instant(0) })],
    ["the sign-in breaks", { ...fault("none"), code: "credentials-wrong" }],
  ])("stays unknown while %s", async (_, problem) => {
    const onChecking = vi.fn();
    const dependencies = dependenciesWith({
      register: () => Promise.resolve(err(fault("unknown"))),
      checkUsername: taken,
      signIn: () => Promise.resolve(err(problem)),
    });
    expect(await register(dependencies, { form: FORM, key: KEY, onChecking })).toMatchObject({ state: "unknown" });
    expect(onChecking).toHaveBeenCalled();
  });

  it("looks before it sends again what an earlier page sent, and only as long as it may", async () => {
    const signIn = () => Promise.resolve(ok(someSession()));
    const resumed = dependenciesWith({ checkUsername: taken, signIn });
    expect(await register(resumed, { form: FORM, key: KEY, resumed: true })).toMatchObject({ state: "done" });
    const looksIn = async (lookForMs?: number) => {
      const checkUsername = vi.fn(free);
      const calls = { register: () => Promise.resolve(err(fault("unknown"))), checkUsername };
      const dependencies = { ...dependenciesWith(calls, false), ...(lookForMs !== undefined && { lookForMs }) };
      await register(dependencies, { form: FORM, key: KEY });
      return checkUsername.mock.calls.length;
    };
    expect(await looksIn(1)).toBeLessThan(await looksIn());
  });

  it("sends it again under the same key only at a backend that honours keys", async () => {
    for (const honoursKeys of [true, false]) {
      const sent = vi.fn((_registration: unknown, _key: unknown) =>
        Promise.resolve(sent.mock.calls.length > 1 ? ok(someSession()) : err(fault("unknown"))),
      );
      const dependencies = dependenciesWith({ register: sent, checkUsername: free }, honoursKeys);
      const outcome = await register(dependencies, { form: FORM, key: KEY });
      expect(outcome.state).toBe(honoursKeys ? "done" : "unknown");
      expect(sent.mock.calls.map(([, key]) => key)).toEqual(honoursKeys ? [KEY, KEY] : [KEY]);
    }
  });
});
