import { describe, expect, it, test, vi } from "vitest";
import { chatVisitor } from "../../../core/session/chat-visitor.ts";
import { memberId } from "../../../core/session/model.ts";
import type { SessionPort } from "../../../core/session/port.ts";
import { endSession, refreshMember, restoreSession, signIn, signOut } from "../../../core/session/session-state.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { fault } from "../money-action/unreliable-backend.ts";
import { sessionPort, sessionStorageInMemory, someMember, someSession } from "./fake-session.ts";

const never = () => new Promise<never>(() => undefined);
const atOnce = () => Promise.resolve();

describe("signIn", () => {
  it("stores the session; sends the name trimmed and the password as typed", async () => {
    const asked = vi.fn(() => Promise.resolve(ok(someSession())));
    const sessionStorage = sessionStorageInMemory();
    const answer = await signIn(
      { session: sessionPort({ signIn: asked }), sessionStorage },
      { username: " gold ", password: " x " },
    );
    expect(answer.ok).toBe(true);
    expect(asked).toHaveBeenCalledWith({ username: "gold", password: " x " });
    expect(sessionStorage.read()).toEqual(someSession());
  });

  it("sends a second factor with the rest, and no such field without one", async () => {
    const asked = vi.fn<SessionPort["signIn"]>(() => Promise.resolve(ok(someSession())));
    const dependencies = { session: sessionPort({ signIn: asked }), sessionStorage: sessionStorageInMemory() };
    const secondFactor = { kind: "totp", code: "123456" } as const;
    await signIn(dependencies, { username: "gold", password: "x", secondFactor });
    await signIn(dependencies, { username: "gold", password: "x" });
    expect(asked.mock.calls).toStrictEqual([
      [{ username: "gold", password: "x", secondFactor }],
      [{ username: "gold", password: "x" }],
    ]);
  });

  it("refuses an empty field unsent", async () => {
    const dependencies = { session: sessionPort({}), sessionStorage: sessionStorageInMemory() };
    expect(await signIn(dependencies, { username: "  ", password: "x" })).toMatchObject({
      error: { code: "username-required", field: "username" },
    });
    expect(await signIn(dependencies, { username: "gold", password: "" })).toMatchObject({
      error: { code: "password-required", field: "password" },
    });
  });

  it("stores nothing when it is refused", async () => {
    const sessionStorage = sessionStorageInMemory();
    const session = sessionPort({ signIn: () => Promise.resolve(err(refuse("credentials-wrong"))) });
    expect((await signIn({ session, sessionStorage }, { username: "gold", password: "x" })).ok).toBe(false);
    expect(sessionStorage.read()).toBeUndefined();
  });
});

test("no member has an empty id", () => {
  expect(() => memberId("")).toThrow(RangeError);
  expect(memberId("x")).toBe("x");
});

describe("restoreSession", () => {
  it("returns a current user only when a session is stored", () => {
    expect(restoreSession({ sessionStorage: sessionStorageInMemory() })).toEqual({ type: "noCurrentUser" });
    expect(restoreSession({ sessionStorage: sessionStorageInMemory(someSession()) })).toEqual({
      type: "getCurrentUser",
      user: someMember(),
    });
  });
});

describe("refreshMember", () => {
  it("stores the member that was read, with the same token", async () => {
    const sessionStorage = sessionStorageInMemory(someSession());
    const session = sessionPort({ profile: () => Promise.resolve(ok(someMember({ points: 99 }))) });
    await refreshMember({ session, sessionStorage });
    expect(sessionStorage.read()).toEqual(someSession("token-1", { points: 99 }));
  });

  it("keeps the token that came meanwhile, since every reply may bring the next one", async () => {
    const sessionStorage = sessionStorageInMemory(someSession());
    const session = sessionPort({
      profile: () => {
        sessionStorage.write(someSession("token-2"));
        return Promise.resolve(ok(someMember({ points: 99 })));
      },
    });
    expect(await refreshMember({ session, sessionStorage })).toEqual(ok(someMember({ points: 99 })));
    expect(sessionStorage.read()).toEqual(someSession("token-2", { points: 99 }));
  });

  it.each([undefined, someSession("token-2", { id: memberId("m-2") })])(
    "drops an answer for a session that is over (%#)",
    async (now) => {
      const sessionStorage = sessionStorageInMemory(someSession());
      const session = sessionPort({
        profile: () => {
          sessionStorage.elsewhere(now);
          return Promise.resolve(ok(someMember({ points: 99 })));
        },
      });
      expect(await refreshMember({ session, sessionStorage })).toEqual(ok(undefined));
      expect(sessionStorage.read()).toEqual(now);
    },
  );
});

describe("signOut", () => {
  it.each([
    ["the backend agrees", () => Promise.resolve(ok(undefined))],
    ["the backend fails", () => Promise.resolve(err(fault("none")))],
    ["the backend does not answer", never],
  ])("deletes the session when %s", async (_when, answer) => {
    const sessionStorage = sessionStorageInMemory(someSession());
    const wait = vi.fn(atOnce);
    const event = await signOut({ session: sessionPort({ signOut: answer }), sessionStorage, wait });
    expect(wait).toHaveBeenCalledWith(3000);
    expect(event).toEqual({ type: "Logout" });
    expect(sessionStorage.read()).toBeUndefined();
  });

  it("calls the backend before it deletes the token", async () => {
    const sessionStorage = sessionStorageInMemory(someSession());
    let token: string | undefined;
    const session = sessionPort({
      signOut: () => {
        token = sessionStorage.read()?.token;
        return Promise.resolve(ok(undefined));
      },
    });
    await signOut({ session, sessionStorage, wait: never });
    expect(token).toBe("token-1");
  });

  it("ends a session whose token was renewed meanwhile", async () => {
    const sessionStorage = sessionStorageInMemory(someSession());
    const session = sessionPort({
      signOut: () => {
        sessionStorage.elsewhere(someSession("token-2"));
        return Promise.resolve(ok(undefined));
      },
    });
    expect(await signOut({ session, sessionStorage, wait: never })).toEqual({ type: "Logout" });
    expect(sessionStorage.read()).toBeUndefined();
  });

  it("keeps the session of somebody else that started meanwhile", async () => {
    const sessionStorage = sessionStorageInMemory(someSession());
    const other = someSession("token-2", { id: memberId("m-2") });
    const session = sessionPort({
      signOut: () => {
        sessionStorage.elsewhere(other);
        return Promise.resolve(ok(undefined));
      },
    });
    const event = await signOut({ session, sessionStorage, wait: never });
    expect(sessionStorage.read()).toEqual(other);
    // The page shows whose session it is, and not that nobody is signed in.
    expect(event).toEqual({ type: "getCurrentUser", user: other.member });
  });
});

describe("endSession", () => {
  it("deletes the session and returns the reason", () => {
    const sessionStorage = sessionStorageInMemory(someSession());
    const error = fault("none", "unauthorised");
    expect(endSession({ sessionStorage }, error)).toEqual({ type: "SessionTimeout", error });
    expect(sessionStorage.read()).toBeUndefined();
  });
});

describe("chatVisitor", () => {
  it("has the fields of the spec and the host as its tag", () => {
    expect(chatVisitor(someMember(), "play.example")).toEqual({
      name: "สมชาย ใจดี",
      email: "somchai@play.example",
      phone: "0812345678",
      username: "somchai",
      bankName: "กสิกรไทย",
      bankId: "1234567890",
      level: "gold",
      point: 12,
      tag: "play.example",
    });
    expect(chatVisitor(someMember({ bankAccount: undefined }), "h")).toMatchObject({ bankName: "", bankId: "" });
  });
});
