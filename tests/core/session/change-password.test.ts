import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { runMoneyAction } from "../../../core/money-action/run.ts";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import {
  type ChangePasswordDependencies,
  checkPasswordChange,
  PASSWORD_CHANGE,
  passwordChange,
} from "../../../core/session/change-password.ts";
import type { PasswordChange } from "../../../core/session/model.ts";
import type { SessionPort } from "../../../core/session/port.ts";
import { at, type RefusalCode, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { aScript, KEY, pageOn } from "../money-action/page-on-bad-line.ts";
import { fault, intentsInMemory, type Script, START, UnreliableBackend } from "../money-action/unreliable-backend.ts";
import { sessionPort, someSession } from "./fake-session.ts";

const FINE = { oldPassword: "demo1234", newPassword: "better5678", confirmPassword: "better5678" };

function pageWith(calls: Partial<SessionPort>, more: Partial<Omit<ChangePasswordDependencies, "intents">> = {}) {
  return {
    session: sessionPort(calls),
    clock: () => START,
    wait: () => Promise.resolve(),
    honoursKeys: true,
    intents: intentsInMemory(),
    ...more,
  };
}

const run = (dependencies: ChangePasswordDependencies, change: PasswordChange) =>
  runMoneyAction(dependencies, passwordChange("somchai", change), undefined, KEY);

/** An account whose password a bad line changes. */
class Account {
  password = FINE.oldPassword;
  changes = 0;
  readonly backend: UnreliableBackend;

  constructor(script: Script) {
    this.backend = new UnreliableBackend(script);
  }

  port(): SessionPort {
    return sessionPort({
      signIn: async ({ password }) => {
        const shown = await this.backend.read(() => this.password === password);
        if (!shown.ok) return shown;
        return shown.value ? ok(someSession()) : err(refuse("credentials-wrong"));
      },
      changePassword: (change: PasswordChange, key: IdempotencyKey) =>
        this.backend.send(key, () => {
          if (change.oldPassword !== this.password) return err(refuse("password-wrong"));
          this.password = change.newPassword;
          this.changes += 1;
          return ok(undefined);
        }),
    });
  }
}

describe("a change of password", () => {
  it.each([
    [{ ...FINE, oldPassword: "" }, "password-required", "oldPassword"],
    [{ ...FINE, newPassword: "short1" }, "password-format", "newPassword"],
    [{ ...FINE, confirmPassword: "better5679" }, "password-differs", "confirmPassword"],
    [{ ...FINE, newPassword: "demo1234", confirmPassword: "demo1234" }, "password-same", "newPassword"],
  ])("of %o is refused unsent", async (change, code, field) => {
    expect(await run(pageWith({}), change)).toMatchObject({ state: "refused", refusal: { code, field } });
  });

  it("takes the length of a password from its input rules", async () => {
    const inputRules = { ...DEFAULT_INPUT_RULES, password: { minimum: 4, maximum: 6 } };
    const change = { ...FINE, newPassword: "new123", confirmPassword: "new123" };
    const calls = { changePassword: () => Promise.resolve(ok(undefined)) };
    expect(await run(pageWith(calls, { inputRules }), change)).toMatchObject({ state: "done" });
    expect(await run(pageWith(calls), change)).toMatchObject({ refusal: { code: "password-format" } });
  });

  it("sends the typed values with its key, and names the field of the backend's refusal", async () => {
    const changePassword = vi.fn(() => Promise.resolve(err(refuse("password-wrong"))));
    expect(await run(pageWith({ changePassword }), FINE)).toEqual({
      state: "refused",
      refusal: at("oldPassword", refuse("password-wrong")),
    });
    expect(changePassword).toHaveBeenCalledWith(FINE, KEY);
  });

  it.each<[code: RefusalCode, field: keyof PasswordChange]>([
    ["password-required", "oldPassword"],
    ["password-wrong", "oldPassword"],
    ["password-format", "newPassword"],
    ["password-same", "newPassword"],
    ["password-common", "newPassword"],
    ["password-like-username", "newPassword"],
    ["password-differs", "confirmPassword"],
  ])("shows the backend's %s at %s", async (code, field) => {
    const refusal = { kind: "refusal", code, message: "ไม่ผ่าน", facts: {} } as const;
    const changePassword = () => Promise.resolve(err(refusal));
    expect(await run(pageWith({ changePassword }), FINE)).toEqual({ state: "refused", refusal: at(field, refusal) });
  });

  const broken = { ...fault("none"), code: "credentials-wrong" };
  it.each<[seen: string, answer: Awaited<ReturnType<SessionPort["signIn"]>>]>([
    ["effect", ok(someSession())],
    ["effect", err(refuse("second-factor-required"))],
    ["nothing", err(refuse("credentials-wrong"))],
    ["unreadable", err(refuse("sign-in-locked", { until: START }))],
    ["unreadable", err(broken)],
  ])("shows %s where signing in with the new password answers %o", async (seen, answer) => {
    const change = passwordChange("somchai", FINE);
    const signIn = vi.fn(async () => answer);
    const page = pageWith({ signIn });
    const intent = { kind: PASSWORD_CHANGE.kind, key: KEY, madeAt: START };
    expect((await change.lookUp(page, intent)).seen).toBe(seen);
    expect(signIn).toHaveBeenCalledWith({ username: "somchai", password: FINE.newPassword });
    const outcome = await checkPasswordChange(page, intent, "somchai", FINE.newPassword);
    expect(outcome).toMatchObject(seen === "effect" ? { state: "done" } : { state: "unknown" });
    expect(outcome.state === "unknown" && outcome.fault).toBe(
      !answer.ok && answer.error === broken ? broken : seen === "effect" ? false : undefined,
    );
  });

  it("may be sent twice to any backend", () => {
    expect(passwordChange("somchai", FINE).repeatable).toBe(true);
  });

  it("over any bad line is made at most once, never called wrong or failed when it was made, and stores no password", async () => {
    await fc.assert(
      fc.asyncProperty(aScript(), async (script) => {
        const account = new Account(script);
        const page = pageOn(account.backend, script.honoursKeys);
        let storedText = "";
        const intents = {
          ...page.intents,
          write: (intent: Parameters<typeof page.intents.write>[0]) => {
            storedText += JSON.stringify(intent);
            page.intents.write(intent);
          },
        };
        const outcome = await run({ ...page, intents, session: account.port() }, FINE);
        account.backend.drain();
        expect(storedText).not.toMatch(/demo1234|better5678/);
        expect(account.changes).toBeLessThanOrEqual(1);
        if (outcome.state === "done") expect(account.changes).toBe(1);
        if (outcome.state === "refused" || outcome.state === "failed") expect(account.changes).toBe(0);
        expect(page.intents.all()).toHaveLength(outcome.state === "unknown" ? 1 : 0);
      }),
    );
  });

  it("asks again under its key before it signs in, where the backend honours keys", async () => {
    const replies = [err(fault("unknown")), ok(undefined)];
    const changePassword = vi.fn(() => Promise.resolve(replies.shift() ?? err(fault("unknown"))));
    expect(await run(pageWith({ changePassword }), FINE)).toMatchObject({ state: "done" });
    expect(changePassword).toHaveBeenCalledTimes(2);
  });

  it("takes a missing second factor as the sign of a right password, and signs in wrongly three times at most", async () => {
    const changePassword = () => Promise.resolve(err(fault("unknown")));
    const factor = { ...refuse("credentials-wrong"), code: "second-factor-required" as never };
    const right = await run(pageWith({ changePassword, signIn: () => Promise.resolve(err(factor)) }), FINE);
    expect(right).toMatchObject({ state: "done" });
    const signIn = vi.fn(() => Promise.resolve(err(refuse("credentials-wrong"))));
    const page = pageWith({ changePassword, signIn });
    expect(await run(page, FINE)).toMatchObject({ state: "unknown" });
    expect(signIn).toHaveBeenCalledTimes(3);
  });
});

describe("a change of an earlier page", () => {
  it("is found out with the new password, and stays unknown with any other", async () => {
    const signIn: SessionPort["signIn"] = async ({ password }) =>
      password === FINE.newPassword ? ok(someSession()) : err(refuse("credentials-wrong"));
    const page = pageWith({ signIn });
    const intent = { kind: PASSWORD_CHANGE.kind, key: KEY, madeAt: START };
    page.intents.write(intent);
    expect(await checkPasswordChange(page, intent, "somchai", "mistyped1")).toMatchObject({ state: "unknown" });
    expect(page.intents.all()).toHaveLength(1);
    expect(await checkPasswordChange(page, intent, "somchai", FINE.newPassword)).toMatchObject({ state: "done" });
    expect(page.intents.all()).toEqual([]);
  });
});
