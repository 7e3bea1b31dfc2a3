import { describe, expect, it } from "vitest";
import { createScryptPasswords } from "../../../../adapters/house/node/scrypt-passwords.ts";
import type { Passwords } from "../../../../adapters/house/ports/passwords.ts";
import { MAX_SESSIONS } from "../../../../adapters/house/session/session.ts";
import { MINUTE_MS, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import {
  codeOf,
  eventsOf,
  joinHouse,
  newKey,
  openTestHouse,
  plainPasswords,
  registrationOf,
  unwrap,
} from "../test-house.ts";

const member1 = { username: "member1", password: "secret1234" };
const wrong = { ...member1, password: "wrong-1234" };

describe("a session", () => {
  it("closes the oldest when a member has too many", async () => {
    const testHouse = await openTestHouse();
    const { session } = await joinHouse(testHouse.house);
    const tokens: string[] = [];
    for (let count = 0; count < MAX_SESSIONS; count += 1) {
      testHouse.advance(1000);
      tokens.push(unwrap(await testHouse.house.visitors.signIn(member1)).token);
    }
    expect(await testHouse.house.authenticate(session.token)).toBeUndefined();
    for (const token of tokens) expect(await testHouse.house.authenticate(token)).toBeDefined();
  });

  it("is found only by its token, which the journal does not contain", async () => {
    const testHouse = await openTestHouse();
    const { session } = await joinHouse(testHouse.house);
    const events = await eventsOf(testHouse.journal);
    const opened = events.filter(({ type }) => type === "session-opened");
    expect(opened.map((event) => "tokenHash" in event && event.tokenHash)).toEqual([`hash of ${session.token}`]);
    expect(await testHouse.house.authenticate(`${session.token}x`)).toBeUndefined();
    expect(await testHouse.house.authenticate("")).toBeUndefined();
  });

  it("stays revoked, also when it is signed out twice", async () => {
    const testHouse = await openTestHouse();
    const { session } = await joinHouse(testHouse.house);
    const other = unwrap(await testHouse.house.visitors.signIn(member1));
    await testHouse.house.visitors.signOut(session.token);
    await testHouse.house.visitors.signOut(session.token);
    await testHouse.house.visitors.signOut("never was one");
    expect(await testHouse.house.authenticate(session.token)).toBeUndefined();
    expect(await testHouse.house.authenticate(other.token)).toBe(other.member.id);
  });
});

describe("signing in", () => {
  it("ignores the case of the username", async () => {
    const testHouse = await openTestHouse();
    await joinHouse(testHouse.house);
    expect(codeOf(await testHouse.house.visitors.signIn({ ...member1, username: " MEMBER1 " }))).toBe("ok");
  });

  it("waits after five wrong passwords, also when many come at the same time", async () => {
    let checks = 0;
    const passwords: Passwords = {
      ...plainPasswords,
      verify: async (password, hash) => {
        checks += 1;
        await new Promise((resolve) => setImmediate(resolve));
        return plainPasswords.verify(password, hash);
      },
    };
    const testHouse = await openTestHouse({ passwords });
    await joinHouse(testHouse.house);
    const burst = await Promise.all(Array.from({ length: 30 }, () => testHouse.house.visitors.signIn(wrong)));
    expect(checks).toBe(5);
    expect(new Set(burst.map(codeOf))).toEqual(new Set(["sign-in-locked"]));
    const locked = await testHouse.house.visitors.signIn(member1);
    const facts = { until: testHouse.now() + 2 * SECOND_MS, retryAfter: 2 };
    expect(locked).toMatchObject({ error: { code: "sign-in-locked", facts } });
    testHouse.advance(2 * SECOND_MS - 1);
    expect(codeOf(await testHouse.house.visitors.signIn(member1))).toBe("sign-in-locked");
    testHouse.advance(1);
    expect(codeOf(await testHouse.house.visitors.signIn(member1))).toBe("ok");
  });

  it("forgets wrong passwords after a correct one, and one each 15 minutes", async () => {
    const testHouse = await openTestHouse();
    await joinHouse(testHouse.house);
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) {
        expect(codeOf(await testHouse.house.visitors.signIn(wrong))).toBe("credentials-wrong");
      }
      if (round === 0) expect(codeOf(await testHouse.house.visitors.signIn(member1))).toBe("ok");
      else testHouse.advance(4 * 15 * MINUTE_MS);
    }
    for (let count = 0; count < 4; count += 1) await testHouse.house.visitors.signIn(wrong);
    testHouse.advance(15 * MINUTE_MS);
    expect(codeOf(await testHouse.house.visitors.signIn(wrong))).toBe("credentials-wrong");
    expect(codeOf(await testHouse.house.visitors.signIn(wrong))).toBe("sign-in-locked");
  });

  it("checks a hash for an unknown name, too", async () => {
    const hashes: string[] = [];
    const passwords: Passwords = {
      ...plainPasswords,
      verify: async (password, hash) => {
        hashes.push(hash);
        return plainPasswords.verify(password, hash);
      },
    };
    const testHouse = await openTestHouse({ passwords });
    await testHouse.house.visitors.signIn({ username: "nobody1", password: "secret1234" });
    expect(hashes).toEqual(["decoy"]);
  });

  it("refuses a password that was changed during the check", async () => {
    let onCheck = async (): Promise<unknown> => undefined;
    const passwords: Passwords = {
      ...plainPasswords,
      verify: async (password, hash) => {
        const right = await plainPasswords.verify(password, hash);
        const meanwhile = onCheck;
        onCheck = async () => undefined;
        await meanwhile();
        return right;
      },
    };
    const testHouse = await openTestHouse({ passwords });
    const { service, session } = await joinHouse(testHouse.house);
    const change = { oldPassword: "secret1234", newPassword: "changed5678", confirmPassword: "changed5678" };
    onCheck = () => service.changePassword(change, session.token, undefined);
    expect(codeOf(await testHouse.house.visitors.signIn(member1))).toBe("credentials-wrong");
  });
});

