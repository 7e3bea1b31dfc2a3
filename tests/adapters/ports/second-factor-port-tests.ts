import { expect, it } from "vitest";
import { CONFIRMED_MS } from "../../../adapters/house/session/second-factor/proof-rules.ts";
import type { SecondFactorProof } from "../../../core/session/second-factor/model.ts";
import { baht } from "../../../core/shared/money.ts";
import { codeOf, newKey, unwrap } from "../house/test-house.ts";
import { softwareDevice } from "../passkey-device.ts";
import { STEP_MS, totpCode } from "../totp-code.ts";
import type { PortContext } from "./port-fixture.ts";

/** The tests of the second factor's port, and of signing in with one. */
export function secondFactorPortTests(context: PortContext): void {
  it("is off until a code of the new secret turns it on, and then every sign-in needs a fresh code", async () => {
    await context.signUp();
    const { secondFactor, session, now, advance } = context.fixture;
    const { username, password } = context.registration();
    const signIn = (proof?: SecondFactorProof) =>
      session.signIn({ username, password, ...(proof && { secondFactor: proof }) });
    expect(unwrap(await secondFactor.status())).toEqual({ totpSince: undefined, recoveryCodesLeft: 0, passkeys: [] });
    expect(codeOf(await secondFactor.turnOn("123456"))).toBe("second-factor-changed");
    expect(codeOf(await secondFactor.begin("wrong-1234"))).toBe("password-wrong");

    const { secret } = unwrap(await secondFactor.begin(password));
    expect(codeOf(await signIn())).toBe("ok");
    expect(codeOf(await secondFactor.turnOn("12 34"))).toBe("second-factor-format");
    expect(codeOf(await secondFactor.turnOn(totpCode(secret, now() + 5 * STEP_MS)))).toBe("second-factor-wrong");
    const recoveryCodes = unwrap(await secondFactor.turnOn(totpCode(secret, now())));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(unwrap(await secondFactor.status())).toEqual({ totpSince: now(), recoveryCodesLeft: 10, passkeys: [] });

    const refused = await signIn();
    expect(refused).toMatchObject({
      error: { code: "second-factor-required", facts: { kinds: "totp,recovery-code" } },
    });
    const totp = (at: number) => ({ kind: "totp", code: totpCode(secret, at) }) as const;
    expect(codeOf(await signIn(totp(now())))).toBe("second-factor-used");
    expect(codeOf(await signIn(totp(now() + 3 * STEP_MS)))).toBe("second-factor-wrong");
    expect(
      codeOf(await session.signIn({ username, password: "wrong-1234", secondFactor: totp(now() + STEP_MS) })),
    ).toBe("credentials-wrong");
    const spaced = totpCode(secret, now() + STEP_MS).replace(/^(...)/, "$1\u2009–");
    expect(codeOf(await signIn({ kind: "totp", code: ` ${spaced}\u200b` }))).toBe("ok");
    advance(STEP_MS);
    expect(codeOf(await signIn(totp(now())))).toBe("second-factor-used");

    const [code = ""] = recoveryCodes;
    const typed = { kind: "recovery-code", code: ` ${code.slice(0, 4).toUpperCase()}-${code.slice(4)}` } as const;
    expect(codeOf(await signIn(typed))).toBe("ok");
    expect(codeOf(await signIn(typed))).toBe("second-factor-wrong");
    expect(unwrap(await secondFactor.status()).recoveryCodesLeft).toBe(9);
  });

  it("confirms the session, and is turned off with the password and a code", async () => {
    await context.signUp();
    const { secondFactor, session, inbox, now, advance } = context.fixture;
    const { username, password } = context.registration();
    const { secret } = unwrap(await secondFactor.begin(password));
    unwrap(await secondFactor.turnOn(totpCode(secret, now())));
    advance(STEP_MS);
    const proof = () => ({ kind: "totp", code: totpCode(secret, now()) }) as const;
    expect(unwrap(await secondFactor.confirm(proof())) - now()).toBe(5 * 60_000);
    expect(codeOf(await secondFactor.confirm(proof()))).toBe("second-factor-used");
    advance(STEP_MS);
    expect(codeOf(await secondFactor.turnOff({ password: "wrong-1234", proof: proof() }))).toBe("password-wrong");
    unwrap(await secondFactor.turnOff({ password, proof: proof() }));
    expect(codeOf(await session.signIn({ username, password }))).toBe("ok");
    expect(codeOf(await secondFactor.confirm(proof()))).toBe("second-factor-changed");
    const query = { group: undefined, cursor: undefined, limit: 2 };
    expect(unwrap(await inbox.inbox(query)).items.map(({ topic }) => topic)).toEqual([
      "second-factor-off",
      "second-factor-on",
    ]);
  });

  it("is changed only with a factor that is there: a passkey, whose challenges are for one thing and one session", async () => {
    await context.signUp();
    const { secondFactor, session, wallet, now, advance } = context.fixture;
    const { username, password } = context.registration();
    const device = softwareDevice("http://localhost");
    const origin = "http://localhost";
    const first = unwrap(await secondFactor.beginPasskey(password, origin));
    const passkey = { name: "มือถือ", credential: device.create(first.options) };
    expect(unwrap(await secondFactor.addPasskey(passkey))).toHaveLength(10);
    const [{ id } = { id: "" }] = unwrap(await secondFactor.status()).passkeys;

    const required = { error: { code: "second-factor-required", facts: { kinds: "recovery-code,passkey" } } };
    expect(await secondFactor.begin(password)).toMatchObject(required);
    expect(await secondFactor.beginPasskey(password, origin)).toMatchObject(required);
    expect(await secondFactor.removePasskey(id)).toMatchObject(required);
    expect(await wallet.requestWithdrawal(baht(100), newKey())).toMatchObject(required);
    expect(await wallet.retryWithdrawal("W-1", newKey())).toMatchObject(required);
    const change = { oldPassword: password, newPassword: "another-one-7", confirmPassword: "another-one-7" };
    expect(await session.changePassword(change, newKey())).toMatchObject(required);

    const asked = unwrap(await secondFactor.passkeyChallenge()).options;
    const made = { name: "x", credential: softwareDevice("http://localhost").create(asked) };
    expect(codeOf(await secondFactor.addPasskey(made))).toBe("second-factor-wrong");
    const proof = { kind: "passkey", code: device.sign(asked) } as const;
    expect(codeOf(await session.signIn({ username, password, secondFactor: proof }))).toBe("second-factor-wrong");
    unwrap(await secondFactor.confirm(proof));
    expect(codeOf(await secondFactor.confirm(proof))).toBe("second-factor-used");
    const { secret } = unwrap(await secondFactor.begin(password));
    const [code = ""] = unwrap(await secondFactor.turnOn(totpCode(secret, now())));
    const byCode = { kind: "recovery-code", code } as const;
    unwrap(await secondFactor.turnOff({ password, proof: byCode }));
    expect(codeOf(await session.signIn({ username, password, secondFactor: byCode }))).toBe("second-factor-wrong");
    advance(CONFIRMED_MS);
    expect(await secondFactor.removePasskey(id)).toMatchObject(required);
  });

  it("needs a session", async () => {
    context.fixture.actAs(undefined);
    expect(codeOf(await context.fixture.secondFactor.status())).toBe("unauthorised");
  });
}
