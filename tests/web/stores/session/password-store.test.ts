import { describe, expect, it, vi } from "vitest";
import type { SessionPort } from "../../../../core/session/port.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import { PasswordStore } from "../../../../web/stores/session/password-store.ts";
import { fault, intentsInMemory } from "../../../core/money-action/unreliable-backend.ts";
import { sessionPort, someSession } from "../../../core/session/fake-session.ts";
import { dependenciesOn } from "../dependencies-on.ts";

const CHANGE = { oldPassword: "demo1234", newPassword: "better5678", confirmPassword: "better5678" };

function storeAt(calls: Partial<SessionPort>, intents = intentsInMemory()) {
  const { dependencies, time } = dependenciesOn({}, intents);
  const store = new PasswordStore({ ...dependencies, session: sessionPort(calls) }, () => "somchai");
  return { store, time };
}

const signIn: SessionPort["signIn"] = async ({ username, password }) =>
  username === "somchai" && password === CHANGE.newPassword ? ok(someSession()) : err(refuse("credentials-wrong"));

describe("PasswordStore", () => {
  it("changes once for two clicks", async () => {
    const changePassword = vi.fn(async () => ok(undefined));
    const { store } = storeAt({ changePassword });
    await Promise.all([store.change(CHANGE), store.change(CHANGE)]);
    expect(store.action.phase).toBe("done");
    expect(changePassword).toHaveBeenCalledTimes(1);
  });

  it("finds out a lost change on the same page without asking", async () => {
    const changePassword = vi.fn(async () => err(fault("unknown")));
    const { store, time } = storeAt({ changePassword, signIn });
    const changing = store.change(CHANGE);
    await time.pass(1000);
    await changing;
    expect(store.action.phase).toBe("done");
    expect(store.knowsPasswords).toBe(true);
  });

  it("asks for the new password on the next page, and tells when it opens nothing", async () => {
    const intents = intentsInMemory();
    const { store, time } = storeAt(
      { changePassword: async () => err(fault("unknown")), signIn: async () => err(fault("none")) },
      intents,
    );
    const changing = store.change(CHANGE);
    await time.pass(60_000);
    await changing;
    expect(store.action.phase).toBe("unknown");
    expect(JSON.stringify(intents.all())).not.toMatch(/demo1234|better5678/);

    const { store: later } = storeAt({ signIn }, intents);
    await later.action.resume();
    expect(later.action.phase).toBe("unknown");
    expect(later.knowsPasswords).toBe(false);
    await later.change(CHANGE);
    expect(later.action.phase).toBe("unknown");
    await later.check("mistyped1");
    expect(later.typedIsWrong).toBe(true);
    expect(later.action.phase).toBe("unknown");
    await later.check(CHANGE.newPassword);
    expect(later.action.phase).toBe("done");
    expect(later.typedIsWrong).toBe(false);
    expect(intents.all()).toEqual([]);
  });

  it("can start again, which gives up the unknown outcome", async () => {
    const intents = intentsInMemory();
    const { store, time } = storeAt(
      { changePassword: async () => err(fault("unknown")), signIn: async () => err(fault("none")) },
      intents,
    );
    const changing = store.change(CHANGE);
    await time.pass(60_000);
    await changing;
    store.startAgain();
    expect(store.action.phase).toBe("idle");
    expect(intents.all()).toEqual([]);
  });
});