describe("changing the password", () => {
  it("is locked by five wrong old passwords", async () => {
    const testHouse = await openTestHouse();
    const { service, session } = await joinHouse(testHouse.house);
    const guess = { oldPassword: "guess-1234", newPassword: "changed5678", confirmPassword: "changed5678" };
    const codes: string[] = [];
    for (let count = 0; count < 6; count += 1)
      codes.push(codeOf(await service.changePassword(guess, session.token, undefined)));
    expect(codes).toEqual([...Array(4).fill("password-wrong"), "sign-in-locked", "sign-in-locked"]);
    expect(codeOf(await testHouse.house.visitors.signIn(member1))).toBe("ok");
  });

  it("happens once when it is requested twice at the same time", async () => {
    const testHouse = await openTestHouse();
    const { service, session } = await joinHouse(testHouse.house);
    const change = (password: string) =>
      service.changePassword(
        { oldPassword: "secret1234", newPassword: password, confirmPassword: password },
        session.token,
        undefined,
      );
    const answers = await Promise.all([change("changed5678"), change("another5678")]);
    expect(answers.map(codeOf).sort()).toEqual(["ok", "password-wrong"]);
  });
});

describe("registering", () => {
  it("stores inviter, campaign and accepted terms, and masks the inviter's name", async () => {
    const testHouse = await openTestHouse();
    await joinHouse(testHouse.house, 1);
    const [first] = await eventsOf(testHouse.journal);
    const code = first?.type === "registered" ? first.affiliateCode : "";
    const inviter = unwrap(await testHouse.house.visitors.inviter(code.toLowerCase()));
    expect(inviter.maskedName).toMatch(/^สม.*\*\*\*/);
    const campaign = { team: "a1", marketing: "line" };
    const link = { inviterCode: code, campaign, consentVersion: "terms 2" };
    unwrap(await testHouse.house.visitors.register({ ...registrationOf(2), ...link }, newKey()));
    const last = (await eventsOf(testHouse.journal)).filter(({ type }) => type === "registered").at(-1);
    expect(last).toMatchObject({
      campaign,
      consentVersion: "terms 2",
      invitedBy: first?.type === "registered" ? first.id : "",
    });
    const stranger = { ...registrationOf(3), inviterCode: "NOBODYS0" };
    expect(codeOf(await testHouse.house.visitors.register(stranger, newKey()))).toBe("inviter-unknown");
  });

  it("refuses every wrong field under its name", async () => {
    const testHouse = await openTestHouse();
    const fine = registrationOf(1);
    const mistakes = [
      [{ ...fine, username: "1abc" }, "username", "username-format"],
      [{ ...fine, password: "short1" }, "password", "password-format"],
      [{ ...fine, name: "เดี่ยว" }, "name", "name-required"],
      [{ ...fine, phone: "0212345678" }, "phone", "phone-format"],
      [{ ...fine, accountNumber: "12345" }, "accountNumber", "bank-account-format"],
      [{ ...fine, accountNumber: "1234560000" }, "accountNumber", "bank-account-unknown"],
    ] as const;
    for (const [registration, field, code] of mistakes) {
      expect(await testHouse.house.visitors.register(registration, newKey())).toMatchObject({ error: { field, code } });
    }
    expect(await eventsOf(testHouse.journal)).toEqual([]);
  });

  it("refuses a repeat with another password", async () => {
    const testHouse = await openTestHouse();
    const key = newKey();
    unwrap(await testHouse.house.visitors.register(registrationOf(1), key));
    const guess = { ...registrationOf(1), password: "another1234" };
    expect(codeOf(await testHouse.house.visitors.register(guess, key))).toBe("key-reused");
  });

  it("writes no password into the journal", async () => {
    const testHouse = await openTestHouse({ passwords: createScryptPasswords({ N: 16, r: 1, p: 1 }) });
    await testHouse.house.visitors.register({ ...registrationOf(1), password: "unmistakable77" }, newKey());
    expect(JSON.stringify(await eventsOf(testHouse.journal))).not.toContain("unmistakable77");
    expect(codeOf(await testHouse.house.visitors.signIn({ username: "member1", password: "unmistakable77" }))).toBe(
      "ok",
    );
  });
});
