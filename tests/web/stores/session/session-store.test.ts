import { describe, expect, it, vi } from "vitest";
import { DEFAULT_INPUT_RULES } from "../../../../core/rules/input-rules.ts";
import type { Session } from "../../../../core/session/model.ts";
import type { SessionPort } from "../../../../core/session/port.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import { SessionStore } from "../../../../web/stores/session/session-store.ts";
import { sessionPort, sessionStorageInMemory, someMember, someSession } from "../../../core/session/fake-session.ts";
import { fault } from "../../../core/wallet/unreliable-wallet.ts";
import { promised } from "../hand-time.ts";

function storeWith(calls: Partial<SessionPort>, stored?: Session) {
  const sessionStorage = sessionStorageInMemory(stored);
  const store = new SessionStore({
    session: sessionPort(calls),
    sessionStorage,
    wait: () => new Promise(() => undefined),
    inputRules: DEFAULT_INPUT_RULES,
  });
  return { store, sessionStorage };
}

const CREDENTIALS = { username: "somchai", password: "demo1234" };

describe("SessionStore", () => {
  it("knows who is signed in before the first screen is drawn", () => {
    const { store } = storeWith({}, someSession());
    expect(store.loading).toBe(true);
    store.start();
    expect(store.currentUser).toEqual(someMember());
    expect(store.loading).toBe(false);
  });

  it("signs in once, however often it is clicked", async () => {
    const answer = promised<ReturnType<typeof ok<Session>>>();
    const signIn = vi.fn(() => answer.promise);
    const { store, sessionStorage } = storeWith({ signIn });
    store.start();
    const first = store.signIn(CREDENTIALS);
    const second = store.signIn(CREDENTIALS);
    expect(store.loading).toBe(true);
    answer.keep(ok(someSession()));
    expect(await first).toEqual(await second);
    expect(signIn).toHaveBeenCalledOnce();
    expect(store.signedIn).toBe(true);
    expect(sessionStorage.read()).toEqual(someSession());
  });

  it("says why a sign-in went wrong, and may try again", async () => {
    const signIn = vi.fn(() => Promise.resolve(err(refuse("credentials-wrong"))));
    const { store } = storeWith({ signIn });
    store.start();
    await store.signIn(CREDENTIALS, "home-page");
    expect(store.error).toMatchObject({ code: "credentials-wrong" });
    expect(store.loading).toBe(false);
    await store.signIn(CREDENTIALS);
    expect(signIn).toHaveBeenCalledTimes(2);
    store.clearError();
    expect(store.error).toBeUndefined();
  });

  it("follows the other tabs, in and out", () => {
    const { store, sessionStorage } = storeWith({}, someSession());
    const stop = store.start();
    sessionStorage.elsewhere(undefined);
    expect(store.signedIn).toBe(false);
    sessionStorage.elsewhere(someSession("token-2"));
    expect(store.signedIn).toBe(true);
    stop();
    sessionStorage.elsewhere(undefined);
    expect(store.signedIn).toBe(true);
  });

  it("ends with the session that the backend said is over, and with no other", () => {
    const { store, sessionStorage } = storeWith({}, someSession("token-2"));
    store.start();
    const late = fault("none", "unauthorised");
    store.expire(someSession("token-1"), late);
    expect(store.signedIn).toBe(true);
    store.expire(someSession("token-2"), late);
    expect(store.signedIn).toBe(false);
    expect(store.error).toEqual(late);
    expect(sessionStorage.read()).toBeUndefined();
  });

  it("ends when a call found the vault emptied, unless somebody signed in meanwhile", () => {
    const { store, sessionStorage } = storeWith({}, someSession());
    store.start();
    store.expire(undefined, fault("none", "unauthorised"));
    expect(store.signedIn).toBe(true);
    sessionStorage.clear();
    store.expire(undefined, fault("none", "unauthorised"));
    expect(store.signedIn).toBe(false);
  });

  it("signs out although the backend never answers", async () => {
    const sessionStorage = sessionStorageInMemory(someSession());
    const session = sessionPort({ signOut: () => new Promise(() => undefined) });
    const store = new SessionStore({
      session,
      sessionStorage,
      wait: () => Promise.resolve(),
      inputRules: DEFAULT_INPUT_RULES,
    });
    store.start();
    await store.signOut();
    expect(store.state).toEqual({ currentUser: undefined, loading: false, error: undefined });
    expect(sessionStorage.read()).toBeUndefined();
  });

  it("keeps a changed level in the profile and in the vault", () => {
    const { store, sessionStorage } = storeWith({}, someSession());
    store.start();
    store.updateMember({ level: "platinum", levelId: 3 });
    expect(store.currentUser?.level).toBe("platinum");
    expect(sessionStorage.read()?.member.levelId).toBe(3);
    sessionStorage.elsewhere(undefined);
    store.updateMember({ level: "vip", levelId: 5 });
    expect(sessionStorage.read()).toBeUndefined();
  });
});
