import { describe, expect, it } from "vitest";
import type { SecondFactorProof } from "../../../../core/session/second-factor/model.ts";
import { MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { softwareDevice } from "../../passkey-device.ts";
import { STEP_MS, totpCode } from "../../totp-code.ts";
import { codeOf, joinHouse, newKey, openTestHouse, testClock, unwrap } from "../test-house.ts";

const ORIGIN = "http://localhost:4600";
const PASSWORD = "secret1234";

/** A member, and a second session whose holder knows the password. */
async function memberAndThief() {
  const clock = testClock();
  const testHouse = await openTestHouse({ clock });
  const { house, now } = testHouse;
  const member = await joinHouse(house, 1, baht(5_000));
  const { service, session } = member;
  const thief = unwrap(await house.visitors.signIn({ username: "member1", password: PASSWORD }));
  const device = softwareDevice(ORIGIN);
  const addPasskey = async (token: string, from = device) => {
    const { options } = unwrap(await service.beginPasskey(PASSWORD, ORIGIN, token));
    return unwrap(await service.addPasskey({ name: "มือถือ", credential: from.create(options) }, token));
  };
  const turnOnTotp = async (token: string) => {
    const { secret } = unwrap(await service.beginTotp(PASSWORD, token));
    const recoveryCodes = unwrap(await service.turnOnTotp(totpCode(secret, now()), token));
    testHouse.advance(STEP_MS);
    return { secret, recoveryCodes };
  };
  const signed = async (token: string): Promise<SecondFactorProof> => ({
    kind: "passkey",
    code: device.sign(unwrap(await service.passkeyChallenge(token)).options),
  });
  const signIn = (secondFactor?: SecondFactorProof) =>
    house.visitors.signIn({ username: "member1", password: PASSWORD, ...(secondFactor && { secondFactor }) });
  const signInOptions = async () => {
    const refused = await signIn();
    return String(refused.ok ? "" : refused.error.facts["passkeyOptions"]);
  };
  const confirm = async (token: string) => unwrap(await service.confirmSession(await signed(token), token));
  const tools = { clock, addPasskey, turnOnTotp, signed, signIn, signInOptions, confirm, device };
  return { ...testHouse, ...member, ...tools, token: session.token, thief: thief.token };
}

describe("a session with the password and without a factor", () => {
  it("turns on no app for a member who has only a passkey, also with a secret that it began before", async () => {
    const { service, addPasskey, now, token, thief } = await memberAndThief();
    const { secret } = unwrap(await service.beginTotp(PASSWORD, thief));
    await addPasskey(token);
    expect(codeOf(await service.turnOnTotp(totpCode(secret, now()), thief))).toBe("second-factor-required");
    expect(codeOf(await service.beginTotp(PASSWORD, thief))).toBe("second-factor-required");
    expect(await service.secondFactor()).toMatchObject({ totpSince: undefined, recoveryCodesLeft: 10 });
  });

  it("adds no passkey to a member with an app, also with a challenge that it got before", async () => {
    const { service, turnOnTotp, token, thief } = await memberAndThief();
    const { options } = unwrap(await service.beginPasskey(PASSWORD, ORIGIN, thief));
    await turnOnTotp(token);
    const credential = softwareDevice(ORIGIN).create(options);
    expect(codeOf(await service.addPasskey({ name: "x", credential }, thief))).toBe("second-factor-required");
    expect(codeOf(await service.beginPasskey(PASSWORD, ORIGIN, thief))).toBe("second-factor-required");
  });

  it("removes no passkey, gets no new recovery codes, and withdraws nothing", async () => {
    const { service, addPasskey, token, thief } = await memberAndThief();
    await addPasskey(token);
    const [{ id } = { id: "" }] = (await service.secondFactor()).passkeys;
    expect(codeOf(await service.removePasskey(id, thief))).toBe("second-factor-required");
    const proof = { kind: "recovery-code", code: "aaaabbbbcccc" } as const;
    expect(codeOf(await service.turnOffTotp({ password: PASSWORD, proof }, thief))).toBe("second-factor-wrong");
    expect(codeOf(await service.requestWithdrawal(baht(100), newKey(), thief))).toBe("second-factor-required");
  });

  it("does not use the confirmation of the member's own session", async () => {
    const { service, addPasskey, confirm, token, thief } = await memberAndThief();
    await addPasskey(token);
    await confirm(token);
    expect(codeOf(await service.beginTotp(PASSWORD, thief))).toBe("second-factor-required");
    expect(codeOf(await service.beginTotp(PASSWORD, token))).toBe("ok");
  });
});

describe("a challenge", () => {
  it("of a confirmation or of a sign-in registers no passkey", async () => {
    const { service, addPasskey, confirm, signInOptions, token } = await memberAndThief();
    await addPasskey(token);
    await confirm(token);
    const another = softwareDevice(ORIGIN);
    for (const options of [unwrap(await service.passkeyChallenge(token)).options, await signInOptions()]) {
      const credential = another.create(options);
      expect(codeOf(await service.addPasskey({ name: "x", credential }, token))).toBe("second-factor-wrong");
    }
    expect((await service.secondFactor()).passkeys).toHaveLength(1);
  });

  it("of a registration, of a sign-in or of another session confirms nothing", async () => {
    const { service, addPasskey, confirm, signInOptions, device, token, thief } = await memberAndThief();
    await addPasskey(token);
    await confirm(token);
    const { passkeys } = await service.secondFactor();
    const { options } = unwrap(await service.beginPasskey(PASSWORD, ORIGIN, token));
    const registration = JSON.stringify({ ...JSON.parse(options), allowCredentials: passkeys });
    const asked = unwrap(await service.passkeyChallenge(thief)).options;
    for (const wrong of [registration, await signInOptions(), asked]) {
      const proof = { kind: "passkey", code: device.sign(wrong) } as const;
      expect(codeOf(await service.confirmSession(proof, token))).toBe("second-factor-wrong");
    }
  });

  it("of a confirmation or of a registration signs nobody in, and that of a sign-in works once", async () => {
    const { service, addPasskey, signInOptions, signIn, signed, confirm, device, token } = await memberAndThief();
    await addPasskey(token);
    expect(codeOf(await signIn(await signed(token)))).toBe("second-factor-wrong");
    await confirm(token);
    const { passkeys } = await service.secondFactor();
    const { options } = unwrap(await service.beginPasskey(PASSWORD, ORIGIN, token));
    const code = device.sign(JSON.stringify({ ...JSON.parse(options), allowCredentials: passkeys }));
    expect(codeOf(await signIn({ kind: "passkey", code }))).toBe("second-factor-wrong");
    const right = { kind: "passkey", code: device.sign(await signInOptions()) } as const;
    expect((await Promise.all([signIn(right), signIn(right)])).map(codeOf).sort()).toEqual([
      "ok",
      "second-factor-used",
    ]);
  });

  it("of a registration is used by it: another session of the member and a second passkey get nothing", async () => {
    const { service, confirm, device, token, thief } = await memberAndThief();
    const { options } = unwrap(await service.beginPasskey(PASSWORD, ORIGIN, token));
    const add = (from: string) =>
      service.addPasskey(
        { name: "x", credential: (from === token ? device : softwareDevice(ORIGIN)).create(options) },
        from,
      );
    expect(codeOf(await add(thief))).toBe("second-factor-wrong");
    expect(codeOf(await add(token))).toBe("ok");
    await confirm(token);
    expect(codeOf(await add(token))).toBe("second-factor-used");
  });

  it("is answered with a later token of the same session, which stays confirmed", async () => {
    const { house, advance, service, addPasskey, device, token } = await memberAndThief();
    await addPasskey(token);
    advance(25 * 60 * MINUTE_MS);
    const { options } = unwrap(await service.passkeyChallenge(token));
    const proof = { kind: "passkey", code: device.sign(options) } as const;
    const renewed = (await house.renew(token)) ?? "";
    expect(renewed).not.toBe("");
    expect(codeOf(await service.confirmSession(proof, renewed))).toBe("ok");
    expect(codeOf(await service.requestWithdrawal(baht(100), newKey(), token))).toBe("ok");
    expect(codeOf(await service.requestWithdrawal(baht(100), newKey(), renewed))).toBe("ok");
  });
});

describe("what a call accepted is used up", () => {
  it("a recovery code that turned the app off neither signs in nor confirms", async () => {
    const { service, addPasskey, turnOnTotp, confirm, signIn, token } = await memberAndThief();
    await addPasskey(token);
    await confirm(token);
    const { recoveryCodes } = await turnOnTotp(token);
    const proof = { kind: "recovery-code", code: recoveryCodes[0] ?? "" } as const;
    unwrap(await service.turnOffTotp({ password: PASSWORD, proof }, token));
    expect(await service.secondFactor()).toMatchObject({ totpSince: undefined, recoveryCodesLeft: 9 });
    expect(codeOf(await signIn(proof))).toBe("second-factor-wrong");
    expect(codeOf(await service.confirmSession(proof, token))).toBe("second-factor-wrong");
  });

  it("what a passkey signed to turn the app off confirms nothing afterwards", async () => {
    const { service, addPasskey, turnOnTotp, confirm, signed, token } = await memberAndThief();
    await addPasskey(token);
    await confirm(token);
    await turnOnTotp(token);
    const proof = await signed(token);
    unwrap(await service.turnOffTotp({ password: PASSWORD, proof }, token));
    expect(codeOf(await service.confirmSession(proof, token))).toBe("second-factor-used");
  });

  it("a code of the app works no more once the app was off and on again", async () => {
    const { service, turnOnTotp, signIn, now, advance, token } = await memberAndThief();
    const { secret } = await turnOnTotp(token);
    const code = () => ({ kind: "totp", code: totpCode(secret, now()) }) as const;
    const [signedInWith, turnedOffWith] = [code(), { kind: "totp", code: totpCode(secret, now() + STEP_MS) } as const];
    unwrap(await signIn(signedInWith));
    unwrap(await service.turnOffTotp({ password: PASSWORD, proof: turnedOffWith }, token));
    const again = unwrap(await service.beginTotp(PASSWORD, token));
    const turnedOnWith = totpCode(again.secret, now());
    unwrap(await service.turnOnTotp(turnedOnWith, token));
    for (const proof of [signedInWith, turnedOffWith]) {
      expect(codeOf(await signIn(proof))).toBe("second-factor-wrong");
    }
    expect(codeOf(await signIn({ kind: "totp", code: turnedOnWith }))).toBe("second-factor-used");
    advance(STEP_MS);
    expect(codeOf(await signIn({ kind: "totp", code: totpCode(again.secret, now()) }))).toBe("ok");
  });

  it("one recovery code is accepted by exactly one of two houses on one journal", async () => {
    const { house, journal, clock, service, addPasskey, turnOnTotp, confirm, id, token } = await memberAndThief();
    await addPasskey(token);
    await confirm(token);
    const { recoveryCodes } = await turnOnTotp(token);
    const other = await openTestHouse({ journal, clock, number: 2 });
    for (const code of recoveryCodes.slice(0, 4)) {
      const secondFactor = { kind: "recovery-code", code } as const;
      const credentials = { username: "member1", password: PASSWORD, secondFactor };
      const answers = await Promise.all([
        house.visitors.signIn(credentials),
        other.house.visitors.signIn(credentials),
        other.house.member(id).confirmSession(secondFactor, token),
      ]);
      expect(answers.map(codeOf).sort()).toEqual(["ok", ...Array(2).fill("second-factor-wrong")]);
    }
    const last = { kind: "recovery-code", code: recoveryCodes[5] ?? "" } as const;
    const answers = await Promise.all([
      service.turnOffTotp({ password: PASSWORD, proof: last }, token),
      other.house.member(id).confirmSession(last, token),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(["ok", "second-factor-wrong"]);
  });

  it("one recovery code is accepted by exactly one of several calls at the same time", async () => {
    const { service, addPasskey, turnOnTotp, confirm, signIn, token, thief } = await memberAndThief();
    await addPasskey(token);
    await confirm(token);
    const { recoveryCodes } = await turnOnTotp(token);
    for (const code of recoveryCodes.slice(0, 4)) {
      const proof = { kind: "recovery-code", code } as const;
      const answers = await Promise.all([
        signIn(proof),
        service.confirmSession(proof, token),
        service.confirmSession(proof, thief),
        signIn(proof),
      ]);
      expect(answers.map(codeOf).sort()).toEqual(["ok", ...Array(3).fill("second-factor-wrong")]);
    }
    const proof = { kind: "recovery-code", code: recoveryCodes[5] ?? "" } as const;
    const last = [service.turnOffTotp({ password: PASSWORD, proof }, token), signIn(proof)];
    expect((await Promise.all(last)).map(codeOf).sort()).toEqual(["ok", "second-factor-wrong"]);
  });
});
