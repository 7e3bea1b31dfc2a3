import { describe, expect, it } from "vitest";
import { createNodeTokens } from "../../../../adapters/house/node/node-tokens.ts";
import { createScryptPasswords } from "../../../../adapters/house/node/scrypt-passwords.ts";
import type { Passwords } from "../../../../adapters/house/ports/passwords.ts";
import { MAX_SESSIONS, SESSION_MS } from "../../../../adapters/house/session/decide.ts";
import { MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
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
  it("ends after thirty days", async () => {
    const testHouse = await openTestHouse();
    const { session, id } = await joinHouse(testHouse.house);
    testHouse.advance(SESSION_MS - 1);
    expect(await testHouse.house.authenticate(session.token)).toBe(id);
    testHouse.advance(1);
    expect(await testHouse.house.authenticate(session.token)).toBeUndefined();
  });

  it("makes room when a member has too many: the oldest goes", async () => {
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

  it("is known by its token only, which nothing that is kept contains", async () => {
    const testHouse = await openTestHouse();
    const { session } = await joinHouse(testHouse.house);
    const events = await eventsOf(testHouse.journal);
    const kept = events.filter(({ type }) => type === "session-opened");
    expect(kept.map((event) => "tokenHash" in event && event.tokenHash)).toEqual([`hash of ${session.token}`]);
    expect(await testHouse.house.authenticate(`${session.token}x`)).toBeUndefined();
    expect(await testHouse.house.authenticate("")).toBeUndefined();
  });

  it("is revoked once and for all, however often", async () => {
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
  it("takes the name in any case", async () => {
    const testHouse = await openTestHouse();
    await joinHouse(testHouse.house);
    expect(codeOf(await testHouse.house.visitors.signIn({ ...member1, username: " MEMBER1 " }))).toBe("ok");
  });

  it("is locked by five wrong passwords, from wherever they come, and judges a burst one by one", async () => {
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
    expect(burst.filter((answer) => codeOf(answer) === "credentials-wrong")).toHaveLength(4);
    const locked = await testHouse.house.visitors.signIn(member1);
    expect(locked).toMatchObject({
      error: { code: "sign-in-locked", facts: { until: testHouse.now() + 15 * MINUTE_MS } },
    });
    testHouse.advance(15 * MINUTE_MS - 1);
    expect(codeOf(await testHouse.house.visitors.signIn(member1))).toBe("sign-in-locked");
    testHouse.advance(1);
    expect(codeOf(await testHouse.house.visitors.signIn(member1))).toBe("ok");
  });

  it("forgets wrong passwords after a right one and after a while", async () => {
    const testHouse = await openTestHouse();
    await joinHouse(testHouse.house);
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) {
        expect(codeOf(await testHouse.house.visitors.signIn(wrong))).toBe("credentials-wrong");
      }
      if (round === 0) expect(codeOf(await testHouse.house.visitors.signIn(member1))).toBe("ok");
      else testHouse.advance(15 * MINUTE_MS);
    }
  });

  it("takes as much work for a name that nobody has", async () => {
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

  it("is not possible with a password that was changed while it was being checked", async () => {
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
    onCheck = () => service.changePassword(change, session.token);
    expect(codeOf(await testHouse.house.visitors.signIn(member1))).toBe("credentials-wrong");
  });
});

describe("changing the password", () => {
  it("is locked by five wrong old passwords", async () => {
    const testHouse = await openTestHouse();
    const { service, session } = await joinHouse(testHouse.house);
    const guess = { oldPassword: "guess-1234", newPassword: "changed5678", confirmPassword: "changed5678" };
    const codes: string[] = [];
    for (let count = 0; count < 6; count += 1) codes.push(codeOf(await service.changePassword(guess, session.token)));
    expect(codes).toEqual([...Array(4).fill("password-wrong"), "sign-in-locked", "sign-in-locked"]);
    expect(codeOf(await testHouse.house.visitors.signIn(member1))).toBe("ok");
  });

  it("happens once when it is asked for twice at once", async () => {
    const testHouse = await openTestHouse();
    const { service, session } = await joinHouse(testHouse.house);
    const change = (password: string) =>
      service.changePassword(
        { oldPassword: "secret1234", newPassword: password, confirmPassword: password },
        session.token,
      );
    const answers = await Promise.all([change("changed5678"), change("another5678")]);
    expect(answers.map(codeOf).sort()).toEqual(["ok", "password-wrong"]);
  });
});

describe("registering", () => {
  it("keeps inviter and campaign, and tells the inviter's name masked", async () => {
    const testHouse = await openTestHouse();
    await joinHouse(testHouse.house, 1);
    const [first] = await eventsOf(testHouse.journal);
    const code = first?.type === "registered" ? first.affiliateCode : "";
    const inviter = unwrap(await testHouse.house.visitors.inviter(code.toLowerCase()));
    expect(inviter.maskedName).toMatch(/^สม.*\*\*\*/);
    const campaign = { team: "a1", marketing: "line" };
    unwrap(await testHouse.house.visitors.register({ ...registrationOf(2), inviterCode: code, campaign }, newKey()));
    const last = (await eventsOf(testHouse.journal)).filter(({ type }) => type === "registered").at(-1);
    expect(last).toMatchObject({ campaign, invitedBy: first?.type === "registered" ? first.id : "" });
    const stranger = { ...registrationOf(3), inviterCode: "NOBODYS0" };
    expect(codeOf(await testHouse.house.visitors.register(stranger, newKey()))).toBe("inviter-unknown");
  });

  it("refuses every field that is wrong under its name", async () => {
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

  it("is not repeated with another password under its key", async () => {
    const testHouse = await openTestHouse();
    const key = newKey();
    unwrap(await testHouse.house.visitors.register(registrationOf(1), key));
    const guess = { ...registrationOf(1), password: "another1234" };
    expect(codeOf(await testHouse.house.visitors.register(guess, key))).toBe("key-reused");
  });

  it("keeps no password in what it writes", async () => {
    const testHouse = await openTestHouse({ passwords: createScryptPasswords({ N: 16, r: 1, p: 1 }) });
    await testHouse.house.visitors.register({ ...registrationOf(1), password: "unmistakable77" }, newKey());
    expect(JSON.stringify(await eventsOf(testHouse.journal))).not.toContain("unmistakable77");
    expect(codeOf(await testHouse.house.visitors.signIn({ username: "member1", password: "unmistakable77" }))).toBe(
      "ok",
    );
  });
});

describe("Node's own crypto", () => {
  it("hashes passwords under a salt of their own and verifies them", async () => {
    const passwords = createScryptPasswords({ N: 1024, r: 8, p: 1 });
    const [one, two] = await Promise.all([passwords.hash("secret1234"), passwords.hash("secret1234")]);
    expect(one).not.toBe(two);
    expect(await passwords.verify("secret1234", one)).toBe(true);
    expect(await passwords.verify("secret1235", one)).toBe(false);
    expect(await passwords.verify("secret1234", "plain secret1234")).toBe(false);
    expect(await createScryptPasswords().verify("secret1234", one)).toBe(true);
    expect(await passwords.verify("", passwords.decoy())).toBe(false);
    expect(passwords.decoy().slice(0, "scrypt$1024$8$1$".length)).toBe(one.slice(0, "scrypt$1024$8$1$".length));
    expect((await createScryptPasswords().hash("x")).startsWith("scrypt$16384$8$5$")).toBe(true);
  });

  it("makes tokens of 32 bytes that never repeat", async () => {
    const tokens = createNodeTokens();
    const made = Array.from({ length: 1000 }, () => tokens.create());
    expect(new Set(made).size).toBe(1000);
    expect(made.every((token) => /^[0-9a-f]{64}$/.test(token))).toBe(true);
    expect(await tokens.hash("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});
