import { describe, expect, it } from "vitest";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { createMemoryLimitStore } from "../../../../adapters/house/limit-stores/memory.ts";
import { STAFF_IDLE_MS, STAFF_SESSION_MS } from "../../../../adapters/house/staff/staff-accounts.ts";
import { MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { STEP_MS, totpCode } from "../../totp-code.ts";
import { codeOf, eventsOf, openTestHouse, unwrap } from "../test-house.ts";
import { STAFF_PASSWORD, staffSignIn } from "./staff-sign-in.ts";

const password = STAFF_PASSWORD;

describe("an account of staff", () => {
  it("is made once, reset with its role, listed and removed, and each change ends its sessions", async () => {
    const { house, now, advance } = await openTestHouse();
    const { staffAccounts: accounts } = house;
    const noi = await staffSignIn(house, now(), "noi", "pay");
    expect(await accounts.list()).toEqual([{ name: "noi", role: "pay", since: now() }]);
    const again = { name: "noi", role: "admin", password, isReset: false } as const;
    expect(codeOf(await accounts.set(again))).toBe("username-taken");
    expect(await accounts.authenticate(noi.token)).toEqual({ name: "noi", role: "pay" });

    const { secret, role } = unwrap(await accounts.set({ ...again, role: undefined, isReset: true }));
    expect(role).toBe("pay");
    expect(await accounts.authenticate(noi.token)).toBeUndefined();
    const old = { name: "noi", password, code: totpCode(noi.secret, now()) };
    expect(codeOf(await accounts.signIn(old))).toBe("credentials-wrong");
    const { token } = unwrap(await accounts.signIn({ ...old, code: totpCode(secret, now()) }));

    expect([await accounts.remove("noi"), await accounts.remove("noi")]).toEqual([true, false]);
    advance(STEP_MS);
    expect(await accounts.authenticate(token)).toBeUndefined();
    const gone = { ...old, code: totpCode(secret, now()) };
    expect(codeOf(await accounts.signIn(gone))).toBe("credentials-wrong");
    expect(codeOf(await accounts.set({ ...again, isReset: true }))).toBe("body-invalid");
  });

  it.each([
    ["Noi", password, "body-invalid"],
    ["n", password, "body-invalid"],
    ["noi/../x", password, "body-invalid"],
    ["noi", "short1", "password-format"],
    ["noi", "password123", "password-common"],
    ["somchai", "somchai12", "password-like-username"],
  ])("of the name %s with the password %s is refused: %s", async (name, weak, code) => {
    const { house } = await openTestHouse();
    expect(codeOf(await house.staffAccounts.set({ name, role: "read", password: weak, isReset: false }))).toBe(code);
  });

  it("is in the journal without its password, its secret and its tokens", async () => {
    const { house, journal, now } = await openTestHouse();
    const { token, secret } = await staffSignIn(house, now(), "noi", "admin");
    const text = JSON.stringify(await eventsOf(journal))
      .replaceAll(`plain ${password}`, "")
      .replaceAll(`hash of ${token}`, "");
    for (const shown of [password, secret, token]) expect(text).not.toContain(shown);
  });
});

describe("a sign-in of staff", () => {
  it("says the same of a wrong name, password and code", async () => {
    const { house, now } = await openTestHouse();
    const { secret } = await staffSignIn(house, now(), "noi", "pay");
    const code = totpCode(secret, now() + STEP_MS);
    const tries = [
      { name: "nobody", password, code },
      { name: "noi", password: "another-harbour-1", code },
      { name: "noi", password, code: "000000" },
      { name: "noi", password, code: "" },
      { name: "member1", password: "secret1234", code },
    ];
    const refusals = [];
    for (const each of tries) refusals.push(await house.staffAccounts.signIn(each));
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(refusals.map(codeOf)).toEqual(tries.map(() => "credentials-wrong"));
  });

  it("uses its code up, also at another house, and also when both ask at once", async () => {
    const journal = createMemoryJournal();
    const one = await openTestHouse({ journal: journal as never });
    const other = await openTestHouse({ journal: journal as never, number: 2 });
    const { secret } = await staffSignIn(one.house, one.now(), "noi", "pay");
    const used = { name: "noi", password, code: totpCode(secret, one.now()) };
    expect(codeOf(await other.house.staffAccounts.signIn(used))).toBe("credentials-wrong");
    const fresh = { ...used, code: totpCode(secret, one.now() + STEP_MS) };
    const both = await Promise.all([one, other, one, other].map(({ house }) => house.staffAccounts.signIn(fresh)));
    expect(both.map(codeOf).sort()).toEqual(["credentials-wrong", "credentials-wrong", "credentials-wrong", "ok"]);
  });

  it("waits after wrong ones, which a right code does not share", async () => {
    const { house, now, advance } = await openTestHouse();
    const { secret } = await staffSignIn(house, now(), "noi", "pay");
    const wrong = { name: "noi", password: "another-harbour-1", code: "000000" };
    const codes = [];
    for (let count = 0; count < 7; count += 1) codes.push(codeOf(await house.staffAccounts.signIn(wrong)));
    expect(codes.at(-1)).toBe("sign-in-locked");
    advance(STEP_MS);
    const right = { name: "noi", password, code: totpCode(secret, now()) };
    expect(codeOf(await house.staffAccounts.signIn(right))).toBe("ok");
  });
});

describe("a session of staff", () => {
  it("ends when it is not used for half an hour, and after eight hours in any case", async () => {
    const { house, now, advance } = await openTestHouse();
    const { token, secret } = await staffSignIn(house, now(), "noi", "pay");
    const isOpen = async (shown: string) => (await house.staffAccounts.authenticate(shown)) !== undefined;
    const step = 25 * MINUTE_MS;
    for (let time = step; time < STAFF_SESSION_MS; time += step) {
      advance(step);
      expect(await isOpen(token)).toBe(true);
    }
    advance(step);
    expect(await isOpen(token)).toBe(false);
    const next = { name: "noi", password, code: totpCode(secret, now()) };
    const idle = unwrap(await house.staffAccounts.signIn(next));
    advance(STAFF_IDLE_MS);
    expect(await isOpen(idle.token)).toBe(false);
  });

  it("goes on after a restart and at another house, until it is signed out at any of them", async () => {
    const shared = { journal: createMemoryJournal() as never, limitStore: createMemoryLimitStore() };
    const one = await openTestHouse(shared);
    const { token } = await staffSignIn(one.house, one.now(), "noi", "read");
    const other = await openTestHouse({ ...shared, number: 2 });
    expect(await other.house.staffAccounts.authenticate(token)).toEqual({ name: "noi", role: "read" });
    await other.house.staffAccounts.signOut(token);
    expect(await one.house.staffAccounts.authenticate(token)).toBeUndefined();
  });
});
