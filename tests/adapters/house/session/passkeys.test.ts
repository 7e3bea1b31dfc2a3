import { expect, it } from "vitest";
import { type Command, type MemberState, memberEngine } from "../../../../adapters/house/house.ts";
import { createNodePasskeys } from "../../../../adapters/house/node/node-passkeys.ts";
import { SANDBOX_CONTENT } from "../../../../adapters/house/sandbox/sandbox-content.ts";
import { SESSION_LIMITS } from "../../../../adapters/house/session/session-limits.ts";
import { memberId } from "../../../../core/session/model.ts";
import { MINUTE_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { codeOf, NOON, unwrap } from "../test-house.ts";

const { limits, accounts, rewards } = SANDBOX_CONTENT;
const context = { now: NOON, random: () => 0, takenKeys: [], limits, accounts, rewards };
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
  challenge,
  challengeEndsAt,
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
  const member = { id: memberId("m"), username: "member" };
  const optionsFor = (origin: string) => passkeys.registrationOptions(member, origin, [], NOON);
  for (const origin of ["https://play.example", "http://localhost:4600"])
    expect(await optionsFor(origin)).toContain("challenge");
  for (const origin of ["https://evil.example", "https://play.example.evil", "", "null"]) {
    expect(await optionsFor(origin), origin).toBeUndefined();
  }
  for (const credential of ["", "{}", "null", '{"id":"a","response":{"clientDataJSON":"e30"}}']) {
    expect(await passkeys.verifyRegistration(member.id, "a", credential, NOON)).toBeUndefined();
    expect(await passkeys.verifyAssertion(member.id, [passkey("a")], credential, NOON)).toBeUndefined();
  }
});
