import { describe, expect, it } from "vitest";
import { type Command, type MemberState, memberEngine } from "../../../../adapters/house/house.ts";
import { createNodePasskeys } from "../../../../adapters/house/node/node-passkeys.ts";
import type { ChallengePurpose } from "../../../../adapters/house/ports/second-factors.ts";
import { SANDBOX_CONTENT } from "../../../../adapters/house/sandbox/sandbox-content.ts";
import { SESSION_LIMITS } from "../../../../adapters/house/session/session-limits.ts";
import { memberId } from "../../../../core/session/model.ts";
import { GUARDED_ACTIONS } from "../../../../core/session/second-factor/model.ts";
import { MINUTE_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { softwareDevice } from "../../passkey-device.ts";
import { codeOf, NOON, unwrap } from "../test-house.ts";

const { limits, accounts, rewards } = SANDBOX_CONTENT;
const rules = { limits, accounts, rewards, secondFactorFor: GUARDED_ACTIONS };
const context = { now: NOON, random: () => 0, takenKeys: [], ...rules };
const challengeEndsAt = plus(NOON, 5 * MINUTE_MS);

const after = (state: MemberState, command: Command) =>
  unwrap(memberEngine.decide(state, command, context)).reduce(memberEngine.evolve, state);
const passkey = (id: string) => ({
  id,
  name: id,
  publicKey: "",
  signCount: 0,
  transports: [],
  origin: "http://localhost",
});
const add = (id: string, challenge: string, tokenHash = "token"): Command => ({
  type: "add-passkey",
  passkey: passkey(id),
  proof: { kind: "registration", challenge, challengeEndsAt },
  recoveryCodes: ["code"],
  confirmation: { tokenHash },
});
const open = (passkeyId?: string, challenge = ""): Command => ({
  type: "open-session",
  tokenHash: "token",
  passwordHash: "",
  limits: SESSION_LIMITS,
  id: "session",
  device: "device",
  proof: passkeyId === undefined ? undefined : { kind: "passkey", passkeyId, challenge, challengeEndsAt, signCount: 1 },
});

it("is a second factor: a sign-in needs it, a challenge works once, and another one needs a confirmed session", () => {
  const first = after(memberEngine.initial, add("a", "c1"));
  expect(first.secondFactor.recoveryCodes).toEqual(["code"]);
  expect(codeOf(memberEngine.decide(first, open(), context))).toBe("second-factor-required");
  expect(codeOf(memberEngine.decide(first, open("b", "c2"), context))).toBe("second-factor-wrong");
  expect(codeOf(memberEngine.decide(first, open("a", "c1"), context))).toBe("second-factor-used");
  expect(codeOf(memberEngine.decide(first, add("b", "c3"), context))).toBe("second-factor-required");
  const remove: Command = { type: "remove-passkey", passkeyId: "a", confirmation: { tokenHash: "token" } };
  expect(codeOf(memberEngine.decide(first, remove, context))).toBe("second-factor-required");

  const confirmed = after(first, open("a", "c2"));
  expect(codeOf(memberEngine.decide(confirmed, open("a", "c2"), context))).toBe("second-factor-used");
  expect(codeOf(memberEngine.decide(confirmed, add("a", "c4"), context))).toBe("second-factor-changed");
  expect(codeOf(memberEngine.decide(confirmed, add("b", "c3", "another-token"), context))).toBe(
    "second-factor-required",
  );
  const off = after(confirmed, remove);
  expect(codeOf(memberEngine.decide(off, open(), context))).toBe("ok");
  expect(off.secondFactor.recoveryCodes).toEqual([]);
});

it("is made for a known site only, and nothing that was not signed is accepted", async () => {
  const passkeys = createNodePasskeys("a key of tests only, of 32 letters", ["https://play.example"]);
  const purpose = { name: "registration", member: memberId("m"), session: "s" } as const;
  const optionsFor = (origin: string) => passkeys.registrationOptions(purpose, "member", origin, [], NOON);
  for (const origin of ["https://play.example", "http://localhost:4600"])
    expect(await optionsFor(origin)).toContain("challenge");
  for (const origin of ["https://evil.example", "https://play.example.evil", "", "null"]) {
    expect(await optionsFor(origin), origin).toBeUndefined();
  }
  for (const credential of ["", "{}", "null", '{"id":"a","response":{"clientDataJSON":"e30"}}']) {
    expect(await passkeys.verifyRegistration(purpose, "a", credential, NOON)).toBeUndefined();
    expect(await passkeys.verifyAssertion(purpose, [passkey("a")], credential, NOON)).toBeUndefined();
  }
});

describe("a challenge of a passkey", () => {
  const passkeys = createNodePasskeys("a key of tests only, of 32 letters", []);
  const device = softwareDevice("http://localhost");
  const purposes: readonly ChallengePurpose[] = ["m", "n"].flatMap((name) => {
    const member = memberId(name);
    const bound = (["confirmation", "registration"] as const).flatMap((purpose) =>
      ["s", "t", ""].map((session) => ({ name: purpose, member, session })),
    );
    return [{ name: "sign-in", member } as const, ...bound];
  });

  async function registered() {
    const purpose = { name: "registration", member: memberId("m"), session: "s" } as const;
    const options = await passkeys.registrationOptions(purpose, "member", "http://localhost", [], NOON);
    const made = await passkeys.verifyRegistration(purpose, "a", device.create(options ?? ""), NOON);
    if (!made) throw new Error("the passkey was not made");
    return made.passkey;
  }

  it("is right for the purpose, the session and the member that it was made for, and for nothing else", async () => {
    const known = [await registered()];
    for (const made of purposes) {
      const signed = device.sign(await passkeys.assertionOptions(made, known, NOON));
      const registration = await passkeys.registrationOptions(made, "member", "http://localhost", [], NOON);
      const created = softwareDevice("http://localhost").create(registration ?? "");
      for (const asked of purposes) {
        expect((await passkeys.verifyAssertion(asked, known, signed, NOON)) !== undefined).toBe(asked === made);
        expect((await passkeys.verifyRegistration(asked, "b", created, NOON)) !== undefined).toBe(asked === made);
      }
    }
  });

  it("ends after five minutes", async () => {
    const known = [await registered()];
    const purpose = { name: "sign-in", member: memberId("m") } as const;
    const signed = device.sign(await passkeys.assertionOptions(purpose, known, NOON));
    const at = (ms: number) => passkeys.verifyAssertion(purpose, known, signed, plus(NOON, ms));
    expect(await at(5 * MINUTE_MS - 1)).toMatchObject({ challengeEndsAt });
    expect(await at(5 * MINUTE_MS)).toBeUndefined();
  });
});
