import { expect, it } from "vitest";
import { SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { codeOf, newKey, registrationOf, unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

/** The tests of the session port. */
export function sessionPortTests(context: PortContext): void {
  it("registers a member who can then sign in", async () => {
    const { member } = await context.signUp();
    const fields = context.registration();
    expect(member).toMatchObject({
      username: fields.username,
      name: fields.name,
      phone: fields.phone,
      level: "silver",
      levelId: 1,
      points: 0,
      bankAccount: { bank: "004", accountNumber: fields.accountNumber },
    });
    const again = unwrap(
      await context.fixture.session.signIn({ username: fields.username, password: fields.password }),
    );
    expect(again.member.id).toBe(member.id);
    context.fixture.actAs(again);
    expect(unwrap(await context.fixture.session.profile())).toEqual(again.member);
  });

  it("keeps the language that the member chose last, and tells it with the profile and at every sign-in", async () => {
    const { member } = await context.signUp();
    expect(member.language).toBeUndefined();
    const { username, password } = context.registration();
    const { session } = context.fixture;
    for (const language of ["en", "en", "th"] as const) {
      expect(codeOf(await session.chooseLanguage(language))).toBe("ok");
      expect(unwrap(await session.profile()).language).toBe(language);
      expect(unwrap(await session.signIn({ username, password })).member.language).toBe(language);
    }
    context.fixture.actAs(undefined);
    expect(codeOf(await session.chooseLanguage("en"))).toBe("unauthorised");
  });

  it("keeps the device's token from one sign-in to the next", async () => {
    await context.signUp();
    const { username, password } = context.registration();
    const { session, device } = context.fixture;
    const token = device.read();
    expect(token).toBeDefined();
    expect(unwrap(await session.signIn({ username, password }))).not.toHaveProperty("deviceToken");
    expect(device.read()).toBe(token);
  });

  it("answers a repeated registration with the same member", async () => {
    const key = newKey();
    const one = unwrap(
      await context.fixture.session.register({ ...registrationOf(700), consentVersion: "terms 2" }, key),
    );
    const two = unwrap(
      await context.fixture.session.register({ ...registrationOf(700), consentVersion: "terms 2" }, key),
    );
    expect(two.member).toEqual(one.member);
    context.fixture.actAs(two);
    expect(codeOf(await context.fixture.session.profile())).toBe("ok");
    expect(codeOf(await context.fixture.session.register(registrationOf(701), key))).toBe("key-reused");
  });

  it("shows which usernames, phone numbers and bank accounts are taken", async () => {
    await context.signUp();
    const taken = context.registration();
    expect(unwrap(await context.fixture.session.checkUsername(taken.username.toUpperCase()))).toBe("taken");
    expect(unwrap(await context.fixture.session.checkUsername("nobody99"))).toBe("free");
    expect(unwrap(await context.fixture.session.checkPhone(taken.phone))).toBe("taken");
    expect(unwrap(await context.fixture.session.checkPhone("0999999999"))).toBe("free");
    expect(unwrap(await context.fixture.session.checkBankAccount(taken.accountNumber))).toBe("taken");
    expect(unwrap(await context.fixture.session.checkBankAccount("9999999999"))).toBe("free");

    const fresh = registrationOf(801);
    const clashes = [
      [{ ...fresh, username: taken.username }, "username-taken"],
      [{ ...fresh, phone: taken.phone }, "phone-taken"],
      [{ ...fresh, accountNumber: taken.accountNumber }, "bank-account-taken"],
    ] as const;
    for (const [registration, code] of clashes) {
      expect(codeOf(await context.fixture.session.register(registration, newKey()))).toBe(code);
    }
    expect(codeOf(await context.fixture.session.register(fresh, newKey()))).toBe("ok");
  });

  it("knows a phone number, a username, a bank account and an invitation in every spelling", async () => {
    await context.signUp();
    const taken = context.registration();
    const { session, affiliate } = context.fixture;
    const groups = /^(...)(...)(....)$/;
    const inThai = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
    const phones = [
      taken.phone.replace(groups, "$1-$2-$3"),
      `+66 ${taken.phone.slice(1)}`,
      `(${taken.phone.slice(0, 3)}) ${taken.phone.slice(3)}\u200b`,
      inThai(taken.phone),
    ];
    for (const phone of phones) expect([phone, unwrap(await session.checkPhone(phone))]).toEqual([phone, "taken"]);
    const usernames = [` ${taken.username.toUpperCase()} `, inThai(taken.username)];
    for (const username of usernames)
      expect([username, unwrap(await session.checkUsername(username))]).toEqual([username, "taken"]);
    const accounts = [taken.accountNumber.replace(groups, "$1-$2–$3"), inThai(taken.accountNumber)];
    for (const account of accounts)
      expect([account, unwrap(await session.checkBankAccount(account))]).toEqual([account, "taken"]);
    const code = unwrap(await affiliate.code());
    const codes = [` ${code.toLowerCase()}`, `${code.slice(0, 4)}-${code.slice(4)}`];
    for (const typed of codes) expect([typed, codeOf(await session.inviter(typed))]).toEqual([typed, "ok"]);

    const fresh = registrationOf(802);
    const clashes = [
      [{ ...fresh, phone: phones[1] ?? "" }, "phone-taken"],
      [{ ...fresh, username: usernames[1] ?? "" }, "username-taken"],
      [{ ...fresh, accountNumber: accounts[0] ?? "" }, "bank-account-taken"],
      [{ ...fresh, phone: "081 000 08-02", inviterCode: codes[1] ?? "" }, "ok"],
    ] as const;
    for (const [registration, expected] of clashes) {
      expect(codeOf(await session.register(registration, newKey()))).toBe(expected);
    }
    for (const username of usernames) {
      expect([username, codeOf(await session.signIn({ username, password: taken.password }))]).toEqual([
        username,
        "ok",
      ]);
    }
  });

  it("looks up account names and inviters", async () => {
    expect(codeOf(await context.fixture.session.accountName("004", "1234567891"))).toBe("registration-not-started");
    unwrap(await context.fixture.session.checkPhone("0999999999"));
    const known = unwrap(await context.fixture.session.accountName("004", "1234567891"));
    expect(known).toMatch(/^\S+ \S+$/);
    expect(unwrap(await context.fixture.session.accountName("004", "1234567891"))).toBe(known);
    expect(codeOf(await context.fixture.session.accountName("004", "1234560000"))).toBe("bank-account-unknown");
    expect(codeOf(await context.fixture.session.inviter("NOSUCHCODE"))).toBe("inviter-unknown");
  });

  it("refuses a wrong password and an unknown name in the same way, and makes both wait", async () => {
    await context.signUp();
    for (const username of [context.registration().username, "nobody99"]) {
      for (let attempt = 1; attempt < 5; attempt += 1) {
        expect(codeOf(await context.fixture.session.signIn({ username, password: "wrong1234" }))).toBe(
          "credentials-wrong",
        );
      }
      const fifth = await context.fixture.session.signIn({ username, password: "wrong1234" });
      expect(codeOf(fifth)).toBe("sign-in-locked");
    }
    const right = { username: context.registration().username, password: "secret1234" };
    expect(codeOf(await context.fixture.session.signIn(right))).toBe("sign-in-locked");
    context.fixture.advance(2 * SECOND_MS);
    expect(codeOf(await context.fixture.session.signIn(right))).toBe("ok");
  });

  it("ends a session when it is signed out", async () => {
    const session = await context.signUp();
    expect(codeOf(await context.fixture.session.signOut())).toBe("ok");
    context.fixture.actAs(session);
    expect(codeOf(await context.fixture.session.profile())).toBe("unauthorised");
    expect(codeOf(await context.fixture.wallet.credit())).toBe("unauthorised");
  });

  it("needs a session for the calls of members", async () => {
    context.fixture.actAs(undefined);
    expect(codeOf(await context.fixture.session.level())).toBe("unauthorised");
    expect(codeOf(await context.fixture.wallet.requestDeposit(baht(100), newKey()))).toBe("unauthorised");
    expect(codeOf(await context.fixture.site.memberPromotion())).toBe("unauthorised");
  });

  it("changes the password and revokes the other sessions", async () => {
    const first = await context.signUp();
    const { username, password } = context.registration();
    const second = unwrap(await context.fixture.session.signIn({ username, password }));
    context.fixture.actAs(second);
    const change = { oldPassword: password, newPassword: "another5678", confirmPassword: "another5678" };
    expect(
      codeOf(await context.fixture.session.changePassword({ ...change, oldPassword: "wrong1234" }, newKey())),
    ).toBe("password-wrong");
    expect(
      codeOf(await context.fixture.session.changePassword({ ...change, confirmPassword: "another0000" }, newKey())),
    ).toBe("password-differs");
    expect(codeOf(await context.fixture.session.changePassword(change, newKey()))).toBe("ok");
    expect(codeOf(await context.fixture.session.profile())).toBe("ok");
    context.fixture.actAs(first);
    expect(codeOf(await context.fixture.session.profile())).toBe("unauthorised");
    expect(codeOf(await context.fixture.session.signIn({ username, password }))).toBe("credentials-wrong");
    expect(codeOf(await context.fixture.session.signIn({ username, password: "another5678" }))).toBe("ok");
  });

  it("makes a change of password once: a repeat is done, with its key or without, and never a wrong old password", async () => {
    await context.signUp();
    const { username, password } = context.registration();
    const { session } = context.fixture;
    const change = { oldPassword: password, newPassword: "another5678", confirmPassword: "another5678" };
    const key = newKey();
    const both = await Promise.all([session.changePassword(change, key), session.changePassword(change, key)]);
    expect(both.map(codeOf)).toEqual(["ok", "ok"]);
    // More often than wrong passwords are allowed.
    for (let count = 0; count < 6; count += 1) {
      expect(codeOf(await session.changePassword(change, count % 2 === 0 ? key : newKey()))).toBe("ok");
    }
    const other = { ...change, newPassword: "different9012", confirmPassword: "different9012" };
    expect(codeOf(await session.changePassword(other, key))).toBe("key-reused");
    expect(codeOf(await session.changePassword(other, newKey()))).toBe("password-wrong");
    const next = { ...other, oldPassword: "another5678" };
    expect(codeOf(await session.changePassword(next, newKey()))).toBe("ok");
    expect(codeOf(await session.changePassword(change, key))).toBe("ok");
    expect(codeOf(await session.signIn({ username, password: "different9012" }))).toBe("ok");
  });
}
